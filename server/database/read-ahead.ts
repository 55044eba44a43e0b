import { asSingles, batchReads, resultOf } from './batched-reads.ts';
import { isRead, type Question, type Statement } from './command.ts';
import { ask, drive, type Running } from './drive.ts';

/** Answers by the statement's SQL and its values. */
type Known = Map<string, Map<string, unknown>>;

/**
 * Runs work whose questions can be guessed: the guesses are one batched read, in one round trip to a database on the
 * network, and a question of the work that was among them has its answer already. What was read ahead holds until the
 * work writes; a wrong guess only costs its question, and what a guess refuses is left to the work to find.
 */
export function* readAhead<A>(guesses: readonly Running<unknown>[], work: Running<A>): Running<A> {
  const known: Known = new Map();
  yield* batchReads(...guesses.map((guess) => noting(guess, known)));
  return yield* drive(work, (statement) => (known.size === 0 ? ask(statement) : answer(statement, known)));
}

/** Answers what is known and asks the rest. */
function* answer(statement: Statement, known: Known): Running<unknown> {
  const questions = asSingles(statement);
  if (!questions.every(isRead)) {
    known.clear();
    return yield statement;
  }
  const answers = questions.map((question) => recall(question, known) ?? unknownYet);
  const open = questions.filter((_, index) => answers[index] === unknownYet);
  if (open.length === questions.length) return yield statement;
  const asked = open.length === 0 ? [] : ((yield ['batch', open]) as unknown[]).slice();
  const all = answers.map((own) => (own === unknownYet ? asked.shift() : (own as { answer: unknown }).answer));
  return resultOf(statement, all);
}

const unknownYet = Symbol('not read ahead');

/** Drives a guess and notes what its questions are answered. */
function* noting(guess: Running<unknown>, known: Known): Running<void> {
  try {
    yield* drive(guess, function* (statement) {
      const questions = asSingles(statement);
      const answers = (yield ['batch', questions]) as unknown[];
      for (const [index, question] of questions.entries()) {
        if (question[0] === 'shared' || !isRead(question)) continue;
        const ofText = known.get(question[2]) ?? new Map<string, unknown>();
        known.set(question[2], ofText.set(JSON.stringify(question[3]), { answer: answers[index] }));
      }
      return resultOf(statement, answers);
    });
  } catch {
    // The work will come to the same.
  }
}

function recall(question: Question, known: Known): unknown {
  return question[0] === 'shared' ? undefined : known.get(question[2])?.get(JSON.stringify(question[3]));
}
