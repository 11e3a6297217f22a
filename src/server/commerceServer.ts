import { loadDemoPlatform } from './demoPlatform.ts';
import { handleNodeRequest } from './fetchBridge.ts';
import type { Exchange, Handler } from './handler.ts';
import { isCommercePath, isDemoPath } from './paths.ts';
import {
  defaultHosts,
  EMBEDDED_HOSTS,
  type PlatformHosts,
  platformHosts,
} from './platformHosts.ts';
import { createProxy } from './proxy.ts';
import { createDemoSend, createServerSend, type SendToShop } from './render/sendToPlatform.ts';
import type { Environment } from './start.ts';
import { isReachable } from './upstream.ts';

/** The commerce server of a running shop. */
export interface CommerceServer {
  /** Whether the commerce server, not the shop, answers a path. */
  owns(pathname: string): boolean;
  /** Answers a browser's request. */
  handle: Handler;
  /** Sends a request of the shop's own server. */
  send: SendToShop;
  graphqlPath: string;
  hosts: Partial<PlatformHosts>;
  /** Calls the listener once if the server names its hosts only after the start. */
  onHosts(listener: (hosts: PlatformHosts) => void): void;
  /** A number that changes with the shop's content; null if the server does not tell. */
  revision: (() => number) | null;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens the commerce server: a proxy for COMMERCE_URL, or the demo platform in this process. Only
 * the demo platform has demo controls and a card sandbox.
 */
export function openCommerceServer(environment: Environment): Promise<CommerceServer> {
  const { COMMERCE_URL, COMMERCE_GRAPHQL_PATH = '/graphql' } = environment;
  return COMMERCE_URL
    ? proxiedServer(COMMERCE_URL, COMMERCE_GRAPHQL_PATH, environment)
    : demoServer(COMMERCE_GRAPHQL_PATH, environment);
}

/** The interval at which a commerce server is asked again for its hosts, in ms. */
const ASK_AGAIN_MS = 10_000;

async function proxiedServer(
  url: string,
  graphqlPath: string,
  { TRUST_PROXY, COMMERCE_GRAPHQL_METHOD }: Environment,
): Promise<CommerceServer> {
  const hosts = await platformHosts(url, graphqlPath);
  let timer: NodeJS.Timeout | undefined;
  const scheduleRetry = (listener: (hosts: PlatformHosts) => void) => {
    timer = setTimeout(async () => {
      const known = await platformHosts(url, graphqlPath);
      if (timer === undefined) return;
      if (known) listener(known);
      else scheduleRetry(listener);
    }, ASK_AGAIN_MS);
  };
  return {
    owns: (pathname) => isCommercePath(pathname, graphqlPath),
    handle: createProxy(url, TRUST_PROXY === 'on'),
    send: createServerSend(url),
    graphqlPath,
    hosts: hosts ?? defaultHosts(url),
    onHosts: (listener) => {
      if (!hosts) scheduleRetry(listener);
    },
    revision: null,
    isReachable: () => isReachable(url, graphqlPath, COMMERCE_GRAPHQL_METHOD),
    close: async () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

async function demoServer(
  graphqlPath: string,
  { PLATFORM_DATA, DEMO_CONTROLS }: Environment,
): Promise<CommerceServer> {
  const createPlatform = await loadDemoPlatform();
  const platform = await createPlatform({
    dataFolder: PLATFORM_DATA,
    hasDemoHistory: true,
    isControllable: DEMO_CONTROLS !== 'off',
  });
  const withPlatformPath = (exchange: Exchange): Exchange =>
    exchange.target.pathname === graphqlPath
      ? { ...exchange, target: { ...exchange.target, pathname: '/graphql' } }
      : exchange;
  return {
    owns: (pathname) => isCommercePath(pathname, graphqlPath) || isDemoPath(pathname),
    handle: (exchange) => handleNodeRequest(platform.fetch, withPlatformPath(exchange)),
    send: createDemoSend(platform.fetch, graphqlPath),
    graphqlPath,
    hosts: EMBEDDED_HOSTS,
    onHosts: () => {},
    revision: platform.revision,
    isReachable: async () => true,
    close: platform.close,
  };
}
