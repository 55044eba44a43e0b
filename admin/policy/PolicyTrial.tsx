import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Store } from '#client/store.ts';
import { useStore } from '#client/use-store.ts';
import type { PolicySimulation, QueuePolicy } from '#generated/shapes.ts';
import { DayField } from '../calendar/DayField.tsx';
import { useChoices } from '../form/widgets/use-choices.ts';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { formCard } from '../pages/form-card.ts';
import { http } from '../session.ts';
import { TrialChart } from './TrialChart.tsx';
import { TrialFigures } from './TrialFigures.tsx';

/** The rules as they are, and as the form has them, on the same day. */
interface Compared {
  /** What was asked: the place, the day and the rules of the form. */
  readonly of: string;
  readonly present: PolicySimulation;
  readonly tried: PolicySimulation;
}

interface PolicyTrialProps {
  draft: Store<Record<string, unknown> | undefined>;
  /** The one room or group whose rules they are; left out where they are the organisation's. */
  of?: { kind: 'panel' | 'group'; gid: string };
}

/** Tries the rules of the form on a day of a room or group, before they are set. */
export function PolicyTrial({ draft, of }: PolicyTrialProps) {
  const translate = useTranslate();
  const [busy, press] = useBusyPress();
  const panels = useChoices({ family: 'panel', where: { serves: true } });
  const groups = useChoices({ family: 'group' });
  const [place, setPlace] = useState(of ? `${of.kind} ${of.gid}` : '');
  const [date, setDate] = useState('');
  const [compared, setCompared] = useState<Compared>();
  const drafted = policyOf(useStore(draft));
  const asks = JSON.stringify({ place, date, drafted });
  const asked = useRef('');
  const tryIt = () =>
    press(async () => {
      asked.current = asks;
      const [kind, gid = ''] = place.split(' ');
      const day = { ...(kind === 'group' ? { groupGid: gid } : { panelGid: gid }), date };
      const play = (policy?: QueuePolicy) =>
        http.call('simulatePolicy', { body: { ...day, ...(policy && { policy }) } }, { keepFailure: true });
      const present = await play();
      const tried = await play(drafted);
      if (asked.current === asks) setCompared({ of: asks, present, tried });
    });
  const places = [...placesOf('group', groups), ...placesOf('panel', panels)];
  return (
    <Card component="section" aria-labelledby="try-policy" sx={formCard}>
      <Typography id="try-policy" variant="h2" sx={{ mb: 1 }}>
        {translate('admin.policy.try')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate('admin.policy.tryHint')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {!of && (
          <TextField
            select
            size="small"
            label={translate('admin.policy.place')}
            value={place}
            onChange={({ target }) => setPlace(target.value)}
            sx={{ flex: '1 1 200px' }}
          >
            {places.map(({ value, name }) => (
              <MenuItem key={value} value={value}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Box sx={{ width: 180 }}>
          <DayField
            value={date || undefined}
            input={{ 'aria-label': translate('admin.policy.date') }}
            onChange={(day) => setDate(day ?? '')}
          />
        </Box>
        <Button variant="contained" loading={busy} disabled={place === '' || date === ''} onClick={tryIt}>
          {translate('admin.policy.play')}
        </Button>
      </Box>
      {compared?.of === asks && (
        <>
          <TrialFigures present={compared.present} tried={compared.tried} />
          <TrialChart title={translate('admin.policy.present')} simulation={compared.present} />
          <TrialChart title={translate('admin.policy.tried')} simulation={compared.tried} />
        </>
      )}
    </Card>
  );
}

function placesOf(kind: 'panel' | 'group', choices: ReturnType<typeof useChoices>) {
  return Array.isArray(choices) ? choices.map(({ gid, name }) => ({ value: `${kind} ${gid}`, name })) : [];
}

/** The rules of the form without its empty fields. */
function policyOf(values: Record<string, unknown> | undefined): QueuePolicy {
  const policy = (values?.queuePolicy ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(policy).filter(([, value]) => value !== null && value !== undefined));
}
