import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { Page } from '../layout/Page.tsx';

const tabs = ['general', 'voice', 'video', 'apn', 'ticket', 'label'];

/** One tab of the organisation's settings, below the row of all of them. */
export function SettingsPage({ tab, children }: { tab: string; children: ReactNode }) {
  const translate = useTranslate();
  const { orgId = '' } = useParams();
  const title = translate('admin.pages.system');
  const nameOf = (name: string) => translate(`admin.organisation.tabs.${name}`);
  return (
    <Page
      title={title}
      tab={tab === 'general' ? undefined : nameOf(tab)}
      below={
        <Tabs value={tab} variant="scrollable" aria-label={title} sx={{ px: { xs: 1, md: 2 } }}>
          {tabs.map((name) => (
            <Tab key={name} component={Link} to={`/admin/${orgId}/system/${name}`} value={name} label={nameOf(name)} />
          ))}
        </Tabs>
      }
    >
      {children}
    </Page>
  );
}
