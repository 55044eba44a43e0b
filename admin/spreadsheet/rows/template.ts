import type { Locale } from '#generated/values.ts';
import { type SheetColumn, writeXlsx } from '../file/xlsx-writer.ts';
import type { References } from './references.ts';
import type { PlanColumn, SheetPlan } from './sheet-plan.ts';

export interface TemplateWords {
  /** Names of the sheets: the records, the notes, what can be chosen. */
  readonly name: string;
  readonly notes: string;
  readonly choices: string;
  /** Heads of the notes. */
  readonly head: string;
  readonly needed: string;
  readonly meaning: string;
  readonly yes: string;
  /** What may stand in a column's cells, in a sentence. */
  describe(column: PlanColumn): string;
  /** How the whole is filled in. */
  readonly general: readonly string[];
}

/** More are typed rather than chosen. */
const mostChoices = 1000;

/** An empty spreadsheet to be filled in: a sheet of columns, one that explains them, one to choose from. */
export function writeTemplate(
  plan: SheetPlan,
  references: ReadonlyMap<string, References>,
  words: TemplateWords,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const columns = plan.columns.filter(({ fact, kind }) => !fact && kind !== 'identity');
  const head = ({ label, required }: PlanColumn) => (required ? `${label} *` : label);
  const sheet = {
    name: words.name,
    columns: columns.map((column): SheetColumn => {
      const choices = choicesOf(column, plan, references);
      return {
        label: head(column),
        ...(column.kind === 'number' && { number: 'figure' as const }),
        prompt: words.describe(column),
        ...(choices && { choices }),
      };
    }),
    rows: [],
  };
  const notes = {
    name: words.notes,
    columns: [{ label: words.head }, { label: words.needed }, { label: words.meaning }],
    rows: [
      ...columns.map((column) => [column.label, column.required ? words.yes : '', words.describe(column)]),
      [],
      ...words.general.map((sentence) => ['', '', sentence]),
    ],
  };
  return writeXlsx([sheet, notes], locale, words.choices);
}

function choicesOf(
  { kind, choices, family }: PlanColumn,
  plan: SheetPlan,
  references: ReadonlyMap<string, References>,
): readonly string[] | undefined {
  if (kind === 'boolean') return [plan.yesLabel, plan.noLabel];
  if (kind === 'choice') return choices?.map(({ label }) => label);
  if (kind !== 'reference') return undefined;
  const labels = references.get(family ?? '')?.labels ?? [];
  return labels.length > 0 && labels.length <= mostChoices ? labels : undefined;
}
