// The shop built once more into the folder that is named, with a change in between: what a deploy
// brings (tests/browser/shell/deploy.spec.ts).
import { build } from 'vite';

const [folder] = process.argv.slice(2);

await build({
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true },
  plugins: [
    {
      name: 'a-change',
      transform: (code, id) =>
        id.endsWith('/src/main.tsx')
          ? `${code}\ndocument.documentElement.dataset.build = 'second';`
          : null,
    },
  ],
});
