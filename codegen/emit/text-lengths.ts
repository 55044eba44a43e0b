import type { Model, Operation } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';

/**
 * The most characters that each text of an operation's own body may have, for pages that ask for it without a
 * generated form (sign-ins). Bodies that are shapes have forms.
 */
export function emitTextLengths(model: Model): string {
  const entries = model.operations
    .map((operation) => [operation.object.operationId, lengthsOf(operation)] as const)
    .filter(([, lengths]) => Object.keys(lengths).length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return printTypeScript(`export const textLengths = ${literal(Object.fromEntries(entries))} as const;`);
}

function lengthsOf({ object }: Operation): Record<string, number> {
  const properties = object.requestBody?.content['application/json']?.schema.properties ?? {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { maxLength }]) => (maxLength === undefined ? [] : [[name, maxLength]])),
  );
}
