import { textKey } from '../../texts.ts';
import { fieldsOf, picture, table, type Writer } from './page.ts';

const steps = ['pair', 'choose', 'address', 'sound', 'check', 'move', 'outage'];

/** The manual of whoever mounts the screens: step by step, which panel type is which, and files of launchers. */
export function screensManual(writer: Writer): string[] {
  const { model, say } = writer;
  const types = [...model.shapes.values()].flatMap(({ schema }) => (schema['x-panel'] ? [schema['x-panel']] : []));
  return [
    steps.map((step, at) => `${at + 1}. ${say(`manual.screens.${step}`)}`).join('\n'),
    picture(say('pairing.panel'), 'screen-pairing'),
    picture(say('admin.devices.pair'), 'admin-pair'),
    picture(say('admin.pages.screens'), 'admin-screens'),
    picture(say('admin.screens.replay'), 'admin-device'),
    ...table(
      [say('manual.panelType'), say('manual.shows')],
      types.map(({ name }) => [
        `[${say(textKey.panelType(name))}](../../pictures/display/${name}.webp)`,
        say(textKey.panelTypeHint(name)),
      ]),
    ),
    `## ${say(textKey.entity('LauncherYaml'))}`,
    say(textKey.purpose('LauncherYaml')),
    ...fieldsOf(model.shapes.get('LauncherYaml'), writer),
    `## ${say(textKey.entity('TicketImages'))}`,
    say(textKey.purpose('TicketImages')),
    ...fieldsOf(model.shapes.get('TicketImages'), writer),
  ];
}
