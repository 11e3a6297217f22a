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
    lead: 'In Hong Kong our own couriers carry the flowers upright, in water, and telephone from the door.',
    alt: 'A single dark red rose on a straw ground',
    table: {
      caption: 'Orders before one in the afternoon go the same day, except on Sundays.',
      head: ['Where', 'Ordered by', 'At the door by'],
      rows: [
        ['Hong Kong, the same day', '1 pm', '7 pm'],
        ['Hong Kong, a day that you choose', 'midnight before', 'noon or 7 pm'],
        ['Elsewhere', 'any hour', 'two to four days, or the next day by express'],
      ],
    },
    questionsTitle: 'Questions and answers',
    questions: [
      [
        'And if nobody is at home?',
        'We leave the flowers with the watchman or a neighbor and write down with whom. If there is nobody at all, they go back into water and we try again in the evening.',
      ],
      [
        'Can I choose the hour?',
        'The half of the day, yes: morning or afternoon, but neither a Sunday nor a Saturday morning. The hour belongs to the traffic.',
      ],
      [
        'What does it cost?',
        'It depends on the place, and you see it before you pay. From 250 dollars every delivery but express is free.',
      ],
    ],
  }),
  zh: delivery({
    title: '送貨',
    lead: '在香港，花由我們自己的速遞員直立運送，花莖浸在水中，到門前致電。',
    alt: '稻草色底上一枝深紅玫瑰',
    table: {
      caption: '下午一時前的訂單當日送出，星期日除外。',
      head: ['地區', '截單時間', '送達時間'],
      rows: [
        ['香港，即日', '下午一時', '晚上七時前'],
        ['香港，自選日期', '前一日午夜', '正午或晚上七時前'],
        ['其他地方', '任何時間', '二至四日，特快為翌日'],
      ],
    },
    questionsTitle: '常見問題',
    questions: [
      [
        '家中無人怎麼辦？',
        '我們會把花交給看更或鄰居，並記下交了給誰。若一個人也沒有，花便回到水中，傍晚再送一次。',
      ],
      [
        '可以選擇時間嗎？',
        '可選半日：上午或下午，星期日及星期六上午除外。至於幾點幾分，要看路面。',
      ],
      ['運費多少？', '視乎地區，付款前會列明。滿1,950港元，除特快送貨外免運費。'],
    ],
  }),
};
