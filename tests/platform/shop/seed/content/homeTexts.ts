/** The texts of the home page in one language. */
export interface HomeTexts {
  kicker: string;
  title: string;
  lead: string;
  shop: string;
  shopUrl: string;
  seeAll: string;
  heroAlt: string;
  contents: string;
  contentsIntro: string;
  /** %1 is a price. */
  from: string;
  chapters: { name: string; text: string; url: string }[];
  table: string;
  tableMore: string;
  garden: { title: string; text: string; button: string; url: string; alt: string };
  promises: string;
  notes: { title: string; text: string }[];
}

export const HOME_EN: HomeTexts = {
  kicker: 'From the November book',
  title: 'A book of flowers, <em>opened every morning</em>',
  lead: 'Bouquets, glass domes and small gardens, cut and tied at first light by people who know their Latin, and at your door the same day.',
  shop: 'Shop bouquets',
  shopUrl: '/bouquets.html',
  seeAll: 'See all five chapters',
  heroAlt: 'A large bouquet of blush roses and white anemones, tied with a madder ribbon',
  contents: 'Five chapters',
  contentsIntro:
    'A florilegium was a gathering of flowers between two covers, drawn so that nothing was forgotten. Ours has five chapters.',
  from: 'from %1',
  chapters: [
    {
      name: 'Bouquets',
      text: 'Hand-tied at first light and sent the same day.',
      url: '/bouquets.html',
    },
    {
      name: 'Glass domes',
      text: 'One flower, preserved, kept out of the wind.',
      url: '/glass-domes.html',
    },
    {
      name: 'Flower boxes',
      text: 'Roses shoulder to shoulder in a lidded round box.',
      url: '/flower-boxes.html',
    },
    {
      name: 'Rose bears',
      text: 'Four hundred small roses and two very dark eyes.',
      url: '/rose-bears.html',
    },
    {
      name: 'The secret garden',
      text: 'A planted gate in a wooden box. Water, and wait.',
      url: '/secret-garden.html',
    },
  ],
  table: 'On the table this morning',
  tableMore: 'All bouquets',
  garden: {
    title: 'The secret garden',
    text: 'A planted gate, forty centimetres tall. The tulips come first, then the roses close over the arch. It asks for a window and a little water on Sundays.',
    button: 'Open the gate',
    url: '/the-gate.html',
    alt: 'A small wooden box planted with tulips under an arch of roses',
  },
  promises: 'What we promise, plainly',
  notes: [
    {
      title: 'Cut at first light',
      text: 'Ordered before one in the afternoon, delivered before seven, anywhere in Hong Kong, except on Sundays.',
    },
    {
      title: 'Seven days, or new ones',
      text: 'If your flowers fade within a week, send us a picture and we send you another bouquet.',
    },
    {
      title: 'Nothing wasted',
      text: 'Paper, string and a linen ribbon. What we do not sell by evening goes to the wards of three hospitals.',
    },
  ],
};
