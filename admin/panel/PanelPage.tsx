import Alert from '@mui/material/Alert';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useCreatePath, useGetOne, useTranslate } from 'react-admin';
import { Link, Navigate, Route, Routes, useParams } from 'react-router-dom';
import { panelTypes } from '#generated/panel-types.ts';
import { type ResourceName, resources } from '#generated/resources.ts';
import { resourcePath } from '../data/resource-path.ts';
import { Page } from '../layout/Page.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { VoiceTrial } from '../voice/VoiceTrial.tsx';
import { PanelAdvanced } from './PanelAdvanced.tsx';
import { PanelChildren } from './PanelChildren.tsx';
import { PanelController } from './PanelController.tsx';
import { PanelFacts } from './PanelFacts.tsx';
import { PanelGeneral } from './PanelGeneral.tsx';
import { TypePicture } from './TypePicture.tsx';

/** Tabs that come first; others follow. */
const ownAfter = 3;
const firstTabs: ResourceName[] = ['panelVoice', 'media', 'marquee', 'paramedic', 'nurse'];

/** Families whose records belong to a panel; each has a tab. */
const children = Object.values(resources)
  .filter(({ parent }) => parent === 'panel')
  .map(({ name }): ResourceName => name)
  .sort((one, other) => placeOf(one) - placeOf(other));

function placeOf(name: ResourceName): number {
  return firstTabs.includes(name) ? firstTabs.indexOf(name) : firstTabs.length;
}

/** Those of the panel itself stand where the product has them: after what the screen shows and says. */
const own = [
  { path: 'controller', label: 'admin.panel.controller' },
  { path: 'advanced', label: 'admin.panel.advanced' },
];
const ofFamilies = children.map((name) => ({ path: resources[name].path, label: resources[name].labelKey }));
const allTabs = [...ofFamilies.slice(0, ownAfter), ...own, ...ofFamilies.slice(ownAfter)];

/** A panel's page: its own settings and what belongs to it, in tabs. */
export function PanelPage({ resource, id }: { resource: string; id: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { '*': below = '' } = useParams();
  const { data: panel, error } = useGetOne(resource, { id }, { refetchOnWindowFocus: false });
  const here = createPath({ resource, type: 'edit', id });
  const [tab = ''] = below.split('/');
  // A lobby calls nobody.
  const type = panelTypes.find(({ name }) => name === panel?.type);
  const nameOf = ({ label }: (typeof allTabs)[number]) => translate(label, { smart_count: 2 });
  const tabs = allTabs.filter(({ path }) => path !== 'controller' || type?.serves !== false);
  const shown = tabs.find(({ path }) => path === tab);
  return (
    <Page
      title={(panel?.name as string | undefined) ?? translate('entities.Panel')}
      tab={shown && nameOf(shown)}
      parent={{ to: createPath({ resource, type: 'list' }), label: translate('admin.pages.management') }}
      picture={type && <TypePicture type={type} height={36} />}
      beside={type && <PanelFacts type={type} gid={id} />}
      below={
        <Tabs
          value={shown?.path ?? 'general'}
          variant="scrollable"
          aria-label={translate('admin.panel.tabs')}
          sx={{ px: { xs: 1, md: 2 } }}
        >
          <Tab component={Link} to={`${here}/general`} value="general" label={translate('admin.panel.general')} />
          {tabs.map((one) => (
            <Tab key={one.path} component={Link} to={`${here}/${one.path}`} value={one.path} label={nameOf(one)} />
          ))}
        </Tabs>
      }
    >
      {error ? (
        <p role="alert">{(error as Error).message}</p>
      ) : !panel ? (
        <Waiting />
      ) : (
        <>
          {!type && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {translate('admin.panel.typeGone')}
            </Alert>
          )}
          <Routes>
            <Route index element={<PanelGeneral resource={resource} panel={panel} />} />
            <Route path="general" element={<PanelGeneral resource={resource} panel={panel} />} />
            {type?.serves !== false && (
              <Route path="controller" element={<PanelController resource={resource} panel={panel} />} />
            )}
            <Route path="advanced" element={<PanelAdvanced resource={resource} panel={panel} />} />
            {children.map((name) => (
              <Route
                key={name}
                path={`${resources[name].path}/*`}
                element={
                  <PanelChildren
                    resource={resourcePath(name, id)}
                    above={name === 'panelVoice' && <VoiceTrial panelGid={id} />}
                  />
                }
              />
            ))}
            <Route path="*" element={<Navigate to={here} replace />} />
          </Routes>
        </>
      )}
    </Page>
  );
}
