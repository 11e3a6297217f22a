const header = (words: string): string =>
  '<div data-content-type="row" data-appearance="full-bleed" data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-element="main" style="justify-content: center; display: flex; flex-direction: column; background-color: rgb(245, 247, 245); padding: 7px 16px;">' +
  `<div data-content-type="text" data-appearance="default" data-element="main" style="text-align: center;"><p>${words}</p></div></div>`;

/** The announcement line at the top of the page. */
export const HEADER = {
  en: header('Ordered before one, at your door by seven.'),
  zh: header('下午一時前下單，晚上七時前送達。'),
};
