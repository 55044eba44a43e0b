import type { Model } from './model.ts';
import type { Schema } from './schema.ts';
import type { Json } from './schema-words.ts';

/** One row of `schemas/queue/CounterActions.json`; its description explains the columns. */
export interface CounterActionRow {
  action: string;
  operations: string[];
  about: string[];
  parameters: string[];
  sets?: Record<string, Json>;
  events: string[];
  variants?: string[];
  list?: boolean;
  whoMay: string[];
  confirm?: boolean;
  key?: string;
  button?: string;
  look?: string;
  insteadOf?: string;
}

/** What an action can be about. */
export const subjects = ['counter', 'queue', 'call', 'number', 'patient'];

/** Where the controller has a button: the order within each is the table's. */
export const buttonPlaces = ['large', 'desk', 'callMenu', 'issuingMenu', 'queueMenu', 'row'];

export const buttonLooks = ['primary', 'attention', 'danger'];

/** What bodies have beside the parameters of their action: where it is done, and what the controller showed. */
export const ofEveryPress: readonly string[] = ['panelGid', 'queueOwnerGid', 'seen', 'seenPatient'];

/** The rows of the table; none where a product has no counters. */
export function counterActionRows(schema: Schema | undefined): CounterActionRow[] {
  return (schema?.['x-counter-actions'] ?? []) as unknown as CounterActionRow[];
}

const shapeDescription = 'Names of actions at a counter.';

/** The table as a shape: its items are names of actions. */
export function withActionNames(schema: Schema): Schema {
  const rows = counterActionRows(schema);
  if (rows.length === 0) return schema;
  const { 'x-counter-actions': _, ...shape } = schema;
  return { ...shape, description: shapeDescription, items: { type: 'string', enum: rows.map(({ action }) => action) } };
}

/** Names of the properties of an operation's JSON body; none where it has no body, or does not exist. */
export function bodyNames(model: Pick<Model, 'operations'>, operationId: string): string[] {
  const schema = operationOf(model, operationId)?.requestBody?.content['application/json']?.schema;
  return Object.keys(schema?.properties ?? {});
}

/** Names of what an operation's query can have; none where it does not exist. */
export function queryNames(model: Pick<Model, 'operations'>, operationId: string): string[] {
  const { parameters = [] } = operationOf(model, operationId) ?? {};
  return parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
}

function operationOf({ operations }: Pick<Model, 'operations'>, operationId: string) {
  return operations.find(({ object }) => object.operationId === operationId)?.object;
}
