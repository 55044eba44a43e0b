/** `npm run new:panel-type -- WardPanel`: begins a new panel type. */
import { load } from './load.ts';
import { ask } from './new/ask.ts';
import { locales, nameFromCommandLine, root, run } from './new/command.ts';
import { createPanelType } from './new/panel-type.ts';
import { refuseTakenName } from './new/refuse-taken-name.ts';

await run(async () => {
  const name = nameFromCommandLine('npm run new:panel-type -- WardPanel');
  refuseTakenName(root, name);
  const types = load(root).schemas.flatMap((file) => (file.schema['x-panel'] ? [file.name] : []));
  const answers = await ask([
    { key: 'description', text: `What the hall sees on a ${name}, in a short English sentence` },
    {
      key: 'like',
      text: `Begin as a copy of (${types.join(', ')})`,
      fallback: types.includes('DefaultPanel') ? 'DefaultPanel' : undefined,
      valid: (answer: string) => types.includes(answer),
    },
    ...locales().flatMap((locale) => [
      { key: `${locale} name`, text: `${locale}: what people call it` },
      {
        key: `${locale} hint`,
        text: `${locale}: what it shows, in a sentence for those who choose a type (empty: as of the copied one)`,
        valid: () => true,
      },
    ]),
  ]);
  return createPanelType(root, {
    name,
    like: answers.like ?? '',
    description: answers.description ?? '',
    texts: Object.fromEntries(
      locales().map((locale) => [
        locale,
        { name: answers[`${locale} name`] ?? '', hint: answers[`${locale} hint`] ?? '' },
      ]),
    ),
  });
});
