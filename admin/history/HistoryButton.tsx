import CloseIcon from '@mui/icons-material/Close';
import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ActionButton } from '../form/ActionButton.tsx';
import { lazyPart } from '../layout/lazy-part.ts';
import { Waiting } from '../layout/Waiting.tsx';

const RecordHistory = lazyPart(() => import('./RecordHistory.tsx'), 'RecordHistory');

interface HistoryButtonProps {
  family: string;
  gid: string;
  /** Fields of the form around, into which values of before can be put back. */
  fields?: readonly string[];
}

/** Opens the history of one record beside it. */
export function HistoryButton({ family, gid, fields = [] }: HistoryButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <>
      <ActionButton
        icon={<HistoryIcon />}
        label={translate('admin.history.title')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 520, maxWidth: '100vw', p: 2.5 } } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
          <Typography id={id} variant="h2">
            {translate('admin.history.title')}
          </Typography>
          <IconButton aria-label={translate('ra.action.close')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Suspense fallback={<Waiting />}>
          <RecordHistory
            family={family}
            gid={gid}
            fields={fields}
            onPutBack={() => {
              close();
              notify('admin.history.wasPutBack', { type: 'info' });
            }}
          />
        </Suspense>
      </Drawer>
    </>
  );
}
