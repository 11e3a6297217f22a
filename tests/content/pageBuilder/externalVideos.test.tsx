import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from '../../../src/content/pageBuilder/parse.ts';
import type { ContentNode } from '../../../src/content/types/registry.ts';
import { Video } from '../../../src/content/types/video/View.tsx';
import { BackgroundVideo } from '../../../src/content/video/BackgroundVideo.tsx';

i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each([
  'https://www.youtube.com/@florist',
  'https://player.vimeo.com/external/12.sd.mp4?s=1',
])('Video: an address on a video site that leads to no video (%s)', (url) => {
  it.each([
    `<div data-content-type="video"><iframe src="${url}"></iframe></div>`,
    `<div data-content-type="video"><video src="${url}"></video></div>`,
    `<div data-content-type="video"><video><source src="${url}"></video></div>`,
  ])('becomes a link, and nothing is requested from it: %s', (html) => {
    const [node] = parse(html).children;
    const { container } = show(node?.contentType === 'video' && <Video node={node}>{[]}</Video>);
    expect(screen.getByRole('link', { name: /^Watch on (YouTube|Vimeo)$/ })).toHaveProperty(
      'href',
      url,
    );
    expect(container.querySelector('[src]')).toBeNull();
  });

  it('shows the fallback picture without a play button when it is a background', () => {
    const { container } = show(rowBackground({ 'data-video-src': url }));
    expect([...container.querySelectorAll('[src]')].map(({ localName }) => localName)).toEqual([
      'img',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('Background video: is replayed on request after its end', () => {
  const plays = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const { container } = show(rowBackground({ 'data-video-src': '/media/petals.mp4' }));
  expect(plays).toHaveBeenCalledTimes(1);
  const film = container.querySelector('video');
  if (film) fireEvent(film, new Event('ended'));
  fireEvent.click(screen.getByRole('button', { name: 'Play background video' }));
  expect(plays).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Pause background video' })).toBeTruthy();
});

describe('Background video: an embedded player', () => {
  const startVideo = (url: string, loop: boolean) => {
    const { container } = show(
      rowBackground({ 'data-video-src': url, 'data-video-loop': String(loop) }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Play background video' }));
    const frame = container.querySelector('iframe');
    if (!frame) throw new Error('no frame');
    Reflect.defineProperty(frame, 'contentWindow', { value: window });
    return { frame, posted: vi.spyOn(window, 'postMessage').mockReturnValue() };
  };
  const receiveMessage = (data: unknown) =>
    fireEvent(window, new MessageEvent('message', { data, source: window }));

  it('receives no command before it is loaded', () => {
    const { frame, posted } = startVideo('https://vimeo.com/12', true);
    fireEvent.click(screen.getByRole('button', { name: 'Pause background video' }));
    expect(posted).not.toHaveBeenCalled();
    fireEvent.load(frame);
    expect(posted).toHaveBeenCalledExactlyOnceWith(
      '{"method":"pause"}',
      'https://player.vimeo.com',
    );
  });

  it.each([
    ['https://vimeo.com/12', '"value":"ended"', '{"event":"playing"}', { event: 'ended' }],
    [
      'https://youtu.be/aB3',
      '"event":"listening"',
      '{"event":"infoDelivery","info":{"playerState":1}}',
      '{"event":"infoDelivery","info":{"playerState":0}}',
    ],
  ])('can be replayed after its end: %s', (url, question, going, ended) => {
    const { frame, posted } = startVideo(url, false);
    fireEvent.load(frame);
    expect(posted).toHaveBeenCalledWith(
      expect.stringContaining(question),
      new URL(frame.src).origin,
    );
    receiveMessage(going);
    expect(screen.getByRole('button', { name: 'Pause background video' })).toBeTruthy();
    receiveMessage(ended);
    fireEvent.click(screen.getByRole('button', { name: 'Play background video' }));
    expect(posted).toHaveBeenLastCalledWith(expect.stringContaining('play'), expect.anything());
  });
});

const show = (content: React.ReactNode) =>
  render(<I18nProvider i18n={i18n}>{content}</I18nProvider>);

function rowBackground(fields: Record<string, string>) {
  const entries = Object.entries({ 'data-background-type': 'video', ...FALLBACK, ...fields });
  const attributes = entries.map(([name, value]) => `${name}="${value}"`).join(' ');
  const node: ContentNode | undefined = parse(`<div data-content-type="row" ${attributes}></div>`)
    .children[0];
  return node?.contentType === 'row' && <BackgroundVideo node={node} />;
}

const FALLBACK = {
  'data-video-fallback-src': '/media/petals.jpg',
  'data-video-lazy-load': 'false',
  'data-video-play-only-visible': 'false',
};
