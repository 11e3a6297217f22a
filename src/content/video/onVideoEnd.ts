const LISTENING = JSON.stringify({ event: 'listening', id: 'video', channel: 'widget' });
const VIMEO = JSON.stringify({ method: 'addEventListener', value: 'ended' });

/**
 * Calls `end` when the YouTube or Vimeo player in an iframe reports the end of its video.
 * @returns the unsubscribe function.
 */
export function onVideoEnd(frame: HTMLIFrameElement, end: () => void): () => void {
  const view = frame.ownerDocument.defaultView;
  const { origin } = new URL(frame.src);
  const subscribe = () =>
    frame.contentWindow?.postMessage(origin.includes('vimeo') ? VIMEO : LISTENING, origin);
  const onMessage = ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow) return;
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    if (/"event":"ready"/.test(text)) subscribe();
    if (/"event":"ended"|"playerState":0\b/.test(text)) end();
  };
  view?.addEventListener('message', onMessage);
  subscribe();
  return () => view?.removeEventListener('message', onMessage);
}
