import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import { useSelection } from './use-selection.ts';

/** Chooses all records of the page, or none. */
export function SelectAll({ edge = false }: Pick<CheckboxProps, 'edge'>) {
  const translate = useTranslate();
  const { none, all, some, choose } = useSelection();
  return (
    <Checkbox
      size="small"
      edge={edge}
      disabled={none}
      checked={all}
      indeterminate={some}
      onChange={(_, wanted) => choose(wanted)}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
    />
  );
}
