import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { resources } from '#generated/resources.ts';
import type { AppointmentHistory, FieldChange } from '#generated/shapes.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import type { Translate } from '../data/refusal.ts';
import { labelled } from '../i18n/labelled.ts';
import { columnText } from '../list/column-text.ts';
import { Moments } from './Moments.tsx';
import { useLabelNames } from './use-label-names.ts';

/** Who changed what of an appointment, the newest first. */
export function ChangeHistory({ changes }: Pick<AppointmentHistory, 'changes'>) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const nameOfTag = useLabelNames();
  const columns = resources.appointment.columns;
  const text = (field: string, value: string | undefined) => {
    if (value === undefined) return '—';
    const column = columns.find(({ source }) => source === field);
    const parsed = parsedOf(value);
    if (field === 'tags' && Array.isArray(parsed))
      return parsed.map(nameOfTag).join(translate('punctuation.list')) || '—';
    return (column && columnText(column, parsed, translate, calendar)) || plain(parsed, translate);
  };
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

/** Values are kept as JSON text, shortened where they are long. */
function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function plain(value: unknown, translate: Translate): string {
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  return Array.isArray(value) ? value.join(translate('punctuation.list')) : String(value);
}
