import { boot } from './app/boot.tsx';

const root = document.getElementById('root') ?? document.body;

// Never a blank page: what cannot even begin says so, and offers to begin again.
boot(root).catch((error: unknown) => {
  console.error(error);
  const again = Object.assign(document.createElement('a'), { href: '', textContent: 'Try again' });
  root.append('Something went wrong. Sorry about that. ', again);
});
