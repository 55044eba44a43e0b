import PlayIcon from '@mui/icons-material/PlayArrow';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { digitsOf } from '#client/text/plain-digits.ts';
import type { ViewReading, VoicePart, VoiceTrialResult } from '#generated/shapes.ts';
import { Allowed } from '../account/Allowed.tsx';
import { useFresh } from '../data/use-fresh.ts';
import { useChoices } from '../form/widgets/use-choices.ts';
import { OptionalSelect } from '../layout/OptionalSelect.tsx';
import { http } from '../session.ts';
import { MissingClips } from './MissingClips.tsx';
import { SpeakingFrame } from './SpeakingFrame.tsx';
import { useSpeaking } from './use-speaking.ts';

const rooms = { family: 'panel', where: { serves: true } };

interface VoiceTrialProps {
  /** Whose parts they are, as stored. */
  panelGid?: string;
  /** Parts of a form. */
  parts?: VoicePart[];
}

/** A call of a real room to listen to, in each of its languages, as screens say it; and what has no recording. */
export function VoiceTrial(props: VoiceTrialProps) {
  return (
    <Allowed to="tryVoices">
      <Trial {...props} />
    </Allowed>
  );
}

function Trial({ panelGid, parts }: VoiceTrialProps) {
  const translate = useTranslate();
  const choices = useChoices(rooms);
  const [counterGid, setCounterGid] = useState('');
  const [number, setNumber] = useState('23');
  const whole = parts?.filter(({ type, voice }) => type && (type !== 'custom' || voice));
  const asked = JSON.stringify({
    ...(panelGid && { panelGid }),
    ...(whole && { parts: whole }),
    ...(counterGid && { counterGid }),
    ...(/^[1-9]\d{0,3}$/.test(number) && { number: Number(number) }),
  });
  const read = useCallback(() => http.call('tryVoices', { body: JSON.parse(asked) }, { keepFailure: true }), [asked]);
  const [trial] = useFresh<VoiceTrialResult>(read);
  const { frame, ready, speaking, failed, speak } = useSpeaking();
  const play = (readings: ViewReading[]) => trial && speak(readings, trial.clips);
  return (
    <Card component="section" aria-labelledby="listen" sx={{ p: 2.5, mb: 3 }}>
      <Typography id="listen" variant="h2" sx={{ mb: 2 }}>
        {translate('admin.voice.listen')}
      </Typography>
      <SpeakingFrame frame={frame} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <OptionalSelect
          fullWidth={false}
          size="small"
          label={translate('admin.voice.room')}
          value={counterGid}
          none={trial?.counter ?? '…'}
          choices={(Array.isArray(choices) ? choices : []).map(({ gid, name }) => [gid, name])}
          onChange={setCounterGid}
          sx={{ minWidth: 'min(200px, 100%)', maxWidth: '100%' }}
        />
        <TextField
          size="small"
          label={translate('values.VoicePartType.currentQueueNumber')}
          value={number}
          onChange={({ target }) => setNumber(digitsOf(target.value).slice(0, 4))}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ width: 190 }}
        />
        <Button
          variant="contained"
          startIcon={<PlayIcon />}
          disabled={!ready || speaking || !trial?.readings.length}
          onClick={() => play(trial?.readings ?? [])}
        >
          {translate('admin.voice.play')}
        </Button>
      </Box>
      {trial?.readings.length === 0 && panelGid && (
        <Typography color="text.secondary">{translate('admin.voice.nothing')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {trial?.readings.map((reading) => {
          const language = translate(`values.VoiceLanguage.${reading.language}`);
          return (
            <Box component="li" key={reading.language} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Button
                size="small"
                startIcon={<PlayIcon />}
                disabled={!ready || speaking}
                onClick={() => play([reading])}
                sx={{ flex: 'none' }}
              >
                {language}
              </Button>
              <span>{wordsOf(reading, trial, translate('admin.voice.recording'))}</span>
            </Box>
          );
        })}
      </Box>
      <Box role="status">
        {failed.length > 0 && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {translate('admin.voice.notHeard', {
              languages: failed.map((language) => translate(`values.VoiceLanguage.${language}`)).join(', '),
            })}
          </Alert>
        )}
        <MissingClips missing={trial?.missing ?? []} />
      </Box>
    </Card>
  );
}

/** What is said, in writing. */
function wordsOf({ say }: ViewReading, { clips }: VoiceTrialResult, recording: string): string {
  return say.map((one) => (typeof one === 'string' ? one : (clips[one]?.text ?? recording))).join(' ');
}
