import Card from '@mui/material/Card';
import { useCreatePath, useTranslate } from 'react-admin';
import { readResourcePath } from '../data/resource-path.ts';
import { GeneratedCreate } from '../form/GeneratedCreate.tsx';
import { inSentence } from '../i18n/in-sentence.ts';
import { Page } from '../layout/Page.tsx';
import { formCard } from './form-card.ts';

/** The page that makes a new record of a resource. */
export function CreatePage({ resource }: { resource: string }) {
  const translate = useTranslate();
  const list = useCreatePath()({ resource, type: 'list' });
  const { resource: described } = readResourcePath(resource);
  return (
    <Page
      title={translate('ra.page.create', { name: inSentence(translate(described.labelKey)) })}
      parent={{ to: list, label: translate(described.titleKey, { smart_count: 2 }) }}
    >
      <Card sx={formCard}>
        <GeneratedCreate resource={resource} cancelTo={list} goTo={() => list} />
      </Card>
    </Page>
  );
}
