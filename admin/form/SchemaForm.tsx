import { type ReactNode, useMemo } from 'react';
import { Form, useTranslate } from 'react-admin';
import type { FormDefinition } from './form-definition.ts';
import { createResolver } from './resolver.ts';
import { SchemaFields } from './SchemaFields.tsx';
import { withDefaults } from './show-when.ts';
import { UnsavedChanges } from './UnsavedChanges.tsx';

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

/**
 * The bridge between the two form libraries: react-hook-form owns the data (so that dirty state, server errors and
 * saving work as everywhere in react-admin), RJSF is a controlled view of it.
 */
export function SchemaForm({ form, record, gid, onSubmit, onValues, children }: SchemaFormProps) {
  const translate = useTranslate();
  const values = useMemo(() => withDefaults(form.schema, record ?? {}), [form, record]);
  const resolver = useMemo(() => createResolver(form, translate), [form, translate]);
  return (
    <Form
      record={values}
      resolver={resolver}
      noValidate
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedChanges}
      {...(onSubmit && { onSubmit })}
    >
      <SchemaFields form={form} gid={gid} onValues={onValues} />
      {children}
    </Form>
  );
}
