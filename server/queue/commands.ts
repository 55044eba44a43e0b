import { actAtCounter } from './act-at-counter.ts';
import { resetQueues } from './reset-queues.ts';

export const queueCommands = { actAtCounter, resetQueues };
