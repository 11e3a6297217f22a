import type { ReactNode } from 'react';
import type { KnownNode } from '../types/registry.ts';
import type { Fields } from './nodes.ts';
import type { Part } from './part.ts';

export interface ViewProps<Node> {
  node: Node;
  /** One for each child of the node, in the same order. */
  children: ReactNode[];
}

/** How far the code of a view that is loaded on demand has come. */
export interface Loading {
  load(): Promise<unknown>;
  isLoaded(): boolean;
}

/**
 * What may stand inside a content type: content types alone; content types and the owner's own
 * markup; or HTML, in which content types may be nested although they do not belong there.
 */
export type Holds = 'types' | 'content' | 'html';

/** All that the parser and the renderer know of one content type. */
export interface Definition<Node extends KnownNode> {
  /** Reads the fields of a node from its markup; what is missing there is null or empty. */
  read(main: Part): Fields<Node>;
  /** A type that names nothing here has no children. */
  holds?: Holds;
  // Methods, so that the definition of one content type can stand for the definition of any.
  View(props: ViewProps<Node>): ReactNode;
  /** Of a view that is loaded on demand only. */
  loading?: Loading;
}
