import { createContext } from 'react';

/** Whether what is below stands on the first screen, so that its pictures are fetched at once. */
export const Eager = createContext(false);
