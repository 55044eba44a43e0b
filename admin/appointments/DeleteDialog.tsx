import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useNotify, useTranslate } from 'react-admin';
import type { Appointment } from '#generated/shapes.ts';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';
import { isThere } from './standing.ts';

interface DeleteDialogProps {
  appointment: Appointment;
  onCancelInstead(): void;
  onDone(): void;
  onClose(): void;
}

/** Deleting takes all that is known of a visit away; canceling, which keeps it, is offered first. */
export function DeleteDialog({ appointment, onCancelInstead, onDone, onClose }: DeleteDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const { gid, version, name, serialNumber, status, patientState } = appointment;
  const cancelable = status !== 'canceled' && patientState !== 'completed' && patientState !== 'consulting';
  const remove = () => {
    onClose();
    void press(async () => {
      await http.call('deleteAppointment', { query: { gid, version } }, { keepFailure: true });
      notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
      onDone();
    });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="delete-title" maxWidth="xs">
      <DialogTitle id="delete-title" component="h2" sx={{ typography: 'h2' }}>
        {translate('admin.appointments.deleteOne', { number: serialNumber, name })}
      </DialogTitle>
      <DialogContent>
        {isThere(appointment) && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {translate('admin.appointments.deletesWaiting')}
          </Alert>
        )}
        {translate(cancelable ? 'admin.appointments.deleteOrCancel' : 'admin.appointments.deleteText')}
      </DialogContent>
      <DialogButtons
        onCancel={onClose}
        cancel={translate('ra.action.close')}
        {...(cancelable
          ? {
              onRemove: remove,
              remove: translate('admin.appointments.action.delete'),
              onOk: onCancelInstead,
              ok: translate('admin.appointments.cancelInstead'),
              focusOk: true,
            }
          : { onOk: remove, ok: translate('admin.appointments.action.delete'), danger: true })}
      />
    </Dialog>
  );
}
