import { JSDOM } from 'jsdom';

/** The process's only DOM window, used to parse and sanitise content; no script runs in it. */
export const serverWindow = new JSDOM('', {
  url: process.env.PUBLIC_ORIGIN || 'http://localhost/',
}).window;
