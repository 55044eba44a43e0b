import { run, type Statement } from '../database/command.ts';
import type { LoggedEvent } from './event.ts';

/** Where the queue keeps no list it remembers the number. */
export function* countNumber(event: LoggedEvent): Generator<Statement, void, unknown> {
  yield* run('UPDATE queue SET current_number = ? WHERE gid = ?', event.number!, event.queueGid!);
}

/** Whether the queue issues numbers to walk-ins. */
export function* setIssuing(event: LoggedEvent): Generator<Statement, void, unknown> {
  yield* run(
    'UPDATE queue SET issuing = ? WHERE gid = ?',
    event.kind === 'issuingPaused' ? 'paused' : 'open',
    event.queueGid!,
  );
}
