import { boot } from './app/boot.tsx';

const root = document.getElementById('root') ?? document.body;

// If the shop cannot start, show a message with a reload button instead of a blank page.
boot(root).catch((error: unknown) => {
  console.error(error);
  const retryLink = Object.assign(document.createElement('a'), {
    href: '',
    textContent: 'Try again',
  });
  root.append('Something went wrong. Sorry about that. ', retryLink);
});
