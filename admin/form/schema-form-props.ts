import type { ReactNode } from 'react';
import type { OperationId } from '#generated/operations.ts';
import type { KeptForm } from '../draft/kept-form.ts';
import type { FormDefinition } from './form-definition.ts';

export interface SchemaFormProps {
  form: FormDefinition;
  /** The record as stored; what the schema does not list is left aside. */
  record?: Record<string, unknown> | undefined;
  /** What saves it: whoever may not call that sees the form and cannot change it. */
  saves?: OperationId | undefined;
  /** What keeps what is typed, over a reload and while the server is out of reach. */
  kept?: KeptForm | undefined;
  /** Told once what was kept stands in the form again and is not being sent. */
  onRestored?: ((values: Record<string, unknown>) => void) | undefined;
  /** gid of the record, for references that depend on it. */
  gid?: string | undefined;
  /** Saves the values and answers errors by field, or nothing; left out, the page's save context does it. */
  onSubmit?: (values: Record<string, unknown>) => Promise<object | undefined>;
  /** Asked before anything is sent: false leaves the form as it is. */
  mayBeSent?: ((values: Record<string, unknown>) => Promise<boolean>) | undefined;
  /** Told of the values as they change. */
  onValues?: ((values: Record<string, unknown>) => void) | undefined;
  /** What stands above the fields; it may use the form. */
  above?: ReactNode;
  /** Buttons below the fields. */
  children: ReactNode;
}
