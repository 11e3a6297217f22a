import type { RootResolvers, TypeResolvers } from './resolvers.ts';

export const queries: RootResolvers = {};
export const mutations: RootResolvers = {};
export const types: TypeResolvers = {};
