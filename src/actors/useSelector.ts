import { useSelector as useActorSelector } from '@xstate/react';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

/** The part of an actor that a component reads. */
interface Readable<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(observer: { next: () => void; error: () => void }): { unsubscribe: () => void };
}

/** The snapshots that a server's document was rendered with, by actor. */
export type DocumentSnapshots = ReadonlyMap<unknown, unknown>;

const DocumentContext = createContext<DocumentSnapshots | null>(null);

/**
 * Provides the document's snapshots to the components below. React hydrates with these, so that the
 * markup matches the document, and re-renders where an actor has moved on since.
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
 * A part of an actor's snapshot; the component is rendered again when that part changes.
 *
 * @param isSame tells whether a part has changed, where its identity does not.
 */
export function useSelector<Snapshot, Part>(
  actor: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Part,
  isSame?: IsSame<Part>,
): Part;
export function useSelector<Snapshot, Part>(
  actor: Readable<Snapshot> | undefined,
  select: (snapshot: Snapshot | undefined) => Part,
  isSame?: IsSame<Part>,
): Part;
export function useSelector<Snapshot, Part>(
  actor: Readable<Snapshot> | undefined,
  select: (snapshot: Snapshot) => Part,
  isSame?: IsSame<Part>,
): Part {
  const rendered = useContext(DocumentContext);
  const isHydrating = useSyncExternalStore(neverChanges, isLive, isFromDocument);
  const stopped = useMemo(
    () => ({
      getSnapshot: () => rendered?.get(actor) as Snapshot,
      subscribe: () => NOTHING_TO_STOP,
    }),
    [rendered, actor],
  );
  return useActorSelector(
    (rendered && isHydrating ? stopped : actor) as AnyActorRef,
    select,
    isSame,
  );
}

const NOTHING_TO_STOP = { unsubscribe: () => {} };
const neverChanges = () => () => {};
const isLive = () => false;
const isFromDocument = () => true;
