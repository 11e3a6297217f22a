import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  extendSchema,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { executableSchema } from '../platform/graphql/executableSchema.ts';
import { createShop } from '../platform/shop/createShop.ts';
import { EXPECTED } from './expectedRefusals.ts';
import { guestPurchase } from './guestPurchase.ts';
import { type ClientOperation, readDocuments } from './readDocuments.ts';
import { shoppedPlatform } from './shoppedPlatform.ts';
import { rootFields, variablesFor } from './variables.ts';

/** The least share of what the reference accepts that the platform must answer. */
const REQUIRED_SHARE = 0.95;

const CONTRACT = join(import.meta.dirname, '../../../shared/contract');

/** The shopper's task that an operation belongs to, by its first root field. */
const FLOWS: [name: string, fields: RegExp][] = [
  ['checkout', /^set|^placeOrder|^createBraintree|^isEmailAvailable|^countr/],
  ['cart', /^cart$|^customerCart$|Cart$|^updateCartItems$|^mergeCarts$|^removeItem/],
  ['wish list', /[wW]ishlist/],
  ['account', /^customer|Customer|[pP]assword|^subscribe|^contactUs|^deletePaymentToken/],
  ['catalogue', /^products$|^categor|[rR]eview|^__type$/],
  ['content', /^cms|^route$|^urlResolver$/],
  ['store', /./],
];

/** Operations that make sense only for somebody who has signed in. */
const CUSTOMERS =
  /^customer|[wW]ishlist|CustomerAddress$|^updateCustomer|^changeCustomer|^deletePayment|^revoke|^mergeCarts/;

interface Result {
  operation: ClientOperation;
  flow: string;
  isValid: boolean;
  /** The problem of the response, or null. */
  problem: string | null;
}

/**
 * Prints the result of each client.
 *
 * @returns whether the share is large enough and a guest could buy
 */
export async function measure(folders: ReadonlyMap<string, string>): Promise<boolean> {
  // The demo platform logs the links of its emails.
  console.info = () => undefined;
  const reference = referenceSchema();
  const shop = createShop('clients');
  shop.hasPwaModules = true;
  const platform = executableSchema(shop);
  console.log(
    reference
      ? 'Counted is what the reference schema (2.4.8 with the PWA field) accepts.'
      : 'There is no reference schema here: every operation is counted.',
  );
  const allResults: Result[] = [];
  for (const name of folders.keys()) {
    const sent = unique(readDocuments(name, folders));
    const refused = reference ? sent.filter((one) => problemsOf(reference, one).length > 0) : [];
    const counted = sent.filter((one) => !refused.includes(one));
    const results: Result[] = [];
    for (const operation of counted) results.push(await tryOperation(operation, platform));
    allResults.push(...results);
    printTable(name, results);
    printRefused(refused, reference);
  }
  const bought = await guestPurchase(readDocuments('@magento/peregrine', folders));
  console.log(
    `\nA guest buys a bouquet with the reference product's operations\n  ${bought.lines.join('\n  ')}`,
  );
  const answered = allResults.filter(({ problem }) => problem === null).length;
  console.log(
    `\nAnswered: ${answered} of ${allResults.length} (${percent(answered, allResults.length)})`,
  );
  return bought.isSold && answered >= allResults.length * REQUIRED_SHARE;
}

function referenceSchema(): GraphQLSchema | null {
  const file = process.env.COMMERCE_SCHEMA ?? join(CONTRACT, 'schema.graphql');
  if (!existsSync(file)) return null;
  const core = buildSchema(readFileSync(file, 'utf8'));
  const field = 'extend type Cart { total_summary_quantity_including_config: Float! }';
  return extendSchema(core, parse(field));
}

/** Counts an operation once that a client sends from several places. */
const unique = (operations: ClientOperation[]): ClientOperation[] => [
  ...new Map(operations.map((operation) => [operation.text, operation])).values(),
];

const problemsOf = (schema: GraphQLSchema, { text }: ClientOperation): string[] =>
  validate(schema, parse(text)).map(({ message }) => message);

async function tryOperation(operation: ClientOperation, platform: GraphQLSchema): Promise<Result> {
  const [root] = rootFields(definitionOf(operation));
  const flow = FLOWS.find(([, fields]) => fields.test(root ?? ''))?.[0] ?? 'store';
  const [invalid] = problemsOf(platform, operation);
  const problem = invalid ?? (await problemOfResponse(operation, root ?? ''));
  return { operation, flow, isValid: invalid === undefined, problem };
}

/** Sends the operation to a new platform. An expected refusal counts as a good response. */
async function problemOfResponse(operation: ClientOperation, root: string): Promise<string | null> {
  const isCustomers = CUSTOMERS.test(root) || operation.text.includes('customer_address_id');
  const platform = await shoppedPlatform(isCustomers);
  const variables = variablesFor(definitionOf(operation), platform);
  const { status, body } = await platform.send(operation.text, variables);
  if (!body) return `status ${status}, no JSON`;
  const messages = (body.errors ?? []).map(({ message }: { message: string }) => message);
  const expected = EXPECTED.find(({ text }) => text.test(operation.text))?.message;
  const surprise = messages.find((message: string) => message !== expected);
  if (surprise) return surprise;
  if (expected && !messages.includes(expected)) return `not refused: ${expected}`;
  return status === 200 && (body.data || expected) ? null : `status ${status}`;
}

const definitionOf = ({ text }: ClientOperation): OperationDefinitionNode =>
  parse(text).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)!;

function printTable(name: string, results: readonly Result[]): void {
  console.log(`\n${name}\n${row('flow', 'operations', 'valid', 'answered')}`);
  for (const [flow] of [...FLOWS, ['all'] as const]) {
    const own = results.filter((result) => flow === 'all' || result.flow === flow);
    if (own.length === 0) continue;
    const valid = own.filter(({ isValid }) => isValid).length;
    const answered = own.filter(({ problem }) => problem === null).length;
    console.log(row(flow, own.length, valid, answered));
  }
  for (const { operation, problem } of results.filter((result) => result.problem !== null)) {
    console.log(`  not answered: ${operation.name} (${operation.file}): ${problem}`);
  }
}

function printRefused(refused: readonly ClientOperation[], reference: GraphQLSchema | null): void {
  if (!reference || refused.length === 0) return;
  console.log(`  Not counted, since the reference refuses them: ${refused.length}`);
  for (const one of refused) console.log(`    ${one.name}: ${problemsOf(reference, one)[0]}`);
}

const row = (...[first, ...cells]: (string | number)[]): string =>
  `  ${String(first).padEnd(12)}${cells.map((cell) => String(cell).padStart(12)).join('')}`;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
