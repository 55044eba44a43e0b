import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';

/** The error catalogue: each code with its HTTP status; 0 is a client's own finding. */
export function emitErrors(model: Model): string {
  const status = model.wire.get('ErrorCode')?.['x-status'] ?? {};
  return printTypeScript(
    `export const errorStatus = ${literal(status)} as const;`,
    'export type ErrorCode = keyof typeof errorStatus;',
  );
}
