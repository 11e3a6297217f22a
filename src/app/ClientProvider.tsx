import { type ReactNode, useSyncExternalStore } from 'react';
import { Provider } from 'urql';
import type { Commerce } from './system/services.ts';

interface ClientProviderProps {
  commerce: Pick<Commerce, 'client' | 'watch'>;
  children: ReactNode;
}

/** Hands the client of now to the components: who signs in or out gets another. */
export function ClientProvider({ commerce, children }: ClientProviderProps) {
  return (
    <Provider value={useSyncExternalStore(commerce.watch, commerce.client, commerce.client)}>
      {children}
    </Provider>
  );
}
