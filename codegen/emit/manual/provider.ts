import { textKey } from '../../texts.ts';
import { casesOf } from './cases.ts';
import { fieldsOf, picture, type Writer, writerIn } from './page.ts';

/** What to do, and the texts of the pages that its answer names. */
const cases: Readonly<Record<string, readonly string[]>> = {
  created: ['admin.agencyKey.label', 'admin.organisation.quickLogin'],
  forgotten: [
    'admin.advance.enter',
    'admin.pages.system',
    'admin.organisation.sections.access',
    'admin.organisation.changePassword',
    'admin.advance.leave',
  ],
  suspended: ['admin.advance.suspend', 'admin.advance.resume'],
};
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
    ...casesOf(
      Object.entries(cases).map(([name, named]) => [
        say(`manual.providerCases.${name}.when`),
        withNames(say(`manual.providerCases.${name}.answer`), named, reader),
      ]),
      writer,
    ),
  ];
}

/** Gives each name in the reader's language and, in parentheses, as it stands on the pages. */
function withNamesOfArea(writer: Writer): Writer {
  const say = (key: string) => {
    const text = writer.say(key);
    const shown = namesOnPages.test(key) ? shownInArea(key, writer) : text;
    return shown === text ? text : `${text} (${shown})`;
  };
  return { ...writer, say };
}

/** The same for names within a sentence, which stand there in quotation marks. */
function withNames(sentence: string, keys: readonly string[], writer: Writer): string {
  return keys.reduce((text, key) => {
    const name = `“${writer.say(key)}”`;
    return text.replace(name, `${name} (${shownInArea(key, writer)})`);
  }, sentence);
}

function shownInArea(key: string, { model }: Writer): string {
  return writerIn(model, model.words[languageOfArea] ?? {}).say(key);
}
