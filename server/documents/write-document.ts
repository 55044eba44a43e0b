import { type Family, type FamilyName, families } from '#generated/families.ts';
import { type Context, one, run, type Statement } from '../database/command.ts';
import { orderKeysOf } from '../database/lists/order-keys.ts';
import { Refusal } from '../errors/refusal.ts';
import { appendEvent } from '../event-log/append-event.ts';
import type { Document } from './document.ts';
import { letFilesGo, noteFileUses } from './file-uses.ts';
import { getDocument } from './get-document.ts';
import { keepCounts } from './kept-counts.ts';
import { noteDocument } from './note-document.ts';

/** Stores a new record, or one that was deleted a moment ago, takes its unique values and tells both logs. */
export function* insertDocument(
  document: Document,
  context: Context,
  action: 'created' | 'restored' = 'created',
): Generator<Statement, void, unknown> {
  const { nameKey, orderKeys } = orderKeysOf(families[document.family], document.body);
  yield* run(
    'document',
    `INSERT INTO document (family, organisation_gid, gid, parent_gid, position, name_key, order_keys, enabled, body,
       secret, version, keyed_version, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    document.family,
    document.organisationGid,
    document.gid,
    document.parentGid,
    document.position,
    nameKey,
    orderKeys,
    enabled(document),
    JSON.stringify(document.body),
    document.secret,
    document.version,
    document.version,
    document.createdAt,
    document.updatedAt,
  );
  yield* keepCounts(undefined, document);
  yield* takeKeys(document);
  yield* noteFileUses(document);
  yield* noteDocument(context, undefined, document, action);
  yield* tellLog(document, context);
}

/**
 * Stores a changed record (its version already raised), with its unique values, and tells both logs. `known` is the
 * record as it stood, where the caller has read it.
 */
export function* replaceDocument(
  document: Document,
  context: Context,
  known?: Document,
): Generator<Statement, void, unknown> {
  const before = known ?? (yield* getDocument(document.family, document.organisationGid, document.gid));
  const { nameKey, orderKeys } = orderKeysOf(families[document.family], document.body);
  yield* run(
    'document',
    `UPDATE document SET name_key = ?, order_keys = ?, enabled = ?, body = ?, secret = ?, version = ?, keyed_version = ?,
       updated_at = ? WHERE gid = ?`,
    nameKey,
    orderKeys,
    enabled(document),
    JSON.stringify(document.body),
    document.secret,
    document.version,
    document.version,
    document.updatedAt,
    document.gid,
  );
  yield* keepCounts(before, document);
  yield* run('document_key', 'DELETE FROM document_key WHERE gid = ?', document.gid);
  yield* takeKeys(document);
  yield* noteFileUses(document);
  yield* noteDocument(context, before, document);
  yield* tellLog(document, context);
}

/**
 * Removes a record, closes the gap in its parent's order and tells both logs. `keepsFiles`: it may come back, and its
 * files stay in use.
 */
export function* removeDocument(
  document: Document,
  context: Context,
  { keepsFiles = false } = {},
): Generator<Statement, void, unknown> {
  if (!keepsFiles) yield* letFilesGo(document);
  // Its names go with it (ON DELETE CASCADE).
  yield* run(['document', 'document_key'], 'DELETE FROM document WHERE gid = ?', document.gid);
  yield* keepCounts(document, undefined);
  if (families[document.family].positioned) {
    yield* run(
      'document',
      `UPDATE document SET position = position - 1
       WHERE organisation_gid = ? AND family = ? AND parent_gid = ? AND position > ?`,
      document.organisationGid,
      document.family,
      document.parentGid,
      document.position,
    );
  }
  yield* noteDocument(context, document, undefined);
  yield* tellLog(document, context);
}

/** Tells screens that something they may show was edited (event kind edited). */
export function* tellLog(document: Document, context: Context): Generator<Statement, void, unknown> {
  yield* appendEvent(context, {
    organisationGid: document.organisationGid,
    kind: 'edited',
    ...namesOf(document),
    payload: { family: document.family, gid: document.gid },
  });
}

/** What an event names of a record: itself or its parent, where the family has a place in events. */
function namesOf({ family, gid, parentGid }: Document): Partial<Record<NonNullable<Family['eventKey']>, string>> {
  const { parent, eventKey } = families[family];
  const parentKey = parent && families[parent.family as FamilyName].eventKey;
  return { ...(parentKey && { [parentKey]: parentGid }), ...(eventKey && { [eventKey]: gid }) };
}

function* takeKeys(document: Document): Generator<Statement, void, unknown> {
  const taken: Refusal['entries'][number][] = [];
  for (const property of families[document.family].uniqueKeys) {
    const value = (document.body as Record<string, unknown>)[property];
    if (typeof value !== 'string' || value === '') continue;
    const key = [document.organisationGid, document.family, document.parentGid, property, value.toLowerCase()] as const;
    const holder = yield* one<{ gid: string }>(
      'document_key',
      `SELECT gid FROM document_key
       WHERE organisation_gid = ? AND family = ? AND parent_gid = ? AND property = ? AND value = ?`,
      ...key,
    );
    if (holder) {
      const { nameKey, refusals } = families[document.family];
      const code = property === nameKey ? (refusals?.duplicate ?? 'duplicate_name') : 'value_taken';
      taken.push({ field: property, code, params: { name: value } });
      continue;
    }
    yield* run(
      'document_key',
      `INSERT INTO document_key (organisation_gid, family, parent_gid, property, value, gid)
       VALUES (?, ?, ?, ?, ?, ?)`,
      ...key,
      document.gid,
    );
  }
  if (taken.length > 0) throw new Refusal(taken);
}

function enabled(document: Document): number {
  const key = families[document.family].enabledKey;
  return key && (document.body as Record<string, unknown>)[key] === false ? 0 : 1;
}
