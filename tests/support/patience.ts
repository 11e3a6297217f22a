import { configure } from '@testing-library/react';

// What is fetched on demand takes longer than a second where other work is done beside the tests.
configure({ asyncUtilTimeout: 8_000 });

// A browser has this; jsdom does not.
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
