import { gql } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { shopClient } from '../../shopClient.ts';

const About = gql`
  {
    cmsPage(identifier: "about-us") {
      identifier
      title
    }
  }
`;

describe('Cached content page: its title', () => {
  it.each([
    ['stays when the platform breaks', { message: 'Internal server error' }, 'About the shop'],
    ['stays when the server breaks', { status: 500 }, 'About the shop'],
    ['goes when the platform refuses it', { message: 'No such page.' }, undefined],
  ])('%s', async (_, fault, title) => {
    const { client, control } = shopClient();
    const first = await client.query(About, {}).toPromise();
    expect(first.data.cmsPage.title).toBe('About the shop');
    await control('fail', { field: 'cmsPage', times: 9, ...fault });
    const refetched = await client.query(About, {}, { requestPolicy: 'network-only' }).toPromise();
    expect(refetched.error).toBeDefined();
    const cached = await client.query(About, {}, { requestPolicy: 'cache-only' }).toPromise();
    expect(cached.data?.cmsPage?.title).toBe(title);
  });
});
