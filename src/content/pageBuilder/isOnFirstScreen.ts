import { createContext } from 'react';

/** Whether the nodes below stand on the first screen, so that their pictures are fetched at once. */
export const IsOnFirstScreen = createContext(false);
