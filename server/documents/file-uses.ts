import { families } from '#generated/families.ts';
import { all, one, run, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { fileNameOf } from '../files/file-url.ts';
import type { Document } from './document.ts';

/**
 * Notes which uploaded files a record shows; a file that the organisation does not have is refused. What a property held
 * that the record's schema has lost goes with this change.
 */
export function* noteFileUses(document: Document): Generator<Statement, void, unknown> {
  const properties = families[document.family].uploads.map(({ property }) => property);
  for (const property of properties) {
    const url = (document.body as Record<string, unknown>)[property];
    yield* noteFileUse(document.organisationGid, document.gid, property, typeof url === 'string' ? url : undefined);
  }
  for (const { property } of yield* usesOf(document)) {
    if (!properties.includes(property)) yield* noteFileUse(document.organisationGid, document.gid, property, undefined);
  }
}

/** Notes that a record that goes shows no file any more, nor one of a property that its schema has lost. */
export function* letFilesGo(document: Document): Generator<Statement, void, unknown> {
  for (const { property } of yield* usesOf(document)) {
    yield* noteFileUse(document.organisationGid, document.gid, property, undefined);
  }
}

function* usesOf({ gid }: Document): Generator<Statement, readonly { property: string }[], unknown> {
  return yield* all<{ property: string }>(
    'file_use',
    'SELECT property FROM file_use WHERE gid = ? ORDER BY property',
    gid,
  );
}

/** Notes that a record's property shows a file (its URL), or none. */
export function* noteFileUse(
  organisationGid: string,
  gid: string,
  property: string,
  url: string | undefined,
): Generator<Statement, void, unknown> {
  const name = url && fileNameOf(url);
  const shown = yield* one<{ name: string }>(
    'file_use',
    'SELECT name FROM file_use WHERE gid = ? AND property = ?',
    gid,
    property,
  );
  if (name && shown?.name === name) return;
  if (shown) {
    yield* run('file_use', 'DELETE FROM file_use WHERE gid = ? AND property = ?', gid, property);
    yield* run(
      'file_let_go',
      'INSERT INTO file_let_go (organisation_gid, name) VALUES (?, ?) ON CONFLICT (organisation_gid, name) DO NOTHING',
      organisationGid,
      shown.name,
    );
  }
  if (!url) return;
  const file =
    name &&
    (yield* one('file', 'SELECT name FROM file WHERE organisation_gid = ? AND name = ?', organisationGid, name));
  if (!name || !file) throw new Refusal({ code: 'reference_not_found', field: property });
  yield* run(
    'file_use',
    'INSERT INTO file_use (organisation_gid, name, gid, property) VALUES (?, ?, ?, ?)',
    organisationGid,
    name,
    gid,
    property,
  );
}
