import { containedRow, html } from './markup.ts';

type Link = [label: string, url: string];

interface FooterTexts {
  callout: { title: string; text: string };
  groups: { title: string; links: Link[] }[];
  social: { title: string; links: Link[] };
  legal: string;
}

const list = (links: Link[]): string =>
  `<ul>${links.map(([label, url]) => `<li><a href="${url}"${target(url)}>${label}</a></li>`).join('')}</ul>`;

const target = (url: string): string => (url.startsWith('http') ? ' target="_blank"' : '');

const GRID = 'display: grid; gap: 3rem clamp(1rem, 4vw, 3rem)';
/** A grid with as many columns as fit, without media queries. */
const fittingColumns = (least: string) =>
  `grid-template-columns: repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`;

/** The footer: callout, groups of links, social links, small print. */
const footer = ({ callout, groups, social, legal }: FooterTexts): string =>
  containedRow(
    '',
    html(
      '',
      `<div style="${GRID}; ${fittingColumns('22rem')}; padding: clamp(3rem, 2rem + 3vw, 5rem) 0">` +
        `<div style="max-width: 26rem"><h2 style="font-size: 1.75rem">${callout.title}</h2><p style="margin-top: 0.5rem; color: var(--ink-2)">${callout.text}</p></div>` +
        `<div style="${GRID}; ${fittingColumns('8.5rem')}">${[...groups, social]
          .map(({ title, links }) => `<div><h3>${title}</h3>${list(links)}</div>`)
          .join('')}</div></div>` +
        '<div style="display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 1rem 2rem; padding: 1.5rem 0; border-top: 1px solid var(--line)">' +
        '<img src="{{media url=logo/stores/1/logo.svg}}" width="144" height="28" alt="Florilegium">' +
        `<p class="caption">${legal}</p></div>`,
    ),
  );

export const FOOTER = {
  en: footer({
    callout: {
      title: 'A letter, four times a year',
      text: 'What is in season, what we learned, and one plate to keep. Nothing else. Ask for it in the shop, or when you create an account.',
    },
    groups: [
      {
        title: 'Flowers',
        links: [
          ['Bouquets', '/bouquets.html'],
          ['Glass domes', '/glass-domes.html'],
          ['Flower boxes', '/flower-boxes.html'],
          ['Rose bears', '/rose-bears.html'],
          ['The secret garden', '/secret-garden.html'],
        ],
      },
      {
        title: 'Help',
        links: [
          ['Track your order', '/track-order'],
          ['Delivery', '/delivery'],
          ['Returns and refunds', '/returns'],
          ['Caring for flowers', '/care'],
          ['Contact and opening hours', '/contact'],
          ['About the shop', '/about-us'],
          ['The press room', '/press-room.html'],
        ],
      },
    ],
    social: {
      title: 'Follow us',
      links: [
        ['Instagram', 'https://www.instagram.com/'],
        ['Pinterest', 'https://www.pinterest.com/'],
      ],
    },
    legal:
      '14 Tai Ping Shan Street, Sheung Wan, Hong Kong · Monday to Saturday from 9 am<br>' +
      '<a href="/privacy">Privacy</a> · <a href="/terms">Terms of sale</a> · © 2026 Florilegium. Flowers vary, as flowers do.',
  }),
  zh: footer({
    callout: {
      title: '一年四封信',
      text: '當季花事、我們的心得，以及一幅可珍藏的花譜。僅此而已。可於店中索取，或在建立帳戶時訂閱。',
    },
    groups: [
      {
        title: '花',
        links: [
          ['花束', '/huashu.html'],
          ['玻璃罩', '/bolizhao.html'],
          ['花盒', '/huahe.html'],
          ['玫瑰熊', '/meiguixiong.html'],
          ['秘密花園', '/mimi-huayuan.html'],
        ],
      },
      {
        title: '協助',
        links: [
          ['查詢訂單', '/track-order'],
          ['送貨', '/delivery'],
          ['退換及退款', '/returns'],
          ['鮮花護理', '/care'],
          ['聯絡及營業時間', '/contact'],
          ['關於我們', '/about-us'],
          ['傳媒專區', '/baokan.html'],
        ],
      },
    ],
    social: {
      title: '關注我們',
      links: [
        ['Instagram', 'https://www.instagram.com/'],
        ['Pinterest', 'https://www.pinterest.com/'],
      ],
    },
    legal:
      '香港上環太平山街14號 · 星期一至六上午九時起營業<br>' +
      '<a href="/privacy">私隱政策</a> · <a href="/terms">銷售條款</a> · © 2026 Florilegium。花各有姿，實物以當日為準。',
  }),
};
