import type { OperationContract } from '../shapes/operation.ts';

/** Asked once: the environment is a system call away. */
const isChecked = process.env.NODE_ENV === 'test' || process.env.NODE_ENV === 'development';

/**
 * Holds an answer, as text, against its schema in tests and development (NODE_ENV), where a fault is thrown so that none is
 * passed over. Where people are served nothing is checked: making the check of a screen's view would hold everybody up
 * for a tenth of a second.
 */
export function checkAnswer(operation: OperationContract, text: string): void {
  if (!isChecked) return;
  // As it goes over the wire: what is undefined is absent.
  const found = operation.validators().answer()?.(JSON.parse(text)) ?? [];
  if (found.length === 0) return;
  const faults = found.map(({ field, code }) => `${field ?? '/'} ${code}`);
  throw new Error(`${operation.operationId} answers what its schema does not allow: ${faults.slice(0, 5).join('; ')}`);
}
