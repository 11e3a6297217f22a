import { join } from 'node:path';
import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { keys } from '../../src/adapters/graphql/cache/keys.ts';
import { possibleTypes } from '../../src/adapters/graphql/cache/possibleTypes.ts';
import { DOCUMENT_FALLBACKS } from '../../src/lib/platform/documentFallbacks.ts';
import { FEATURES } from '../../src/lib/platform/features.ts';
import { allDocuments } from '../../src/server/doctor/documents.ts';
import { PWA_FIELD, schemaOf, schemas } from './schemas.ts';

const ROOT = join(import.meta.dirname, '../..');
const documents = allDocuments(ROOT);
const slice = schemaOf('src/adapters/graphql/schema.graphql');
const titleOf = (text: string) => /(?:query|mutation) \w+/.exec(text)?.[0] ?? text;

it('GraphQL documents: the test finds more than twenty in the sources', () => {
  expect(documents.length).toBeGreaterThan(20);
});

for (const { name, schema, hasPwaField } of schemas()) {
  describe(`GraphQL documents validated on ${name} include`, () => {
    for (const { file, text } of documents) {
      if (text.includes(PWA_FIELD) && !hasPwaField) continue;
      it(`a valid ${titleOf(text)} of ${file}`, () => {
        expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
      });
    }
  });
}

describe('Table of document guards', () => {
  const namesIn = (list: typeof documents) => list.map(({ name }) => name).sort();

  it('has exactly one row for each document', () => {
    expect(Object.keys(DOCUMENT_FALLBACKS).sort()).toEqual(namesIn(documents));
  });

  it('names a guarded field that the document itself requests', () => {
    const guarded = documents.filter(({ name }) => DOCUMENT_FALLBACKS[name]?.guard);
    expect(namesIn(guarded)).toEqual([
      'BraintreeClientToken',
      'CancelOrder',
      'Cancellation',
      'CartDetails',
      'CartTriggerWithSummary',
      'CheckoutTerms',
      'ConfirmCancelOrder',
      'ConfirmEmail',
      'ContactUs',
      'DynamicBlocks',
      'FormCaptcha',
      'GuestOrder',
      'GuestOrderByToken',
      'GuestOrderGifts',
      'OrderGifts',
      'PickupLocations',
      'PickupPlaces',
      'RequestGuestOrderCancel',
      'ResendConfirmation',
      'SetGiftMessage',
      'SortFields',
      'UpdateCartItems',
    ]);
    for (const { name, text } of guarded) {
      expect(text).toMatch(new RegExp(`\\b${DOCUMENT_FALLBACKS[name]?.guard?.field}\\b`));
    }
  });

  it('replaces a document with a guarded field by one with the same root field and without the guarded field', () => {
    const instead = Object.entries(DOCUMENT_FALLBACKS).flatMap(
      ([name, { guard, instead: other }]) =>
        other ? [{ name, other, field: guard?.field ?? '' }] : [],
    );
    expect(instead.map(({ name }) => name)).toEqual([
      'CartDetails',
      'CartTriggerWithSummary',
      'UpdateCartItems',
    ]);
    for (const { name, other, field } of instead) {
      const [text, plain] = [name, other].map((one) => documents.find((d) => d.name === one)?.text);
      const root = /\{\s*(\w+)\(/;
      expect(root.exec(plain ?? '')?.[1]).toBe(root.exec(text ?? '')?.[1]);
      expect(plain).not.toMatch(new RegExp(`\\b${field}\\b`));
    }
  });

  it('has at least one document for each feature', () => {
    const served = new Set(Object.values(DOCUMENT_FALLBACKS).map(({ feature }) => feature));
    expect(Object.keys(FEATURES).filter((name) => !served.has(name as never))).toEqual([]);
  });
});

describe('GraphQL documents', () => {
  it('request the field of the PWA modules only in CartTriggerWithSummary', () => {
    const marked = documents.filter(({ text }) => text.includes(PWA_FIELD));
    expect(marked.map(({ text }) => titleOf(text))).toEqual(['query CartTriggerWithSummary']);
  });

  it('contain one operation each, since the platform ignores operation names', () => {
    const operations = documents.map(
      ({ text }) =>
        parse(text).definitions.filter(({ kind }) => kind === 'OperationDefinition').length,
    );
    expect(new Set(operations)).toEqual(new Set([1]));
  });

  it('have unique names', () => {
    const names = documents.map(({ text }) => titleOf(text));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  for (const { file, text } of documents) {
    it(`request every field that identifies a cached entity: ${titleOf(text)} of ${file}`, () => {
      expect(withoutIdentity(text)).toEqual([]);
    });
  }
});

/** The variables that distinguish entries of the cache. */
const IDENTITY: Record<string, string[]> = {
  // The new cart's id comes first: the cache drops the other cart's data before it writes the rest.
  Cart: ['id'],
  StoreConfig: ['store_code'],
  SimpleProduct: ['uid'],
  ConfigurableProduct: ['uid'],
  ProductInterface: ['uid'],
  CategoryTree: ['uid'],
  CategoryInterface: ['uid'],
  CartItemInterface: ['uid'],
  CmsBlock: ['identifier'],
  CmsPage: ['identifier'],
  DynamicBlock: ['uid'],
  Country: ['id'],
  Region: ['id'],
  AvailableShippingMethod: ['carrier_code', 'method_code'],
  SelectedShippingMethod: ['carrier_code', 'method_code'],
  ShippingCartAddress: ['street'],
  BillingCartAddress: ['street'],
  CustomerOrder: ['number'],
};

/** Fields of a document whose type has an identity that is not asked for. */
function withoutIdentity(text: string): string[] {
  const types = new TypeInfo(slice);
  const missing: string[] = [];
  visit(
    parse(text),
    visitWithTypeInfo(types, {
      Field(field) {
        const type = getNamedType(types.getType());
        const required = IDENTITY[type?.name ?? ''] ?? [];
        const selected = field.selectionSet?.selections.map((selection) =>
          selection.kind === 'Field' ? selection.name.value : `...${selection.kind}`,
        );
        const isByFragment = selected?.some((name) => name.startsWith('...FragmentSpread'));
        if (!selected || isByFragment) return;
        for (const name of required) {
          if (!selected.includes(name)) missing.push(`${field.name.value}.${name}`);
        }
        if (type?.name === 'Cart' && selected.filter((name) => name !== '__typename')[0] !== 'id') {
          missing.push(`${field.name.value}: id comes first`);
        }
      },
    }),
  );
  return missing;
}

describe('Cache configuration', () => {
  it('lists the same possible types for each interface as the schema slice', () => {
    const expected = Object.values(slice.getTypeMap())
      .filter(isInterfaceType)
      .map((type) => [
        type.name,
        slice
          .getPossibleTypes(type)
          .map(({ name }) => name)
          .sort(),
      ]);
    const known = Object.entries(possibleTypes).map(([name, types]) => [name, [...types].sort()]);
    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(expected));
  });

  it('has a key for every object type that has no id', () => {
    const types = Object.values(slice.getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => !/^(__|Query$|Mutation$)/.test(name));
    // The cache identifies an object by its id if its type has one.
    const without = types.filter((type) => !keys[type.name] && !type.getFields().id);
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});
