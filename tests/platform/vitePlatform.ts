import type { Plugin } from 'vite';

/** Mounts the demo platform on the development server. */
export function vitePlatform(): Plugin {
  return { name: 'demo-platform' };
}
