import { JSDOM } from 'jsdom';

/** The one window of the process, in which content is parsed and sanitised; nothing in it runs. */
export const serverWindow = new JSDOM('', {
  url: process.env.PUBLIC_ORIGIN || 'http://localhost/',
}).window;
