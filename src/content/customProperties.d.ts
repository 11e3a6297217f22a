import 'react';

declare module 'react' {
  // Allow custom properties in `style`: they pass the owner's values to the style sheet.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
