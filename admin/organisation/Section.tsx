import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { createStore } from '#client/store.ts';
import type { Organisation } from '#generated/shapes.ts';
import { Allowed } from '../account/Allowed.tsx';
import { PolicyPresets } from '../policy/PolicyPresets.tsx';
import { PolicyTrial } from '../policy/PolicyTrial.tsx';
import { SlipPreview } from '../printing/SlipPreview.tsx';
import { LockedSignIns } from '../sign-in/LockedSignIns.tsx';
import { AgencyKey } from './AgencyKey.tsx';
import { ApiKeys } from './ApiKeys.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { HospitalSystem } from './HospitalSystem.tsx';
import { HospitalTypes } from './HospitalTypes.tsx';
import { SectionForm } from './SectionForm.tsx';
import { SignInAddresses } from './SignInAddresses.tsx';
import { type SectionName, tabOf } from './sections.ts';
import { TimesSection } from './TimesSection.tsx';

interface SectionProps {
  stored: Organisation;
}

/** One section of the general settings: the fields that its name is written at, and what else belongs to them. */
export function Section({ name, stored }: SectionProps & { name: SectionName }) {
  const Own = own[name] ?? Fields;
  return <Own name={name} stored={stored} />;
}

type Part = (props: SectionProps & { name: SectionName }) => ReactNode;

function Fields({ name, stored }: SectionProps & { name: SectionName }) {
  return <SectionForm tab={tabOf(name)} stored={stored} />;
}

/** Sections with more than fields. */
const own: Partial<Record<SectionName, Part>> = {
  general: ({ name, stored }) => (
    <Stack spacing={3}>
      <Fields name={name} stored={stored} />
      <Allowed to="changeOrganisationPassword">
        <ChangePassword />
      </Allowed>
    </Stack>
  ),
  rules: Rules,
  times: TimesSection,
  slip: Slip,
  access: ({ name, stored }) => (
    <Stack spacing={3}>
      <LockedSignIns />
      <SignInAddresses orgGid={stored.gid} />
      <Fields name={name} stored={stored} />
    </Stack>
  ),
  hospital: ({ name, stored }) => (
    <Stack spacing={3}>
      <Fields name={name} stored={stored} />
      <HospitalSystem stored={stored} />
      <HospitalTypes />
    </Stack>
  ),
  keys: () => <ApiKeys />,
  agencies: ({ stored }) => <AgencyKey orgGid={stored.gid} />,
};

/** The rules of queues: ready-made ones above, and below a trial of what the form holds, as wide as the page. */
function Rules({ name, stored }: SectionProps & { name: SectionName }) {
  const [draft] = useState(() => createStore<Record<string, unknown> | undefined>(undefined));
  return (
    <Stack spacing={3}>
      <SectionForm tab={tabOf(name)} stored={stored} above={<PolicyPresets />} onValues={draft.set} />
      <PolicyTrial draft={draft} />
    </Stack>
  );
}

/** How slips look: what stands on them, and beside it their picture. */
function Slip({ name, stored }: SectionProps & { name: SectionName }) {
  const [draft] = useState(() => createStore<Record<string, unknown> | undefined>(undefined));
  return (
    <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: '1fr', lg: '1fr 400px' } }}>
      <SectionForm tab={tabOf(name)} stored={stored} onValues={draft.set} />
      <SlipPreview draft={draft} stored={stored.slip} language={stored.language ?? 'zh-TW'} />
    </Box>
  );
}
