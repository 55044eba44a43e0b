import { useMemo } from 'react';
import { Form, useSaveContext } from 'react-admin';
import { useMay } from '../account/use-may.ts';
import { DraftKeeper } from '../draft/DraftKeeper.tsx';
import { Kept } from '../draft/kept-context.ts';
import { ReadOnly } from './read-only.ts';
import { createResolver } from './resolver.ts';
import { SchemaFields } from './SchemaFields.tsx';
import type { SchemaFormProps } from './schema-form-props.ts';
import { withDefaults } from './show-when.ts';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import { savingEdits } from './unsaved-edits.ts';

type Values = Record<string, unknown>;

/**
 * The bridge between the two form libraries: react-hook-form owns the data (so that dirty state, server errors and
 * saving work as everywhere in react-admin), RJSF is a controlled view of it.
 */
export function SchemaForm(props: SchemaFormProps) {
  const { form, record, saves, kept, onRestored, gid, mayBeSent, onSubmit, onValues, above, children } = props;
  const may = useMay();
  const { save } = useSaveContext();
  const readOnly = saves !== undefined && !may(saves);
  const values = useMemo(() => withDefaults(form.schema, record ?? {}), [form, record]);
  const resolver = useMemo(() => createResolver(form), [form]);
  const submit = onSubmit ?? save;
  const keptSubmit = async (typed: Values) => {
    if (mayBeSent && !(await mayBeSent(typed))) return undefined;
    kept?.begin(typed);
    savingEdits.set(true);
    try {
      return await submit?.(typed);
    } finally {
      kept?.end();
      savingEdits.set(false);
    }
  };
  return (
    <Form
      record={values}
      resolver={resolver}
      noValidate
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedChanges}
      onSubmit={keptSubmit}
    >
      <ReadOnly value={readOnly}>
        <Kept value={kept}>
          {above}
          {kept && !readOnly && <DraftKeeper kept={kept} form={form} record={record} onRestored={onRestored} />}
          <SchemaFields form={form} gid={gid} onValues={onValues} />
          {children}
        </Kept>
      </ReadOnly>
    </Form>
  );
}
