import type { Verb } from '#generated/families.ts';
import { mostListed } from '#generated/most-items.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { splitFiles } from './chosen-files.ts';
import type { LastingCall } from './lasting-call.ts';
import { findResourcePath, readResourcePath } from './resource-path.ts';

/** Sends one operation; rejects with what react-admin understands. */
export type Send = (
  id: OperationId,
  input: { path?: Record<string, string>; query?: Record<string, unknown>; body?: unknown },
  options?: { files?: Record<string, File>; signal?: AbortSignal; lasting?: LastingCall | undefined },
) => Promise<unknown>;

/** What one call of the data provider adds: values for the operation's path and query. */
export type CallMeta = {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  /** The call goes on until it has reached the server. */
  lasting?: LastingCall | undefined;
};

interface HttpAnswer {
  status: number;
  headers: Headers;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: react-admin's own type of an answer
  json: any;
}

interface RestOptions {
  method?: string;
  body?: unknown;
  signal?: AbortSignal | null;
}

type WireRecord = Record<string, unknown> & { gid: string };
interface WirePage {
  data: WireRecord[];
  paging: { count: number };
}

/**
 * An httpClient for ra-data-simple-rest that speaks the dialect of our families: `range` becomes page and limit,
 * PUT /x/1 becomes PATCH with the gid in the body, DELETE names the gid in the query, and the count of a list, which
 * ours tells in the body, goes into a Content-Range header. `gid` is react-admin's `id`.
 */
export function createDialect(send: Send, meta: CallMeta = {}) {
  return async (address: unknown, options: RestOptions = {}): Promise<HttpAnswer> => {
    const { pathname, searchParams } = new URL(String(address), 'http://dialect');
    const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    const whole = findResourcePath(parts.join('/'));
    const gid = whole ? undefined : parts.pop();
    const { resource, parent } = whole ?? readResourcePath(parts.join('/'));
    const call = (verb: Verb, input: { query?: Record<string, unknown>; body?: Record<string, unknown> }) => {
      const id = resource.operations[verb];
      if (!id) throw new Error(`${resource.name} has no call to ${verb}`);
      const { json, files } = splitFiles(input.body ?? {});
      return send(
        id,
        { path: pathOf(id, meta), query: { ...input.query, ...meta.query }, ...(input.body && { body: json }) },
        { files, lasting: meta.lasting, ...(options.signal && { signal: options.signal }) },
      );
    };
    const body = () => JSON.parse(String(options.body ?? '{}')) as Record<string, unknown>;

    switch (options.method ?? 'GET') {
      case 'POST':
        return answer(record(await call('create', { query: parent, body: body() })));
      case 'PUT':
        return answer(record(await call('update', { body: { ...body(), gid } })));
      case 'DELETE':
        await call('delete', { query: { gid } });
        return answer({ id: gid });
      default:
        if (gid) return answer(record(await call('one', { query: { gid } })));
        return page((await call('list', { query: { ...parent, ...listQuery(searchParams) } })) as WirePage);
    }
  };
}

/** Values for the names in the operation's path: the type of a panel. */
function pathOf(id: OperationId, { path = {} }: CallMeta): Record<string, string> | undefined {
  const names = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, path[name] ?? ''])) : undefined;
}

/** Query of a list call. A list of chosen records (getMany) is told by its missing range. */
function listQuery(search: URLSearchParams): Record<string, unknown> {
  const { q, id, ...filters } = parse<Record<string, unknown>>(search.get('filter')) ?? {};
  const range = parse<[number, number]>(search.get('range'));
  if (!range) {
    const gids = id as string[];
    return { gids, limit: Math.max(1, Math.min(mostListed, gids.length)) };
  }
  const [start, end] = range;
  const limit = end - start + 1;
  const [sort, order] = parse<[string, string]>(search.get('sort')) ?? [positionSort, 'ASC'];
  return {
    page: Math.floor(start / limit) + 1,
    limit,
    ...(sort !== positionSort && sort !== 'id' && { sort, order: order.toLowerCase() }),
    ...(q ? { search: q } : {}),
    ...filters,
  };
}

/** Name by which our lists ask for the stored order, which the wire has as the absence of any other. */
export const positionSort = 'position';

function parse<Value>(text: string | null): Value | undefined {
  return text ? (JSON.parse(text) as Value) : undefined;
}

/** A record as react-admin wants it. */
export function record(wire: unknown): Record<string, unknown> & { id: string } {
  const { gid } = wire as WireRecord;
  return { ...(wire as WireRecord), id: gid };
}

function page({ data, paging }: WirePage): HttpAnswer {
  return answer(data.map(record), new Headers({ 'Content-Range': `records 0-${data.length}/${paging.count}` }));
}

function answer(json: unknown, headers = new Headers()): HttpAnswer {
  return { status: 200, headers, body: JSON.stringify(json), json };
}
