import { counterActionRows } from '../../counter-actions.ts';
import { textKey } from '../../texts.ts';
import { picture, table, type Writer } from './page.ts';

const steps = ['signIn', 'choose', 'call', 'passed', 'stop'];
const address = '/panel-controller';
const pictures: Readonly<Record<string, string>> = {
  signIn: 'controller-sign-in',
  choose: 'controller-choose',
  call: 'controller-room',
};

/** The manual of those who call: a shift step by step, and every action with its key and what it asks first. */
export function nurseManual({ model, say, find }: Writer): string[] {
  const rows = counterActionRows(model.shapes.get('CounterActions')?.schema).filter(({ key, button }) => key || button);
  const keyText = (key: string | undefined) => (key === ' ' ? say('manual.space') : (key?.toUpperCase() ?? ''));
  return [
    ...steps.flatMap((step, at) => {
      const text = say(`manual.nurse.${step}`);
      const file = pictures[step];
      return [
        `${at + 1}. ${text}${step === 'signIn' ? ` (\`${address}\`)` : ''}`,
        ...(file ? [picture(say('manual.roles.nurse'), file)] : []),
      ];
    }),
    ...table(
      [say('manual.action'), say('manual.key'), say('manual.asks')],
      rows.map(({ action, key, confirm }) => [
        say(textKey.action(action)),
        keyText(key),
        confirm ? (find(textKey.confirm(action, 'text')) ?? '') : '',
      ]),
    ),
  ];
}
