import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Appointment } from '#generated/shapes.ts';
import { useInTurn } from '../layout/use-in-turn.ts';
import { usePress } from '../layout/use-press.ts';
import { http, noticeRefusedToken } from '../session.ts';
import { actOnEach, type Outcome } from './act-on-each.ts';
import type { AppointmentAction, AskFor } from './appointment-action.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { checkedInText } from './checked-in-text.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { TagsDialog } from './TagsDialog.tsx';

interface Asked {
  readonly action: AppointmentAction;
  readonly appointments: readonly Appointment[];
}

interface Report extends Asked {
  readonly outcomes: readonly Outcome[];
}

const keep = { keepFailure: true };
const undoableMs = 10_000;

/**
 * What is done with appointments, one or several: what has to be said first is asked, what became of several is told of
 * each, and canceling one can be undone at once.
 * @param refresh reads again what is shown
 * @param onDeleted what follows where the appointment is gone
 * @param onDone told which of several it was done to; the others were refused
 * @returns a way to ask for an action, and the dialogs to be shown
 */
export function useAppointmentActions(
  refresh: () => void,
  onDeleted = refresh,
  onDone?: (done: readonly string[]) => void,
): [AskFor, ReactNode] {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const inTurn = useInTurn<void>();
  const [asked, setAsked] = useState<Asked>();
  const [report, setReport] = useState<Report>();
  const [canceled, setCanceled] = useState<Appointment>();

  const run = (request: Asked, act: (appointment: Appointment) => Promise<string>) => {
    const name = [request.action, ...request.appointments.map(({ gid }) => gid)].join(' ');
    return inTurn(name, async () => {
      const [only, ...others] = request.appointments;
      if (!only) return;
      try {
        if (others.length > 0) {
          setReport({ ...request, outcomes: [] });
          const progress = (outcomes: readonly Outcome[]) => setReport({ ...request, outcomes });
          const outcomes = await actOnEach(request.appointments, act, translate, progress, noticeRefusedToken);
          onDone?.(outcomes.filter(({ done }) => done).map(({ appointment }) => appointment.gid));
        } else {
          await press(async () => {
            const text = await act(only);
            if (request.action === 'cancel') setCanceled(only);
            else notify(text, { type: 'success' });
          });
        }
      } finally {
        refresh();
      }
    });
  };
  const checkIn = async ({ gid }: Appointment) =>
    checkedInText(await http.call('checkInAppointment', { body: { gid } }, keep), translate);
  const restore = async ({ gid }: Appointment) => {
    await http.call('restoreAppointment', { body: { gid } }, keep);
    return translate('admin.appointments.restored');
  };
  const cancel = async ({ gid }: Appointment, reason: string) => {
    await http.call('cancelAppointment', { body: { gid, ...(reason && { reason }) } }, keep);
    return translate('admin.appointments.canceled');
  };

  const ask: AskFor = (action, appointments) => {
    const request = { action, appointments };
    if (action === 'checkIn') void run(request, checkIn);
    else if (action === 'restore') void run(request, restore);
    else setAsked(request);
  };
  const close = () => setAsked(undefined);
  const [only] = asked?.appointments ?? [];
  const dialogs = (
    <>
      {asked?.action === 'cancel' && (
        <CancelDialog
          appointments={asked.appointments}
          onCancel={(reason) => run(asked, (appointment) => cancel(appointment, reason))}
          onClose={close}
        />
      )}
      {asked?.action === 'tags' && <TagsDialog appointments={asked.appointments} onDone={refresh} onClose={close} />}
      {asked?.action === 'move' && only && <MoveDialog appointment={only} onDone={refresh} onClose={close} />}
      {asked?.action === 'correct' && only && <CorrectDialog appointment={only} onDone={refresh} onClose={close} />}
      {asked?.action === 'delete' && only && (
        <DeleteDialog
          appointment={only}
          onCancelInstead={() => setAsked({ action: 'cancel', appointments: [only] })}
          onDone={onDeleted}
          onClose={close}
        />
      )}
      {report && <OutcomeDialog {...report} onClose={() => setReport(undefined)} />}
      <Snackbar
        open={canceled !== undefined}
        autoHideDuration={undoableMs}
        onClose={(_, why) => why !== 'clickaway' && setCanceled(undefined)}
        message={translate('admin.appointments.canceledOf', { name: canceled?.name ?? '' })}
        action={
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              setCanceled(undefined);
              if (canceled) void run({ action: 'restore', appointments: [canceled] }, restore);
            }}
          >
            {translate('ra.action.undo')}
          </Button>
        }
      />
    </>
  );
  return [ask, dialogs];
}
