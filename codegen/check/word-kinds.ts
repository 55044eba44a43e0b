import { Ajv2020 } from 'ajv/dist/2020.js';
import { walk } from '../schema-walk.ts';
import type { SchemaWords } from '../schema-words.ts';
import type { Sources } from '../sources.ts';
import { breachText } from './breach-text.ts';

const text = { type: 'string', minLength: 1 };
const texts = { type: 'array', items: text };
const yesOrNo = { type: 'boolean' };
const some = { type: 'array', minItems: 1, items: text };
const values = { type: 'object', minProperties: 1, additionalProperties: { not: { type: 'array', maxItems: 0 } } };
const anything = {};

/** An object of these words and no others. */
const words = (properties: Record<string, object>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const entity = {
  type: 'object',
  required: ['name'],
  // A word that does not exist is named beside what else is wrong with the entity (entity-words-known).
  properties: {
    name: { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$' },
    parent: text,
    nameKey: text,
    enabledKey: text,
    positioned: yesOrNo,
    searchable: texts,
    defaultSort: text,
    thenSort: texts,
    dated: yesOrNo,
    newestFirst: yesOrNo,
    externalKey: text,
    example: { type: 'object' },
    readOnly: texts,
    page: words({
      path: { type: 'string', pattern: '^[A-Za-z0-9-]+(/[A-Za-z0-9-]+)*$' },
      title: text,
      icon: text,
      section: text,
      place: { type: 'number' },
      from: text,
      tabs: text,
    }),
    variant: words({ property: text, parameter: text }, ['property', 'parameter']),
    eventKey: text,
    refusals: words({ notFound: text, duplicate: text, nameDiffers: text }),
    ownTable: yesOrNo,
    local: yesOrNo,
    listedBy: text,
  },
};

/** What may stand under each of our words; what has a schema or a rule of its own may be anything here. */
const wordKinds: Record<keyof SchemaWords, object> = {
  'x-entity': entity,
  'x-panel': { type: 'object' },
  'x-page': { type: 'object' },
  'x-reads': { enum: ['each', 'hourly', 'never'] },
  'x-presets': { type: 'array', items: { type: 'object', required: ['name'], properties: { name: text } } },
  'x-column': yesOrNo,
  'x-filter': yesOrNo,
  'x-form': yesOrNo,
  'x-tab': text,
  'x-section': text,
  'x-for-types': { type: 'object', additionalProperties: { type: 'array' } },
  'x-widget': text,
  // Steps from the full hour meet the next one.
  'x-minute-step': { enum: [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60] },
  'x-template': text,
  'x-show-when': values,
  'x-not-before': text,
  'x-needed': { anyOf: [yesOrNo, values] },
  'x-create-only': yesOrNo,
  'x-unique': yesOrNo,
  'x-reference': words({ family: text, where: { type: 'object' } }, ['family']),
  'x-suggest': words(
    { family: text, property: text, beside: texts, fills: { type: 'object', additionalProperties: text } },
    ['family', 'property'],
  ),
  'x-values': { enum: ['panelTypes'] },
  'x-known': text,
  'x-query-of': text,
  'x-panel-settings': yesOrNo,
  'x-upload': words({ accept: some, extensions: some, maxBytes: text, transparent: yesOrNo }),
  'x-choose-from': words({ family: text, when: values, alike: texts }, ['family', 'when']),
  'x-max-bytes': { type: 'integer', minimum: 1 },
  'x-personal': { enum: [true, 'identifier'] },
  'x-role': text,
  'x-binds': { anyOf: [text, some] },
  'x-pages-only': yesOrNo,
  'x-about': text,
  'x-status': { type: 'object', additionalProperties: { type: 'integer', minimum: 0, maximum: 599 } },
  'x-keywords': anything,
  'x-shape-codes': anything,
  'x-languages': anything,
  'x-palettes': anything,
  'x-fonts': anything,
  'x-transitions': anything,
  'x-waiting': texts,
  'x-at-counter': texts,
  'x-counter-actions': anything,
};

/** A message for each of our words under which something else stands than what reads it takes. */
export function checkWordKinds({ schemas }: Sources): string[] {
  const isRight = new Ajv2020({ strict: false, allErrors: true, verbose: true }).compile({ properties: wordKinds });
  return schemas.flatMap((file) =>
    [...walk(file)].flatMap(({ schema, place }) => {
      if (isRight(schema)) return [];
      const breaches = (isRight.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf');
      return breaches.map((breach) => {
        const word = breach.instancePath.split('/').slice(1).join('.');
        return `${file.file}${place && ` ${place}`}: ${word}: ${breachText(breach)} (word-has-its-kind)`;
      });
    }),
  );
}
