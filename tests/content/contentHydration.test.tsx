import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { RichContent } from '../../src/content/RichContent.tsx';

const HTML = '<p>Cut the stems.</p>';

const { read } = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock('../../src/content/pageBuilder/isPageBuilder.ts', () => ({
  isPageBuilder: (html: string) => {
    read(html);
    return false;
  },
}));

afterEach(() => document.body.replaceChildren());

it('Rich content: is not rendered again with its parent, because React would then hydrate it at once', async () => {
  let renderParent = (_: number) => {};
  function Parent() {
    const [count, setCount] = useState(0);
    renderParent = setCount;
    return <RichContent html={HTML} placeholder={<p>{count}</p>} />;
  }
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Parent />);
  await act(async () => void hydrateRoot(place, <Parent />));
  read.mockClear();
  await act(async () => renderParent(1));
  expect(read).not.toHaveBeenCalled();
  expect(place.textContent).toBe('Cut the stems.');
});
