import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useStillHere } from '#client/use-still-here.ts';
import { readResourcePath } from '../data/resource-path.ts';
import { Coming } from '../layout/Coming.tsx';
import { Page } from '../layout/Page.tsx';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { ChangeHistory } from './ChangeHistory.tsx';
import { StandingChip } from './StandingChip.tsx';
import { TicketHistory } from './TicketHistory.tsx';
import { useAllowedActions } from './use-allowed-actions.ts';
import { useAppointmentActions } from './use-appointment-actions.tsx';
import { useWholeAppointment } from './use-whole-appointment.ts';

/** One appointment: all that is known of it, its ticket, what happened to it, and what can be done. */
export function AppointmentDetail({ resource, id }: { resource: string; id: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const list = useCreatePath()({ resource, type: 'list' });
  const allowedActions = useAllowedActions();
  const [whole, refresh, failure] = useWholeAppointment(id);
  const [ask, dialogs] = useAppointmentActions(refresh, () => stillHere() && navigate(list));
  const parent = { to: list, label: translate(readResourcePath(resource).resource.titleKey, { smart_count: 2 }) };
  if (!whole || whole === 'gone') {
    return (
      <Page title={translate('entities.Appointment')} parent={parent}>
        {whole ? <Card sx={{ p: 5 }}>{translate('errors.appointment_not_found')}</Card> : <Coming failure={failure} />}
      </Page>
    );
  }
  const { appointment, history, today } = whole;
  const actions = allowedActions(appointment, today);
  return (
    <Page title={`${appointment.serialNumber} ${appointment.name}`} parent={parent}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 2.5 }}>
        <StandingChip appointment={appointment} />
        <Box sx={{ flex: 1 }} />
        {actions.map((action, index) => (
          <Button
            key={action}
            variant={index === 0 && action !== 'tags' ? 'contained' : 'outlined'}
            color={action === 'delete' || action === 'cancel' ? 'error' : 'primary'}
            onClick={() => ask(action, [appointment])}
          >
            {translate(`admin.appointments.action.${action}`)}
          </Button>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', lg: 'repeat(2, minmax(0, 1fr))' } }}>
        <Section title={translate('entities.Appointment')}>
          <AppointmentFacts appointment={appointment} />
        </Section>
        <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
          <Section title={translate('admin.appointments.ticket')}>
            <TicketHistory tickets={history.tickets} />
          </Section>
          <Section title={translate('admin.appointments.changes')}>
            <ChangeHistory changes={history.changes} />
          </Section>
        </Box>
      </Box>
      {dialogs}
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
