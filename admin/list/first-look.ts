import type { GetListParams } from 'react-admin';
import type { Resource } from '#generated/resources.ts';
import { positionSort } from '../data/dialect.ts';

/** How a list stands before anybody has changed it: its first page in its own order. */
export function firstLook({ positioned, defaultSort, dated }: Resource): Required<Pick<GetListParams, FirstLook>> {
  const field = positioned ? positionSort : (defaultSort ?? 'createdAt');
  return { pagination: { page: 1, perPage: 10 }, sort: { field, order: dated ? 'DESC' : 'ASC' }, filter: {} };
}

type FirstLook = 'pagination' | 'sort' | 'filter';
