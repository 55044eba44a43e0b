import MoreIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import type { Appointment } from '#generated/shapes.ts';
import { labelled } from '../i18n/labelled.ts';
import { DropMenu } from '../layout/DropMenu.tsx';
import type { AppointmentAction, AskFor } from './appointment-action.ts';
import { useAllowedActions } from './use-allowed-actions.ts';

interface RowActionsProps {
  appointment: Appointment;
  today: string | undefined;
  ask: AskFor;
}

/** What can be done with one appointment: what is done most stands there, the rest in a menu. */
export function RowActions({ appointment, today, ask }: RowActionsProps) {
  const translate = useTranslate();
  const actions = useAllowedActions()(appointment, today);
  const choose = (action: AppointmentAction) => ask(action, [appointment]);
  const named = (key: string) => labelled(translate, translate(key), appointment.name);
  const inMenu = actions.filter((action) => action !== 'checkIn' && action !== 'restore');
  return (
    <>
      {actions.includes('checkIn') && (
        <Button size="small" aria-label={named('admin.appointments.action.checkIn')} onClick={() => choose('checkIn')}>
          {translate('admin.appointments.action.checkIn')}
        </Button>
      )}
      {actions.includes('restore') && (
        <Button size="small" aria-label={named('admin.appointments.action.restore')} onClick={() => choose('restore')}>
          {translate('admin.appointments.action.restore')}
        </Button>
      )}
      {inMenu.length > 0 && (
        <DropMenu
          opener={(props) => (
            <Tooltip title={translate('admin.appointments.more')}>
              <IconButton {...props} size="small" aria-label={named('admin.appointments.more')}>
                <MoreIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        >
          {inMenu.map((action) => (
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
