import type { FastifyBaseLogger } from 'fastify';
import type { OperationContract } from './operation.ts';

/** Where nobody develops or tests, one answer in so many is checked, and a fault is only logged: a hall must go on. */
const sampled = 100;

let counter = 0;

/**
 * Holds an answer against its schema. In tests and development (NODE_ENV) a fault is thrown, so that none is passed over.
 */
export function checkAnswer(operation: OperationContract, answer: unknown, log: FastifyBaseLogger): void {
  const strict = process.env.NODE_ENV === 'test' || process.env.NODE_ENV === 'development';
  if (!strict && counter++ % sampled !== 0) return;
  const { answer: validate } = operation.validators();
  // As it goes over the wire: what is undefined is absent.
  if (!validate || validate(JSON.parse(JSON.stringify(answer)))) return;
  const faults = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  const fault = `${operation.operationId} answers what its schema does not allow: ${faults.slice(0, 5).join('; ')}`;
  if (strict) throw new Error(fault);
  log.error({ operationId: operation.operationId, faults }, fault);
}
