import type { ErrorSchema } from '@rjsf/utils';
import type { FieldErrors } from 'react-hook-form';

/** react-hook-form's errors as RJSF shows them. */
export function toRjsfErrors(errors: FieldErrors): ErrorSchema {
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([name, error]) => name !== 'ref' && typeof error === 'object' && error !== null)
      .map(([name, error]) => {
        const { message } = error as { message?: unknown };
        return [name, typeof message === 'string' ? { __errors: [message] } : toRjsfErrors(error as FieldErrors)];
      }),
  ) as ErrorSchema;
}
