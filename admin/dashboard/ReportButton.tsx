import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReportJob } from '#generated/shapes.ts';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';

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
  const press = usePress();
  const [job, setJob] = useState<ReportJob>();
  const under = job?.state === 'enqueue' || job?.state === 'processing';
  const look = useCallback(async (gid: string) => {
    setJob(await http.call('getReport', { query: { gid } }, { keepFailure: true }));
  }, []);
  useEffect(() => {
    if (!job || !under) return;
    // A look that fails for a moment is made again: the job goes on without the page.
    const timer = setTimeout(() => void look(job.gid).catch(() => setJob({ ...job })), everyMs);
    return () => clearTimeout(timer);
  }, [job, under, look]);
  const begin = () => press(async () => setJob(await start()));
  const cancel = () =>
    press(async () => {
      if (job) setJob(await http.call('cancelReport', { body: { gid: job.gid } }, { keepFailure: true }));
    });
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap', '@media print': { display: 'none' } }}
    >
      <Button variant="outlined" startIcon={<DownloadIcon />} disabled={Boolean(disabled) || under} onClick={begin}>
        {label}
      </Button>
      {under && job && (
        <>
          <Box role="status" sx={{ minWidth: 160 }}>
            {translate('admin.dashboard.preparing')}
            <LinearProgress variant="determinate" value={job.progress} aria-label={label} />
          </Box>
          <Button color="inherit" size="small" onClick={cancel}>
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
          {translate('errors.export_failed')}
        </Alert>
      )}
    </Box>
  );
}
