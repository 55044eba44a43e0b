import type { CodeData, CodeDataOutcome, CodeTableOutcome } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import type { Document } from '../documents/document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { createRecords } from '../families/create.ts';
import { forEachItem } from '../families/find.ts';
import { updateRecords } from '../families/update.ts';
import { type CodeTable, codeTables, type Gids, readGids } from './code-tables.ts';

export interface ReloadArgument {
  readonly organisationGid: string;
  readonly tables: CodeData;
}

/** Command: takes the pushed code tables, each whole, all or none; what a table no longer has is disabled. */
export const reloadCodeData = defineCommand(
  import.meta.url,
  'reloadCodeData',
  function* (
    { organisationGid, tables }: ReloadArgument,
    context: Context,
  ): Generator<Statement, CodeDataOutcome, unknown> {
    yield* takeLog(organisationGid, context);
    const outcome: CodeDataOutcome = {};
    // In this order: rooms, doctors and clinics name departments.
    for (const table of codeTables) {
      const items = tables[table.name];
      if (items) outcome[table.name] = yield* reloadTable(organisationGid, table, items, context);
    }
    return outcome;
  },
);

function* reloadTable(
  organisationGid: string,
  table: CodeTable,
  items: readonly { readonly code: string }[],
  context: Context,
): Generator<Statement, CodeTableOutcome, unknown> {
  const place = { family: table.family, organisationGid };
  const stored = new Map((yield* listDocuments(table.family, organisationGid)).map((one) => [keyOf(one.body), one]));
  const gids = yield* readGids(organisationGid);
  const counts = { created: 0, updated: 0, unchanged: 0, disabled: 0 };
  const seen = new Set<string>();
  yield* forEachItem(items, table.name, function* (item) {
    const key = keyOf(item);
    if (seen.has(key)) throw new Refusal({ code: 'duplicate_value', field: 'code' });
    seen.add(key);
    const body = bodyOf(table, item, gids);
    const before = stored.get(key);
    if (!before) {
      yield* createRecords({ ...place, parentGid: '', items: [{ body: withoutNull(body) }] }, context);
      counts.created += 1;
    } else if (differs(before, body)) {
      yield* updateRecords({ ...place, items: [{ gid: before.gid, body }] }, context);
      counts.updated += 1;
    } else counts.unchanged += 1;
  });
  const gone = [...stored].filter(([key, { body }]) => !seen.has(key) && body.enabled !== false);
  const disabled = gone.map(([, { gid }]) => ({ gid, body: { enabled: false } }));
  yield* updateRecords({ ...place, items: disabled }, context);
  return { ...counts, disabled: disabled.length };
}

/** A pushed item as a merge patch: codes become gids, what it does not say is cleared, and it is in use again. */
function bodyOf(table: CodeTable, item: object, gids: Gids): Record<string, unknown> {
  const given = item as Record<string, unknown>;
  const body: Record<string, unknown> = { enabled: true };
  for (const property of table.own) body[property] = given[property] ?? null;
  for (const { from, to, among, many, kept } of table.references) {
    const codes = given[from] as string | readonly string[] | undefined;
    if (codes === undefined && kept) continue;
    const found = [codes ?? []].flat().map((code, index) => {
      const gid = gids[among].get(code.toLowerCase());
      if (gid) return gid;
      throw new Refusal({ code: 'code_not_found', field: many ? `${from}.${index}` : from, params: { code } });
    });
    body[to] = many ? [...new Set(found)] : (found[0] ?? null);
  }
  return body;
}

function differs({ body }: Document, patch: Readonly<Record<string, unknown>>): boolean {
  const before = body as Record<string, unknown>;
  return Object.entries(patch).some(([key, value]) => {
    const was = before[key] ?? (Array.isArray(value) ? [] : null);
    return JSON.stringify(was) !== JSON.stringify(value);
  });
}

function withoutNull(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

function keyOf({ code }: { readonly code: string }): string {
  return code.toLowerCase();
}
