import { type ComponentType, createContext } from 'react';
import type { RareKnownNode } from './nodes.ts';

/** Shows the content types that few pages have: there in the trees that may have some. */
export const RareNodes = createContext<ComponentType<{ node: RareKnownNode }> | null>(null);
