import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import type { ResourceName } from '#generated/resources.ts';
import { allowedResource } from '../../data/allowed-resource.ts';
import type { RecordChoice } from '../../data/choices.ts';
import { failureText } from '../../data/failure-text.ts';
import { readResourcePath, resourcePath } from '../../data/resource-path.ts';
import { NoneYet } from '../../layout/NoneYet.tsx';
import { overrideOf } from '../../overrides/override.ts';
import { account } from '../../session.ts';
import { fieldWords } from '../form-definition.ts';
import { ChoiceLine } from './ChoiceLine.tsx';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { foundChoices } from './found-choices.ts';
import { ManyChoices } from './ManyChoices.tsx';
import { OrderedChoices } from './OrderedChoices.tsx';
import { useChoices } from './use-choices.ts';
import { useRecordNames } from './use-record-names.ts';

/** Stands for a record that is to be made, among those to choose. */
const toMake = '';

/** Several records of another family, in an order: chosen by name, several at once or made on the spot, moved and taken out below. */
export function ReferencesWidget({
  id,
  value,
  onChange,
  onBlur,
  rawErrors,
  disabled,
  uiSchema,
  registry,
  label,
}: FieldProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { reference } = fieldWords(uiSchema);
  const [severalAsked, askSeveral] = useState(false);
  /** The name of a record to be made, while it is. */
  const [making, make] = useState<string>();
  const role = useStore(account)?.role;
  const { sets, NewChoice } = reference ? overrideOf(reference.family as ResourceName) : {};
  const choices = useChoices(reference, registry.formContext.gid as string | undefined, sets);
  const chosen = (value ?? []) as string[];
  const [stored] = useState(chosen); // what was taken out can be put back, also if it may not be chosen again
  const there = Array.isArray(choices) ? choices : [];
  const names = useRecordNames(reference?.family, [...new Set([...stored, ...chosen])]);
  const list: RecordChoice[] = [
    ...there,
    ...stored.filter((gid) => !there.some((choice) => choice.gid === gid)).map(named),
  ];

  function named(gid: string) {
    return { gid, name: names[gid] ?? '…' };
  }

  const labelOf = ({ gid, name }: RecordChoice) =>
    gid === toMake ? translate('admin.form.makeNamed', { name }) : name;
  const free = list.filter(({ gid }) => !chosen.includes(gid));
  const family = reference && readResourcePath(resourcePath(reference.family as ResourceName)).resource;
  const mayMake = family && NewChoice && allowedResource(family, role).operations.create;

  return (
    <Box>
      <Autocomplete
        id={id}
        options={free}
        loading={choices === undefined}
        value={null}
        inputValue={typed}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        disabled={Boolean(disabled)}
        filterOptions={(options, state) => {
          const name = state.inputValue.trim();
          return [...foundChoices(options, state), ...(mayMake && name ? [{ gid: toMake, name }] : [])];
        }}
        getOptionLabel={labelOf}
        getOptionKey={({ gid }) => gid}
        renderOption={(entry, choice) => (
          <ChoiceLine key={choice.gid} entry={entry} label={labelOf(choice)} choice={choice} />
        )}
        noOptionsText={translate('admin.form.noChoices')}
        loadingText={translate('ra.message.loading')}
        openText={translate('ra.action.open')}
        closeText={translate('ra.action.close')}
        blurOnSelect={false}
        onChange={(_, choice) => {
          if (choice?.gid === toMake) make(choice.name);
          else if (choice) onChange([...chosen, choice.gid]);
        }}
        onBlur={() => onBlur(id, value)}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={translate('admin.form.addChoice')}
            error={(rawErrors?.length ?? 0) > 0}
            helperText={choices instanceof Error ? failureText(choices, translate) : undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, ...fieldAria(id, rawErrors) },
            }}
          />
        )}
      />
      {!disabled && (
        <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
          {free.length > 1 && (
            <Button size="small" onClick={() => askSeveral(true)}>
              {translate('admin.form.chooseSeveral')}
            </Button>
          )}
          {mayMake && (
            <Button size="small" onClick={() => make('')}>
              {translate('admin.form.makeChoice')}
            </Button>
          )}
        </Box>
      )}
      {!disabled && family && !mayMake && choices !== undefined && !(choices instanceof Error) && list.length === 0 && (
        <NoneYet of={family.name} aside sx={{ mt: 0.5 }} />
      )}
      {severalAsked && (
        <ManyChoices
          label={label}
          choices={free}
          onChoose={(gids) => onChange([...chosen, ...gids])}
          onClose={() => askSeveral(false)}
        />
      )}
      {making !== undefined && NewChoice && (
        <Suspense>
          <NewChoice
            name={making}
            where={reference?.where ?? {}}
            onMade={({ gid }) => onChange([...chosen, gid])}
            onClose={() => make(undefined)}
          />
        </Suspense>
      )}
      <OrderedChoices
        label={label}
        entries={chosen.map((gid) => ({
          gid,
          name: names[gid] ?? list.find((choice) => choice.gid === gid)?.name ?? '…',
        }))}
        disabled={Boolean(disabled)}
        onChange={onChange}
      />
    </Box>
  );
}
