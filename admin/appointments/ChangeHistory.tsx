import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AppointmentHistory, FieldChange } from '#generated/shapes.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { namesFrom } from '../history/names-in.ts';
import { labelled } from '../i18n/labelled.ts';
import { type ChangeWords, changeText, wordsOf } from './change-text.ts';
import { Moments } from './Moments.tsx';
import { useLabelNames } from './use-label-names.ts';

/** Who changed what of an appointment, the newest first. */
export function ChangeHistory({ changes }: Pick<AppointmentHistory, 'changes'>) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const nameOfTag = useLabelNames();
  const { getMany } = useDataProvider();
  const [told, setTold] = useState<Pick<ChangeWords, 'form' | 'names'>>({ form: undefined, names: {} });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the changes
  useEffect(() => {
    let wanted = true;
    void wordsOf(changes, namesFrom(getMany)).then((found) => wanted && setTold(found));
    return () => {
      wanted = false;
    };
  }, [changes]);
  const text = (field: string, value: string | undefined) =>
    changeText(field, value, { translate, calendar, nameOfTag, ...told });
  const line = ({ field, before, after }: FieldChange) =>
    before === undefined && after === undefined
      ? translate(`fields.Appointment.${field}`, { _: field })
      : labelled(
          translate,
          translate(`fields.Appointment.${field}`, { _: field }),
          `${text(field, before)} → ${text(field, after)}`,
        );
  return (
    <Moments
      label={translate('admin.appointments.changes')}
      moments={changes.map(({ at, action, by, byName, changes: fields }) => ({
        at,
        what: translate(`values.AppointmentAction.${action}`),
        who: byName ?? (by && translate(`values.TokenKind.${by}`)) ?? '',
        // Of a new appointment the facts stand beside.
        more: action !== 'created' && action !== 'removed' && (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {fields.map((change) => (
              <li key={change.field}>{line(change)}</li>
            ))}
          </Box>
        ),
      }))}
    />
  );
}
