import { createContext } from 'react';

/** Whether the nodes below are on the first screen, so that their pictures load at once. */
export const IsOnFirstScreen = createContext(false);
