import type { Database } from './database.ts';

/** Calls back right before a command is sent: what is written in the same turn shares its commit. */
export type OnWriting = (listener: () => void) => void;

/** The same database; listeners are called before each write. */
export function withWriteListeners(database: Database): { database: Database; onWriting: OnWriting } {
  const listeners: (() => void)[] = [];
  return {
    database: {
      ...database,
      write: (command, argument, idempotency, by) => {
        for (const listener of listeners) listener();
        return database.write(command, argument, idempotency, by);
      },
    },
    onWriting: (listener) => void listeners.push(listener),
  };
}
