import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Appointment } from '#generated/shapes.ts';

interface PatientNameProps {
  resource: string;
  appointment: Appointment;
  /** How a tag reads. */
  nameOfTag(tag: string): string;
}

/** The patient's name, which leads to the appointment, with gender, age, record number and tags. */
export function PatientName({ resource, appointment, nameOfTag }: PatientNameProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { gid, name, gender, age, medicalRecordNumber, tags = [], status } = appointment;
  const about = [
    gender && translate(`values.Gender.${gender}`),
    age !== undefined && translate('admin.appointments.years', { age }),
    medicalRecordNumber && translate('admin.appointments.recordNumber', { number: medicalRecordNumber }),
  ].filter(Boolean);
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', flexWrap: 'wrap' }}>
      <Link
        component={RouterLink}
        to={createPath({ resource, type: 'edit', id: gid })}
        underline="hover"
        sx={{ fontWeight: 600, ...(status === 'canceled' && { textDecoration: 'line-through' }) }}
      >
        {name}
      </Link>
      {about.length > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13, whiteSpace: 'nowrap' }}>
          {about.join(translate('punctuation.dot'))}
        </Box>
      )}
      {tags.map((tag) => (
        <Chip key={tag} size="small" label={nameOfTag(tag)} />
      ))}
    </Box>
  );
}
