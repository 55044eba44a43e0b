import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '../layout/use-is-phone.ts';
import { AppointmentCards } from './AppointmentCards.tsx';
import { AppointmentTable } from './AppointmentTable.tsx';
import type { AppointmentRowsProps } from './rows-props.ts';
import { useLabelNames } from './use-label-names.ts';

/** The visits of a day: a table, or cards where a table has no room. */
export function AppointmentRows(given: Omit<AppointmentRowsProps, 'nameOfTag'>) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const props = { ...given, nameOfTag: useLabelNames() };
  if (props.rows.length === 0) {
    return (
      <Box role="status" sx={{ p: 5, textAlign: 'center', color: 'text.secondary' }}>
        {translate('admin.appointments.none')}
      </Box>
    );
  }
  return isPhone ? <AppointmentCards {...props} /> : <AppointmentTable {...props} />;
}
