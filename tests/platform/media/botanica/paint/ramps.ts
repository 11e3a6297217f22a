import { type Ramp, ramp } from './color.ts';

// Palettes: flower tone ramps run deep shadow → shade → body → light → glow.

export const R = {
  blush: ['#a8505f', '#cf7f86', '#eab0ae', '#f7d5cd', '#fff0e8'],
  rosePink: ['#8f2f52', '#c2587a', '#e38ba3', '#f4b9c4', '#fde3e4'],
  ivory: ['#b08f62', '#d6bd92', '#efe0c4', '#f9f0df', '#fffcf4'],
  cream: ['#b58a4e', '#dcb77c', '#f3d9a9', '#faeacb', '#fff8e8'],
  white: ['#a3926f', '#d2c5aa', '#eee7d9', '#faf6ee', '#fffefb'],
  crimson: ['#240107', '#570615', '#8f1025', '#b72133', '#de6261'],
  wine: ['#24040f', '#4d0a20', '#791731', '#9d2f49', '#cf7883'],
  apricot: ['#b2562c', '#db8650', '#f2b380', '#fad4ad', '#ffeeda'],
  coral: ['#a03a33', '#d4645a', '#ef9583', '#f9c0ac', '#ffe4d6'],
  lilac: ['#5e4579', '#8a6ea6', '#b69dca', '#d8c6e2', '#f3ebf6'],
  plum: ['#3a1d46', '#623469', '#915b93', '#bd8fbb', '#e3c8e0'],
  blue: ['#34507f', '#5c7fae', '#8fadd2', '#bdd1e8', '#e9f1fa'],
  sunshine: ['#a8670b', '#d99417', '#f3bf3f', '#fadb80', '#fff4cb'],
  sage: ['#2f4230', '#53694c', '#7d9470', '#a9bb98', '#d6dfc6'],
};

export type RampName = keyof typeof R;

/** Every flower tone by name. */
export const RAMPS = Object.fromEntries(
  Object.entries(R).map(([name, stops]) => [name, ramp(stops)]),
) as Record<RampName, Ramp>;

export const LEAF = {
  fresh: ramp(['#22391f', '#3c5a2f', '#5f8048', '#8aa66c', '#bccf9f']),
  deep: ramp(['#17291c', '#2b4530', '#466349', '#6d8a6c', '#a3b99d']),
  eucalyptus: ramp(['#3d524c', '#5d766d', '#86a095', '#aec2b6', '#dbe6dd']),
  olive: ramp(['#34391c', '#555b30', '#7c8350', '#a5aa79', '#d0d3ac']),
};
