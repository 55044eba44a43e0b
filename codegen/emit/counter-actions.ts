import {
  bodyNames,
  buttonLooks,
  buttonPlaces,
  type CounterActionRow,
  counterActionRows,
  ofEveryPress,
  queryNames,
  subjects,
} from '../counter-actions.ts';
import type { Model } from '../model.ts';
import { literal, printTypeScript, union } from '../print.ts';

/** The one table of actions at a counter, as server and controller read it. */
export function emitCounterActions(model: Model): string {
  const rows = counterActionRows(model.shapes.get('CounterActions')?.schema);
  const names = (wanted: (row: CounterActionRow) => unknown) => rows.filter(wanted).map(({ action }) => action);
  const type = (name: string, values: readonly string[], comment: string) =>
    `/** ${comment} */\nexport type ${name} = ${union([...new Set(values)])};`.replace('= \n', '=\n');
  const table = rows.map((row) => [row.action, described(row, model)] as const);
  const places = buttonPlaces.map((place) => [place, names(({ button }) => button === place)] as const);
  return printTypeScript(
    "import type { QueueVariant } from './shapes.ts';\nimport type { EventKind } from './values.ts';",
    type('CounterAction', names(Boolean), 'What can be done at a counter.'),
    type(
      'CounterOperation',
      rows.flatMap(({ operations }) => operations),
      'The operations that do it.',
    ),
    type(
      'KeyedAction',
      names(({ key }) => key),
      'What has a key at the controller.',
    ),
    type(
      'ConfirmedAction',
      names(({ confirm }) => confirm),
      'What the controller asks about before it is done.',
    ),
    type('PatientAction', names(isAboutPatient), 'What can be done with a patient of a list.'),
    `/** One action; schemas/queue/CounterActions.json explains the columns. */
export interface CounterActionRow {
  /** Its operations, each with the names of what its body can have. */
  readonly operations: Readonly<Partial<Record<CounterOperation, readonly string[]>>>;
  /** Names of what the query of its operations can have. */
  readonly query?: readonly string[];
  readonly about: readonly (${union(subjects)})[];
  readonly sets: Readonly<Record<string, boolean>>;
  readonly events: readonly EventKind[];
  readonly variants: readonly QueueVariant[];
  readonly list?: boolean;
  readonly key?: string;
  readonly look?: ${union(buttonLooks)};
  readonly insteadOf?: CounterAction;
}`,
    `export const counterActions: Readonly<Record<CounterAction, CounterActionRow>> = ${literal(Object.fromEntries(table))};`,
    `/** What bodies have beside the parameters of their action. */\nexport const ofEveryPress: readonly string[] = ${literal([...ofEveryPress])};`,
    `export const patientActions: readonly PatientAction[] = ${literal(names(isAboutPatient))};`,
    `export const keyedActions: readonly KeyedAction[] = ${literal(names(({ key }) => key))};`,
    `export const confirmedActions: readonly ConfirmedAction[] = ${literal(names(({ confirm }) => confirm))};`,
    `/** Where the controller has buttons. */\nexport type ButtonPlace = ${union(buttonPlaces)};`,
    `/** The controller's buttons by their place, in order. */\nexport const counterButtons = ${literal(Object.fromEntries(places))} as const satisfies Readonly<Record<ButtonPlace, readonly CounterAction[]>>;`,
  );
}

function described(row: CounterActionRow, model: Model) {
  const operations = row.operations.map((id) => [id, bodyNames(model, id)] as const);
  const query = [...new Set(row.operations.flatMap((id) => queryNames(model, id)))];
  return {
    operations: Object.fromEntries(operations),
    query: query.length > 0 ? query : undefined,
    about: row.about,
    sets: (row.sets ?? {}) as Record<string, boolean>,
    events: row.events,
    variants: row.variants ?? model.schemas.get('QueueVariant')?.enum ?? [],
    list: row.list,
    key: row.key,
    look: row.look,
    insteadOf: row.insteadOf,
  };
}

function isAboutPatient({ about }: CounterActionRow): boolean {
  return about.includes('patient');
}
