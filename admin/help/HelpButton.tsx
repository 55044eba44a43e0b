import CloseIcon from '@mui/icons-material/Close';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstDashboard } from '#client/navigation/first-dashboard.ts';
import { mayCall } from '#client/session/may-call.ts';
import { useStore } from '#client/use-store.ts';
import { needed } from '../first-steps/read-steps.ts';
import { setStanding } from '../first-steps/shown.ts';
import { account, organisation } from '../session.ts';
import { HelpFields } from './HelpFields.tsx';
import { helpOf } from './help-of.ts';

/** Opens the help of the page beside it: what the page is for, its fields, its keys; and brings back the first steps. */
export function HelpButton({ title }: { title: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const present = useStore(organisation);
  const who = useStore(account);
  const help = helpOf(pathname);
  if (!help) return null;
  const close = () => setOpenAt(undefined);
  const label = translate('help.open');
  const leads = present && pathname.startsWith('/admin/') && who && mayCall(needed, who.role);
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={() => setOpenAt(pathname)}
        sx={{ '@media print': { display: 'none' } }}
      >
        <HelpIcon />
      </IconButton>
      <Drawer
        anchor="right"
        open={openAt === pathname}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 420, maxWidth: '100vw', p: 2.5 } } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
          <Typography variant="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          <IconButton aria-label={translate('ra.action.close')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Box>
        {help.texts.map((key) => (
          <Typography key={key} sx={{ mb: 1.5 }}>
            {translate(key)}
          </Typography>
        ))}
        {help.form && (
          <Part title={translate('help.fields')}>
            <HelpFields form={help.form.name} tab={help.form.tab} />
          </Part>
        )}
        {help.keys.length > 0 && (
          <Part title={translate('help.keys')}>
            {help.keys.map((key) => (
              <Typography key={key} sx={{ mb: 0.5 }}>
                {translate(key)}
              </Typography>
            ))}
          </Part>
        )}
        {leads && (
          <Button
            variant="outlined"
            sx={{ mt: 3, alignSelf: 'flex-start' }}
            onClick={() => {
              setStanding(present.gid, 'asked');
              close();
              navigate(firstDashboard(present, pathname));
            }}
          >
            {translate('help.showSteps')}
          </Button>
        )}
      </Drawer>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="h2" component="h3" sx={{ fontSize: 16, mt: 2.5, mb: 1 }}>
        {title}
      </Typography>
      {children}
    </>
  );
}
