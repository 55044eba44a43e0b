/** `npm run new:language -- ja`: begins a new language of the interface. */
import * as calendars from 'react-day-picker/locale';
import { load } from './load.ts';
import { ask } from './new/ask.ts';
import { root, run } from './new/command.ts';
import { createLanguage, refuseKnownLanguage } from './new/language.ts';

await run(async () => {
  const code = process.argv[2] ?? '';
  if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(code)) {
    throw new Error('Give it a code as browsers have it, as in "npm run new:language -- ja".');
  }
  refuseKnownLanguage(root, code);
  const { schemas } = load(root);
  const valuesOf = (name: string) => (schemas.find((file) => file.name === name)?.schema.enum ?? []).map(String);
  const oneOf = (values: string[], fallback: string) => ({
    fallback,
    valid: (answer: string) => values.includes(answer),
  });
  const [voices, formats] = [valuesOf('VoiceLanguage'), valuesOf('DateFormat')];
  const answers = await ask([
    { key: 'name', text: 'What it calls itself, as in "日本語"' },
    { key: 'week', text: 'On which day its calendars begin the week (0 Sunday, 1 Monday)', ...oneOf(['0', '1'], '1') },
    { key: 'fonts', text: 'Fonts to ask before the usual ones, with commas (empty: none)', valid: () => true },
    { key: 'sheetFont', text: 'A font that has its letters on every office machine', fallback: 'Calibri' },
    { key: 'spokenAs', text: `In which language screens speak it (${voices.join(', ')})`, ...oneOf(voices, 'english') },
    { key: 'dateFormat', text: `How it writes days (${formats.join(', ')})`, ...oneOf(formats, 'YYYY/MM/DD') },
    {
      key: 'dayNames',
      text: 'Its export of react-day-picker/locale',
      ...oneOf(Object.keys(calendars), code.replace('-', '') in calendars ? code.replace('-', '') : 'enUS'),
    },
  ]);
  return createLanguage(root, {
    code,
    name: answers.name ?? '',
    weekStartsOn: answers.week === '0' ? 0 : 1,
    fonts: (answers.fonts ?? '').split(',').flatMap((font) => font.trim() || []),
    sheetFont: answers.sheetFont ?? '',
    spokenAs: answers.spokenAs ?? '',
    dateFormat: answers.dateFormat ?? '',
    dayNames: answers.dayNames ?? '',
  });
});
