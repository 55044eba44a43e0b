import { textKey } from '../../texts.ts';
import { fieldsOf, picture, type Writer, writerIn } from './page.ts';

const entities = ['Organisation', 'SoftwareVersion', 'ProxyLaunch'];
const pictures: Readonly<Record<string, readonly string[]>> = {
  SoftwareVersion: ['system-advance-versions', 'system-advance-version'],
};

/** The provider's area speaks this language alone, whatever else the product speaks. */
const languageOfArea = 'zh-TW';

/** What stands on the pages: names of pages, records and fields. */
const namesOnPages = /^(admin\.pages|entities|fields)\./;

/** The manual of the provider's own staff. */
export function providerManual(reader: Writer): string[] {
  const writer = withNamesOfArea(reader);
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

/** Gives each name in the reader's language and, in parentheses, as it stands on the pages. */
function withNamesOfArea(writer: Writer): Writer {
  const area = writerIn(writer.model, writer.model.words[languageOfArea] ?? {});
  const say = (key: string) => {
    const text = writer.say(key);
    const shown = namesOnPages.test(key) ? area.find(key) : undefined;
    return shown === undefined || shown === text ? text : `${text} (${shown})`;
  };
  return { ...writer, say };
}
