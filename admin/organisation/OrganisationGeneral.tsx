import Box from '@mui/material/Box';
import { Navigate, useParams } from 'react-router-dom';
import { useStore } from '#client/use-store.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { organisation } from '../session.ts';
import { Section } from './Section.tsx';
import { SectionMenu } from './SectionMenu.tsx';
import { sections } from './sections.ts';

/** The organisation's general settings: a section at a time, beside the list of all of them. */
export function OrganisationGeneral() {
  const { orgId = '', section = 'general' } = useParams();
  const stored = useStore(organisation);
  const base = `/admin/${orgId}/system/general`;
  const name = sections.find((one) => one === section);
  if (!name) return <Navigate to={base} replace />;
  if (!stored) return <Waiting />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '176px minmax(0, 1fr)' },
      }}
    >
      <SectionMenu base={base} present={name} />
      <Section key={name} name={name} stored={stored} />
    </Box>
  );
}
