import { join } from 'node:path';
import { allDocuments } from '../../../src/server/doctor/documents.ts';
import { examine } from '../../../src/server/doctor/examine.ts';
import type { Finding } from '../../../src/server/doctor/finding.ts';
import { platformAt, type Send } from '../../../src/server/doctor/platform.ts';
import { createPlatform } from '../../platform/createPlatform.ts';
import type { Shop } from '../../platform/shop/model.ts';

const ADDRESS = 'https://shop.example';
const DOCUMENTS = allDocuments(join(import.meta.dirname, '../../..'));

interface DoctorOptions {
  /** Changes the demo shop before it is examined. */
  prepare?: (shop: Shop) => void;
  /** Intercepts requests between the doctor and the platform. */
  between?: (request: Request, send: Send) => Promise<Response>;
  mayMakeCart?: boolean;
}

/**
 * Runs the doctor on a new demo platform.
 *
 * @returns its findings, and the platform's shop
 */
export async function runDoctor({ prepare, between, mayMakeCart = false }: DoctorOptions = {}) {
  const platform = createPlatform();
  const shop = platform.shop();
  prepare?.(shop);
  const send: Send = (request) =>
    between ? between(request, platform.fetch) : platform.fetch(request);
  const findings = await examine(platformAt(ADDRESS, '/graphql', send), {
    documents: DOCUMENTS,
    mayMakeCart,
  });
  return { findings, shop };
}

/** The finding about a subject. */
export const findingAbout = (findings: readonly Finding[], subject: string): Finding | undefined =>
  findings.find((finding) => finding.subject === subject);

/** A response in JSON. */
export const json = (body: unknown, init?: ResponseInit): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init?.headers },
  });

/** Refuses introspection as a production server does. */
export async function withoutIntrospection(request: Request, send: Send): Promise<Response> {
  const text = await request.clone().text();
  return /__schema|__type\(/.test(text)
    ? json({ errors: [{ message: 'GraphQL introspection is not allowed.' }] })
    : send(request);
}
