/** Whether the shop is shown inside the mobile app: any cookie named app, also an empty one. */
export const isInWebview = (): boolean =>
  document.cookie.split(';').some((cookie) => cookie.split('=')[0]?.trim() === 'app');
