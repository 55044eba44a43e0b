import type { SchemaFile } from '../sources.ts';
import type { FileRule } from './file-rules.ts';

/** Rules against words and settings that would be taken and do nothing where they stand. */
export const actingRules = new Map<string, FileRule>([
  [
    'word-acts-here',
    (file) =>
      file.schema['x-entity']
        ? []
        : fields(file).flatMap(([name, property]) =>
            wordsOfRecords
              .filter((word) => property[word] !== undefined)
              .map((word) => `${name} has ${word}, which acts on the properties of a record alone (schemas/entities/)`),
          ),
  ],
  [
    'widget-has-its-kind',
    ({ name }, _, { shapes }) =>
      (shapes.get(name)?.fields ?? []).flatMap(({ name: field, schema, resolved }) => {
        const widget = schema['x-widget'] ?? '';
        const type = String(resolved.type);
        const wanted = typesOfWidgets[widget] ?? [type];
        return wanted.includes(type) ? [] : [`${field} has the type ${type}; ${widget} takes ${wanted.join(' or ')}`];
      }),
  ],
  [
    'minute-step-has-time',
    ({ name }, _, { shapes }) =>
      (shapes.get(name)?.fields ?? [])
        .filter(({ schema }) => schema['x-minute-step'] !== undefined)
        .filter(({ schema, resolved }) => (schema['x-widget'] ?? resolved['x-widget']) !== 'time')
        .map((field) => `${field.name} is rounded to minutes, and is no time of day`),
  ],
  [
    'setting-acts',
    (file) => {
      const panel = file.schema['x-panel'];
      // Without a layout, that is what is said (panel-words-are-valid).
      if (!panel?.layout) return [];
      const layout = JSON.stringify(panel.layout);
      const acting = new Set(
        fields(file)
          .map(([name]) => name)
          .filter((name) => readByPrograms.includes(name) || new RegExp(`\\bsettings\\.${name}\\b`).test(layout)),
      );
      const deciding = fields(file).flatMap(([name, property]) =>
        acting.has(name) ? Object.keys(property['x-show-when'] ?? {}) : [],
      );
      return fields(file)
        .map(([name]) => name)
        .filter((name) => !acting.has(name) && !deciding.includes(name))
        .map((name) => `${name} is a setting that nothing reads: its layout does not name settings.${name}`);
    },
  ],
  [
    'default-mode-is-allowed',
    ({ schema }) => {
      const { callingModes, defaultCallingMode } = schema['x-panel'] ?? {};
      return !Array.isArray(callingModes) || callingModes.includes(defaultCallingMode as number)
        ? []
        : [
            `begins in the calling mode ${defaultCallingMode}, which is none of its callingModes ${callingModes.join(', ')}`,
          ];
    },
  ],
]);

/** Settings that the server and the screens read of every type that has them, whatever its layout (`PanelSettings`). */
export const readByPrograms: readonly string[] = [
  'sources',
  'labelLists',
  'specialLists',
  'showCompleted',
  'showNext',
  'showPassed',
  'showNames',
  'showQrCode',
  'showMedia',
  'screenInches',
  'farthestSeatMetres',
];

/** What the verbs and lists of a family read of its entity alone: not of an object in it, nor of a panel's settings. */
const wordsOfRecords = [
  'x-filter',
  'x-unique',
  'x-create-only',
  'x-tab',
  'x-for-types',
  'x-upload',
  'x-choose-from',
  'x-query-of',
] as const;

/** What each widget takes; one that is not here takes any. */
const typesOfWidgets: Readonly<Record<string, readonly string[]>> = {
  textarea: ['string'],
  yaml: ['string'],
  password: ['string'],
  time: ['string'],
  colour: ['string'],
  origin: ['string', 'array'],
  code: ['string'],
  slider: ['integer', 'number'],
  offset: ['integer'],
};

function fields({ schema }: SchemaFile) {
  return Object.entries(schema.properties ?? {});
}
