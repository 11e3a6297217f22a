import type { Recipe } from '../../../media/botanica/Recipe.ts';

const WIDE: Record<string, Recipe> = {
  'catalog/category/bouquets.jpg': {
    subject: 'bouquet',
    species: 'garden',
    palette: 'apricot',
    view: 'banner',
    seed: 'chapter-bouquets',
    width: 1600,
    height: 500,
  },
  'catalog/category/glass-domes.jpg': {
    subject: 'dome',
    species: 'three',
    palette: 'blush',
    view: 'banner',
    seed: 'chapter-domes',
    width: 1600,
    height: 500,
  },
  'catalog/category/flower-boxes.jpg': {
    subject: 'roundBox',
    species: 'roses',
    palette: 'crimson',
    view: 'banner',
    seed: 'chapter-boxes',
    width: 1600,
    height: 500,
  },
  'catalog/category/rose-bears.jpg': {
    subject: 'bear',
    palette: 'ivory',
    pose: 'sitting',
    view: 'banner',
    seed: 'chapter-bears',
    width: 1600,
    height: 500,
  },
  'catalog/category/secret-garden.jpg': {
    subject: 'gate',
    species: 'tulips',
    palette: 'blush',
    frame: 'arch',
    view: 'banner',
    seed: 'chapter-garden',
    width: 1600,
    height: 500,
  },
  'wysiwyg/chapter-bouquets.jpg': {
    subject: 'bouquet',
    species: 'peonies',
    palette: 'blush',
    shape: 'posy',
    seed: 'thumb-bouquets',
    width: 640,
    height: 800,
  },
  'wysiwyg/chapter-glass-domes.jpg': {
    subject: 'dome',
    species: 'rose',
    palette: 'apricot',
    seed: 'thumb-domes',
    width: 640,
    height: 800,
  },
  'wysiwyg/chapter-flower-boxes.jpg': {
    subject: 'roundBox',
    species: 'rosesOne',
    palette: 'blush',
    seed: 'thumb-boxes',
    width: 640,
    height: 800,
  },
  'wysiwyg/chapter-rose-bears.jpg': {
    subject: 'bear',
    palette: 'apricot',
    pose: 'sitting',
    seed: 'thumb-bears',
    width: 640,
    height: 800,
  },
  'wysiwyg/chapter-secret-garden.jpg': {
    subject: 'gate',
    species: 'cosmos',
    palette: 'crimson',
    frame: 'arch',
    seed: 'thumb-garden',
    width: 640,
    height: 800,
  },
  'wysiwyg/garden-gate.jpg': {
    subject: 'gate',
    species: 'tulips',
    palette: 'lilac',
    frame: 'arch',
    box: 'oak',
    ground: 'fern',
    seed: 'feature-gate',
  },
  'wysiwyg/about-table.jpg': {
    subject: 'vase',
    species: 'garden',
    palette: 'lilac',
    view: 'setting',
    seed: 'about-table',
    width: 1200,
    height: 900,
  },
  'wysiwyg/delivery-door.jpg': {
    subject: 'single',
    species: 'rose',
    palette: 'crimson',
    ground: 'straw',
    seed: 'delivery-door',
    width: 960,
    height: 1200,
  },
};

/** Tall versions of the wide category pictures for phones, with room for text above. */
const TALL = Object.fromEntries(
  Object.entries(WIDE)
    .filter(([, { view }]) => view === 'banner')
    .map(([path, recipe]): [string, Recipe] => [
      path.replace('catalog/category/', 'wysiwyg/tall-'),
      { ...recipe, view: 'foot', width: 800, height: 1_000 },
    ]),
);

/** Pictures of categories and pages, by path below media/. */
export const CONTENT_PICTURES: Record<string, Recipe> = { ...WIDE, ...TALL };
