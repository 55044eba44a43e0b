import { Suspense } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { readResourcePath } from '../data/resource-path.ts';
import { lazyPart } from '../layout/lazy-part.ts';
import { PageComing } from '../layout/PageComing.tsx';
import { overrideOf } from '../overrides/override.ts';
import { spreadsheetSegment, takesSpreadsheets } from '../spreadsheet/spreadsheet-address.ts';
import { ListPage } from './ListPage.tsx';

const CreatePage = lazyPart(() => import('./CreatePage.tsx'), 'CreatePage');
const EditPage = lazyPart(() => import('./EditPage.tsx'), 'EditPage');
const SpreadsheetPage = lazyPart(() => import('./SpreadsheetPage.tsx'), 'SpreadsheetPage');

/** The pages of one resource: its list, a new record, records by spreadsheet, and one record; generated unless an override stands in. */
export function ResourcePages({ resource }: { resource: string }) {
  const { resource: described } = readResourcePath(resource);
  const { List = ListPage, Create = CreatePage, sheet } = overrideOf(described.name);
  return (
    <Suspense fallback={<PageComing />}>
      <Routes>
        <Route index element={<List key={resource} resource={resource} />} />
        <Route path="create" element={<Create resource={resource} />} />
        {(sheet || takesSpreadsheets(described)) && (
          <Route path={spreadsheetSegment} element={<SpreadsheetPage resource={resource} />} />
        )}
        <Route path=":gid/*" element={<OnePage resource={resource} />} />
      </Routes>
    </Suspense>
  );
}

function OnePage({ resource }: { resource: string }) {
  const { gid = '' } = useParams();
  const { Edit = EditPage } = overrideOf(readResourcePath(resource).resource.name);
  return <Edit key={gid} resource={resource} id={gid} />;
}
