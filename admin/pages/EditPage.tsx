import Card from '@mui/material/Card';
import { useCreatePath, useGetOne, useTranslate } from 'react-admin';
import { readResourcePath } from '../data/resource-path.ts';
import { GeneratedEdit } from '../form/GeneratedEdit.tsx';
import { Page } from '../layout/Page.tsx';
import { formCard } from './form-card.ts';
import { RecordFacts } from './RecordFacts.tsx';
import { resourceTitleKey } from './resource-title.ts';

/** The page of one record: its form, or where nothing can be changed, what is known of it. */
export function EditPage({ resource, id }: { resource: string; id: string }) {
  const translate = useTranslate();
  const list = useCreatePath()({ resource, type: 'list' });
  const { resource: described } = readResourcePath(resource);
  const { data } = useGetOne(resource, { id }, { refetchOnWindowFocus: false });
  const name = data?.[described.nameKey ?? 'id'] as string | undefined;
  return (
    <Page
      title={name ?? translate(described.labelKey)}
      parent={{ to: list, label: translate(resourceTitleKey(described)) }}
    >
      <Card sx={formCard}>
        {described.operations.update ? (
          <GeneratedEdit resource={resource} id={id} cancelTo={list} />
        ) : (
          <RecordFacts resource={described} record={data} />
        )}
      </Card>
    </Page>
  );
}
