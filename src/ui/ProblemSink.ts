import { createContext } from 'react';

/** Why a view stands in place of a page's own content: a retry can help, or nothing is there. */
export type ShownProblem = 'failed' | 'missing';

/** Collects the problems that a page shows while a server renders it, for the response's status. */
export const ProblemSink = createContext<((problem: ShownProblem) => void) | null>(null);
