import { useListContext, useTranslate } from 'react-admin';
import { asCounted } from '#client/text/as-counted.ts';
import { resources } from '#generated/resources.ts';
import { kindText } from '../history/kind-text.ts';
import { otherKinds } from '../history/other-kinds.ts';
import { OptionalSelect } from '../layout/OptionalSelect.tsx';

/** Kinds of records that somebody can change. */
const kinds = [
  ...Object.values(resources)
    .filter(({ operations }) => operations.update)
    .map(({ name }): string => name),
  ...otherKinds,
];

/** Narrows the log of changes to one kind of record. */
export function KindFilter() {
  const translate = useTranslate();
  const { filterValues = {}, setFilters } = useListContext();
  const { family, ...others } = filterValues as Record<string, unknown>;
  const named = kinds
    .map((kind) => ({ kind, label: kindText(kind, translate) }))
    .sort((one, other) => asCounted(one.label, other.label));
  return (
    <OptionalSelect
      size="small"
      fullWidth={false}
      label={translate('fields.ChangeLog.family')}
      value={String(family ?? '')}
      none={translate('admin.list.any')}
      choices={named.map(({ kind, label }) => [kind, label])}
      onChange={(kind) => setFilters(kind ? { ...others, family: kind } : others)}
      sx={{ width: 180 }}
    />
  );
}
