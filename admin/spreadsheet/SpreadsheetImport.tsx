import DownloadIcon from '@mui/icons-material/FileDownload';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import { LeavingAsks } from '../layout/LeavingAsks.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FileResult } from './FileResult.tsx';
import { fileFaultText } from './fault-text.ts';
import { ImportFile } from './import-file.ts';
import { preparePlan } from './prepare.ts';
import { usePlace } from './use-place.ts';
import { useSaving } from './use-saving.ts';

/** Records by spreadsheet: take a template, fill it in, drop it, see what each row does, take it in. */
export function SpreadsheetImport({ resource }: { resource: string }) {
  const translate = useTranslate();
  const listTo = useCreatePath()({ resource, type: 'list' });
  const place = usePlace(resource);
  const [file] = useState(() => new ImportFile());
  const [can, setCan] = useState({ creates: true, updates: true });
  const [saving, save] = useSaving();
  const stage = useStore(file.stage);
  const queries = useQueryClient();
  useEffect(() => () => file.forget(), [file]);
  const { name } = stage;
  useEffect(() => {
    if (name !== 'done' && name !== 'halted') return;
    // A form that opens with a record as it was before would take what came in for somebody else's change.
    queries.removeQueries({ type: 'inactive' });
    void queries.invalidateQueries();
  }, [name, queries]);
  useEffect(() => {
    preparePlan(place).then(({ plan: { creates, updates } }) => setCan({ creates, updates }));
  }, [place]);
  return (
    <Card sx={{ p: 3, display: 'grid', gap: 3, maxWidth: 1100 }}>
      {stage.name === 'ready' && (
        <>
          <Part
            heading={translate('admin.spreadsheet.prepare')}
            text={translate(`admin.spreadsheet.${can.updates ? 'prepareText' : 'prepareNewText'}`)}
          >
            {!can.creates && <Alert severity="info">{translate('admin.spreadsheet.changesOnly')}</Alert>}
            <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
              <Button
                variant="outlined"
                startIcon={<DownloadIcon />}
                disabled={saving}
                onClick={() => save(({ downloadTemplate }) => downloadTemplate(place))}
              >
                {translate('admin.spreadsheet.getTemplate')}
              </Button>
              {can.updates && (
                <Button
                  variant="outlined"
                  startIcon={<DownloadIcon />}
                  disabled={saving}
                  onClick={() => save(({ downloadRecords }) => downloadRecords(place, 'xlsx', {}))}
                >
                  {translate('admin.spreadsheet.getRecords')}
                </Button>
              )}
            </Box>
          </Part>
          <Part heading={translate('admin.spreadsheet.choose')} text={translate('admin.spreadsheet.chooseText')}>
            {stage.fault && (
              <Alert severity="error">
                {stage.file && <strong>{`${stage.file}　`}</strong>}
                {fileFaultText(stage.fault, translate)}
              </Alert>
            )}
            <FileDrop onFile={(chosen) => file.choose(chosen, place)} />
          </Part>
        </>
      )}
      {stage.name === 'reading' && (
        <Part heading={stage.file ?? ''}>
          <Typography role="status">{translate('admin.spreadsheet.reading')}</Typography>
          <LinearProgress aria-label={translate('admin.spreadsheet.reading')} />
        </Part>
      )}
      {stage.counts && (
        <Part heading={stage.file ?? ''}>
          <FileResult file={file} stage={stage} listTo={listTo} />
        </Part>
      )}
      <LeavingAsks
        holds={() => stage.name === 'sending' || stage.name === 'halted'}
        title="admin.spreadsheet.leaveTitle"
        text="admin.spreadsheet.leaveText"
        action="admin.spreadsheet.leave"
      />
    </Card>
  );
}

function Part({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography variant="h2">{heading}</Typography>
      {text && <Typography color="text.secondary">{text}</Typography>}
      {children}
    </Box>
  );
}
