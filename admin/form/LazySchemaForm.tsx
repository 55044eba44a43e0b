import { lazy, Suspense } from 'react';
import { Waiting } from '../layout/Waiting.tsx';
import type { SchemaFormProps } from './schema-form-props.ts';

const Loaded = lazy(() => import('./SchemaForm.tsx').then(({ SchemaForm }) => ({ default: SchemaForm })));

/** SchemaForm, fetched when the first form is opened: lists do without RJSF. */
export function LazySchemaForm(props: SchemaFormProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Loaded {...props} />
    </Suspense>
  );
}
