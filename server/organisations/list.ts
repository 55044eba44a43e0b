import type { OrganisationList } from '#generated/shapes.ts';
import { all, one, type Statement } from '../database/command.ts';
import { conditionsOf, type ListQuery, orderOf, pagingOf } from '../database/lists/list-query.ts';
import type { Listed } from '../database/lists/listed.ts';
import { type OrganisationRow, organisationDefaults, organisationFrom } from '../documents/organisation.ts';

/** Parameters of a list that are no filters. */
const notFilters = ['page', 'limit', 'sort', 'order', 'search', 'gids'];

/** Yields one page of the organisations; no table of documents, but the same rules of a list. */
export function* listOrganisations(query: ListQuery): Generator<Statement, OrganisationList, unknown> {
  const listed: Listed = {
    entity: 'Organisation',
    searchable: ['gid', 'name'],
    filters: Object.keys(query).filter((name) => !notFilters.includes(name)),
    positioned: false,
    defaults: organisationDefaults,
    defaultSort: 'gid',
  };
  const conditions = conditionsOf(listed, query);
  const where = ["d.gid <> ''", 'd.removing_at IS NULL', ...conditions.map(([sql]) => sql)].join(' AND ');
  const values = conditions.flatMap(([, parameters]) => parameters);
  const counted = yield* one<{ count: number }>(
    'organisation',
    `SELECT count(*) AS count FROM organisation d WHERE ${where}`,
    ...values,
  );
  const paging = pagingOf(query, counted?.count ?? 0);
  const rows = yield* all<OrganisationRow>(
    'organisation',
    `SELECT d.* FROM organisation d WHERE ${where} ORDER BY ${orderOf(listed, query)} LIMIT ? OFFSET ?`,
    ...values,
    paging.limit,
    (query.page - 1) * paging.limit,
  );
  return { data: rows.map(organisationFrom), paging };
}
