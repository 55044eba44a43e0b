import type { Model, Operation } from '../model.ts';
import { docComment, literal, printTypeScript } from '../print.ts';
import { resolve } from '../references.ts';

type Most = Record<string, number>;

/**
 * How many entries a call takes in each list of its body, for pages that send more than that in several calls: by verb
 * for families, where the least of all families counts, and by operation for the rest. And how many records a list has.
 */
export function emitMostItems(model: Model): string {
  const verbs: Record<string, Most> = {};
  const own: Record<string, Most> = {};
  let listed = Number.POSITIVE_INFINITY;
  for (const operation of model.operations) {
    const { operationId, parameters, 'x-family': family } = operation.object;
    const most = mostOf(model, operation);
    if (!family) {
      if (Object.keys(most).length > 0) own[operationId] = most;
      continue;
    }
    const limit = parameters.find(({ name }) => name === 'limit')?.schema.maximum;
    if (family.verb === 'list' && limit !== undefined) listed = Math.min(listed, limit);
    if (!severalVerbs.test(family.verb)) continue;
    const known = verbs[family.verb] ?? {};
    for (const [name, number] of Object.entries(most)) known[name] = Math.min(known[name] ?? number, number);
    verbs[family.verb] = known;
  }
  return printTypeScript(
    `${docComment('Most records on a page of a list.')}export const mostListed = ${listed};`,
    `${docComment('Most entries of one call, by the verb of a family.')}export const mostOfVerb = ${literal(sorted(verbs))} as const;`,
    `${docComment('Most entries of one call that is of no family.')}export const mostItems = ${literal(sorted(own))} as const;`,
  );
}

/** Verbs that are about several records. */
const severalVerbs = /^(bulk|restore|sort)/;

function mostOf({ wire }: Model, { object }: Operation): Most {
  const body = resolve(object.requestBody?.content['application/json']?.schema ?? {}, wire);
  return Object.fromEntries(
    Object.entries(body.properties ?? {}).flatMap(([name, { maxItems }]) =>
      maxItems === undefined ? [] : [[name, maxItems]],
    ),
  );
}

function sorted<Value>(table: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(table).sort(([one], [other]) => (one < other ? -1 : 1)));
}
