import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { hydratedSeparately } from '../../src/ui/hydratedSeparately.tsx';

afterEach(() => document.body.replaceChildren());

it('Part of a document: is rendered once by its hydration, so that React keeps the lazy parts in it until their code comes', async () => {
  const onRender = vi.fn();
  const Separate = hydratedSeparately(({ word }: { word: string }) => {
    onRender();
    return <p>{word}</p>;
  });
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<!--$--><p>roses</p><!--/$-->';
  const inDocument = place.querySelector('p');
  await act(async () => void hydrateRoot(place, <Separate word="roses" />));
  expect(onRender).toHaveBeenCalledOnce();
  expect(place.querySelector('p')).toBe(inDocument);
});
