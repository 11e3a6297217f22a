import createDOMPurify from 'dompurify?browser';
import { serverWindow } from './serverWindow.ts';

/** What stands for `dompurify` in the server's build: the same, over the server's window. */
// biome-ignore lint/style/noDefaultExport: it takes the place of a module that has one
export default createDOMPurify(serverWindow);
