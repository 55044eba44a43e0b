import { lazy, Suspense } from 'react';
import { Waiting } from '../layout/Waiting.tsx';

const Loaded = lazy(() =>
  import('./SpreadsheetImport.tsx').then(({ SpreadsheetImport }) => ({ default: SpreadsheetImport })),
);

/** SpreadsheetImport, fetched when it is first opened. */
export function LazySpreadsheetImport({ resource }: { resource: string }) {
  return (
    <Suspense fallback={<Waiting />}>
      <Loaded resource={resource} />
    </Suspense>
  );
}
