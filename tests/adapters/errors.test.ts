import { CombinedError } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { classified, RefusedError } from '../../src/adapters/graphql/errors.ts';

describe('Error classification', () => {
  const kinds = [
    { extensions: { category: 'graphql-no-such-entity' }, is: 'graphql-no-such-entity' },
    // Newer releases add an error code, which is not reliable for an inactive cart.
    {
      extensions: { category: 'graphql-no-such-entity', error_code: 'UNDEFINED' },
      is: 'graphql-no-such-entity',
    },
    { extensions: { error_code: 'CART_NOT_FOUND' }, is: 'CART_NOT_FOUND' },
    { extensions: {}, is: null },
  ];
  for (const { extensions, is } of kinds) {
    it(`turns the extensions ${JSON.stringify(extensions)} into the kind ${is}`, () => {
      const error = classified(
        new CombinedError({ graphQLErrors: [{ message: '找不到', extensions }] }),
      );
      expect(error).toBeInstanceOf(RefusedError);
      expect(error.kind).toBe(is);
    });
  }
});
