/** Path data of the filter icon, two sliders on the 24 px grid. */
export const FILTER_ICON =
  'M3.5 7h8M16.5 7h4M3.5 17h3M11.5 17h9M14 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
