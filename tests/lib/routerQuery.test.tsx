import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router, useSearchParams } from 'wouter';
import { routerQuery } from '../../src/lib/url/routerQuery.ts';

describe('Query for the router', () => {
  it.each(['100 % rosé', 'a&b #c +d', '%41', '50%25', '<b>', ''])(
    'gives components what the address contains: %s',
    (text) => {
      const search = `?${new URLSearchParams({ query: text })}`;
      const Query = () => JSON.stringify(useSearchParams()[0].get('query'));
      const markup = renderToString(
        <Router hook={() => ['/', () => {}]} searchHook={() => routerQuery(search)}>
          <Query />
        </Router>,
      );
      const shown = new DOMParser().parseFromString(markup, 'text/html').body.textContent;
      expect(JSON.parse(shown)).toBe(text);
    },
  );
});
