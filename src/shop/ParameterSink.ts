import { createContext, useContext } from 'react';

/** Whether a page reads the query parameter of this name. */
export type ReadsParameter = (name: string) => boolean;

/** Collects the parameters that a page reads while a server renders it, for the document's cache. */
export const ParameterSink = createContext<((reads: ReadsParameter) => void) | null>(null);

/**
 * Declares the query parameters of the address that a page reads; all are assumed if no part of the
 * page declares any. The server renders one document for addresses that differ in others only.
 */
export function useReadParameters(reads: ReadsParameter): void {
  useContext(ParameterSink)?.(reads);
}
