import { all, type Context, type Statement } from '../database/command.ts';
import type { Document, DocumentFamily } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { replaceDocument } from '../documents/write-document.ts';
import { isRecord } from '../ground/merge-patch.ts';

type Path = readonly string[];

/** A record that names another in its lists, and where. */
export interface Holder {
  readonly family: DocumentFamily;
  readonly gid: string;
  readonly places: readonly { readonly path: Path; readonly index: number }[];
}

/** Yields who names a record in a list, before its removal takes it out of there. */
export function* holdersOf({ organisationGid, gid }: Document): Generator<Statement, Holder[], unknown> {
  const rows = yield* all<{ family: DocumentFamily; gid: string; body: string }>(
    'document',
    'SELECT family, gid, body FROM document WHERE organisation_gid = ? AND gid <> ? AND body LIKE ?',
    organisationGid,
    gid,
    `%"${gid}"%`,
  );
  return rows
    .map(({ family, gid: holder, body }) => ({ family, gid: holder, places: placesOf(gid, JSON.parse(body), []) }))
    .filter(({ places }) => places.length > 0);
}

/** Names a record again where it was named, in lists that do not name it by now. */
export function* holdAgain(
  { organisationGid, gid }: Document,
  holders: readonly Holder[],
  context: Context,
): Generator<Statement, void, unknown> {
  for (const holder of holders) {
    const document = yield* getDocument(holder.family, organisationGid, holder.gid);
    if (!document) continue;
    const body = holder.places.reduce(
      (inner, { path, index }) => insertedAt(inner, path, gid, index) as Record<string, unknown>,
      document.body as Record<string, unknown>,
    );
    if (JSON.stringify(body) === JSON.stringify(document.body)) continue;
    const changed = { ...document, body, version: document.version + 1, updatedAt: context.now };
    yield* replaceDocument(changed as unknown as Document, context, document);
  }
}

function placesOf(gid: string, value: unknown, path: Path): { path: Path; index: number }[] {
  if (Array.isArray(value)) {
    const index = value.indexOf(gid);
    return index < 0 ? [] : [{ path, index }];
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => placesOf(gid, inner, [...path, name]));
}

function insertedAt(value: unknown, [name, ...rest]: Path, gid: string, index: number): unknown {
  if (name !== undefined) {
    const whole = isRecord(value) ? value : {};
    return { ...whole, [name]: insertedAt(whole[name], rest, gid, index) };
  }
  const list = Array.isArray(value) ? value : [];
  return list.includes(gid) ? list : [...list.slice(0, index), gid, ...list.slice(index)];
}
