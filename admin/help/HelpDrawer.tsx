import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstDashboard } from '#client/navigation/first-dashboard.ts';
import { mayCall } from '#client/session/may-call.ts';
import { useStore } from '#client/use-store.ts';
import { needed } from '../first-steps/needed.ts';
import { setStanding } from '../first-steps/shown.ts';
import { account, organisation } from '../session.ts';
import { HelpFields } from './HelpFields.tsx';
import { HelpPart } from './HelpPart.tsx';
import type { Help } from './help-of.ts';

interface HelpDrawerProps {
  /** Of the page that it helps with, or of its tab. */
  title: string;
  help: Help;
  open: boolean;
  onClose(): void;
}

/** The help of a page: what the page is for, its fields, its keys; and the way back to the first steps. */
export function HelpDrawer({ title, help, open, onClose }: HelpDrawerProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const present = useStore(organisation);
  const who = useStore(account);
  const label = translate('help.open');
  const leads = present && pathname.startsWith('/admin/') && who && mayCall(needed, who);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 420, maxWidth: '100vw', p: 2.5 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {help.texts.map((key) => (
        <Typography key={key} sx={{ mb: 1.5 }}>
          {translate(key)}
        </Typography>
      ))}
      {help.form && <HelpFields form={help.form.name} tab={help.form.tab} />}
      {help.keys.length > 0 && (
        <HelpPart title={translate('help.keys')}>
          {help.keys.map((key) => (
            <Typography key={key} sx={{ mb: 0.5 }}>
              {translate(key)}
            </Typography>
          ))}
        </HelpPart>
      )}
      {leads && (
        <Button
          variant="outlined"
          sx={{ mt: 3, alignSelf: 'flex-start' }}
          onClick={() => {
            setStanding(present.gid, 'asked');
            onClose();
            navigate(firstDashboard(present, pathname));
          }}
        >
          {translate('help.showSteps')}
        </Button>
      )}
    </Drawer>
  );
}
