/** Tells of every error and rejected promise that reached the window unhandled. */
export function watchUnhandled(tell: (event: Event) => void): void {
  addEventListener('error', tell);
  addEventListener('unhandledrejection', tell);
}
