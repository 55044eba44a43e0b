import type { OperationObject } from '../model.ts';
import type { Method } from '../verbs.ts';

/**
 * The role that an administrator with a name of their own needs for an operation: what only reads is for the lowest,
 * what changes something for the highest, unless `openapi/` says another. Nothing where no administrator may call it.
 */
export function roleOf(method: Method, security: string[] = [], said?: string): Pick<OperationObject, 'x-role'> {
  if (!security.includes('session')) return {};
  return { 'x-role': said ?? (method === 'get' ? 'reads' : 'administers') };
}
