import createDOMPurify from 'dompurify?browser';
import { serverWindow } from './serverWindow.ts';

/** Replaces `dompurify` in the server's bundle by a purifier that uses the server's window. */
// biome-ignore lint/style/noDefaultExport: the module replaces one with a default export
export default createDOMPurify(serverWindow);
