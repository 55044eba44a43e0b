import { useMemo } from 'react';
import { Form, useTranslate } from 'react-admin';
import { createResolver } from './resolver.ts';
import { SchemaFields } from './SchemaFields.tsx';
import type { SchemaFormProps } from './schema-form-props.ts';
import { withDefaults } from './show-when.ts';
import { UnsavedChanges } from './UnsavedChanges.tsx';

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
