import { i18n } from '@lingui/core';
import { CombinedError } from '@urql/core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  classifyError,
  RefusedError,
  UnsupportedError,
} from '../../src/adapters/graphql/errors.ts';

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
      const error = classifyError(
        new CombinedError({ graphQLErrors: [{ message: '找不到', extensions }] }),
      );
      expect(error).toBeInstanceOf(RefusedError);
      expect(error.kind).toBe(is);
    });
  }
});

describe('Errors of the platform’s schema', () => {
  beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

  it.each([
    ['Cannot query field "cancelOrder" on type "Mutation".', undefined],
    ['Cannot query field "cancelOrder" on type "Mutation".', 'graphql'],
    ['Unknown type "CancelOrderInput".', undefined],
    ['Unknown argument "uid" on field "Query.category".', undefined],
    ['Field "lastname" is not defined by type "OrderInformationInput".', undefined],
    ['Field OrderInformationInput.postcode of required type String! was not provided.', undefined],
  ])('become a message for shoppers: %s (%s)', (message, category) => {
    const extensions = category === undefined ? {} : { category };
    const error = classifyError(new CombinedError({ graphQLErrors: [{ message, extensions }] }));
    expect(error).toBeInstanceOf(UnsupportedError);
    expect([error.reason, error.message]).toEqual([
      'refused',
      'This is not possible in this shop.',
    ]);
  });

  it('leave a message with a category as it is', () => {
    const message = 'Field "Order" is empty';
    const extensions = { category: 'graphql-input' };
    const error = classifyError(new CombinedError({ graphQLErrors: [{ message, extensions }] }));
    expect(error.message).toBe(message);
  });
});
