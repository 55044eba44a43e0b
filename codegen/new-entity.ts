/** `npm run new:entity -- Nurse`: begins a new kind of record. */
import { load } from './load.ts';
import { ask } from './new/ask.ts';
import { locales, nameFromCommandLine, root, run } from './new/command.ts';
import { createEntity, usualVerbs } from './new/entity.ts';
import { refuseTakenName } from './new/refuse-taken-name.ts';
import { isVerb, verbs } from './verbs.ts';

const yesOrNo = { fallback: 'no', valid: (answer: string) => ['yes', 'no'].includes(answer) };

/** Whether one and several have names of their own in a language. */
function countsByForm(locale: string): boolean {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories.length > 1;
}

await run(async () => {
  const name = nameFromCommandLine('npm run new:entity -- Nurse');
  refuseTakenName(root, name);
  const parents = load(root).families.map(({ family }) => family);
  const answers = await ask([
    { key: 'description', text: `What is a ${name}, in a short English sentence` },
    {
      key: 'parent',
      text: `What it belongs to (${parents.join(', ')}; empty: the organisation)`,
      valid: (answer) => answer === '' || parents.includes(answer),
    },
    { key: 'ordered', text: 'Do people put its records into an order of their own (yes, no)', ...yesOrNo },
    { key: 'switchable', text: 'Are its records switched on and off (yes, no)', ...yesOrNo },
    {
      key: 'verbs',
      text: `What can be done with them (${verbs.join(' ')})`,
      fallback: usualVerbs.join(' '),
      valid: (answer: string) => answer.split(/[ ,]+/).every(isVerb),
    },
    ...locales().flatMap((locale) => [
      { key: `${locale} name`, text: `${locale}: what people call a ${name}` },
      ...(countsByForm(locale)
        ? [{ key: `${locale} several`, text: `${locale}: what people call several, as the menu does` }]
        : []),
      { key: `${locale} label`, text: `${locale}: the label of its name` },
      { key: `${locale} enabled`, text: `${locale}: the label of its switch (empty: it has none)`, valid: () => true },
      { key: `${locale} purpose`, text: `${locale}: what it is for, in a sentence or two` },
    ]),
  ]);
  return createEntity(root, {
    name,
    parent: answers.parent ?? '',
    description: answers.description ?? '',
    ordered: answers.ordered === 'yes',
    switchable: answers.switchable === 'yes',
    verbs: (answers.verbs ?? '').split(/[ ,]+/).filter(isVerb),
    texts: Object.fromEntries(
      locales().map((locale) => [
        locale,
        {
          name: answers[`${locale} name`] ?? '',
          several: answers[`${locale} several`] ?? '',
          label: answers[`${locale} label`] ?? '',
          enabled: answers[`${locale} enabled`] ?? '',
          purpose: answers[`${locale} purpose`] ?? '',
        },
      ]),
    ),
  });
});
