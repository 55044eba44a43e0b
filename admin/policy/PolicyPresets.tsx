import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { queuePolicyDefaults } from '#generated/policy.ts';
import type { QueuePolicyPresetList } from '#generated/shapes.ts';
import { http } from '../session.ts';
import { hasOwnPolicy } from './has-own-policy.ts';

type Preset = QueuePolicyPresetList['data'][number];

/** Those of a room's or group's form, which is without them as long as the organisation's rules hold there. */
export function OwnPolicyPresets() {
  const { ownQueuePolicy, callingMode } = useWatch();
  return hasOwnPolicy({ ownQueuePolicy, callingMode }) ? <PolicyPresets /> : null;
}

/** Ready-made rules of a queue: a press fills the form, and nothing is set until it is saved. */
export function PolicyPresets() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [presets, setPresets] = useState<readonly Preset[]>([]);
  useEffect(() => {
    http.call('listPolicyPresets', {}, { keepFailure: true }).then(
      ({ data }) => setPresets(data),
      () => setPresets([]),
    );
  }, []);
  if (presets.length === 0) return null;
  const fill = ({ policy }: Preset) =>
    setValue('queuePolicy', { ...queuePolicyDefaults, ...policy }, { shouldDirty: true, shouldTouch: true });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 2 }}>
      <Typography variant="body2">{translate('admin.policy.presets')}</Typography>
      {presets.map((preset) => (
        <Button key={preset.name} variant="outlined" size="small" onClick={() => fill(preset)}>
          {preset.title}
        </Button>
      ))}
    </Box>
  );
}
