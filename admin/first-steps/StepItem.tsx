import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { resourcePath } from '../data/resource-path.ts';
import { spreadsheetSegment } from '../spreadsheet/spreadsheet-address.ts';
import type { FirstStep } from './read-steps.ts';

/** Where a step is done, below the organisation's address, and where by spreadsheet. */
function placesOf(step: FirstStep, panelGid: string | undefined): { at: string; sheet?: string } {
  const panels = resourcePath('panel');
  if (step === 'rooms' || step === 'staff') {
    const list = resourcePath(step === 'rooms' ? 'room' : 'staff');
    return { at: `${list}/create`, sheet: `${list}/${spreadsheetSegment}` };
  }
  if (step === 'logo') return { at: 'system/general' };
  if (step === 'panel') return { at: `${panels}/create` };
  return { at: panelGid ? `${panels}/${panelGid}` : panels };
}

export interface StepItemProps {
  step: FirstStep;
  done: boolean;
  /** Whether it is the first that is not done. */
  next: boolean;
  orgGid: string;
  panelGid: string | undefined;
}

/** One of the first steps: whether it is done, what it is for, and the way there. */
export function StepItem({ step, done, next, orgGid, panelGid }: StepItemProps) {
  const translate = useTranslate();
  const { at, sheet } = placesOf(step, panelGid);
  const to = (below: string) => `/admin/${orgGid}/${below}`;
  const label = translate(`admin.firstSteps.go.${step}`);
  const look = { size: 'small', variant: next ? 'contained' : 'outlined' } as const;
  return (
    <Box
      component="li"
      data-step={step}
      data-done={done}
      sx={{
        border: 1,
        borderColor: next ? 'primary.main' : 'divider',
        borderRadius: 1,
        p: 1.5,
        display: 'flex',
        gap: 1,
      }}
    >
      {done ? (
        <DoneIcon titleAccess={translate('admin.firstSteps.done')} sx={{ color: 'success.main' }} />
      ) : (
        <OpenIcon titleAccess={translate('admin.firstSteps.todo')} sx={{ color: 'text.secondary' }} />
      )}
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{translate(`admin.firstSteps.steps.${step}`)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: done ? 0 : 1, textWrap: 'pretty' }}>
          {translate(`admin.firstSteps.hints.${step}`, { orgGid })}
        </Typography>
        {!done && (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {step === 'call' ? (
              <Button {...look} href="/panel-controller" target="_blank" rel="noopener">
                {label}
              </Button>
            ) : (
              <Button {...look} component={RouterLink} to={to(at)}>
                {label}
              </Button>
            )}
            {sheet && (
              <Button size="small" component={RouterLink} to={to(sheet)}>
                {translate('admin.list.import')}
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}
