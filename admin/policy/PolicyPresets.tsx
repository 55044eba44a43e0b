import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { queuePolicyDefaults } from '#generated/policy.ts';
import type { QueuePolicyPresetList } from '#generated/shapes.ts';
import { useAnswer } from '../data/use-answer.ts';
import { ReadOnly } from '../form/read-only.ts';
import { http } from '../session.ts';
import { hasOwnPolicy } from './has-own-policy.ts';
import { PresetDialog } from './PresetDialog.tsx';

type Preset = QueuePolicyPresetList['data'][number];

/** Those of a room's or group's form, which is without them as long as the organisation's rules hold there. */
export function OwnPolicyPresets() {
  const { ownQueuePolicy, callingMode } = useWatch();
  return hasOwnPolicy({ ownQueuePolicy, callingMode }) ? <PolicyPresets /> : null;
}

const readPresets = () => http.call('listPolicyPresets', {}, { keepFailure: true });

/**
 * Ready-made rules of a queue: a press tells what they would change, and fills the form if that is wanted. Nothing is set
 * until it is saved, and the rules of before come back by one press.
 */
export function PolicyPresets() {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const readOnly = useContext(ReadOnly);
  const found = useAnswer(readPresets);
  const presets: readonly Preset[] = found && !(found instanceof Error) ? found.data : [];
  const [asked, setAsked] = useState<{ preset: Preset; before: Record<string, unknown> }>();
  const [applied, setApplied] = useState<{ preset: Preset; before: unknown }>();
  if (presets.length === 0 || readOnly) return null;
  const fill = (policy: unknown) => setValue('queuePolicy', policy, { shouldDirty: true, shouldTouch: true });
  return (
    <Box sx={{ my: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2">{translate('admin.policy.presets')}</Typography>
        {presets.map((preset) => (
          <Button
            key={preset.name}
            variant="outlined"
            size="small"
            onClick={() => setAsked({ preset, before: getValues('queuePolicy') ?? {} })}
          >
            {preset.title}
          </Button>
        ))}
      </Box>
      {applied && (
        <Alert
          severity="info"
          sx={{ mt: 1.5 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                fill(applied.before);
                setApplied(undefined);
              }}
            >
              {translate('ra.action.undo')}
            </Button>
          }
        >
          {translate('admin.policy.applied', { name: applied.preset.title })}
        </Alert>
      )}
      {asked && (
        <PresetDialog
          title={asked.preset.title}
          before={asked.before}
          after={{ ...queuePolicyDefaults, ...asked.preset.policy }}
          onApply={(policy) => {
            fill(policy);
            setApplied(asked);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}
