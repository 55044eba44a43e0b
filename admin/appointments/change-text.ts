import { resources } from '#generated/resources.ts';
import type { AppointmentHistory } from '#generated/shapes.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import { changedValues, storedValue } from '../history/changed-values.ts';
import { formOf } from '../history/form-of.ts';
import { type NamesOf, namesIn } from '../history/names-in.ts';
import { fieldAt, type ValueWords, valueText } from '../history/value-text.ts';
import { columnText } from '../list/column-text.ts';

export interface ChangeWords extends ValueWords {
  /** The fields that no list has, once they are there. */
  readonly form: FormDefinition | undefined;
  nameOfTag(tag: string): string;
}

/** What the values of some changes need to be said: the form, and the names of the records that they refer to. */
export async function wordsOf(
  changes: AppointmentHistory['changes'],
  namesOf: NamesOf,
): Promise<Pick<ChangeWords, 'form' | 'names'>> {
  const form = await formOf('appointment');
  const values = changes.flatMap(({ changes: fields }) => changedValues(form, fields));
  return { form, names: await namesIn(values, namesOf) };
}

/** A value of an appointment's log in words: as lists have it, or as its form has what no list shows. @param value JSON text, shortened where it is long */
export function changeText(field: string, value: string | undefined, words: ChangeWords): string {
  if (value === undefined) return '—';
  const { translate, calendar, form, nameOfTag } = words;
  const parsed = storedValue(value);
  if (field === 'tags' && Array.isArray(parsed))
    return parsed.map(nameOfTag).join(translate('punctuation.list')) || '—';
  const column = resources.appointment.columns.find(({ source }) => source === field);
  if (column) return columnText(column, parsed, translate, calendar) || String(parsed);
  const asked = form && fieldAt(form, [field]);
  return valueText(asked ?? { schema: {}, uiSchema: {} }, parsed, words) || '—';
}
