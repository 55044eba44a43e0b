import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Appointment } from '#generated/shapes.ts';
import { TagsWidget } from '../form/widgets/TagsWidget.tsx';
import { Confirm } from '../layout/Confirm.tsx';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';

interface TagsDialogProps {
  appointments: readonly Appointment[];
  onDone(): void;
  onClose(): void;
}

/** The tags of appointments: what is added goes on each, what is taken off leaves each; the others stay as they are. */
export function TagsDialog({ appointments, onDone, onClose }: TagsDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const id = useId();
  const had = [...new Set(appointments.flatMap(({ tags = [] }) => tags))];
  const [tags, setTags] = useState<readonly string[]>(had);
  const save = (wanted: readonly string[]) =>
    press(async () => {
      const body = {
        gids: appointments.map(({ gid }) => gid),
        add: wanted.filter((tag) => !had.includes(tag)),
        remove: had.filter((tag) => !wanted.includes(tag)),
      };
      await http.call('tagAppointments', { body }, { keepFailure: true });
      notify('admin.appointments.tagged', { type: 'success' });
      onDone();
    });
  return (
    <Confirm
      open
      danger={false}
      title={translate('admin.appointments.action.tags')}
      action={translate('ra.action.save')}
      onConfirm={() => save(tags)}
      onClose={onClose}
      text={
        <>
          {appointments.length > 1 && (
            <p>{translate('admin.appointments.tagsOfSeveral', { number: appointments.length })}</p>
          )}
          <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, color: 'text.secondary' }}>
            {translate('fields.Appointment.tags')}
          </Box>
          <TagsWidget id={id} value={tags} onChange={setTags} onBlur={() => undefined} />
        </>
      }
    />
  );
}
