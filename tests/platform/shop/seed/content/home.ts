import { CATEGORY } from '../categoryIds.ts';
import type { HomeTexts } from './homeTexts.ts';
import {
  button,
  buttons,
  column,
  columns,
  containedRow,
  deepRow,
  fullWidthRow,
  heading,
  html,
  image,
  latin,
  page,
  productGrid,
  text,
  textBelow,
} from './markup.ts';

/** SKUs of the products on the home page. */
const ON_THE_TABLE = ['FL-B-02', 'FL-B-03', 'FL-B-04', 'FL-X-01', 'FL-D-01', 'FL-B-05'];

/** Picture and category of each chapter, in the order of the texts. */
const CHAPTERS = [
  ['bouquets', CATEGORY.bouquets],
  ['glass-domes', CATEGORY.glassDomes],
  ['flower-boxes', CATEGORY.flowerBoxes],
  ['rose-bears', CATEGORY.roseBears],
  ['secret-garden', CATEGORY.secretGarden],
] as const;

/** The home page: opening, contents, the table, one dark band, three promises. */
export const home = (texts: HomeTexts): string =>
  page(openingRow(texts), contents(texts), table(texts), garden(texts), promises(texts));

const openingRow = (texts: HomeTexts): string =>
  fullWidthRow(
    'hero',
    columns(
      column(
        'half',
        { name: 'words', alignment: 'align-center' },
        text('kicker', `<p>${texts.kicker}</p>`),
        html('', `<h1>${texts.title}</h1>`),
        text('lead', `<p>${texts.lead}</p>`),
        buttons(
          button('primary', texts.shopUrl, texts.shop),
          button('link', '#contents', texts.seeAll),
        ),
      ),
      column(
        'half',
        { alignment: 'align-bottom' },
        image({
          path: 'wysiwyg/hero.png',
          alt: texts.heroAlt,
          width: 1_040,
          height: 1_300,
          isHanging: true,
        }),
        latin('Rosa centifolia, Anemone coronaria'),
      ),
    ),
  );

const contents = (texts: HomeTexts): string =>
  containedRow(
    'section',
    columns(
      column(
        'third',
        { name: 'stay' },
        html('', `<h2 id="contents">${texts.contents}</h2>`),
        textBelow('prose', `<p>${texts.contentsIntro}</p>`),
      ),
      column('rest', {}, html('contents', texts.chapters.map(chapter(texts.from)).join(''))),
    ),
  );

const chapter =
  (from: string) =>
  ({ name, text, url }: HomeTexts['chapters'][number], index: number): string => {
    const [picture, category] = CHAPTERS[index]!;
    const price = from.replace('%1', `{{lowest price of category=${category}}}`);
    return (
      `<a class="chapter" href="${url}">` +
      `<img src="{{media url=wysiwyg/chapter-${picture}.jpg}}" width="640" height="800" alt="">` +
      `<strong>${name}</strong><em>${price}</em><span>${text}</span></a>`
    );
  };

const table = (texts: HomeTexts): string =>
  containedRow(
    'section flush',
    html('head', `<h2>${texts.table}</h2><a href="${texts.shopUrl}">${texts.tableMore}</a>`),
    productGrid(ON_THE_TABLE),
  );

const garden = ({ garden: { title, text: words, button: label, url, alt } }: HomeTexts): string =>
  deepRow(
    'feature',
    columns(
      column(
        'half',
        { isOnFern: true },
        image({ path: 'wysiwyg/garden-gate.jpg', alt, width: 960, height: 1_200 }),
      ),
      column(
        'half',
        { name: 'words', alignment: 'align-center' },
        heading(2, title),
        text('lead', `<p>${words}</p>`),
        buttons(button('primary', url, label)),
      ),
    ),
  );

const promises = (texts: HomeTexts): string =>
  containedRow(
    'section',
    html('head', `<h2>${texts.promises}</h2>`),
    columns(
      ...texts.notes.map((note) =>
        column('third', { name: 'note' }, heading(3, note.title), text('', `<p>${note.text}</p>`)),
      ),
    ),
  );
