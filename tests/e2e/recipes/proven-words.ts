import type { EntityWords, SchemaWords } from '#codegen/schema-words.ts';

/** A test by its file and (the beginning of) its title. */
type Proof = readonly [file: string, title: string];

const recipes = 'tests/e2e/recipes/recipes.test.ts';
const emit = 'tests/codegen/emit';
const [keeps, tells, asks, way] = [
  'its API keeps what the schema says',
  'its list says everything in words',
  'its form asks for the charger only of what is electric',
  'a hall with three groups shows it',
];

/**
 * The test that fails when a word of a schema has no effect. A new word does not compile until it stands here, and
 * one of a property of any kind must also be used by the kind of `every-word.ts`.
 */
export const provenWords: Record<keyof SchemaWords, Proof> = {
  'x-entity': [recipes, keeps],
  'x-panel': [recipes, way],
  'x-page': ['tests/codegen/check/panel-words.test.ts', 'the layout of a page keeps to Layout.json'],
  'x-reads': ['tests/codegen/expand/reads.test.ts', 'is as the shape says that is answered'],
  'x-presets': ['tests/e2e/admin/organisation-settings.test.ts', 'ready-made rules tell what they overwrite'],
  'x-column': ['tests/codegen/expand/fields.test.ts', 'is a column and a filter only where it says so'],
  'x-filter': ['tests/codegen/expand/fields.test.ts', 'is a column and a filter only where it says so'],
  'x-form': [recipes, asks],
  'x-tab': ['tests/admin/form/sections.test.ts', 'a form that is not divided into tabs'],
  'x-section': ['tests/admin/form/sections.test.ts', 'fields without a section come first'],
  'x-for-types': [`${emit}/forms.test.ts`, 'asks of a lobby nothing that only counters use'],
  'x-widget': [recipes, asks],
  'x-minute-step': [recipes, asks],
  'x-template': [recipes, asks],
  'x-show-when': [recipes, asks],
  'x-not-before': [recipes, keeps],
  'x-needed': [recipes, keeps],
  'x-create-only': [recipes, asks],
  'x-unique': [recipes, keeps],
  'x-reference': [recipes, keeps],
  'x-suggest': [recipes, asks],
  'x-values': [recipes, tells],
  'x-known': [recipes, tells],
  'x-query-of': [recipes, tells],
  'x-panel-settings': [
    `${emit}/forms.test.ts`,
    'has what all panels have, with the calling modes that the type allows',
  ],
  'x-upload': [recipes, asks],
  'x-choose-from': [recipes, asks],
  'x-max-bytes': ['tests/codegen/expand/extent.test.ts', 'an open object says itself what it may weigh'],
  'x-personal': ['tests/codegen/expand/reads.test.ts', 'follows from an answer that leads to something personal'],
  'x-role': ['tests/server/sign-in/sign-in-administrator.test.ts', 'that only reads is not told the addresses'],
  'x-binds': ['tests/codegen/check/layout/check-layouts.test.ts', 'reads only settings that its type has'],
  'x-pages-only': ['tests/codegen/check/layout/check-layouts.test.ts', 'has no block that only pages draw'],
  'x-about': [`${emit}/vocabulary/vocabulary.test.ts`, 'has every block with its properties'],
  'x-status': [`${emit}/errors.test.ts`, 'gives each code its HTTP status'],
  'x-keywords': [`${emit}/keyword-errors.test.ts`, 'holds the table of the catalogue in its order'],
  'x-shape-codes': [`${emit}/keyword-errors.test.ts`, 'says of a broken shape what the catalogue says of it'],
  'x-languages': ['tests/codegen/new/language.test.ts', 'is known after its questions'],
  'x-palettes': [`${emit}/screen-style.test.ts`, 'screen.css says the usual fonts, the colours'],
  'x-fonts': [`${emit}/screen-style.test.ts`, 'screen.css says the usual fonts, the colours'],
  'x-transitions': [`${emit}/transitions.test.ts`, 'is the one table of allowed moves'],
  'x-waiting': [`${emit}/transitions.test.ts`, 'is the one table of allowed moves'],
  'x-at-counter': [`${emit}/transitions.test.ts`, 'is the one table of allowed moves'],
  'x-counter-actions': [`${emit}/counter-actions.test.ts`, 'names the actions, in each group'],
};

/** Words that no property of a kind can have: they belong to whole files, to panels, to layouts or to one table. */
export const notOfAKind: readonly (keyof SchemaWords)[] = [
  'x-page',
  'x-reads',
  'x-presets',
  'x-for-types',
  'x-panel-settings',
  'x-binds',
  'x-pages-only',
  'x-status',
  'x-keywords',
  'x-shape-codes',
  'x-languages',
  'x-palettes',
  'x-fonts',
  'x-transitions',
  'x-waiting',
  'x-at-counter',
  'x-counter-actions',
];

const everyPlace: Proof = ['tests/codegen/schema-walk.test.ts', 'visits every place, and knows what only adds'];

/** Plain keywords that no property of a kind can have: they belong to files, to tagged variants or to whole forms. */
export const keywordsNotOfAKind = new Map<string, Proof>([
  ['$id', ['tests/codegen/check/file-rules.test.ts', "'file-name-is-id'"]],
  ['oneOf', ['tests/codegen/check/node-rules.test.ts', 'a tagged variant']],
  ['allOf', everyPlace],
  ['not', everyPlace],
  ['if', everyPlace],
  ['then', everyPlace],
  ['else', everyPlace],
]);

const families = `${emit}/families.test.ts`;
const resources = `${emit}/resources.test.ts`;

/** The same of the words of x-entity. */
export const provenEntityWords: Record<keyof EntityWords, Proof> = {
  name: [recipes, keeps],
  parent: ['tests/codegen/expand/entity.test.ts', 'what is read: the envelope, the parent'],
  nameKey: [resources, 'tells the admin all it needs of an entity'],
  enabledKey: ['tests/codegen/new/entity.test.ts', 'can be put into an order, switched'],
  positioned: ['tests/codegen/new/entity.test.ts', 'can be put into an order, switched'],
  searchable: [resources, 'tells the admin all it needs of an entity'],
  defaultSort: [resources, 'tells the admin all it needs of an entity'],
  thenSort: ['tests/server/families/list.test.ts', 'entries of the roster stand by day and then by the time of day'],
  dated: [resources, 'begins the list of a log with when an entry was made'],
  newestFirst: [
    'tests/admin/list/first-look.test.ts',
    'begins with the newest version, and a log with its newest entry',
  ],
  externalKey: ['tests/codegen/expand/entity.test.ts', 'what another system changes, by its own id'],
  example: ['tests/codegen/expand/example.test.ts', 'says what its entity asks for beyond that'],
  readOnly: ['tests/codegen/expand/entity.test.ts', 'what is created: all but the read-only'],
  page: [resources, 'says where the pages of an entity lie'],
  variant: [families, 'tells the server in what a family differs'],
  eventKey: [families, 'tells the server in what a family differs'],
  refusals: [families, 'tells the server in what a family differs'],
  ownTable: [families, 'tells the server in what a family differs'],
  local: [families, 'tells the server in what a family differs'],
  listedBy: [resources, 'says where the pages of an entity lie'],
};
