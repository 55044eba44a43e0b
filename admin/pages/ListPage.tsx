import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { readResourcePath } from '../data/resource-path.ts';
import { Page } from '../layout/Page.tsx';
import { GeneratedList } from '../list/GeneratedList.tsx';

/** The page of a resource's list, with something above it where a screen needs it. */
export function ListPage({ resource, above }: { resource: string; above?: ReactNode }) {
  const translate = useTranslate();
  return (
    <Page title={translate(readResourcePath(resource).resource.titleKey, { smart_count: 2 })}>
      {above}
      <GeneratedList resource={resource} />
    </Page>
  );
}
