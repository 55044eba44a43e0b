import type { FastifyBaseLogger } from 'fastify';
import type { OperationContract } from '../shapes/operation.ts';

/** Asked once: the environment is a system call away. */
const environment = process.env.NODE_ENV;

/**
 * Holds an answer, as text, against its schema. In tests (NODE_ENV) a fault is thrown so that none is passed over. In
 * development it is logged: a record that was stored before its schema asked for more is shown as it is, as where people
 * are served. There nothing is checked: making the check of a screen's view would hold everybody up for a tenth of a second.
 * @param where in place of the NODE_ENV that the server runs in
 */
export function checkAnswer(
  operation: Pick<OperationContract, 'operationId' | 'validators'>,
  text: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  where = environment,
): void {
  if (where !== 'test' && where !== 'development') return;
  // As it goes over the wire: what is undefined is absent.
  const found = operation.validators().answer()?.(JSON.parse(text)) ?? [];
  if (found.length === 0) return;
  const faults = found.map(({ field, code }) => `${field ?? '/'} ${code}`);
  const message = `${operation.operationId} answers what its schema does not allow: ${faults.slice(0, 5).join('; ')}`;
  if (where === 'test') throw new Error(message);
  log.warn({ operation: operation.operationId }, message);
}
