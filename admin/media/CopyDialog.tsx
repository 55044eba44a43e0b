import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useStillHere } from '#client/use-still-here.ts';
import { mostItems } from '#generated/most-items.ts';
import type { RecordChoice } from '../data/choices.ts';
import { failureText } from '../data/failure-text.ts';
import { inParts } from '../data/in-parts.ts';
import { useChoices } from '../form/widgets/use-choices.ts';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { InputDialog } from '../layout/InputDialog.tsx';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { http } from '../session.ts';

const most = mostItems.copyMedia;

interface CopyDialogProps {
  /** The items to copy. */
  gids: string[];
  onClose(): void;
  onDone(): void;
}

/** Copies media to several panels at once. */
export function CopyDialog({ gids, onClose, onDone }: CopyDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, press] = useBusyPress();
  const stillHere = useStillHere();
  const id = useId();
  const choices = useChoices({ family: 'panel' });
  const panels = Array.isArray(choices) ? choices : undefined;
  const [chosen, setChosen] = useState<RecordChoice[]>([]);
  const copy = async () => {
    await press(async () => {
      const panelGids = chosen.map(({ gid }) => gid);
      let number = 0;
      // What a panel has already stays: where a call fails, all of them may be sent again.
      for (const media of inParts(gids, most.gids)) {
        for (const panels of inParts(panelGids, most.panelGids)) {
          const body = { gids: media, panelGids: panels };
          number += (await http.call('copyMedia', { body }, { keepFailure: true })).count;
        }
      }
      notify('admin.media.copied', { type: 'success', messageArgs: { number } });
      if (stillHere()) onDone();
    });
  };
  return (
    <InputDialog onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} component="h2" sx={{ typography: 'h2' }}>
        {translate('admin.media.copy')}
      </DialogTitle>
      <DialogContent>
        <p>{translate('admin.media.copyText', { number: gids.length })}</p>
        <Autocomplete
          multiple
          disableCloseOnSelect
          options={panels ?? []}
          loading={choices === undefined}
          value={chosen}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ gid }) => gid}
          isOptionEqualToValue={(one, other) => one.gid === other.gid}
          noOptionsText={translate('admin.form.noChoices')}
          loadingText={translate('ra.message.loading')}
          clearText={translate('ra.action.clear_input_value')}
          openText={translate('ra.action.open')}
          closeText={translate('ra.action.close')}
          onChange={(_, now) => setChosen(now)}
          renderInput={(params) => (
            <TextField
              {...params}
              label={translate('admin.media.toPanels')}
              helperText={choices instanceof Error ? failureText(choices, translate) : undefined}
            />
          )}
        />
        <Button size="small" disabled={!panels} onClick={() => setChosen(panels ?? [])} sx={{ mt: 1 }}>
          {translate('admin.media.allPanels')}
        </Button>
      </DialogContent>
      <DialogButtons
        onCancel={onClose}
        ok={translate('admin.media.copy')}
        disabled={chosen.length === 0}
        busy={busy}
        onOk={copy}
      />
    </InputDialog>
  );
}
