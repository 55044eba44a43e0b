/** The thread of long readings: it answers statements one after another, on a connection that cannot write. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SingleStatement } from '../command.ts';
import { openConnection } from './connection.ts';

/** A statement, or that the snapshot is no longer needed. */
export type Asked = SingleStatement | 'end';

/** What became of a statement; SQLite's own number of an error (errors.ts) would not come along with the error. */
export type Answered =
  | { readonly answer: unknown }
  | { readonly failed: { readonly message: string; readonly errcode: unknown } };

const port = parentPort;
if (!port) throw new Error('long-reader.ts is a worker, it does not run by itself');
const { file, inspector } = workerData as { file: string; inspector: string | undefined };
if (inspector) await import(inspector);
const connection = openConnection(file, 'read');
const { raw } = connection;

port.on('message', (asked: Asked) => {
  if (asked === 'end') {
    if (raw.isTransaction) raw.exec('COMMIT');
  } else port.postMessage(answered(asked));
});

function answered(statement: SingleStatement): Answered {
  try {
    if (!raw.isTransaction) raw.exec('BEGIN');
    return { answer: connection.execute(statement) };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: unknown };
    return { failed: { message, errcode } };
  }
}
