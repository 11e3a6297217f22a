/** The address of a known player's film, ready to play; null where it is no player's. */
export function playerUrl(url: string): string | null {
  const youTube =
    /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?(?:.*&)?v=)|youtu\.be\/)([\w-]+)/i;
  const vimeo = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/i;
  const youTubeId = youTube.exec(url)?.[1];
  if (youTubeId) return `https://www.youtube-nocookie.com/embed/${youTubeId}?autoplay=1`;
  const vimeoId = vimeo.exec(url)?.[1];
  return vimeoId ? `https://player.vimeo.com/video/${vimeoId}?autoplay=1&dnt=1` : null;
}
