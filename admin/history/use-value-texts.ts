import { useEffect, useMemo, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useCalendar } from '../calendar/use-calendar.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import { namesFrom, namesIn } from './names-in.ts';
import { fieldAt, type RecordNames, valueText } from './value-text.ts';

/** Values of the field at a path as a person reads them; names of records follow when they are there. */
export function useValueTexts(form: FormDefinition, path: readonly string[], values: readonly unknown[]): string[] {
  const translate = useTranslate();
  const calendar = useCalendar();
  const dataProvider = useDataProvider();
  const [names, setNames] = useState<RecordNames>();
  const place = path.join('.');
  const field = useMemo(() => fieldAt(form, place.split('.')), [form, place]);
  const asked = JSON.stringify(values);
  useEffect(() => {
    let wanted = true;
    if (!field) return;
    const pairs = (JSON.parse(asked) as unknown[]).map((value) => [field, value] as const);
    namesIn(pairs, namesFrom(dataProvider.getMany)).then((found) => wanted && setNames(found));
    return () => {
      wanted = false;
    };
  }, [field, asked, dataProvider]);
  if (!names || !field) return values.map(() => '…');
  return values.map((value) => valueText(field, value, { translate, calendar, names }));
}
