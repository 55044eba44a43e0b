import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { MissingClip } from '#generated/shapes.ts';

/** A longer list is named by its beginning and its length. */
const mostNamed = 30;

/** Which words, numbers and rooms have no recording, language by language; nothing where none is missing. */
export function MissingClips({ missing }: { missing: MissingClip[] }) {
  const translate = useTranslate();
  if (missing.length === 0) return null;
  const languages = [...new Set(missing.map(({ language }) => language))];
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <div>{translate('admin.voice.missing')}</div>
      {languages.map((language) => {
        const words = missing.filter((one) => one.language === language).map(({ says }) => says);
        const more = words.length > mostNamed ? ` … (${words.length})` : '';
        return (
          <div key={language}>
            <strong>{translate(`values.VoiceLanguage.${language}`)}</strong>{' '}
            {`${words.slice(0, mostNamed).join(', ')}${more}`}
          </div>
        );
      })}
    </Alert>
  );
}
