/** `npm run new:panel-type -- WardPanel`: begins a new panel type. */
import { load } from './load.ts';
import { ask } from './new/ask.ts';
import { locales, nameFromCommandLine, root, run } from './new/command.ts';
import { createPanelType } from './new/panel-type.ts';

await run(async () => {
  const name = nameFromCommandLine('npm run new:panel-type -- WardPanel');
  const types = load(root).schemas.flatMap((file) => (file.schema['x-panel'] ? [file.name] : []));
  const answers = await ask([
    { key: 'description', text: `What the hall sees on a ${name}, in a short English sentence` },
    {
      key: 'like',
      text: `Begin as a copy of (${types.join(', ')})`,
      fallback: types.includes('DefaultPanel') ? 'DefaultPanel' : undefined,
      valid: (answer: string) => types.includes(answer),
    },
    ...locales().map((locale) => ({ key: locale, text: `${locale}: what people call it` })),
  ]);
  return createPanelType(root, {
    name,
    like: answers.like ?? '',
    description: answers.description ?? '',
    texts: Object.fromEntries(locales().map((locale) => [locale, answers[locale] ?? ''])),
  });
});
