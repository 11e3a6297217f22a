import { createRoot } from 'react-dom/client';
import { loadPage } from '../../src/app/pages.ts';
import { createServices } from '../../src/app/system/createServices.ts';
import { activateLocale } from '../../src/locales/activate.ts';
import '../../src/styles/fonts.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import type { PageName } from '../../machines/page/routes.ts';
import type { Exhibit } from './Exhibit.ts';
import { nameOf } from './Exhibit.ts';
import { EXHIBITS } from './exhibits/all.ts';
import { Gallery } from './Gallery.tsx';
import { Stage } from './Stage.tsx';
import { shownAt } from './standardSnapshots.ts';

const place = document.getElementById('root') ?? document.body;
const root = createRoot(place);
const { services } = createServices();

/** Shows the screen of the address, once its code and texts have loaded. */
async function show(): Promise<void> {
  const [language = '', name = ''] = decodeURIComponent(location.hash.slice(1)).split('/');
  const exhibit = EXHIBITS.find((one) => nameOf(one) === name);
  if (!exhibit) return;
  await activateLocale(language);
  const names = pagesOf(exhibit);
  await Promise.all(names.map(loadPage));
  root.render(<Stage key={location.hash} exhibit={exhibit} services={services} />);
  renderedAs(`${language} ${name}`);
}

/** The components of the page that the page machine shows. */
const pagesOf = ({ path, parts }: Exhibit): PageName[] => {
  const { shown } = (parts.page ?? shownAt(path)).context;
  return shown ? [shown.name] : [];
};

/** Tests wait for this title; pages set titles of their own. */
function renderedAs(screen: string): void {
  document.documentElement.dataset.screen = screen;
}

if (new URLSearchParams(location.search).has('show')) {
  addEventListener('hashchange', show);
  show();
} else {
  root.render(<Gallery exhibits={EXHIBITS} />);
}
