import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import { press as sendAgain } from '#client/http/press.ts';
import { unlessGone } from '#client/http/unless-gone.ts';
import { givenUpError } from '../data/given-up-error.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { http, noticeRefusedToken } from '../session.ts';

/** Removes an organisation with everything it has, once its name has been typed; while its counters serve, asked twice. */
export function RemoveOrganisation({ organisation: { gid, name } }: { organisation: RaRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  /** Why it was refused: its counters serve. */
  const [atWork, setAtWork] = useState('');
  const [force, setForce] = useState(false);
  const differs = typed.trim() !== String(name).trim();
  const label = translate('admin.advance.remove', { name });
  const close = () => {
    setAsking(false);
    setTyped('');
    setAtWork('');
    setForce(false);
  };
  const remove = async () => {
    try {
      const query = { gid, name: typed.trim(), force };
      await sendAgain((attempt) => http.call('removeOrganisation', { query }, attempt)).catch(unlessGone);
      close();
      notify('admin.advance.removed', { type: 'success', messageArgs: { name } });
      refresh();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      noticeRefusedToken(error);
      const { message } = givenUpError(error, translate);
      if (!error.contents.some(({ code }) => code === 'organisation_at_work')) {
        notify(message, { type: 'error' });
        return;
      }
      setAsking(true);
      setTyped(typed);
      setAtWork(message);
    }
  };
  return (
    <>
      <IconButton color="error" aria-label={label} title={label} onClick={() => setAsking(true)}>
        <DeleteIcon />
      </IconButton>
      <Confirm
        open={asking}
        title={label}
        action={translate('admin.advance.removeAction')}
        disabled={differs || (atWork !== '' && !force)}
        onConfirm={remove}
        onClose={close}
        text={
          <>
            <p>{translate('admin.advance.removeText', { name })}</p>
            <TextField
              autoFocus
              fullWidth
              label={translate('admin.advance.typeName')}
              value={typed}
              error={typed !== '' && differs}
              helperText={typed !== '' && differs ? translate('errors.organisation_name_mismatch') : ' '}
              onChange={({ target }) => setTyped(target.value)}
              sx={{ mt: 2 }}
            />
            {atWork && (
              <>
                <Alert severity="warning">{atWork}</Alert>
                <FormControlLabel
                  control={<Checkbox checked={force} onChange={({ target }) => setForce(target.checked)} />}
                  label={translate('admin.advance.removeAnyway')}
                />
              </>
            )}
          </>
        }
      />
    </>
  );
}
