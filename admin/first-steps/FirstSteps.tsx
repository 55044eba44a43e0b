import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { firstDashboard } from '#client/navigation/first-dashboard.ts';
import { mayCall } from '#client/session/may-call.ts';
import { useStore } from '#client/use-store.ts';
import { useFresh } from '../data/use-fresh.ts';
import { account, organisation } from '../session.ts';
import { firstSteps, needed, readSteps } from './read-steps.ts';
import { StepItem } from './StepItem.tsx';
import { setStanding, standings } from './shown.ts';

/** The way of an empty organisation to its first call, on the page on which its administrator begins. */
export function FirstSteps() {
  const { pathname } = useLocation();
  const shown = useStore(organisation);
  const who = useStore(account);
  const standing = useStore(standings)[shown?.gid ?? ''];
  const isFirstPage = shown !== undefined && pathname.replace(/\/$/, '') === firstDashboard(shown, pathname);
  if (!isFirstPage || standing === 'left' || standing === 'done' || !who || !mayCall(needed, who.role)) return null;
  return <Steps key={shown.gid} orgGid={shown.gid} asked={standing === 'asked'} />;
}

function Steps({ orgGid, asked }: { orgGid: string; asked: boolean }) {
  const translate = useTranslate();
  const [read] = useFresh(readSteps);
  const open = read && firstSteps.filter((step) => !read.done[step]);
  const whole = open?.length === 0;
  useEffect(() => {
    if (whole && !asked) setStanding(orgGid, 'done');
  }, [whole, asked, orgGid]);
  if (!open || (whole && !asked)) return null;
  const progress = { done: firstSteps.length - open.length, all: firstSteps.length };
  return (
    <Card
      component="section"
      aria-labelledby="first-steps"
      sx={{ p: 2.5, mb: 2.5, '@media print': { display: 'none' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, mb: 2 }}>
        <Box sx={{ flex: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap' }}>
            <Typography variant="h2" id="first-steps">
              {translate('admin.firstSteps.title')}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('admin.firstSteps.progress', progress)}
            </Typography>
          </Box>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
            {translate(whole ? 'admin.firstSteps.allDone' : 'admin.firstSteps.text')}
          </Typography>
        </Box>
        <IconButton
          aria-label={translate('admin.firstSteps.leave')}
          title={translate('admin.firstSteps.leave')}
          onClick={() => setStanding(orgGid, 'left')}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
        }}
      >
        {firstSteps.map((step) => (
          <StepItem
            key={step}
            step={step}
            done={read.done[step]}
            next={step === open[0]}
            orgGid={orgGid}
            panelGid={read.panelGid}
          />
        ))}
      </Box>
    </Card>
  );
}
