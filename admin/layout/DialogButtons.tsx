import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

export interface DialogButtonsProps {
  /** Removes what the dialog is about; without it there is no such button. */
  onRemove?: (() => void) | undefined;
  /** Words on the button that removes; usually "Remove". */
  remove?: string;
  /** Leaves all as it is; absent where that is not possible any more. */
  onCancel?: () => void;
  /** Words on the button that leaves; usually "Cancel". */
  cancel?: string;
  /** Does it; where it is not given, the button submits the form around it. Null: there is nothing to do. */
  onOk?: (() => void) | null;
  /** The button that does it has the focus at first. */
  focusOk?: boolean;
  /** Words on the button that does it; usually "OK". */
  ok?: string;
  /** It cannot be done now. */
  disabled?: boolean | undefined;
  /** It is being done. */
  busy?: boolean;
  /** Whether something is lost by it. */
  danger?: boolean;
  /** What stands beside the buttons. */
  children?: ReactNode;
}

/** The buttons of a dialog, in one order everywhere: what removes stands apart from what leaves and what does it. */
export function DialogButtons(props: DialogButtonsProps) {
  const {
    onRemove,
    remove,
    onCancel,
    cancel,
    onOk,
    ok,
    focusOk,
    disabled,
    busy = false,
    danger = false,
    children,
  } = props;
  const translate = useTranslate();
  return (
    <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
      {onRemove && (
        <Button color="error" disabled={busy} onClick={onRemove}>
          {remove ?? translate('ra.action.remove')}
        </Button>
      )}
      {children}
      <Stack direction="row" sx={{ gap: 1, ml: 'auto' }}>
        {onCancel && (
          <Button color="inherit" onClick={onCancel}>
            {cancel ?? translate('ra.action.cancel')}
          </Button>
        )}
        {onOk !== null && (
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={Boolean(disabled)}
            loading={busy}
            {...(focusOk && { autoFocus: true })}
            {...(onOk ? { onClick: onOk } : { type: 'submit' })}
          >
            {ok ?? translate('ra.action.confirm')}
          </Button>
        )}
      </Stack>
    </DialogActions>
  );
}
