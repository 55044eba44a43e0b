import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import { useStore } from '#client/use-store.ts';
import type { ReportJob } from '#generated/shapes.ts';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { http, noticeRefusedToken, signInNeeded } from '../session.ts';
import { notOnPaper } from '../theme/paper.ts';

const everyMs = 700;

interface ReportButtonProps {
  label: string;
  disabled?: boolean;
  /** Asks for the report. */
  start(): Promise<ReportJob>;
}

/** Exports a report: prepared with its progress, cancelled, ready with its link, failed or expired and asked for again. */
export function ReportButton({ label, disabled, start }: ReportButtonProps) {
  const translate = useTranslate();
  const [busy, press] = useBusyPress();
  const [job, setJob] = useState<ReportJob>();
  const under = job?.state === 'enqueue' || job?.state === 'processing';
  const stopped = useStore(signInNeeded);
  useEffect(() => {
    if (!job || !under || stopped) return;
    let current = true;
    const look = () =>
      http.call('getReport', { query: { gid: job.gid } }, { keepFailure: true }).then(
        (next) => current && setJob(next),
        (failure: unknown) => {
          if (!(failure instanceof CallFailure)) throw failure;
          noticeRefusedToken(failure);
          // A look that fails for a moment is made again: the job goes on without the page.
          if (current) setJob(failure.status === 404 ? { ...job, state: 'unknown' } : { ...job });
        },
      );
    const timer = setTimeout(look, everyMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [job, under, stopped]);
  const begin = () => press(async () => setJob(await start()));
  const cancel = () =>
    press(async () => {
      if (job) setJob(await http.call('cancelReport', { body: { gid: job.gid } }, { keepFailure: true }));
    });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap', ...notOnPaper }}>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={Boolean(disabled) || under || busy}
        onClick={begin}
      >
        {label}
      </Button>
      {under && job && (
        <>
          <Box role="status" sx={{ minWidth: 160 }}>
            {translate('admin.dashboard.preparing')}
            <LinearProgress variant="determinate" value={job.progress} aria-label={label} />
          </Box>
          <Button color="inherit" size="small" disabled={busy} onClick={cancel}>
            {translate('ra.action.cancel')}
          </Button>
        </>
      )}
      {job?.state === 'complete' && job.downloadUrl && (
        <Alert severity="success" sx={{ py: 0 }}>
          <Link href={job.downloadUrl} download>
            {job.fileName ?? translate('admin.dashboard.download')}
          </Link>
        </Alert>
      )}
      {(job?.state === 'fail' || job?.state === 'unknown') && (
        <Alert severity="error" sx={{ py: 0 }}>
          {translate(`errors.${job.error ?? 'export_failed'}`)}
        </Alert>
      )}
    </Box>
  );
}
