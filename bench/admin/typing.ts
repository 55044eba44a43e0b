import type { FormDefinition } from '#admin/form/form-definition.ts';
import { openFormPage } from '#tests/corpus/forms/form-page.ts';
import { figure, median } from '../report.ts';
import type { Measurement } from './measured.ts';

const fields = 100;
const slower = 4;
const presses = 60;
const frameMs = 1000 / 60;

/** What a key press costs in a form of a hundred fields: its own work until the frame that shows it is drawn. */
export const measureTyping: Measurement = async () => {
  const page = await openFormPage();
  try {
    await page.draw(formOf(fields), {});
    const costs = await page.type('root_field50', presses, slower);
    await page.drawPlain('plain');
    const plain = await page.type('plain', presses, slower);
    return [
      figure(`a key press among ${fields} fields, ${slower} times slower`, median(costs), 'ms', { atMost: frameMs }),
      figure('of which one in twenty takes longer than', quantile(costs, 0.95), 'ms'),
      figure('in one plain field on an empty page', median(plain), 'ms'),
    ];
  } finally {
    await page.close();
  }
};

/** Texts, numbers, choices and switches in turn, as generated forms have them. */
function formOf(count: number): FormDefinition {
  const kinds = [
    { type: 'string', maxLength: 80 },
    { type: 'integer', minimum: 0, maximum: 100 },
    { type: 'string', enum: ['one', 'two', 'three'] },
    { type: 'boolean' },
    { type: 'string', maxLength: 80, minLength: 1 },
  ] as const;
  const names = Array.from({ length: count }, (_, index) => `field${index}`);
  const properties = Object.fromEntries(names.map((name, index) => [name, kinds[index % kinds.length]]));
  return { schema: { type: 'object', properties } as FormDefinition['schema'], uiSchema: {} };
}

function quantile(values: number[], part: number): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN;
}
