import { textKey } from '../../texts.ts';
import { fieldsOf, picture, type Writer } from './page.ts';

const entities = ['Organisation', 'SoftwareVersion', 'ProxyLaunch'];
const pictures: Readonly<Record<string, readonly string[]>> = {
  SoftwareVersion: ['system-advance-versions', 'system-advance-version'],
};

/** The manual of the provider's own staff. */
export function providerManual(writer: Writer): string[] {
  const { model, say } = writer;
  return [
    picture(say('admin.pages.organisations'), 'system-advance-organisations'),
    ...entities.flatMap((name) => {
      const shape = model.shapes.get(name);
      const title = say(shape?.schema['x-entity']?.page?.title ?? textKey.entity(name));
      const taken = (pictures[name] ?? []).map((file) => picture(title, file));
      return [`## ${title}`, say(textKey.purpose(name)), ...taken, ...fieldsOf(shape, writer)];
    }),
    `## ${say('admin.pages.backups')}`,
    say('help.pages.backups'),
    `## ${say('admin.pages.logs')}`,
    ...['AccessLog', 'ChangeLog'].map((name) => `**${say(textKey.entity(name))}** — ${say(textKey.purpose(name))}`),
  ];
}
