const header = (words: string): string =>
  '<div data-content-type="row" data-appearance="full-bleed" data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-element="main" style="justify-content: center; display: flex; flex-direction: column; background-color: rgb(245, 247, 245); padding: 7px 16px;">' +
  `<div data-content-type="text" data-appearance="default" data-element="main" style="text-align: center;"><p>${words}</p></div></div>`;

/** The announcement line at the top of the page. */
export const HEADER = {
  en: header('Hong Kong, Mon–Sat: order by 1 pm, there by 7.'),
  zh: header('香港星期一至六：下午一時前下單，七時前送達。'),
};
