import { sourceOf } from '../../pageBuilder/background.ts';
import { marginCarrier, readBox } from '../../pageBuilder/box.ts';
import type { Box, NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';
import { playerSite, webAddress } from '../../video/playerSite.ts';

export interface VideoNode extends NodeOf<'video'>, Box {
  url: string | null;
  autoplay: boolean;
  muted: boolean;
  maxWidth: string | null;
}

/** The URL comes from the iframe of a player or from the video element. */
export function readVideo(main: Part): OwnFields<VideoNode> {
  const video = main.find('video');
  const wrapper = main.find('[data-element="wrapper"]');
  const url =
    playerOf(main.find('iframe')) ??
    sourceOf(video.attribute('src')) ??
    sourceOf(main.find('source').attribute('src'));
  return {
    ...readBox(
      main,
      wrapper.exists
        ? { border: wrapper, padding: wrapper, margin: marginCarrier(wrapper, main) }
        : {},
    ),
    url,
    autoplay: isSet(video, 'autoplay') || /[?&]autoplay=1/.test(url ?? ''),
    muted: isSet(video, 'muted') || /[?&]mute=1|[?&]muted=1/.test(url ?? ''),
    maxWidth: main.find('[data-element="inner"]').style('max-width'),
  };
}

/** The URL of an iframe that contains a player of YouTube or Vimeo; null for any other iframe. */
function playerOf(frame: Part): string | null {
  const src = frame.attribute('src') ?? '';
  return playerSite(src) ? (webAddress(src)?.href ?? null) : null;
}

/**
 * Whether a boolean attribute is set: its presence counts as true, unless its value is `false` or
 * `0`.
 */
const isSet = (video: Part, name: string): boolean =>
  !/^(?:false|0)$/i.test(video.attribute(name) ?? 'false');
