import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { monthDayText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { BarFigure } from '../figures/BarFigure.tsx';
import { Failed } from '../layout/Failed.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { http } from '../session.ts';
import { MonthField } from './MonthField.tsx';
import { ReportButton } from './ReportButton.tsx';
import { barsOf, seriesOf } from './series.ts';
import { useFigures } from './use-figures.ts';

const keep = { keepFailure: true };

/** The days of a month, and the month's reports. */
export function MonthFigures({ thisMonth }: { thisMonth: string }) {
  const translate = useTranslate();
  const { format } = useCalendar();
  const [chosen, setChosen] = useState<string>();
  const month = chosen ?? thisMonth;
  const read = useCallback(() => http.call('listMonthlyFigures', { query: { month } }, keep), [month]);
  const answer = useFigures(read);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <MonthField month={month} last={thisMonth} onChange={(one) => setChosen(one === thisMonth ? undefined : one)} />
        <ReportButton
          label={translate('values.ReportType.timePeriodAnalysisMonthly')}
          start={() => http.call('exportTimePeriodAnalysisMonthlyReport', { body: { month } }, keep)}
        />
        <ReportButton
          label={translate('values.ReportType.clerkMonthly')}
          start={() => http.call('exportClerkMonthlyReport', { body: { month } }, keep)}
        />
      </Box>
      {answer instanceof Error ? (
        <Failed failure={answer} />
      ) : !answer ? (
        <Waiting />
      ) : (
        <BarFigure
          title={translate('admin.dashboard.perDay')}
          of={translate('fields.DayFigures.date')}
          series={seriesOf(['completed', 'passed'], translate)}
          bars={barsOf(answer.data, ({ date }) => monthDayText(date, format), ['completed', 'passed'])}
        />
      )}
    </Box>
  );
}
