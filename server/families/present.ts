import { families } from '#generated/families.ts';
import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import type { ApiRecord, Draft } from './draft.ts';
import { hooksOf } from './hooks.ts';

/** A record as the API answers it, without the family's computed fields; what is not set has its default. */
export function envelope(document: Document | Draft): ApiRecord {
  const { parent, writeOnly, defaults } = families[document.family];
  const whole = { ...defaults, ...document.body };
  const body = Object.fromEntries(Object.entries(whole).filter(([key]) => !writeOnly.includes(key)));
  return {
    gid: document.gid,
    version: document.version,
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
    ...(parent && { [parent.key]: document.parentGid }),
    ...body,
  };
}

/** Yields records of one family and organisation as the API answers them, in the same order. */
export function* present(documents: readonly Document[]): Generator<Statement, ApiRecord[], unknown> {
  const first = documents[0];
  if (!first) return [];
  const computed = yield* hooksOf(first.family).present?.(first.organisationGid, documents) ?? noFields();
  return documents.map((document) => ({ ...envelope(document), ...computed.get(document.gid) }));
}

/** Yields one record as the API answers it. */
export function* presentOne(document: Document): Generator<Statement, ApiRecord, unknown> {
  const [record] = yield* present([document]);
  return record as ApiRecord;
}

// biome-ignore lint/correctness/useYield: a generator like the hook it stands in for
function* noFields(): Generator<Statement, Map<string, Record<string, unknown>>, unknown> {
  return new Map();
}
