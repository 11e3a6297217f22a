const promise = (lines: string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** The promise beside Add to Cart: cut-off time, delivery area, guarantee. */
export const PROMISE = {
  en: promise([
    'In Hong Kong: ordered before 1 pm, delivered by 7 pm, except on Sundays.',
    '<a href="/delivery">Elsewhere</a>: two to four days.',
    'Fresh for seven days, or we send another.',
  ]),
  zh: promise([
    '香港：下午一時前下單，當日晚上七時前送達，星期日除外。',
    '<a href="/delivery">其他地方</a>：二至四日。',
    '七日鮮花保證，否則再送一束。',
  ]),
};
