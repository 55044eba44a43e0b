import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFresh } from '../data/use-fresh.ts';
import { notOnPaper } from '../theme/paper.ts';
import { firstSteps, readSteps } from './read-steps.ts';
import { StepItem } from './StepItem.tsx';
import { setStanding } from './shown.ts';

/** The steps themselves: which are done, which comes next, and how to be left alone. */
export function Steps({ orgGid, asked }: { orgGid: string; asked: boolean }) {
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
    <Card component="section" aria-labelledby="first-steps" sx={{ p: 2.5, mb: 2.5, ...notOnPaper }}>
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
