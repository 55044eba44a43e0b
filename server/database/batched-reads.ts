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
  const steps = generators.map((generator) => generator.next());
  for (;;) {
    const asking = steps.flatMap((step, index) => (step.done ? [] : [{ index, asked: asSingles(step.value) }]));
    if (asking.length === 0) return steps.map(({ value }) => value) as Answers<Generators>;
    const all = asking.flatMap(({ asked }) => asked);
    const results = (yield ['batch', all]) as unknown[];
    for (const { index, asked } of asking) {
      const own = results.splice(0, asked.length);
      steps[index] = (generators[index] as Yielding).next(resultOf(steps[index]?.value as Statement, own));
    }
  }
}

/** What a statement asks, one by one. */
export function asSingles(statement: Statement): readonly Question[] {
  return statement[0] === 'batch' ? statement[1] : [statement];
}

/** What a statement is answered, given the answers one by one. */
export function resultOf(statement: Statement, results: readonly unknown[]): unknown {
  return statement[0] === 'batch' ? results : results[0];
}
