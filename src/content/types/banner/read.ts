import { colourOf, readBackground } from '../../pageBuilder/background.ts';
import { marginCarrier, readBox, readChoice } from '../../pageBuilder/box.ts';
import { readButtonType, readLink } from '../../pageBuilder/link.ts';
import type {
  Background,
  Box,
  ButtonType,
  LinkFields,
  NodeOf,
  OwnFields,
} from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

const VISIBILITIES = ['always', 'hover', 'never'] as const;
/** When a banner shows its button or its overlay. */
type Visibility = (typeof VISIBILITIES)[number];

export interface BannerFields extends Box, Background, LinkFields {
  /** HTML as the owner wrote it, not sanitised. */
  content: string;
  showButton: Visibility;
  buttonText: string | null;
  buttonType: ButtonType | null;
  showOverlay: Visibility;
  overlayColor: string | null;
}

export interface BannerNode extends NodeOf<'banner'>, BannerFields {}

/**
 * A poster stores its height and padding on the overlay, in older content on the wrapper; the other
 * appearances store them on the wrapper.
 */
export function readBanner(main: Part): OwnFields<BannerNode> {
  const wrapper = main.find('[data-element="wrapper"]');
  const overlay = main.find('[data-element="overlay"]');
  const button = main.find('[data-element="button"]');
  const inside =
    main.attribute('data-appearance') === 'poster' && overlay.exists ? overlay : wrapper;
  const showButton = readChoice(main.attribute('data-show-button'), VISIBILITIES, 'never');
  const showOverlay = readChoice(main.attribute('data-show-overlay'), VISIBILITIES, 'never');
  const hasButton = button.exists && showButton !== 'never';
  return {
    ...readBox(main, {
      padding: marginCarrier(inside, wrapper, 'padding'),
      border: wrapper,
      textAlign: wrapper,
      minHeight: inside.style('min-height') ? inside : wrapper,
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
