import {
  buildSchema,
  defaultFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { RequestContext } from '../shop/model.ts';
import * as agreements from './agreements.ts';
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import * as checkout from './checkout.ts';
import * as cms from './cms.ts';
import * as customer from './customer.ts';
import * as customerAddresses from './customerAddresses.ts';
import * as customerOrderFields from './customerOrderFields.ts';
import * as customerProfile from './customerProfile.ts';
import * as customerReorder from './customerReorder.ts';
import * as customerSelf from './customerSelf.ts';
import * as orderCancel from './orderCancel.ts';
import * as orderLookUp from './orderLookUp.ts';
import * as pickupLocations from './pickupLocations.ts';
import type { RootResolver, TypeResolver } from './resolvers.ts';
import * as reviews from './reviews.ts';
import * as route from './route.ts';
import { type SchemaSettings, schemaText } from './schemaText.ts';
import * as store from './store.ts';
import { typenameOf } from './typenameOf.ts';
import * as wishlist from './wishlist.ts';

/** Modules of resolvers; each resolves some fields of the schema. */
export const MODULES = [
  agreements,
  catalog,
  cms,
  route,
  store,
  cart,
  checkout,
  customer,
  customerSelf,
  customerAddresses,
  customerOrderFields,
  customerProfile,
  customerReorder,
  orderCancel,
  orderLookUp,
  pickupLocations,
  reviews,
  wishlist,
];

/** A function that wraps the work of every root field. */
export type AroundRootField = (name: string, work: () => unknown) => unknown;
export interface ExecutionContext extends RequestContext {
  aroundRootField: AroundRootField;
  /** Counts a value of the response; throws when the response is too large. */
  countValue(): void;
}

const schemas = new Map<string, GraphQLSchema>();

/** The schema of a server with these settings, with its resolvers. */
export function executableSchema(served: SchemaSettings): GraphQLSchema {
  const key = `${served.release} ${served.hasPwaModules} ${served.dynamicBlocks !== null} ${served.hasGiftMessages} ${served.pickupLocations !== null}`;
  const known = schemas.get(key);
  if (known) return known;
  const schema = buildSchema(schemaText(served));
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInterfaceType(type) || isUnionType(type)) type.resolveType = typenameOf;
    if (isObjectType(type) && !isIntrospectionType(type)) addResolvers(type);
  }
  schemas.set(key, schema);
  return schema;
}

function addResolvers(type: GraphQLObjectType) {
  const isRoot = type.name === 'Query' || type.name === 'Mutation';
  for (const field of Object.values(type.getFields())) {
    if (isRoot) {
      const resolver = rootResolver(type.name, field.name);
      field.resolve = (_, args, context: ExecutionContext, info) =>
        context.aroundRootField(field.name, () => resolver(args as never, context, info));
      continue;
    }
    const resolver = typeResolver(
      [type.name, ...type.getInterfaces().map((i) => i.name)],
      field.name,
    );
    field.resolve = (source, args, context: ExecutionContext, info) => {
      context.countValue();
      return resolver
        ? resolver(source as never, args as never, context)
        : defaultFieldResolver(source, args, context, info);
    };
  }
}

function rootResolver(type: string, field: string): RootResolver {
  for (const { queries, mutations } of MODULES) {
    const resolver = (type === 'Query' ? queries : mutations)[field];
    if (resolver) return resolver;
  }
  return () => {
    throw new Error(`Nobody answers ${type}.${field}.`);
  };
}

function typeResolver(names: string[], field: string): TypeResolver | undefined {
  for (const name of names) {
    for (const { types } of MODULES) {
      const resolver = types[name]?.[field];
      if (resolver) return resolver;
    }
  }
  return undefined;
}
