/** Path data of the icons that only some pages show, loaded with those pages. */
export const pageIconPaths = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
  check: 'M4.5 12.5l5 5 10-11',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.7v.1',
  warning: 'M12 4l9 16H3L12 4ZM12 10v4.5M12 17.2v.1',
  error: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7l5-5ZM12 8v5M12 16v.1',
  success: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8 12.3l2.8 2.8 5.3-5.8',
} as const;

export type PageIconName = keyof typeof pageIconPaths;
