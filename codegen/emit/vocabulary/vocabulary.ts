import type { Model } from '../../model.ts';
import { vocabulary } from '../../vocabulary.ts';
import { blockTables, placementTable, propertyTable } from './blocks.ts';
import { filterTable, pathTables } from './paths.ts';
import { wordTable } from './schema-words.ts';
import { verbTable } from './verbs.ts';

const { parts } = vocabulary;

const origin = '<!-- Generated from schemas/ and codegen/ by "npm run generate". Do not edit. -->';

const intro = `Every word that a schema, a family or a layout may use. The messages of \`npm run generate\` lead here; how to add
things stands in [CONTRIBUTING.md](../CONTRIBUTING.md).`;

const ofPaths = `A path begins in the panel view, in \`settings\` (those of the panel's type), in \`screen\`, or inside a box that
repeats in \`item\`. \`counters.0.next\` is the first counter's next patients, \`counters.length\` how many counters there are.
A condition is a path that is set (\`marquees\`), is not set (\`!screen.media\`) or has a value (\`panel.status=pause\`). A
template is a text with \`{{path}}\`, or a word of the dictionary: \`@goToRoom\` is \`display.goToRoom\` in \`locales/\`.`;

const ofThemes = `A panel type may have a \`theme\` in its \`x-panel\`. What it does not name is as usual: the usual colours are in
\`schemas/values/Theme.json\`, the fonts in \`FontStack.json\`.`;

const themeShapes = ['TypeTheme', 'ThemeColours', 'ThemeSizes'];

/** The page `docs/vocabulary.md`. */
export function emitVocabulary(model: Model): string {
  const written = [
    origin,
    '# Vocabulary',
    intro,
    `## ${parts.words}`,
    wordTable('SchemaWords'),
    `## ${parts.entity}`,
    wordTable('EntityWords'),
    'Words of `x-upload`:',
    wordTable('UploadWords'),
    `## ${parts.panelWords}`,
    ...propertyTable(model.schemas.get('PanelType') ?? {}, model),
    `## ${parts.verbs}`,
    verbTable(model),
    `## ${parts.blocks}`,
    ...placementTable(model),
    ...blockTables(model),
    `## ${parts.paths}`,
    ofPaths,
    ...filterTable(model),
    ...pathTables(model),
    '## The look of a panel type',
    ofThemes,
    ...themeShapes.flatMap((name) => [
      ...(name === 'TypeTheme' ? [] : [`### ${name}`]),
      ...propertyTable(model.schemas.get(name) ?? {}, model),
    ]),
  ];
  return `${written.join('\n\n')}\n`;
}
