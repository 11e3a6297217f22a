import { playerSite, webAddress } from '../../film/playerSite.ts';
import type { FieldsOf } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';
import { colourOf, readBackground, sourceOf } from '../../pageBuilder/readBackground.ts';
import {
  marginCarrier,
  readBox,
  readChoice,
  readFlag,
  readNumber,
} from '../../pageBuilder/readBox.ts';
import { readButtonType, readLink } from '../../pageBuilder/readLink.ts';

/** What a frame plays: players that the shop knows, and no other page. */
function playerOf(frame: Part): string | null {
  const src = frame.attribute('src') ?? '';
  return playerSite(src) ? (webAddress(src)?.href ?? null) : null;
}

/** The player's address comes from its frame or from the film's element. */
export function readVideo(main: Part): FieldsOf<'video'> {
  const film = main.find('video');
  const wrapper = main.find('[data-element="wrapper"]');
  const url =
    playerOf(main.find('iframe')) ??
    sourceOf(film.attribute('src')) ??
    sourceOf(main.find('source').attribute('src'));
  return {
    ...readBox(
      main,
      wrapper.exists
        ? { border: wrapper, padding: wrapper, margin: marginCarrier(wrapper, main) }
        : {},
    ),
    url,
    autoplay: isSet(film, 'autoplay') || /[?&]autoplay=1/.test(url ?? ''),
    muted: isSet(film, 'muted') || /[?&]mute=1|[?&]muted=1/.test(url ?? ''),
    maxWidth: main.find('[data-element="inner"]').style('max-width'),
  };
}

/** The film element's switch, on by being there, unless it says no. */
const isSet = (film: Part, name: string): boolean =>
  !/^(?:false|0)$/i.test(film.attribute(name) ?? 'false');

const SHOWING = ['always', 'hover', 'never'] as const;

/** A poster keeps height and padding on its overlay, the other appearances on the wrapper. */
export function readBanner(main: Part): FieldsOf<'banner'> {
  const wrapper = main.find('[data-element="wrapper"]');
  const overlay = main.find('[data-element="overlay"]');
  const button = main.find('[data-element="button"]');
  const inside =
    main.attribute('data-appearance') === 'poster' && overlay.exists ? overlay : wrapper;
  const showButton = readChoice(main.attribute('data-show-button'), SHOWING, 'never');
  const showOverlay = readChoice(main.attribute('data-show-overlay'), SHOWING, 'never');
  const hasButton = button.exists && showButton !== 'never';
  return {
    ...readBox(main, {
      padding: inside,
      border: wrapper,
      textAlign: wrapper,
      minHeight: inside,
      backgroundColor: wrapper,
    }),
    ...readBackground(wrapper, main.find('[data-video-overlay-color]')),
    ...readLink(main.find('a[data-element="link"]')),
    content: main.find('[data-element="content"]').html(),
    showButton,
    buttonText: hasButton ? button.text() : null,
    buttonType: hasButton ? readButtonType(button) : null,
    showOverlay,
    overlayColor: showOverlay === 'never' ? null : colourOf(overlay, 'data-overlay-color'),
  };
}

export const readSlide = (main: Part): FieldsOf<'slide'> => ({
  ...readBanner(main),
  slideName: main.attribute('data-slide-name') || null,
});

const SLIDE_MS = 4_000;

export const readSlider = (main: Part): FieldsOf<'slider'> => ({
  ...readBox(main),
  autoplay: readFlag(main, 'data-autoplay'),
  autoplaySpeed: readNumber(main, 'data-autoplay-speed', SLIDE_MS),
  fade: readFlag(main, 'data-fade'),
  infinite: readFlag(main, 'data-infinite-loop') || readFlag(main, 'data-is-infinite'),
  showArrows: readFlag(main, 'data-show-arrows'),
  showDots: readFlag(main, 'data-show-dots'),
});
