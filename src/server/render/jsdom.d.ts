declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url: string; runScripts?: 'outside-only' });
    readonly window: Window & typeof globalThis;
  }
}

declare module 'dompurify?browser' {
  export { default } from 'dompurify';
}
