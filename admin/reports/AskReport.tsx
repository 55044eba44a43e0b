import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#generated/limits.ts';
import { ReportType } from '#generated/values.ts';
import { isDay } from '../calendar/calendar.ts';
import { DayField } from '../calendar/DayField.tsx';
import { MonthField } from '../dashboard/MonthField.tsx';
import { RangePicker } from '../dashboard/RangePicker.tsx';
import { useRange } from '../dashboard/use-range.ts';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { exportReport, reach } from './export-report.ts';

/** Asks for one of the reports, of a day, a month, or the days that one chooses. */
export function AskReport({ onAsked }: { onAsked(): void }) {
  const translate = useTranslate();
  const { today, range, choose } = useRange(1);
  const [type, setType] = useState<ReportType>('clerkDaily');
  const [busy, press] = useBusyPress();
  const start = () =>
    press(async () => {
      await exportReport(type, range);
      onAsked();
    });
  return (
    <Card sx={{ p: 2.5, display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <TextField
        select
        size="small"
        label={translate('admin.reports.type')}
        value={type}
        onChange={({ target }) => setType(target.value as ReportType)}
        fullWidth={false}
        sx={{ width: { xs: '100%', sm: 260 } }}
      >
        {ReportType.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`values.ReportType.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {reach[type] === 'day' && (
        <Box sx={{ width: 165 }}>
          <DayField
            value={range.from}
            input={{ 'aria-label': translate('fields.DayFigures.date') }}
            onChange={(day) => day && isDay(day) && choose({ from: day, to: day })}
          />
        </Box>
      )}
      {reach[type] === 'month' && (
        <MonthField
          month={range.from.slice(0, 7)}
          last={today.slice(0, 7)}
          onChange={(month) => choose({ from: `${month}-01`, to: `${month}-01` })}
        />
      )}
      {reach[type] === 'range' && (
        <RangePicker today={today} range={range} mostDays={limits.reportDays} onChange={choose} />
      )}
      <Button variant="contained" startIcon={<DownloadIcon />} disabled={busy} onClick={start}>
        {translate('admin.reports.export')}
      </Button>
    </Card>
  );
}
