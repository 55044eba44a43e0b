import type { GetListParams } from 'react-admin';
import type { Resource } from '#generated/resources.ts';
import { positionSort } from '../data/dialect.ts';

/** How a list stands before anybody has changed it: its first page in its own order. */
export function firstLook(resource: Resource): Required<Pick<GetListParams, FirstLook>> {
  const { positioned, defaultSort, dated, newestFirst } = resource;
  const field = positioned ? positionSort : (defaultSort ?? 'createdAt');
  const order = dated || newestFirst ? 'DESC' : 'ASC';
  return { pagination: { page: 1, perPage: 10 }, sort: { field, order }, filter: {} };
}

type FirstLook = 'pagination' | 'sort' | 'filter';
