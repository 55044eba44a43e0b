import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';

/** As whom one signs in: with the password that administrators share, or under one's own name. */
export function OwnAccountChoice({ own, onChange }: { own: boolean; onChange(own: boolean): void }) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      color="primary"
      value={own}
      aria-label={translate('admin.signIn.as')}
      onChange={(_, chosen: boolean | null) => chosen !== null && onChange(chosen)}
    >
      <ToggleButton value={false}>{translate('admin.signIn.shared')}</ToggleButton>
      <ToggleButton value={true}>{translate('admin.signIn.own')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
