import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import AgainIcon from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Notification } from '#generated/shapes.ts';
import { momentText, writtenDay } from '../calendar/calendar.ts';
import { serverNow } from '../calendar/server-clock.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { WholeDays } from '../calendar/WholeDays.tsx';
import { labelled } from '../i18n/labelled.ts';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { http } from '../session.ts';
import { exportReport } from './export-report.ts';

/** A notification of a report, which says of which days it is and how far. */
type ReportNotification = Notification &
  Required<Pick<Notification, 'reportGid' | 'reportType' | 'state' | 'progress' | 'from' | 'to'>>;

export function isReport(notification: Notification): notification is ReportNotification {
  return notification.kind === 'report' && notification.reportGid !== undefined;
}

interface ReportRowProps {
  report: ReportNotification;
  /** Told when something was done that changes the list. */
  onDone(): void;
}

const keep = { keepFailure: true };
const colours = { complete: 'success', fail: 'error', unknown: 'error' } as const;

/** One report: what of which days, how far it is, and what can be done with it now. */
export function ReportRow({ report, onDone }: ReportRowProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const [busy, press] = useBusyPress();
  const { reportType, reportGid, from, to, state, progress, createdAt, downloadUrl, expiresAt = 0, read } = report;
  const name = translate(`values.ReportType.${reportType}`);
  const days = [...new Set([from, to])].map((day) => writtenDay(day, calendar)).join(' - ');
  const [time, end] = [createdAt, expiresAt].map((instant) => momentText(instant, calendar)) as [string, string];
  const under = state === 'enqueue' || state === 'processing';
  const expired = state === 'complete' && expiresAt <= serverNow();
  const ready = state === 'complete' && !expired && downloadUrl;
  const done = (work: () => Promise<unknown>) =>
    press(async () => {
      await work();
      onDone();
    });
  const markRead = () => http.call('readNotifications', { body: { gids: [report.gid] } }, keep);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider', flexWrap: 'wrap' }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: read ? 400 : 700 }}>
          <WholeDays text={`${name} ${days}`} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <WholeDays text={ready ? translate('admin.reports.until', { time, end }) : time} />
        </Typography>
      </Box>
      <Box role="status" sx={{ flex: '0 1 180px', alignSelf: 'center' }}>
        {under ? (
          <>
            {translate('admin.dashboard.preparing')}
            <LinearProgress variant="determinate" value={progress} aria-label={`${name} ${days}`} />
          </>
        ) : (
          <Chip
            size="small"
            variant="outlined"
            color={expired ? 'default' : (colours[state as keyof typeof colours] ?? 'default')}
            label={translate(expired ? 'admin.reports.expired' : `values.ReportState.${state}`)}
          />
        )}
      </Box>
      <Box sx={{ alignSelf: 'center', minWidth: 150, textAlign: 'right' }}>
        {under && (
          <Button
            color="inherit"
            disabled={busy}
            aria-label={labelled(translate, translate('ra.action.cancel'), `${name} ${days}`)}
            onClick={() => done(() => http.call('cancelReport', { body: { gid: reportGid } }, keep))}
          >
            {translate('ra.action.cancel')}
          </Button>
        )}
        {ready && (
          <Button
            variant="outlined"
            component="a"
            href={downloadUrl}
            download
            startIcon={<DownloadIcon />}
            aria-label={labelled(translate, translate('admin.reports.download'), `${name} ${days}`)}
            onClick={() => !read && done(markRead)}
          >
            {translate('admin.reports.download')}
          </Button>
        )}
        {ready && (
          <Button
            color="inherit"
            component="a"
            href={downloadUrl.replace('/download?', '/download/csv?')}
            download
            aria-label={labelled(translate, translate('admin.reports.downloadCsv'), `${name} ${days}`)}
            onClick={() => !read && done(markRead)}
            sx={{ ml: 1 }}
          >
            CSV
          </Button>
        )}
        {!under && !ready && (
          <Button
            variant="outlined"
            startIcon={<AgainIcon />}
            disabled={busy}
            aria-label={labelled(translate, translate('admin.reports.again'), `${name} ${days}`)}
            onClick={() => done(() => exportReport(reportType, { from, to }))}
          >
            {translate('admin.reports.again')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
