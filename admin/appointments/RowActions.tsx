import MoreIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import type { Appointment } from '#generated/shapes.ts';
import { useMay } from '../account/use-may.ts';
import { labelled } from '../i18n/labelled.ts';
import { DropMenu } from '../layout/DropMenu.tsx';
import { type AppointmentAction, type AskFor, operationOf } from './appointment-action.ts';
import { possible } from './standing.ts';

interface RowActionsProps {
  appointment: Appointment;
  today: string | undefined;
  ask: AskFor;
}

/** What can be done with one appointment: what is done most stands there, the rest in a menu. */
export function RowActions({ appointment, today, ask }: RowActionsProps) {
  const translate = useTranslate();
  const can = possible(appointment, today);
  const may = useMay();
  const choose = (action: AppointmentAction) => ask(action, [appointment]);
  const named = (key: string) => labelled(translate, translate(key), appointment.name);
  const entries: readonly AppointmentAction[] = [
    ...(can.move ? (['move'] as const) : []),
    'tags',
    ...(can.cancel ? (['cancel'] as const) : []),
    'delete',
  ];
  const allowed = entries.filter((action) => may(operationOf[action]));
  return (
    <>
      {can.checkIn && may(operationOf.checkIn) && (
        <Button size="small" aria-label={named('admin.appointments.action.checkIn')} onClick={() => choose('checkIn')}>
          {translate('admin.appointments.action.checkIn')}
        </Button>
      )}
      {can.restore && may(operationOf.restore) && (
        <Button size="small" aria-label={named('admin.appointments.action.restore')} onClick={() => choose('restore')}>
          {translate('admin.appointments.action.restore')}
        </Button>
      )}
      {allowed.length > 0 && (
        <DropMenu
          opener={(props) => (
            <Tooltip title={translate('admin.appointments.more')}>
              <IconButton {...props} size="small" aria-label={named('admin.appointments.more')}>
                <MoreIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        >
          {allowed.map((action) => (
            <MenuItem
              key={action}
              onClick={() => choose(action)}
              sx={action === 'delete' ? { color: 'error.main' } : {}}
            >
              {translate(`admin.appointments.action.${action}`)}
            </MenuItem>
          ))}
        </DropMenu>
      )}
    </>
  );
}
