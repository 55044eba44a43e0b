import { useGetMany, useListContext, useTranslate } from 'react-admin';
import type { ResourceField, ResourceName } from '#generated/resources.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { readResourcePath, resourcePath } from '../data/resource-path.ts';
import { columnText } from './column-text.ts';
import { useDescribed } from './use-described.ts';

/** Says a filter's value in words; a reference by the name of its record. */
export function useFilterText(): (filter: ResourceField, value: unknown) => string {
  const translate = useTranslate();
  const calendar = useCalendar();
  const { resource } = useDescribed();
  const { filterValues = {} } = useListContext();
  const reference = resource.filters.find(({ reference, source }) => reference && filterValues[source]);
  const family = reference && resourcePath(reference.reference as ResourceName);
  const { data } = useGetMany(
    family ?? 'none',
    { ids: reference ? [filterValues[reference.source]] : [] },
    { enabled: Boolean(family) },
  );
  return (filter, value) => {
    if (!filter.reference) return columnText(filter, filter.type === 'list' ? [value] : value, translate, calendar);
    const nameKey = family && readResourcePath(family).resource.nameKey;
    return String((nameKey && data?.[0]?.[nameKey]) ?? '…');
  };
}
