import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import { createDataProvider } from '../data/data-provider.ts';
import type { Send } from '../data/dialect.ts';
import { firstLook } from '../list/first-look.ts';
import { overrideOf } from '../overrides/override.ts';
import { http } from '../session.ts';
import { topResources } from './top-resources.ts';

/** An older answer is asked for again, as when somebody had to sign in meanwhile. */
const freshMs = 10_000;
const drawnMs = 3000;

interface FirstList {
  /** Path of the list's page. */
  page: string;
  key: readonly unknown[];
  askedAt: number;
  /** Undefined where it cannot be had: the page asks again then, and tells why. */
  answer: Promise<GetListResult | undefined>;
  found?: GetListResult | undefined;
}

let asked: FirstList | undefined;

const send = ((id: string, input: object, options: object = {}) =>
  (http.call as (id: string, input: object, options: object) => Promise<unknown>)(id, input, {
    ...options,
    keepFailure: true,
  })) as Send;

/**
 * Asks for the rows of the list that an address leads to, while its page is still made: a slow computer takes a second for
 * that. Pages that draw another list than the generated one ask themselves.
 */
export function askFirstList(pathname: string): void {
  const [, , , ...rest] = pathname.split('/');
  const path = rest.join('/');
  const resource = topResources.find((one) => one.path === path);
  if (!resource || overrideOf(resource.name).List) return;
  const look = firstLook(resource);
  const answer = createDataProvider(send)
    .getList(path, look)
    .then(({ data, total, pageInfo }) => ({ data, total, pageInfo }) as GetListResult)
    .catch(() => undefined);
  const own: FirstList = { page: pathname, key: [path, 'getList', look], askedAt: Date.now(), answer };
  asked = own;
  void answer.then((found) => {
    own.found = found;
  });
}

/** Gives an area the rows that were asked for one of its pages, once: in its first drawing, where they are there by then. */
export function giveFirstList(records: QueryClient, basename: string): void {
  const own = asked;
  asked = undefined;
  if (!own?.page.startsWith(`${basename}/`) || Date.now() - own.askedAt > freshMs) return;
  // Fresh until it is drawn, which takes a slow computer longer than records stay so.
  if (own.found) records.setQueryData(own.key, own.found, { updatedAt: Date.now() + drawnMs });
}
