import type { Model } from '../../model.ts';
import { verbs } from '../../verbs.ts';
import { code, table } from './table.ts';

/** What can be done with records of a family, each with an operation that does it. */
export function verbTable({ operations }: Model): string {
  const rows = verbs.flatMap((verb) => {
    const one = operations.find(({ object }) => object['x-family']?.verb === verb);
    return one ? [[code(verb), one.object.summary, code(`${one.method.toUpperCase()} ${one.path}`)]] : [];
  });
  return table(['verb', 'for example', 'its operation'], rows);
}
