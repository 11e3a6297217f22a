import { type ReactNode, useSyncExternalStore } from 'react';
import { type Client, Provider } from 'urql';

interface ClientProviderProps {
  world: { client: () => Client; watchClient: (listener: () => void) => () => void };
  children: ReactNode;
}

/** Hands the client of now to the components: who signs in or out gets another. */
export function ClientProvider({ world, children }: ClientProviderProps) {
  return (
    <Provider value={useSyncExternalStore(world.watchClient, world.client)}>{children}</Provider>
  );
}
