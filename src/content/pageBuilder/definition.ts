import type { ReactNode } from 'react';
import type { KnownNode } from '../types/registry.ts';
import type { OwnFields } from './nodes.ts';
import type { Part } from './part.ts';

export interface ViewProps<Node> {
  node: Node;
  /** One element for each child of the node, in the same order. */
  children: ReactNode[];
}

/** The loading state of a lazy view's code. */
export interface LoadingState {
  load(): Promise<unknown>;
  isLoaded(): boolean;
}

/**
 * The allowed children of a content type. `types`: content types only. `content`: content types and
 * the owner's own markup. `html`: HTML, in which content types may be nested although they do not
 * belong there.
 */
export type AllowedChildren = 'types' | 'content' | 'html';

/** Everything that the parser and the renderer know about a content type. */
export interface Definition<Node extends KnownNode> {
  /** Reads a node's fields from its markup. Missing fields are null or empty. */
  read(main: Part): OwnFields<Node>;
  /** Without it, nodes of this type have no children. */
  children?: AllowedChildren;
  // Method signatures are bivariant, so one type's definition is assignable to
  // `Definition<KnownNode>`.
  View(props: ViewProps<Node>): ReactNode;
  /** Only for views that are loaded lazily. */
  loading?: LoadingState;
}
