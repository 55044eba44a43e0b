import type { OperationId } from '#generated/operations.ts';

/** What somebody must be allowed to do for all of them to be theirs. */
export const needed: OperationId = 'createPanel';
