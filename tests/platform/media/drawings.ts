import logo from './files/logo.svg?raw';
import mark from './files/mark.svg?raw';

/** SVG pictures by path below media/. */
export const DRAWINGS: Record<string, string> = {
  'logo/stores/1/logo.svg': logo,
  'logo/stores/1/mark.svg': mark,
};
