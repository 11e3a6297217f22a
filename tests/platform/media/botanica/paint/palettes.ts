import type { LEAF, RampName } from './ramps.ts';

/** Light, body, shade. */
export type Tones = [light: string, body: string, shade: string];

export interface Palette {
  /** Main to accent. */
  flowers: [RampName, RampName, RampName];
  /** Of the inner petals of the main flower. */
  heart: RampName;
  filler: RampName;
  leaf: keyof typeof LEAF;
  paper: Tones;
  ribbon: Tones;
  box: Tones;
}

export const PALETTES: Record<string, Palette> = {
  blush: {
    flowers: ['blush', 'ivory', 'rosePink'],
    heart: 'coral',
    filler: 'white',
    leaf: 'eucalyptus',
    paper: ['#f8e3d9', '#ecccbe', '#b98a7c'],
    ribbon: ['#f3cfc8', '#d99f9a', '#a8686a'],
    box: ['#f7e6df', '#e6c8be', '#b98f86'],
  },
  ivory: {
    flowers: ['ivory', 'white', 'cream'],
    heart: 'cream',
    filler: 'white',
    leaf: 'eucalyptus',
    paper: ['#f7efdf', '#e6d8bd', '#ae9a74'],
    ribbon: ['#f2e7d0', '#d8c39a', '#a08a5e'],
    box: ['#fbf7ee', '#e9dfcd', '#bba988'],
  },
  crimson: {
    flowers: ['crimson', 'wine', 'coral'],
    heart: 'crimson',
    filler: 'blush',
    leaf: 'deep',
    paper: ['#ead7c2', '#cfb394', '#8d6d50'],
    ribbon: ['#b5434b', '#861a2a', '#4f0a17'],
    box: ['#4a3b3c', '#2e2325', '#171012'],
  },
  apricot: {
    flowers: ['apricot', 'cream', 'coral'],
    heart: 'coral',
    filler: 'white',
    leaf: 'olive',
    paper: ['#fae6cd', '#eecba4', '#bb8c5e'],
    ribbon: ['#f4c9a2', '#d99763', '#a4643a'],
    box: ['#f9ead8', '#ebcfae', '#bd9468'],
  },
  lilac: {
    flowers: ['lilac', 'ivory', 'plum'],
    heart: 'plum',
    filler: 'white',
    leaf: 'eucalyptus',
    paper: ['#efe5f0', '#d6c6da', '#957f9e'],
    ribbon: ['#cdb9d8', '#9f84b0', '#6a5080'],
    box: ['#efe7f2', '#d3c3da', '#9a83a6'],
  },
  blue: {
    flowers: ['blue', 'white', 'lilac'],
    heart: 'blue',
    filler: 'white',
    leaf: 'eucalyptus',
    paper: ['#eaf0f5', '#cbd8e3', '#8799aa'],
    ribbon: ['#bccde0', '#8aa4c2', '#566f92'],
    box: ['#e9eff4', '#c6d4e0', '#8b9fb2'],
  },
  sunshine: {
    flowers: ['sunshine', 'cream', 'apricot'],
    heart: 'apricot',
    filler: 'white',
    leaf: 'fresh',
    paper: ['#fcf3d8', '#f0dca8', '#b9994f'],
    ribbon: ['#f7dc92', '#dcb04a', '#a37a20'],
    box: ['#fbf3dc', '#eedcae', '#bea266'],
  },
  forest: {
    flowers: ['white', 'sage', 'ivory'],
    heart: 'cream',
    filler: 'white',
    leaf: 'deep',
    paper: ['#e4e0cf', '#c6c0a8', '#857e64'],
    ribbon: ['#7f9472', '#566b4d', '#2f4230'],
    box: ['#4d5f4c', '#33452f', '#1a281b'],
  },
  dawn: {
    flowers: ['blush', 'ivory', 'apricot'],
    heart: 'rosePink',
    filler: 'white',
    leaf: 'eucalyptus',
    paper: ['#fffdf8', '#f3ece0', '#c4b49c'],
    ribbon: ['#c24c63', '#9b2242', '#5e1025'],
    box: ['#fffdf8', '#efe6d8', '#bfb098'],
  },
  madder: {
    flowers: ['crimson', 'plum', 'rosePink'],
    heart: 'wine',
    filler: 'blush',
    leaf: 'deep',
    paper: ['#fffdf8', '#f1e8dc', '#bfae98'],
    ribbon: ['#4f7a63', '#1f4d3a', '#12301f'],
    box: ['#a63a56', '#7c1c38', '#430c1c'],
  },
  mauve: {
    flowers: ['lilac', 'blue', 'white'],
    heart: 'plum',
    filler: 'white',
    leaf: 'eucalyptus',
    paper: ['#f8f7fb', '#e4e1ee', '#a8a2bd'],
    ribbon: ['#5a6f99', '#2f4470', '#1a2847'],
    box: ['#8d84ab', '#61587f', '#393152'],
  },
  butter: {
    flowers: ['cream', 'sunshine', 'white'],
    heart: 'sunshine',
    filler: 'white',
    leaf: 'olive',
    paper: ['#fffbef', '#f3e8c8', '#c2ac74'],
    ribbon: ['#f6e3a6', '#dfbd62', '#a37f2c'],
    box: ['#fdf3d3', '#eed99c', '#b9994f'],
  },
  coral: {
    flowers: ['coral', 'apricot', 'blush'],
    heart: 'coral',
    filler: 'white',
    leaf: 'fresh',
    paper: ['#fff6ef', '#f6ddcd', '#c79b82'],
    ribbon: ['#f5a795', '#df6f5c', '#a13f31'],
    box: ['#f3b3a2', '#dc7e69', '#9f4636'],
  },
  white: {
    flowers: ['white', 'ivory', 'sage'],
    heart: 'cream',
    filler: 'white',
    leaf: 'fresh',
    paper: ['#ffffff', '#f1f1ec', '#b8bbb0'],
    ribbon: ['#4f7a63', '#1f4d3a', '#12301f'],
    box: ['#ffffff', '#ecebe5', '#b4b3a8'],
  },
  plum: {
    flowers: ['plum', 'wine', 'lilac'],
    heart: 'wine',
    filler: 'blush',
    leaf: 'deep',
    paper: ['#f3ecf4', '#dbcbdf', '#9a84a3'],
    ribbon: ['#8d5a8d', '#5b2f60', '#351a3a'],
    box: ['#8d5a8d', '#5b2f60', '#351a3a'],
  },
  wine: {
    flowers: ['wine', 'rosePink', 'plum'],
    heart: 'crimson',
    filler: 'blush',
    leaf: 'deep',
    paper: ['#f6e6e4', '#dfc3c0', '#a47f7c'],
    ribbon: ['#a63a56', '#7c1c38', '#430c1c'],
    box: ['#a63a56', '#7c1c38', '#430c1c'],
  },
  scarlet: {
    flowers: ['crimson', 'coral', 'wine'],
    heart: 'crimson',
    filler: 'white',
    leaf: 'fresh',
    paper: ['#fff6ef', '#f3dfd0', '#bf9c86'],
    ribbon: ['#c24c63', '#9b2242', '#5e1025'],
    box: ['#c24c63', '#9b2242', '#5e1025'],
  },
  snow: {
    flowers: ['white', 'white', 'ivory'],
    heart: 'white',
    filler: 'white',
    leaf: 'eucalyptus',
    paper: ['#ffffff', '#f1f1ec', '#b8bbb0'],
    ribbon: ['#fffdf7', '#f1e9d9', '#bfb298'],
    box: ['#ffffff', '#ecebe5', '#b4b3a8'],
  },
  rose: {
    flowers: ['rosePink', 'blush', 'plum'],
    heart: 'rosePink',
    filler: 'white',
    leaf: 'fresh',
    paper: ['#fdeef1', '#f2cfd8', '#bd8796'],
    ribbon: ['#f9dcd8', '#e7b0ab', '#b4716f'],
    box: ['#f1b8c6', '#d9839a', '#9c4a63'],
  },
};
