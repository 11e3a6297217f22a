import {
  column,
  columns,
  containedRow,
  headingBelow,
  html,
  image,
  page,
  textBelow,
} from './markup.ts';

interface DeliveryTexts {
  title: string;
  lead: string;
  alt: string;
  table: { caption: string; head: [string, string, string]; rows: [string, string, string][] };
  questionsTitle: string;
  questions: [string, string][];
}

/** The page on delivery: hours, places and absent recipients. */
const delivery = (texts: DeliveryTexts): string =>
  page(
    containedRow(
      'section',
      columns(
        column(
          'rest',
          {},
          html('', `<h1>${texts.title}</h1>`),
          textBelow('lead', `<p>${texts.lead}</p>`),
          textBelow('', hours(texts.table)),
        ),
        column(
          'third',
          {},
          image({ path: 'wysiwyg/delivery-door.jpg', alt: texts.alt, width: 960, height: 1_200 }),
        ),
      ),
    ),
    containedRow(
      'section flush',
      html('head', `<h2>${texts.questionsTitle}</h2>`),
      ...texts.questions.flatMap(([question, answer]) => [
        headingBelow(3, question),
        textBelow('prose', `<p>${answer}</p>`),
      ]),
    ),
  );

const hours = ({ caption, head, rows }: DeliveryTexts['table']): string =>
  `<table><caption class="caption">${caption}</caption><thead><tr>${head
    .map((cell) => `<th scope="col">${cell}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

export const DELIVERY = {
  en: delivery({
    title: 'Delivery',
    lead: 'Our own couriers carry the flowers upright, in water, and telephone from the door.',
    alt: 'A single dark red rose on a straw ground',
    table: {
      caption: 'Orders before one in the afternoon go the same day.',
      head: ['Where', 'Ordered by', 'At the door by'],
      rows: [
        ['Hong Kong Island, Kowloon', '1 pm', '7 pm the same day'],
        ['New Territories', '10 am', '8 pm the same day'],
        ['Lantau and the islands', '6 pm the day before', 'noon'],
        ['Elsewhere', '6 pm', 'two to four days; domes, boxes and bears only'],
      ],
    },
    questionsTitle: 'Questions and answers',
    questions: [
      [
        'And if nobody is at home?',
        'We leave the flowers with the watchman or a neighbour and write down with whom. If there is nobody at all, they go back into water and we try again in the evening.',
      ],
      [
        'Can I choose the hour?',
        'The half of the day, yes: morning or afternoon. The hour belongs to the traffic.',
      ],
      [
        'What does it cost?',
        'It depends on the place, and you see it before you pay. Above 250 dollars we carry it for nothing.',
      ],
    ],
  }),
  zh: delivery({
    title: '送貨',
    lead: '花由我們自己的速遞員直立運送，花莖浸在水中，到門前致電。',
    alt: '稻草色底上一枝深紅玫瑰',
    table: {
      caption: '下午一時前的訂單當日送出。',
      head: ['地區', '截單時間', '送達時間'],
      rows: [
        ['港島、九龍', '下午一時', '當日晚上七時前'],
        ['新界', '上午十時', '當日晚上八時前'],
        ['大嶼山及離島', '前一日下午六時', '中午前'],
        ['其他地方', '下午六時', '二至四日；只限玻璃罩、花盒及玫瑰熊'],
      ],
    },
    questionsTitle: '常見問題',
    questions: [
      [
        '家中無人怎麼辦？',
        '我們會把花交給看更或鄰居，並記下交了給誰。若一個人也沒有，花便回到水中，傍晚再送一次。',
      ],
      ['可以選擇時間嗎？', '可選半日：上午或下午。至於幾點幾分，要看路面。'],
      ['運費多少？', '視乎地區，付款前會列明。滿1,950港元免運費。'],
    ],
  }),
};
