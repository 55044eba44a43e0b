import { families } from '#generated/families.ts';
import type { FileFact } from '../call/file-fact.ts';
import { type Context, one, run, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { Refusal, type RefusalEntry } from '../errors/refusal.ts';
import { fileUrl } from '../files/file-url.ts';
import { shapeFaults } from '../shapes/shapes.ts';
import type { Draft } from './draft.ts';
import { hooksOf } from './hooks.ts';
import { envelope } from './present.ts';

/**
 * Checks a record before it is stored: the whole shape, its references, then the family's own rules.
 * @throws Refusal with the path of every field that is wrong
 */
export function* checkDraft(
  draft: Draft,
  before: Document | undefined,
  context: Context,
  variant?: string,
): Generator<Statement, Draft, unknown> {
  const faults = shapeFaults(families[draft.family].entity, envelope(draft));
  if (faults.length > 0) throw new Refusal(faults);
  checkOrders(draft);
  yield* checkReferences(draft);
  const checked = yield* hooksOf(draft.family).check?.(draft, before, context, variant) ?? same(draft);
  checkNeeded(checked);
  return checked;
}

/** Makes uploaded files known to the organisation and puts their addresses into the record. */
export function* takeFiles(
  draft: Draft,
  files: Readonly<Record<string, FileFact>> | undefined,
  context: Context,
): Generator<Statement, Draft, unknown> {
  let { body } = draft;
  for (const [property, file] of Object.entries(files ?? {})) {
    yield* registerFile(draft.organisationGid, file, context);
    body = { ...body, [property]: fileUrl(file.name) };
  }
  return { ...draft, body };
}

/** Makes an uploaded file known to the organisation; the same content twice is one file. */
export function* registerFile(
  organisationGid: string,
  file: FileFact,
  context: Context,
): Generator<Statement, void, unknown> {
  yield* run(
    'file',
    `INSERT INTO file (organisation_gid, name, media_type, bytes, original_name, created_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (organisation_gid, name) DO NOTHING`,
    organisationGid,
    file.name,
    file.mediaType,
    file.bytes,
    file.originalName,
    context.now,
  );
}

/** Refuses what ends before it starts (`x-not-before`). */
function checkOrders({ family, body }: Draft): void {
  const early = families[family].orders.filter(({ property, notBefore }) =>
    isBefore(at(body, property), at(body, notBefore)),
  );
  if (early.length > 0)
    throw new Refusal(early.map(({ property }) => ({ code: 'ends_before_start', field: property })));
}

/** Refuses what lacks a property that its other properties ask for (`x-needed`). */
function checkNeeded({ family, body }: Draft): void {
  const record = body as Readonly<Record<string, unknown>>;
  const missing = families[family].needed.filter(({ property, when }) => {
    const asked = Object.entries(when).every(([other, wanted]) =>
      [record[other]].flat().some((value) => wanted.includes(value)),
    );
    return asked && (record[property] === undefined || record[property] === '');
  });
  if (missing.length > 0)
    throw new Refusal(missing.map(({ property }) => ({ code: 'field_required', field: property })));
}

/** Days and times of day are texts whose order is that of their letters. */
function isBefore(value: unknown, other: unknown): boolean {
  if (typeof value === 'number' && typeof other === 'number') return value < other;
  return typeof value === 'string' && typeof other === 'string' && value < other;
}

function at(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], body);
}

function* checkReferences(draft: Draft): Generator<Statement, void, unknown> {
  const { references, readOnly } = families[draft.family];
  const missing: RefusalEntry[] = [];
  for (const { property, family, many } of references) {
    const value = draft.body[property];
    if (value === undefined || readOnly.includes(property)) continue;
    for (const [index, gid] of ((many ? value : [value]) as string[]).entries()) {
      const found = yield* one(
        'document',
        'SELECT gid FROM document WHERE organisation_gid = ? AND family = ? AND gid = ?',
        draft.organisationGid,
        family,
        gid,
      );
      if (!found) missing.push({ code: 'reference_not_found', field: many ? `${property}.${index}` : property });
    }
  }
  if (missing.length > 0) throw new Refusal(missing);
}

// biome-ignore lint/correctness/useYield: a generator like the hook it stands in for
function* same(draft: Draft): Generator<Statement, Draft, unknown> {
  return draft;
}
