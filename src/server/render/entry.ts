import { serverWindow } from './serverWindow.ts';

export { createRenderer } from './createRenderer.tsx';

// Content is parsed and cleaned by what is global in a browser.
const { DOMParser } = serverWindow;
Object.assign(globalThis, { DOMParser });
