import { serverWindow } from './serverWindow.ts';

export { createRenderer } from './createRenderer.ts';

// Content is parsed and sanitised with the DOM globals of a browser.
const { DOMParser } = serverWindow;
Object.assign(globalThis, { DOMParser });
