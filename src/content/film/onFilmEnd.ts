const LISTENING = JSON.stringify({ event: 'listening', id: 'film', channel: 'widget' });
const VIMEO = JSON.stringify({ method: 'addEventListener', value: 'ended' });

/**
 * Asks the player of YouTube or Vimeo in a frame to tell when its film has ended. The answer stops
 * the listening.
 */
export function hearEnd(frame: HTMLIFrameElement, end: () => void): () => void {
  const view = frame.ownerDocument.defaultView;
  const { origin } = new URL(frame.src);
  const ask = () =>
    frame.contentWindow?.postMessage(origin.includes('vimeo') ? VIMEO : LISTENING, origin);
  const hear = ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow) return;
    const told = typeof data === 'string' ? data : JSON.stringify(data);
    if (/"event":"ready"/.test(told)) ask();
    if (/"event":"ended"|"playerState":0\b/.test(told)) end();
  };
  view?.addEventListener('message', hear);
  ask();
  return () => view?.removeEventListener('message', hear);
}
