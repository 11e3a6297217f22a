import { boot } from './app/boot.tsx';

const root = document.getElementById('root') ?? document.body;

// index.html contains the message for a shop that cannot start, with a link to try again.
boot(root).catch((error: unknown) => {
  console.error(error);
  document.documentElement.dataset.failed = 'true';
});
