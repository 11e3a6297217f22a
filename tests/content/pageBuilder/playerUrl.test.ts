import { describe, expect, it } from 'vitest';
import { playerSite } from '../../../src/content/video/playerSite.ts';
import { playerUrl } from '../../../src/content/video/playerUrl.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed';
const VIMEO = 'https://player.vimeo.com/video';

describe('Player url', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aB3_d-9', `${YOUTUBE}/aB3_d-9?autoplay=1&rel=0`],
    ['https://m.youtube.com/watch?app=m&v=aB3', `${YOUTUBE}/aB3?autoplay=1&rel=0`],
    ['https://music.youtube.com/watch?v=aB3', `${YOUTUBE}/aB3?autoplay=1&rel=0`],
    ['https://www.youtube.com/live/aB3?si=x', `${YOUTUBE}/aB3?autoplay=1&rel=0`],
    ['//www.youtube-nocookie.com/embed/aB3', `${YOUTUBE}/aB3?autoplay=1&rel=0`],
    ['http://youtube.com/shorts/aB3/', `${YOUTUBE}/aB3?autoplay=1&rel=0`],
    ['https://www.youtube.com/v/aB3', `${YOUTUBE}/aB3?autoplay=1&rel=0`],
    ['https://youtu.be/aB3?t=90', `${YOUTUBE}/aB3?autoplay=1&rel=0&start=90`],
    ['https://youtu.be/aB3?t=1m30s', `${YOUTUBE}/aB3?autoplay=1&rel=0&start=90`],
    ['https://youtu.be/aB3#t=1h0m5s', `${YOUTUBE}/aB3?autoplay=1&rel=0&start=3605`],
    [
      'https://www.youtube.com/embed/aB3?start=10&end=40',
      `${YOUTUBE}/aB3?autoplay=1&rel=0&start=10&end=40`,
    ],
    [
      'https://www.youtube.com/embed/videoseries?list=PL-1_a',
      `${YOUTUBE}/videoseries?autoplay=1&rel=0&list=PL-1_a`,
    ],
    [
      'https://www.youtube.com/playlist?list=PL1',
      `${YOUTUBE}/videoseries?autoplay=1&rel=0&list=PL1`,
    ],
    [
      'https://www.youtube.com/embed/live_stream?channel=UC1',
      `${YOUTUBE}/live_stream?autoplay=1&rel=0&channel=UC1`,
    ],
    ['https://vimeo.com/76979871', `${VIMEO}/76979871?autoplay=1&dnt=1`],
    ['https://vimeo.com/76979871/8272103f6e', `${VIMEO}/76979871?autoplay=1&dnt=1&h=8272103f6e`],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e#t=1m30s',
      `${VIMEO}/76979871?autoplay=1&dnt=1&h=8272103f6e#t=90s`,
    ],
    ['https://vimeo.com/2#t=30s', `${VIMEO}/2?autoplay=1&dnt=1#t=30s`],
    ['https://vimeo.com/channels/staffpicks/2', `${VIMEO}/2?autoplay=1&dnt=1`],
    ['https://vimeo.com/groups/x/videos/2', `${VIMEO}/2?autoplay=1&dnt=1`],
    ['https://vimeo.com/showcase/1/video/2', `${VIMEO}/2?autoplay=1&dnt=1`],
    ['https://vimeo.com/album/1/video/2', `${VIMEO}/2?autoplay=1&dnt=1`],
    ['https://vimeo.com/ondemand/x/2', `${VIMEO}/2?autoplay=1&dnt=1`],
  ])('is found for %s', (url, player) => {
    expect(playerUrl(url)).toBe(player);
  });

  it('mutes a background video, hides its controls and loops it by its own playlist', () => {
    const options = { isBackground: true, loop: true };
    expect(playerUrl('https://youtu.be/aB3', options)).toBe(
      `${YOUTUBE}/aB3?autoplay=1&rel=0&mute=1&loop=1&playlist=aB3&controls=0&enablejsapi=1`,
    );
    expect(playerUrl('https://www.youtube.com/playlist?list=PL1', options)).toBe(
      `${YOUTUBE}/videoseries?autoplay=1&rel=0&list=PL1&mute=1&loop=1&controls=0&enablejsapi=1`,
    );
    expect(playerUrl('https://vimeo.com/2#t=5', options)).toBe(
      `${VIMEO}/2?autoplay=1&dnt=1&muted=1&loop=1&controls=0#t=5s`,
    );
  });
});

it.each([
  ['https://www.youtube.com/@florist', 'YouTube'],
  ['https://www.youtube.com/embed/videoseries', 'YouTube'],
  ['https://www.youtube.com/watch?v=%22%3E', 'YouTube'],
  ['https:\\\\WWW.YouTube.com./feed', 'YouTube'],
  ['/\\youtu.be/', 'YouTube'],
  ['https://player.vimeo.com/external/12.sd.mp4?s=1', 'Vimeo'],
  ['https://vimeo.com/florist', 'Vimeo'],
  ['/media/wysiwyg/vimeo.com/12.mp4', null],
  ['https://youtube.com.example/embed/aB3', null],
  ['https://notvimeo.com/12', null],
  ['ftp://vimeo.com/12', null],
  ['https://%', null],
])('Player url: %s has no player, and its site is %s', (url, site) => {
  expect(playerUrl(url)).toBeNull();
  expect(playerSite(url)).toBe(site);
});
