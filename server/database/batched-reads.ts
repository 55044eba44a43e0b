import type { Question, Statement } from './command.ts';

type Yielding = Generator<Statement, unknown, unknown>;
type Answers<Generators extends readonly Yielding[]> = {
  [Index in keyof Generators]: Generators[Index] extends Generator<Statement, infer Answer, unknown> ? Answer : never;
};

/**
 * Runs generators that do not need each other side by side and yields all their answers. What each asks next goes to
 * the database as one batch, so that an engine on the network answers all of it in one round trip.
 */
export function* batchReads<const Generators extends readonly Yielding[]>(
  ...generators: Generators
): Generator<Statement, Answers<Generators>, unknown> {
  const answers: unknown[] = [];
  let asking: Asking[] = [];
  for (const [index, generator] of generators.entries()) note(generator.next(), index);
  while (asking.length > 0) {
    const asked = asking;
    const questions: Question[] = [];
    for (const { statement } of asked) questions.push(...asSingles(statement));
    const results = (yield ['batch', questions]) as readonly unknown[];
    asking = [];
    let from = 0;
    for (const { index, statement } of asked) {
      const to = from + asSingles(statement).length;
      note((generators[index] as Yielding).next(resultOf(statement, results.slice(from, to))), index);
      from = to;
    }
  }
  return answers as Answers<Generators>;

  function note(step: IteratorResult<Statement, unknown>, index: number): void {
    if (step.done) answers[index] = step.value;
    else asking.push({ index, statement: step.value });
  }
}

/** What one of the generators asks next. */
interface Asking {
  readonly index: number;
  readonly statement: Statement;
}

/** What a statement asks, one by one. */
export function asSingles(statement: Statement): readonly Question[] {
  return statement[0] === 'batch' ? statement[1] : [statement];
}

/** What a statement is answered, given the answers one by one. */
export function resultOf(statement: Statement, results: readonly unknown[]): unknown {
  return statement[0] === 'batch' ? results : results[0];
}
