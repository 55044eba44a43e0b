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

/** Says what is wrong with one row of the table of counter actions, seen among all. */
type RowRule = (row: CounterActionRow, rows: readonly CounterActionRow[], model: Model) => string[];

/** Rules of the table of counter actions: it agrees with the contract, the log and the variants. */
const rowRules = new Map<string, RowRule>([
  [
    'action-is-unique',
    ({ action }, rows) => (rows.filter((row) => row.action === action).length > 1 ? ['is there twice'] : []),
  ],
  [
    'action-names-exist',
    (row, rows, { schemas }) => {
      const known = (name: string) => (schemas.get(name)?.enum ?? []).map(String);
      return [
        ...strangers('about', row.about, subjects),
        ...strangers('events', row.events, known('EventKind')),
        ...strangers('variants', row.variants ?? [], known('QueueVariant')),
        ...strangers('button', row.button ? [row.button] : [], buttonPlaces),
        ...strangers(
          'insteadOf',
          row.insteadOf ? [row.insteadOf] : [],
          rows.map(({ action }) => action),
        ),
        ...strangers('look', row.look ? [row.look] : [], buttonLooks),
      ];
    },
  ],
  [
    'action-agrees-with-operation',
    (row, rows, model) =>
      row.operations.flatMap((id) => {
        const operation = model.operations.find(({ object }) => object.operationId === id);
        if (!operation) return [`names the operation ${id}, which does not exist`];
        const security = operation.object.security.flatMap((one) => Object.keys(one));
        const taken = [...row.parameters, ...Object.keys(row.sets ?? {})];
        const ofOthers = rows
          .filter(({ operations }) => operations.includes(id))
          .flatMap(({ parameters, sets }) => [...parameters, ...Object.keys(sets ?? {})]);
        const takes = (one: string) => [...bodyNames(model, one), ...queryNames(model, one)];
        const own = takes(id).filter((name) => !ofEveryPress.includes(name));
        return [
          ...(same(security, row.whoMay)
            ? []
            : [`lets ${row.whoMay.join(', ')} do it, and ${id} ${security.join(', ')}`]),
          ...own.filter((name) => !ofOthers.includes(name)).map((name) => `does not have ${name}, which ${id} takes`),
          ...taken
            .filter((name) => !row.operations.some((one) => takes(one).includes(name)))
            .map((name) => `has ${name}, which ${id} does not take`),
        ];
      }),
  ],
]);

/** A message for each fault of the table, and for each press of the controller that no row has. */
export function checkCounterActions(model: Model): string[] {
  const rows = counterActionRows(model.shapes.get('CounterActions')?.schema);
  const ofRows = rows.flatMap((row) =>
    [...rowRules].flatMap(([name, rule]) =>
      rule(row, rows, model).map((message) => `schemas/queue/CounterActions.json ${row.action}: ${message} (${name})`),
    ),
  );
  const named = new Set(rows.flatMap(({ operations }) => operations));
  const missing = model.operations
    .filter(({ path, method }) => method === 'post' && path.includes('/queue/{variant}/'))
    .filter(({ object }) => !named.has(object.operationId))
    .map(({ origin }) => `${origin}: is no operation of CounterActions.json (press-has-action)`);
  return [...ofRows, ...missing];
}

function strangers(column: string, values: readonly string[], known: readonly string[]): string[] {
  return values
    .filter((value) => !known.includes(value))
    .map((value) => `has ${value} in ${column}, which does not exist`);
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}
