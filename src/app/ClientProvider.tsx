import { type ReactNode, useSyncExternalStore } from 'react';
import { Provider } from 'urql';
import type { Commerce } from './system/services.ts';

interface ClientProviderProps {
  commerce: Pick<Commerce, 'client' | 'watch'>;
  children: ReactNode;
}

/**
 * Provides the current urql client to the components. Each sign-in or sign-out replaces the client.
 */
export function ClientProvider({ commerce, children }: ClientProviderProps) {
  return (
    <Provider value={useSyncExternalStore(commerce.watch, commerce.client, commerce.client)}>
      {children}
    </Provider>
  );
}
