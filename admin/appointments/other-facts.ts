import type { Appointment } from '#generated/shapes.ts';
import { isEmpty } from '../data/changes.ts';
import { formOf } from '../history/form-of.ts';
import { namesIn } from '../history/names-in.ts';
import type { Telling } from '../history/tell-changes.ts';
import { fieldAt, valueText } from '../history/value-text.ts';

/** A field of an appointment, and its value in words. */
export type OtherFact = readonly [name: string, text: string];

/**
 * What an appointment says beyond the fields that a page arranges itself: so a field that a schema gains stands wherever
 * all of an appointment does.
 */
export async function otherFacts(
  appointment: Partial<Appointment>,
  arranged: readonly string[],
  { namesOf, ...told }: Telling,
): Promise<OtherFact[]> {
  const form = await formOf('appointment');
  const others = Object.entries(appointment).filter(([name, value]) => !arranged.includes(name) && !isEmpty(value));
  const fields = others.flatMap(([name, value]) => {
    const field = fieldAt(form, [name]);
    return field ? [{ name, field, value }] : [];
  });
  const names = await namesIn(
    fields.map(({ field, value }) => [field, value] as const),
    namesOf,
  );
  return fields.map(({ name, field, value }) => [name, valueText(field, value, { ...told, names })]);
}
