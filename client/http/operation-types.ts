import type { operations } from '#generated/api.ts';
import type { OperationId } from '#generated/operations.ts';

// biome-ignore lint/complexity/noBannedTypes: "nothing to add" in an intersection
type Nothing = {};

/** Renames one part of an operation to ours, required exactly when the contract requires it. */
type Part<Source, Key extends string, Name extends string> =
  Source extends Record<Key, infer Value>
    ? Record<Name, Value>
    : Source extends Partial<Record<Key, infer Value>>
      ? [Value] extends [undefined]
        ? Nothing
        : Partial<Record<Name, Value>>
      : Nothing;

type JsonOf<Source> = Source extends { content: { 'application/json': infer Value } } ? Value : never;

type Body<Id extends OperationId> = operations[Id] extends { requestBody: infer Request }
  ? { body: JsonOf<Request> }
  : operations[Id] extends { requestBody?: infer Request }
    ? [JsonOf<NonNullable<Request>>] extends [never]
      ? Nothing
      : { body?: JsonOf<NonNullable<Request>> }
    : Nothing;

/** What a call takes: its path and query parameters and its JSON body, as far as the contract has them. */
export type Input<Id extends OperationId> = Part<operations[Id]['parameters'], 'path', 'path'> &
  Part<operations[Id]['parameters'], 'query', 'query'> &
  Body<Id>;

/** What a call answers. */
export type Answer<Id extends OperationId> = operations[Id] extends { responses: { 200: infer Response } }
  ? JsonOf<Response>
  : never;
