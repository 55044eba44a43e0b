import { type CounterActionRow, counterActionRows } from '../../counter-actions.ts';
import { textKey } from '../../texts.ts';
import { casesOf } from './cases.ts';
import { picture, table, type Writer } from './page.ts';

const steps = ['signIn', 'choose', 'call', 'passed', 'stop'];
const address = '/panel-controller';
const pictures: Readonly<Record<string, string>> = {
  signIn: 'controller-sign-in',
  choose: 'controller-choose',
  call: 'controller-room',
};

/** In the order in which a new nurse meets them. */
const cases = ['cannotSignIn', 'twoDesks', 'expected', 'wrongCall', 'completed', 'issued', 'hall', 'network', 'shift'];

/**
 * The manual of those who call: a shift step by step, every action with its place, its key and what it asks first, and
 * what to do when something happens.
 */
export function nurseManual(writer: Writer): string[] {
  const { model, say, find } = writer;
  const rows = counterActionRows(model.shapes.get('CounterActions')?.schema).filter(
    ({ key, button, about }) => key || button || about.includes('patient'),
  );
  // A doctor's start has a name of its own on the button.
  const label = (action: string) =>
    [textKey.action(action), ...(action === 'start' ? ['controller.action.startConsultation'] : [])]
      .map(say)
      .join(' / ');
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
      [say('manual.action'), say('manual.where'), say('manual.key'), say('manual.asks')],
      rows.map((row) => {
        const { action, key, confirm } = row;
        return [
          label(action),
          say(`manual.places.${placeOf(row)}`),
          keyText(key),
          confirm ? (find(textKey.confirm(action, 'text')) ?? '') : '',
        ];
      }),
    ),
    ...casesOf(
      cases.map((name) => [say(`manual.nurseCases.${name}.when`), say(`manual.nurseCases.${name}.answer`)]),
      writer,
    ),
  ];
}

/** Where the controller has an action: its button, else the menu of a patient's row, else a place of its own. */
function placeOf({ action, button, about }: CounterActionRow): string {
  return button ?? (about.includes('patient') ? 'patientMenu' : action);
}
