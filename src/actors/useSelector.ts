import { useSelector as useActorSelector } from '@xstate/react';
import { createContext, useContext, useMemo } from 'react';
import type { AnyActorRef } from 'xstate';
import { useIsFromDocument } from './useIsFromDocument.ts';

/** The part of an actor that a component reads. */
export interface ReadableActor<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(observer: { next: () => void; error: () => void }): { unsubscribe: () => void };
}

/** The snapshots that a server's document was rendered with, by actor. */
export type DocumentSnapshots = ReadonlyMap<unknown, unknown>;

const DocumentContext = createContext<DocumentSnapshots | null>(null);

/**
 * Provides the document's snapshots to the components below. React hydrates with these, so that the
 * markup matches the document, and re-renders where the selected part of an actor differs by then.
 */
export const DocumentSnapshotsProvider = DocumentContext.Provider;

/**
 * Takes the snapshots of the actors that run both when a document is rendered and when hydration
 * begins.
 */
export const documentSnapshots = (actors: readonly AnyActorRef[]): DocumentSnapshots =>
  new Map(actors.map((actor) => [actor, actor.getSnapshot()]));

type IsSame<Part> = (before: Part, now: Part) => boolean;

/**
 * Selects a part of an actor's snapshot; the component re-renders when that part changes.
 * @param isSame - compares two parts that may be equal without being identical.
 */
export function useSelector<Snapshot, Part>(
  actor: ReadableActor<Snapshot>,
  select: (snapshot: Snapshot) => Part,
  isSame?: IsSame<Part>,
): Part;
export function useSelector<Snapshot, Part>(
  actor: ReadableActor<Snapshot> | undefined,
  select: (snapshot: Snapshot | undefined) => Part,
  isSame?: IsSame<Part>,
): Part;
export function useSelector<Snapshot, Part>(
  actor: ReadableActor<Snapshot> | undefined,
  select: (snapshot: Snapshot) => Part,
  isSame?: IsSame<Part>,
): Part {
  const rendered = useContext(DocumentContext);
  const isFromDocument = useIsFromDocument();
  const source = useMemo(
    () =>
      rendered && isFromDocument ? hydratingActor(rendered.get(actor) as Snapshot, actor) : actor,
    [rendered, isFromDocument, actor],
  );
  return useActorSelector(source as AnyActorRef, select, isSame);
}

/**
 * Shows an actor as in the server's document until React subscribes at the end of hydration. React
 * then compares the selected parts and re-renders the components whose part has changed.
 */
function hydratingActor<Snapshot>(
  inDocument: Snapshot,
  actor: ReadableActor<Snapshot> | undefined,
): ReadableActor<Snapshot | undefined> {
  let isHydrated = false;
  return {
    getSnapshot: () => (isHydrated ? actor?.getSnapshot() : inDocument),
    subscribe(observer) {
      isHydrated = true;
      return actor?.subscribe(observer) ?? NOTHING_TO_STOP;
    },
  };
}

const NOTHING_TO_STOP = { unsubscribe: () => {} };
