const promise = (lines: string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** The promise beside Add to Cart: cut-off time, delivery area, guarantee. */
export const PROMISE = {
  en: promise([
    'Ordered before 1 pm, delivered today by 7 pm.',
    'Hong Kong Island and Kowloon the same day; <a href="/delivery">other areas</a>.',
    'Fresh for seven days, or we send another.',
  ]),
  zh: promise([
    '下午一時前下單，當日晚上七時前送達。',
    '港島及九龍即日送達；<a href="/delivery">其他地區</a>。',
    '七日鮮花保證，否則再送一束。',
  ]),
};
