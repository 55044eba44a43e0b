import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { Verb } from '#generated/families.ts';
import { mostListed, mostOfVerb } from '#generated/most-items.ts';
import { type CallMeta, createDialect, record, type Send } from './dialect.ts';
import { inParts } from './in-parts.ts';
import { lastingCall } from './lasting-call.ts';
import { readResourcePath } from './resource-path.ts';
import { toThoseLeft } from './to-those-left.ts';

/** What our families can do beyond react-admin's verbs. `resource` is a resource path. */
export interface FamilyCalls {
  /** Switches one record on or off and answers it. */
  toggle(resource: string, params: { record: RaRecord; enabled: boolean }): Promise<{ data: RaRecord }>;
  /** Brings back records that were deleted a moment ago. */
  restore(resource: string, params: { ids: Identifier[] }): Promise<{ data: Identifier[] }>;
  /** Sets the order of all records of the list. */
  sort(resource: string, params: { gids: Identifier[] }): Promise<{ data: { count: number } }>;
  enableAll(resource: string): Promise<{ data: { count: number } }>;
  disableAll(resource: string): Promise<{ data: { count: number } }>;
  /** The whole list in its stored order, or as the parameters say, page after page. */
  getAll(resource: string, params?: AllParams): Promise<{ data: RaRecord[] }>;
}

export interface AllParams {
  filter?: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

export type AdminDataProvider = DataProvider & FamilyCalls;

/** Pages of a whole list that are read at a time. */
const lanes = 4;

/**
 * The data provider: ra-data-simple-rest speaking our dialect, with its methods that cost a call per record replaced
 * by the bulk calls, and the family's own verbs added.
 */
export function createDataProvider(send: Send): AdminDataProvider {
  const rest = (meta?: CallMeta) => simpleRestProvider('', createDialect(send, meta));

  function call(resource: string, verb: Verb, input: { query?: object; body?: unknown }): Promise<unknown> {
    const id = readResourcePath(resource).resource.operations[verb];
    if (!id) throw new Error(`${resource} has no call to ${verb}`);
    return send(id, input as Parameters<Send>[1]);
  }

  async function getAll(resource: string, { filter = {}, sort = { field: 'id', order: 'ASC' } }: AllParams = {}) {
    const read = (page: number) =>
      rest().getList(resource, { pagination: { page, perPage: mostListed }, sort, filter }) as Promise<{
        data: RaRecord[];
        total?: number;
      }>;
    const first = await read(1);
    const data = [first.data];
    let total = first.total ?? 0;
    let next = 2;
    const lane = async () => {
      while (next <= Math.ceil(total / mostListed)) {
        const page = next;
        next += 1;
        const found = await read(page);
        data[page - 1] = found.data;
        // A log grows in front while it is read, and what stood on a page stands on the next by then.
        total = Math.max(total, found.total ?? 0);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return { data: [...new Map(data.flat().map((one) => [one.id, one])).values()] };
  }

  const provider = {
    ...rest(),
    supportAbortSignal: true,
    create: (resource: string, params: { data: object; meta?: CallMeta }) =>
      rest({ ...params.meta, lasting: lastingCall(params.data) }).create(resource, params),
    update(resource: string, params: { id: Identifier; data: object; previousData: RaRecord; meta?: CallMeta }) {
      const { version } = params.previousData;
      const { variant } = readResourcePath(resource).resource;
      const path = variant && { [variant.parameter]: String(params.previousData[variant.property]) };
      const meta = { ...(path && { path }), ...params.meta, lasting: lastingCall(params.data) };
      return rest(meta).update(resource, { ...params, data: { version, ...params.data } });
    },
    delete: (resource: string, params: { id: Identifier; previousData?: RaRecord; meta?: CallMeta }) =>
      rest(params.meta).delete(resource, params),
    async updateMany(resource: string, { ids, data }: { ids: Identifier[]; data: object }) {
      const change = (gids: Identifier[]) =>
        call(resource, 'bulkUpdate', { body: { items: gids.map((gid) => ({ gid, ...data })) } });
      const readLeft = async (gids: Identifier[]) =>
        (await rest().getMany(resource, { ids: gids })).data.map(({ id }) => id as Identifier);
      const changed: Identifier[] = [];
      for (const gids of inParts(ids, mostOfVerb.bulkUpdate.items))
        changed.push(...(await toThoseLeft(gids, change, readLeft)));
      return { data: changed };
    },
    async deleteMany(resource: string, { ids }: { ids: Identifier[] }) {
      // At most as many as one call takes: what removes more (undo/remove-in-parts.ts) must know which are gone.
      await call(resource, 'bulkDelete', { body: { gids: ids } });
      return { data: ids };
    },
    async toggle(resource: string, { record: { id, version }, enabled }: { record: RaRecord; enabled: boolean }) {
      return { data: record(await call(resource, 'toggle', { body: { gid: id, enabled, version } })) };
    },
    async restore(resource: string, { ids }: { ids: Identifier[] }) {
      for (const gids of inParts(ids, mostOfVerb.restore.gids)) await call(resource, 'restore', { body: { gids } });
      return { data: ids };
    },
    sort: async (resource: string, { gids }: { gids: Identifier[] }) => ({
      data: await call(resource, 'sort', { query: readResourcePath(resource).parent, body: { gids } }),
    }),
    enableAll: async (resource: string) => ({
      data: await call(resource, 'enableAll', { query: readResourcePath(resource).parent }),
    }),
    disableAll: async (resource: string) => ({
      data: await call(resource, 'disableAll', { query: readResourcePath(resource).parent }),
    }),
    getAll,
  };
  return provider as unknown as AdminDataProvider;
}
