import { type Family, families, type Verb } from '#generated/families.ts';
import type { OperationId, operations } from '#generated/operations.ts';
import type { Call, Handler } from '../call/handler.ts';
import type { ListQuery } from '../database/lists/list-query.ts';
import type { DocumentFamily } from '../documents/document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { StoredUpload } from '../files/store-upload.ts';
import { createRecords } from './create.ts';
import type { ChangedItem, NewItem } from './draft.ts';
import { dropdownOfRecords } from './dropdown.ts';
import { enableAllRecords } from './enable-all.ts';
import { hooksOf } from './hooks.ts';
import { listRecords } from './list.ts';
import { oneRecord } from './one.ts';
import { removeRecords } from './remove.ts';
import { restoreRecords } from './restore.ts';
import { sortRecords } from './sort.ts';
import { toggleRecord } from './toggle.ts';
import { updateRecords } from './update.ts';

/** Operations of the families that are stored as documents. */
type FamilyOperationId = {
  [Id in OperationId]: (typeof operations)[Id] extends { family: DocumentFamily } ? Id : never;
}[OperationId];

/** A call of any family, seen without its operation's own types: the contract has checked it. */
interface FamilyCall extends Omit<Call<OperationId>, 'query' | 'body' | 'path'> {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>> & { readonly version?: number };
  // biome-ignore lint/suspicious/noExplicitAny: the one place where forty shapes meet; each was validated before
  readonly body: any;
}

/** How each verb is answered, whatever the family. */
const verbs: Readonly<
  Record<Verb, (call: FamilyCall, place: { family: DocumentFamily; organisationGid: string }) => Promise<unknown>>
> = {
  list: ({ query, services }, place) =>
    services.database.query(listRecords(place, parentOf(place.family, query), query as unknown as ListQuery)),
  one: ({ query, services }, place) => services.database.query(oneRecord(place, query.gid ?? '')),
  dropdown: ({ query, services }, place) =>
    services.database.query(
      dropdownOfRecords(place, parentOf(place.family, query), query as unknown as Partial<ListQuery>),
    ),
  create: async (call, place) => {
    const item = await newItem(call, place.family, call.body, call.files);
    const argument = {
      ...place,
      parentGid: parentOf(place.family, call.query),
      variant: variantOf(call, place.family),
      items: [item],
    };
    return (await call.write(createRecords, argument))[0];
  },
  bulkCreate: async (call, place) => {
    const items = await each(call.body.items, (body) => newItem(call, place.family, body));
    const parentGid = parentOf(place.family, call.query);
    return { data: await call.write(createRecords, { ...place, parentGid, list: 'items', items }) };
  },
  update: async (call, place) => {
    const item = await changedItem(call, place.family, call.body, call.files);
    const argument = { ...place, variant: variantOf(call, place.family), items: [item] };
    return (await thenCollect(call, place.family, call.write(updateRecords, argument)))[0];
  },
  bulkUpdate: async (call, place) => {
    const items = await each(call.body.items, (body) => changedItem(call, place.family, body));
    return { data: await call.write(updateRecords, { ...place, list: 'items', items }) };
  },
  delete: (call, place) => {
    const { gid = '', version, name } = call.query;
    return thenCollect(
      call,
      place.family,
      call.write(removeRecords, { ...place, gids: [gid], version, confirmedName: name?.trim() }),
    );
  },
  bulkDelete: (call, place) => {
    const argument = { ...place, gids: unique(call.body.gids), list: 'gids' };
    return thenCollect(call, place.family, call.write(removeRecords, argument));
  },
  restore: (call, place) => call.write(restoreRecords, { ...place, gids: unique(call.body.gids), list: 'gids' }),
  toggle: (call, place) => call.write(toggleRecord, { ...place, ...call.body }),
  sort: (call, place) =>
    call.write(sortRecords, { ...place, parentGid: parentOf(place.family, call.query), gids: call.body.gids }),
  enableAll: (call, place) =>
    call.write(enableAllRecords, { ...place, parentGid: parentOf(place.family, call.query), enabled: true }),
  disableAll: (call, place) =>
    call.write(enableAllRecords, { ...place, parentGid: parentOf(place.family, call.query), enabled: false }),
};

/** Handlers of every verb of every family that is stored as documents. */
export const familyHandlers = Object.fromEntries(
  Object.values(families)
    .filter(({ ownTable }) => !ownTable)
    .flatMap((family) =>
      Object.entries(family.operations).map(([verb, operationId]) => [
        operationId,
        (call: FamilyCall) =>
          verbs[verb as Verb](call, { family: family.name as DocumentFamily, organisationGid: call.organisationGid }),
      ]),
    ),
) as unknown as { readonly [Id in FamilyOperationId]: Handler<Id> };

/** Files that the change left without a record go with it; a record takes along those of what it holds. */
async function thenCollect<A>({ services }: FamilyCall, family: DocumentFamily, change: Promise<A>): Promise<A> {
  const answer = await change;
  if (holdsFiles(families[family])) await services.files.collect();
  return answer;
}

function holdsFiles({ name, uploads }: Family): boolean {
  return (
    uploads.length > 0 ||
    Object.values(families).some(({ parent, uploads: of }) => parent?.family === name && of.length > 0)
  );
}

/** Gid of the parent that a call names; '' where the family has none. */
function parentOf(family: DocumentFamily, query: Readonly<Record<string, unknown>>): string {
  const { parent } = families[family];
  return parent ? String(query[parent.key] ?? '') : '';
}

function variantOf({ path }: FamilyCall, family: DocumentFamily): string | undefined {
  const { variant } = families[family];
  return variant && path[variant.parameter];
}

async function newItem(
  call: FamilyCall,
  family: DocumentFamily,
  body: Record<string, unknown>,
  files?: Readonly<Record<string, StoredUpload>>,
  gid?: string,
): Promise<NewItem> {
  const item = { body, files, ...(gid !== undefined && { gid }) };
  return hooksOf(family).prepare?.(item, call.organisationGid, call.services) ?? item;
}

async function changedItem(
  call: FamilyCall,
  family: DocumentFamily,
  { gid, version, ...body }: { gid: string; version?: number } & Record<string, unknown>,
  files?: Readonly<Record<string, StoredUpload>>,
): Promise<ChangedItem> {
  return { ...(await newItem(call, family, body, files, gid)), gid, version };
}

/** One after the other, so that a bulk call never takes all hashing for itself. */
async function each<A>(bodies: Record<string, unknown>[], make: (body: never) => Promise<A>): Promise<A[]> {
  const items: A[] = [];
  for (const body of bodies) items.push(await make(body as never));
  return items;
}

function unique(gids: string[]): string[] {
  const twice = gids.findIndex((gid, index) => gids.indexOf(gid) !== index);
  if (twice >= 0) throw new Refusal({ code: 'duplicate_value', field: `gids.${twice}` });
  return gids;
}
