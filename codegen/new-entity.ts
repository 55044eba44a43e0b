/** `npm run new:entity -- Nurse`: begins a new kind of record. */
import { load } from './load.ts';
import { ask } from './new/ask.ts';
import { locales, nameFromCommandLine, root, run } from './new/command.ts';
import { createEntity } from './new/entity.ts';

await run(async () => {
  const name = nameFromCommandLine('npm run new:entity -- Nurse');
  const parents = load(root).families.map(({ family }) => family);
  const answers = await ask([
    { key: 'description', text: `What is a ${name}, in a short English sentence` },
    {
      key: 'parent',
      text: `What it belongs to (${parents.join(', ')}; empty: the organisation)`,
      valid: (answer) => answer === '' || parents.includes(answer),
    },
    ...locales().flatMap((locale) => [
      { key: `${locale} name`, text: `${locale}: what people call a ${name}` },
      { key: `${locale} label`, text: `${locale}: the label of its name` },
      { key: `${locale} purpose`, text: `${locale}: what it is for, in a sentence or two` },
    ]),
  ]);
  return createEntity(root, {
    name,
    parent: answers.parent ?? '',
    description: answers.description ?? '',
    texts: Object.fromEntries(
      locales().map((locale) => [
        locale,
        {
          name: answers[`${locale} name`] ?? '',
          label: answers[`${locale} label`] ?? '',
          purpose: answers[`${locale} purpose`] ?? '',
        },
      ]),
    ),
  });
});
