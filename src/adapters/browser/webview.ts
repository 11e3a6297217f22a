/** Whether the shop runs inside the mobile app, which sets a cookie named `app`, possibly empty. */
export const isInWebview = (): boolean =>
  document.cookie.split(';').some((cookie) => cookie.split('=')[0]?.trim() === 'app');
