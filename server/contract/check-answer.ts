import type { FastifyBaseLogger } from 'fastify';
import type { OperationContract } from './operation.ts';

/** Where nobody develops or tests, one answer in so many is checked, and a fault is only logged: a hall must go on. */
const sampled = 100;

let counter = 0;

/** Larger ones are not checked there: nobody's call waits for it. */
const largestSampled = 32_768;

/**
 * Holds an answer, as text, against its schema. In tests and development (NODE_ENV) a fault is thrown, so that none is passed over.
 */
export function checkAnswer(operation: OperationContract, text: string, log: FastifyBaseLogger): void {
  const strict = process.env.NODE_ENV === 'test' || process.env.NODE_ENV === 'development';
  if (!strict && (text.length > largestSampled || counter++ % sampled !== 0)) return;
  // As it goes over the wire: what is undefined is absent.
  const found = operation.validators().answer()?.(JSON.parse(text)) ?? [];
  if (found.length === 0) return;
  const faults = found.map(({ field, code }) => `${field ?? '/'} ${code}`);
  const fault = `${operation.operationId} answers what its schema does not allow: ${faults.slice(0, 5).join('; ')}`;
  if (strict) throw new Error(fault);
  log.error({ operationId: operation.operationId, faults }, fault);
}
