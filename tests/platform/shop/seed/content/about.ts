import {
  button,
  buttons,
  column,
  columns,
  containedRow,
  divider,
  heading,
  html,
  image,
  page,
  text,
  textBelow,
} from './markup.ts';

interface AboutTexts {
  kicker: string;
  title: string;
  lead: string;
  alt: string;
  storyTitle: string;
  story: [string, string][];
  end: string;
  button: string;
  url: string;
}

/** The page about the shop: a table by a window, and three short chapters. */
const about = (texts: AboutTexts): string =>
  page(
    containedRow(
      'section',
      columns(
        column(
          'half',
          { alignment: 'align-center' },
          text('kicker', `<p>${texts.kicker}</p>`),
          html('', `<h1>${texts.title}</h1>`),
          textBelow('lead', texts.lead),
        ),
        column(
          'half',
          {},
          image({ path: 'wysiwyg/about-table.jpg', alt: texts.alt, width: 1_200, height: 900 }),
        ),
      ),
    ),
    containedRow(
      'section flush',
      html('head', `<h2>${texts.storyTitle}</h2>`),
      columns(
        ...texts.story.map(([title, words]) =>
          column('third', { name: 'note' }, heading(3, title), text('', `<p>${words}</p>`)),
        ),
      ),
    ),
    containedRow(
      'section flush',
      divider(),
      textBelow('prose', `<p>${texts.end}</p>`),
      buttons(button('secondary', texts.url, texts.button)),
    ),
  );

export const ABOUT = {
  en: about({
    kicker: 'About the shop',
    title: 'A table, a window, a book',
    lead: '<p>Florilegium began in 2011 with one long table in Sheung Wan and a rule: nothing is cut before the order, and nothing is kept after the evening.</p>',
    alt: 'A vase of lilac and ivory flowers on a table by a window',
    storyTitle: 'Who, and how',
    story: [
      [
        'The growers',
        'Six families between Fanling and Yunnan. We visit each of them twice a year and buy the whole row, the crooked stems as well.',
      ],
      [
        'The hands',
        'Nine people, of whom four know the Latin and the others know better. Each bouquet is tied by one of them, from the first stem to the card.',
      ],
      [
        'The book',
        'Every flower that has been on the table is drawn before it leaves. The drawings are what you see in this shop.',
      ],
    ],
    end: 'The door is open from nine in the morning. There is tea, and a chair that is always covered in leaves.',
    button: 'See the bouquets',
    url: '/bouquets.html',
  }),
  zh: about({
    kicker: '關於我們',
    title: '一張桌，一扇窗，一冊書',
    lead: '<p>Florilegium始於2011年，上環一張長桌，一條規矩：未有訂單，不剪一枝；過了黃昏，不留一朵。</p>',
    alt: '窗邊桌上一瓶丁香紫與象牙白的花',
    storyTitle: '我們是誰',
    story: [
      ['花農', '粉嶺至雲南，六個家庭。我們每年各探訪兩次，整行買下，彎曲的花莖也要。'],
      ['雙手', '九個人，四個懂拉丁名，其餘的懂得更多。每束花由一人紮成，自第一枝至卡片。'],
      ['花譜', '凡上過案的花，離開前都要畫下。您在店中所見，便是這些圖。'],
    ],
    end: '早上九時開門。有茶，還有一張總是鋪滿葉子的椅子。',
    button: '看看花束',
    url: '/huashu.html',
  }),
};
