/** Path data for a 24 px grid: one hand, 1.5 px strokes, round ends, no fill. Those that every page shows. */
export const iconPaths = {
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6l5 5',
  user: 'M12 12.2a4.1 4.1 0 1 0 0-8.2 4.1 4.1 0 0 0 0 8.2ZM4.5 20.5c.6-3.6 3.6-5.6 7.5-5.6s6.9 2 7.5 5.6',
  heart:
    'M12 20S3.5 15 3.5 9.1C3.5 6.3 5.6 4.3 8.1 4.3c1.7 0 3.1.9 3.9 2.3.8-1.4 2.2-2.3 3.9-2.3 2.5 0 4.6 2 4.6 4.8C20.5 15 12 20 12 20Z',
  bag: 'M5 8.5h14l1 12H4l1-12ZM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.5 2.6 3.7 5.4 3.7 8.5s-1.2 5.9-3.7 8.5c-2.5-2.6-3.7-5.4-3.7-8.5s1.2-5.9 3.7-8.5Z',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  down: 'M5.5 9l6.5 6.5L18.5 9',
  right: 'M9 5.5l6.5 6.5L9 18.5',
  left: 'M15 5.5L8.5 12l6.5 6.5',
  leaf: 'M4.5 20C4 11 9 4.5 20 4c.5 10-5.5 15.5-13 14.5M4.5 20c2-5 5-8.5 9.5-10.5',
} as const;

export type IconName = keyof typeof iconPaths;
