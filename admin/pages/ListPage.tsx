import { useTranslate } from 'react-admin';
import { readResourcePath } from '../data/resource-path.ts';
import { Page } from '../layout/Page.tsx';
import { GeneratedList } from '../list/GeneratedList.tsx';
import { resourceTitleKey } from './resource-title.ts';

/** The page of a resource's list. */
export function ListPage({ resource }: { resource: string }) {
  const translate = useTranslate();
  return (
    <Page title={translate(resourceTitleKey(readResourcePath(resource).resource))}>
      <GeneratedList resource={resource} />
    </Page>
  );
}
