import 'react';

declare module 'react' {
  // Custom properties hand a number of the owner's over to the style sheet.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
