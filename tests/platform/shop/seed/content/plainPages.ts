import { containedRow, headingBelow, html, page, textBelow } from './markup.ts';

interface PlainTexts {
  title: string;
  lead: string;
  parts: [title: string, text: string][];
}

/** A page of text: an introduction, then headings with one paragraph each. */
const plain = ({ title, lead, parts }: PlainTexts): string =>
  page(
    containedRow(
      'section',
      html('', `<h1>${title}</h1>`),
      textBelow('lead', `<p>${lead}</p>`),
      ...parts.flatMap(([heading, text]) => [
        headingBelow(2, heading),
        textBelow('prose', `<p>${text}</p>`),
      ]),
    ),
  );

export const RETURNS = {
  en: plain({
    title: 'Returns and refunds',
    lead: 'Flowers that do not last seven days are replaced, or paid back. You choose.',
    parts: [
      [
        'What we need',
        'A photograph within seven days of the delivery, with the order number, to <a href="/contact">the shop</a>. We answer within one working day.',
      ],
      [
        'Changing or canceling an order',
        'Until the flowers are being prepared, at no cost. Write to us before noon on the day before the delivery.',
      ],
      [
        'Domes, boxes and bears',
        'Unopened, within fourteen days of the delivery. The way back is on us if something was broken or wrong, otherwise on you.',
      ],
      [
        'When the money arrives',
        'Within five working days, the way that it was paid. Checks are answered by a check.',
      ],
    ],
  }),
  zh: plain({
    title: '退換及退款',
    lead: '鮮花不足七日凋謝，我們再送一束，或退還款項，由您選擇。',
    parts: [
      [
        '需要甚麼',
        '請於送貨後七日內，把相片連同訂單編號寄給<a href="/contact">本店</a>。我們會於一個工作天內回覆。',
      ],
      ['更改或取消訂單', '鮮花未開始準備前均可免費更改或取消。請於送貨前一日正午前通知我們。'],
      [
        '玻璃罩、花盒及玫瑰熊',
        '未開封者可於送貨後十四日內退回。如貨品破損或送錯，運費由本店承擔，否則由顧客承擔。',
      ],
      ['何時收到退款', '五個工作天內，以原來的付款方式退還。以支票付款者，以支票退還。'],
    ],
  }),
};

export const CARE = {
  en: plain({
    title: 'Caring for flowers',
    lead: 'Five minutes on the first day, one minute on every second day.',
    parts: [
      [
        'On arrival',
        'Cut two centimeters off each stem, at a slant, and take off every leaf that would stand in water. Cool, clean water, up to half the vase.',
      ],
      ['Every second day', 'Fresh water, a clean vase and another centimetre off each stem.'],
      [
        'Where they stand',
        'Out of the sun, away from the air conditioner, and never beside fruit, which ages them.',
      ],
      [
        'Domes and boxes',
        'Preserved flowers need no water. Keep them dry and out of the sun, and dust them with a soft brush.',
      ],
    ],
  }),
  zh: plain({
    title: '鮮花護理',
    lead: '首日五分鐘，之後每兩日一分鐘。',
    parts: [
      ['收花當日', '每枝花莖斜剪兩厘米，除去會浸在水中的葉。注入清涼淨水至花瓶一半。'],
      ['每兩日', '換水、洗淨花瓶，花莖再剪去一厘米。'],
      ['擺放位置', '避開陽光和冷氣出風口，切勿與水果同放，以免加速凋謝。'],
      ['玻璃罩及花盒', '保鮮花無需澆水。保持乾爽，避免陽光直射，以軟刷輕掃塵埃。'],
    ],
  }),
};

export const PRIVACY = {
  en: plain({
    title: 'Privacy',
    lead: 'We ask for what an order needs, and sell none of it.',
    parts: [
      [
        'What we keep',
        'Names, addresses, email and telephone of an order, and what was ordered, for seven years as the law of Hong Kong asks. Card numbers never reach us.',
      ],
      [
        'What stays in your browser',
        'Your cart, your sign-in and the flowers that you looked at last. Signing out removes them.',
      ],
      [
        'Who else sees it',
        'The courier sees the address and the telephone; the bank, the payment.',
      ],
      [
        'What you can ask for',
        'To see it, to have it put right or removed: <a href="/contact">write to us</a>. An account is closed at <a href="/account/close">this page</a>.',
      ],
    ],
  }),
  zh: plain({
    title: '私隱政策',
    lead: '我們只收集訂單所需的資料，絕不出售。',
    parts: [
      [
        '我們保存甚麼',
        '訂單上的姓名、地址、電郵和電話，以及所購貨品，按香港法例保存七年。信用卡號碼不會經過本店。',
      ],
      ['您的瀏覽器保存甚麼', '購物籃、登入狀態和最近看過的花。登出後便會移除。'],
      ['還有誰看到', '速遞員看到地址和電話，銀行看到付款資料。'],
      [
        '您可以要求甚麼',
        '查閱、更正或刪除資料：請<a href="/contact">聯絡我們</a>。如要關閉帳戶，請到<a href="/account/close">此頁</a>。',
      ],
    ],
  }),
};

export const TERMS = {
  en: plain({
    title: 'Terms of sale',
    lead: 'Short, because an order of flowers is a simple thing.',
    parts: [
      [
        'The order',
        'An order is a contract once we have confirmed it by email. Until then nothing is charged that is not paid back.',
      ],
      [
        'The flowers',
        'Flowers vary, as flowers do. Where one is not to be had on the day, we take the nearest in color and worth, and tell you.',
      ],
      [
        'The delivery',
        'By the half-day that you chose, at the address of the order. See <a href="/delivery">Delivery</a>.',
      ],
      ['The law', 'The law of Hong Kong applies, and so does what the law gives you at home.'],
    ],
  }),
  zh: plain({
    title: '銷售條款',
    lead: '訂花是簡單的事，條款也從簡。',
    parts: [
      ['訂單', '本店以電郵確認後，訂單即告成立。在此之前所收款項，如訂單不成立必定退還。'],
      ['鮮花', '花各有姿。如當日未能供應某種花，我們會以顏色和價值最接近者代替，並通知您。'],
      ['送貨', '按您所選的半日送達訂單上的地址。詳見<a href="/delivery">送貨</a>。'],
      ['法律', '本條款受香港法律管轄，亦不影響您所在地法律給予您的權利。'],
    ],
  }),
};
