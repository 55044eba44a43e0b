import type { ReactNode } from 'react';
import type { FormDefinition } from './form-definition.ts';

export interface SchemaFormProps {
  form: FormDefinition;
  /** The record as stored; what the schema does not list is left aside. */
  record?: Record<string, unknown> | undefined;
  /** gid of the record, for references that depend on it. */
  gid?: string | undefined;
  /** Saves the values and answers errors by field, or nothing; left out, the page's save context does it. */
  onSubmit?: (values: Record<string, unknown>) => Promise<object | undefined>;
  /** Told of the values as they change. */
  onValues?: ((values: Record<string, unknown>) => void) | undefined;
  /** Buttons below the fields. */
  children: ReactNode;
}
