import type { EventLoop } from '../event-loop/event-loop.ts';
import type { Database } from './database.ts';
import { drive, type Running } from './drive.ts';

/**
 * The same database, for whom it is asked being known to the watch: each step of a reading and what goes on with an
 * answer are counted to the call that asked.
 * @param otherwise the name of what no call has asked for
 */
export function markedDatabase(database: Database, loop: EventLoop, otherwise: string): Database {
  const name = () => loop.current() ?? otherwise;

  /** Answers the very promise: who waits for it goes on right after the mark, before others that were answered with it. */
  function goingOn<A>(answer: Promise<A>): Promise<A> {
    const own = name();
    const mark = () => loop.mark(own);
    answer.then(mark, mark);
    return answer;
  }

  /** In this process a reading goes to its end at once: nobody else's work comes between its steps. */
  function* marked<A>(reading: Running<A>): Running<A> {
    loop.mark(name());
    return yield* reading;
  }

  function* stepping<A>(reading: Running<A>): Running<A> {
    const own = name();
    loop.mark(own);
    return yield* drive(reading, function* (statement): Running<unknown> {
      try {
        return yield statement;
      } finally {
        loop.mark(own);
      }
    });
  }

  const steps = database.engine === 'sqlite' ? marked : stepping;
  return {
    ...database,
    write: (command, argument, idempotency, by) => goingOn(database.write(command, argument, idempotency, by)),
    read: (tables, sql, ...parameters) => goingOn(database.read(tables, sql, ...parameters)),
    query: (reading) => goingOn(database.query(steps(reading))),
    queryLong: (reading) => goingOn(database.queryLong(stepping(reading))),
    queryShared: (reading) => goingOn(database.queryShared(steps(reading))),
  };
}
