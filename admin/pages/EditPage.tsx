import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useCreatePath, useGetOne, useTranslate } from 'react-admin';
import { readResourcePath } from '../data/resource-path.ts';
import { GeneratedEdit, type GeneratedEditProps } from '../form/GeneratedEdit.tsx';
import { Page } from '../layout/Page.tsx';
import { besideForm } from './beside-form.ts';
import { formCard } from './form-card.ts';
import { RecordFacts } from './RecordFacts.tsx';

interface EditPageProps extends Pick<GeneratedEditProps, 'resource' | 'id' | 'below' | 'onValues'> {
  /** What stands beside the form, where there is room. */
  beside?: ReactNode;
}

/** The page of one record: its form, or where nothing can be changed, what is known of it. */
export function EditPage({ resource, id, beside, ...form }: EditPageProps) {
  const translate = useTranslate();
  const list = useCreatePath()({ resource, type: 'list' });
  const { resource: described } = readResourcePath(resource);
  const { data } = useGetOne(resource, { id }, { refetchOnWindowFocus: false });
  const name = described.nameKey && (data?.[described.nameKey] as string | undefined);
  const card = (
    <Card sx={beside ? { ...formCard, maxWidth: 'none' } : formCard}>
      {described.operations.update ? (
        <GeneratedEdit resource={resource} id={id} cancelTo={list} {...form} />
      ) : (
        <RecordFacts resource={described} record={data} />
      )}
    </Card>
  );
  return (
    <Page
      title={name || translate(described.labelKey)}
      parent={{ to: list, label: translate(described.titleKey, { smart_count: 2 }) }}
    >
      {beside ? (
        <Box sx={besideForm('minmax(0, 760px) minmax(0, 1fr)')}>
          {card}
          {beside}
        </Box>
      ) : (
        card
      )}
    </Page>
  );
}
