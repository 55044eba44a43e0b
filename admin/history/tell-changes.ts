import type { ChangeLog, FieldChange } from '#generated/shapes.ts';
import type { Calendar } from '../calendar/calendar.ts';
import type { Translate } from '../data/refusal.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import { changedValues, storedValue } from './changed-values.ts';
import { formOf } from './form-of.ts';
import { type NamesOf, namesIn } from './names-in.ts';
import { fieldAt, fieldLabel, type ValueWords, valueText } from './value-text.ts';

/** One field's change as a person reads it. */
export interface ToldChange {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** A secret was replaced: neither value is told. */
  readonly secret: boolean;
}

/** An entry of the log of changes, with its fields in words. */
export type ToldEntry = Omit<ChangeLog, 'changes'> & { readonly changes: readonly ToldChange[] };

export interface Telling {
  readonly translate: Translate;
  readonly calendar: Calendar;
  readonly namesOf: NamesOf;
}

/** What a log of changes says that is stored by field and value: labels, words of enumerations, names of records. */
export async function tellChanges(entries: readonly ChangeLog[], telling: Telling): Promise<ToldEntry[]> {
  const forms = await Promise.all(entries.map(({ family, variant }) => formOf(family, variant)));
  const values = entries.flatMap(({ changes }, index) => changedValues(forms[index] as FormDefinition, changes));
  const words = { ...telling, names: await namesIn(values, telling.namesOf) };
  return entries.map((entry, index) => ({
    ...entry,
    changes: entry.changes.map((change) => {
      const told = tell(change, forms[index] as FormDefinition, words);
      // A new record replaced nothing: what stands there before is the default.
      return entry.action === 'created' ? { ...told, before: '' } : told;
    }),
  }));
}

function tell({ field, before, after, secret }: FieldChange, form: FormDefinition, words: ValueWords): ToldChange {
  const path = field.split('.');
  const found = fieldAt(form, path) ?? { schema: {}, uiSchema: {} };
  // Nothing became nothing: the values went with the person whom they named, and were not empty.
  const erased = before === undefined && after === undefined && !secret;
  return {
    field,
    label: fieldLabel(form, path, words.translate),
    before: valueText(found, storedValue(before), words),
    after: erased ? words.translate('admin.history.erased') : valueText(found, storedValue(after), words),
    secret: secret ?? false,
  };
}
