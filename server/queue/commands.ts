import { actAtCounter } from './act-at-counter.ts';
import { resetQueue, resetQueues } from './reset-queues.ts';

export const queueCommands = { actAtCounter, resetQueue, resetQueues };
