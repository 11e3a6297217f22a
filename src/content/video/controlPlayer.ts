/** Plays or pauses a video element, or the YouTube or Vimeo player in an iframe. */
export function controlPlayer(player: Element, isPlaying: boolean): void {
  if (player instanceof HTMLVideoElement) {
    if (isPlaying) player.play().catch(() => {});
    else player.pause();
  } else if (player instanceof HTMLIFrameElement) {
    const { origin } = new URL(player.src);
    player.contentWindow?.postMessage(messageOf(origin, isPlaying), origin);
  }
}

const messageOf = (origin: string, isPlaying: boolean): string =>
  JSON.stringify(
    origin.includes('vimeo')
      ? { method: isPlaying ? 'play' : 'pause' }
      : { event: 'command', func: isPlaying ? 'playVideo' : 'pauseVideo', args: [] },
  );
