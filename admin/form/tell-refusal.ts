import type { HttpError, NotificationType } from 'react-admin';
import type { FormDefinition } from './form-definition.ts';
import { concernsOtherFields } from './other-fields.ts';

type Notify = (message: string, options: { type: NotificationType }) => void;

/** Says why a form was not saved, unless its fields say it. What somebody has canceled themselves is no fault. */
export function tellRefusal(refusal: HttpError, form: FormDefinition, notify: Notify): void {
  if (refusal.body?.codes?.includes('aborted')) notify(refusal.message, { type: 'info' });
  else if (concernsOtherFields(refusal, form)) notify(refusal.message, { type: 'error' });
}
