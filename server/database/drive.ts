import type { Statement } from './command.ts';

/** Anything that yields statements and ends with an answer: a command, or a reading. */
export type Running<A> = Generator<Statement, A, unknown>;

/**
 * Drives a generator: gives it the answer to each statement that it yields. Run by itself it goes to the end of what can
 * be answered at once; within another generator (`yield*`) it passes on what is to be asked.
 * @param answer the answer to a statement, or a generator that asks for it; what it throws is thrown into the generator
 * @param step where the generator stands, if it was started already
 */
export function* drive<A>(
  generator: Running<A>,
  answer: (statement: Statement) => unknown,
  step: IteratorResult<Statement, A> = generator.next(),
): Running<A> {
  let present = step;
  while (!present.done) {
    let result: unknown;
    try {
      const answered = answer(present.value);
      result = isRunning(answered) ? yield* answered : answered;
    } catch (error) {
      present = generator.throw(error);
      continue;
    }
    present = generator.next(result);
  }
  return present.value;
}

/** Asks a statement as it is. */
export function* ask(statement: Statement): Running<unknown> {
  return yield statement;
}

/** Drives a generator to its end where every statement is answered at once, and returns its answer. */
export function driveToEnd<A>(generator: Running<A>, execute: (statement: Statement) => unknown): A {
  return drive(generator, execute).next().value as A;
}

/** What every generator inherits from; a row of the database inherits from nothing of the kind. */
const generatorPrototype: object = Object.getPrototypeOf(drive.prototype);

function isRunning(answered: unknown): answered is Running<unknown> {
  return Object.prototype.isPrototypeOf.call(generatorPrototype, answered as object);
}
