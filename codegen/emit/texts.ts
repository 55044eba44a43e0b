import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';
import { languagesOf } from './languages.ts';

/** What of the texts a part of the product has. A file for each language and part lets a build cut it to these. */
interface Part {
  /** The groups of texts that it names; without them, it has all. */
  groups?: readonly string[];
  /** All languages at once; else each is brought when it is asked for. */
  whole?: boolean;
  /** Of the display, where bytes count: a loader hands on the module. */
  bare?: boolean;
}

const parts: Record<string, Part> = {
  all: { whole: true },
  spreadsheet: {},
  kiosk: {},
  controller: { groups: ['controller', 'errors', 'values'] },
  gallery: { groups: ['gallery', 'panelTypes', 'values'], whole: true },
  display: { groups: ['display'], bare: true },
  pairing: { groups: ['pairing'], whole: true },
};

const shapes = literal('../shapes.ts');

/** Parts of the admin's texts, which its build tells apart by a query (admin/build/own-texts.ts). */
const queries = ['first', 'others'];

/** The files of `generated/texts/`: what brings the texts of each language to each part of the product. */
export function emitTexts(model: Model): Map<string, string> {
  const codes = languagesOf(model).map(([code]) => code);
  const files = new Map<string, string>();
  for (const [name, part] of Object.entries(parts)) {
    files.set(`${name}.ts`, part.whole ? wholePart(name, part, codes) : loaders(name, part, codes));
    for (const code of part.whole ? [] : codes) files.set(`${name}/words-${code}.ts`, partOf(part, code));
  }
  files.set('admin.ts', adminLoaders(codes));
  return files;
}

/** The texts of one language for one part. */
function partOf({ groups }: Part, code: string): string {
  const [only] = groups ?? [];
  const names = groups === undefined ? 'default' : groups.length === 1 ? `${only} as default` : groups.join(', ');
  return printTypeScript(`export { ${names} } from ${literal(`#locales/${code}.json`)};`);
}

function loaders(name: string, { groups = [''], bare }: Part, codes: readonly string[]): string {
  const pick = groups.length === 1 && !bare ? '.then((texts) => texts.default)' : '';
  const entries = codes.map(
    (code) => `  ${literal(code)}: () => import(${literal(`./${name}/words-${code}.ts`)})${pick},\n`,
  );
  const brought = bare ? '{ default: object }' : 'object';
  const type = `{ readonly [language in Locale]: () => Promise<${brought}> }`;
  return printTypeScript(
    `import type { Locale } from ${shapes};`,
    `/** Brings the texts of a language when it is asked for. */\nexport const textLoaders: ${type} = {\n${entries.join('')}};`,
  );
}

function wholePart(name: string, { groups }: Part, codes: readonly string[]): string {
  const imports = codes.map((code, index) =>
    groups
      ? `import { ${groups.map((group) => `${group} as ${group}${index}`).join(', ')} } from ${literal(`#locales/${code}.json`)};`
      : `import words${index} from ${literal(`#locales/${code}.json`)} with { type: 'json' };`,
  );
  const entries = codes.map((code, index) => {
    const value = groups ? `{ ${groups.map((group) => `${group}: ${group}${index}`).join(', ')} }` : `words${index}`;
    return `  ${literal(code)}: ${value},\n`;
  });
  return printTypeScript(
    [...imports, `import type { Locale } from ${shapes};`].join('\n'),
    `/** The texts of ${name === 'all' ? 'every language' : `the ${name} in every language`}. */\nexport const texts = {\n${entries.join('')}} satisfies Record<Locale, object>;`,
  );
}

function adminLoaders(codes: readonly string[]): string {
  const sections = queries.map((query) => {
    const entries = codes.map(
      (code) => `  ${literal(code)}: () => import(${literal(`#locales/${code}.json?${query}`)}),\n`,
    );
    return `export const ${query}: Readonly<Record<Locale, () => Promise<{ default: object }>>> = {\n${entries.join('')}};`;
  });
  return printTypeScript(`import type { Locale } from ${shapes};`, ...sections);
}
