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
  yield* checkReferences(draft);
  return yield* hooksOf(draft.family).check?.(draft, before, context, variant) ?? same(draft);
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
