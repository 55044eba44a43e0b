import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Route, Routes, useParams } from 'react-router-dom';
import { readResourcePath } from '../data/resource-path.ts';
import { GeneratedCreate } from '../form/GeneratedCreate.tsx';
import { GeneratedEdit } from '../form/GeneratedEdit.tsx';
import { inSentence } from '../i18n/in-sentence.ts';
import { GeneratedList } from '../list/GeneratedList.tsx';
import { formCard } from '../pages/form-card.ts';
import { LazySpreadsheetImport } from '../spreadsheet/LazySpreadsheetImport.tsx';
import { spreadsheetSegment } from '../spreadsheet/spreadsheet-address.ts';

/** What belongs to a panel, inside its page: the list, a new record, records by spreadsheet, one record. */
export function PanelChildren({ resource, above }: { resource: string; above?: ReactNode }) {
  return (
    <Routes>
      <Route index element={<GeneratedList resource={resource} above={above} />} />
      <Route path="create" element={<NewChild resource={resource} />} />
      <Route path={spreadsheetSegment} element={<LazySpreadsheetImport resource={resource} />} />
      <Route path=":gid" element={<OneChild resource={resource} />} />
    </Routes>
  );
}

function NewChild({ resource }: { resource: string }) {
  const translate = useTranslate();
  const list = useCreatePath()({ resource, type: 'list' });
  const name = inSentence(translate(readResourcePath(resource).resource.labelKey));
  return (
    <Card sx={formCard}>
      <Heading text={translate('ra.page.create', { name })} />
      <GeneratedCreate resource={resource} cancelTo={list} goTo={() => list} />
    </Card>
  );
}

function OneChild({ resource }: { resource: string }) {
  const translate = useTranslate();
  const list = useCreatePath()({ resource, type: 'list' });
  const { gid = '' } = useParams();
  const name = inSentence(translate(readResourcePath(resource).resource.labelKey));
  return (
    <Card sx={formCard}>
      <Heading text={translate('admin.form.edit', { name })} />
      <GeneratedEdit resource={resource} id={gid} cancelTo={list} />
    </Card>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <Typography variant="h2" sx={{ mb: 2.5 }}>
      {text}
    </Typography>
  );
}
