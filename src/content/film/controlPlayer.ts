/** Plays or pauses a video element, or the YouTube or Vimeo player in an iframe. */
export function steerPlayer(film: Element, isPlaying: boolean): void {
  if (film instanceof HTMLVideoElement) {
    if (isPlaying) film.play().catch(() => {});
    else film.pause();
  } else if (film instanceof HTMLIFrameElement) {
    const { origin } = new URL(film.src);
    film.contentWindow?.postMessage(messageOf(origin, isPlaying), origin);
  }
}

const messageOf = (origin: string, isPlaying: boolean): string =>
  JSON.stringify(
    origin.includes('vimeo')
      ? { method: isPlaying ? 'play' : 'pause' }
      : { event: 'command', func: isPlaying ? 'playVideo' : 'pauseVideo', args: [] },
  );
