import { actAtCounter } from './act-at-counter.ts';
import { issueAtCounter } from './issue-at-counter.ts';
import { resetQueue, resetQueues } from './reset-queues.ts';

export const queueCommands = { actAtCounter, issueAtCounter, resetQueue, resetQueues };
