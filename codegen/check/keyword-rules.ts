import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Schema } from '../schema.ts';
import { walk } from '../schema-walk.ts';
import type { Sources } from '../sources.ts';
import { breachText } from './breach-text.ts';
import { nearest } from './nearest.ts';

/**
 * A message for each keyword of a schema whose own value is wrong: a type that does not exist, a limit that is no number,
 * a least above a most. They come before all else, since nothing can be made of such a schema.
 */
export function checkKeywords({ schemas }: Sources): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  return schemas.flatMap((file) => {
    const say = (place: string, message: string) =>
      `${file.file}${place && ` ${place}`}: ${message} (keyword-has-its-kind)`;
    ajv.validateSchema(file.schema as object);
    const wrong = new Map<string, string>();
    for (const breach of ajv.errors ?? []) {
      const steps = breach.instancePath.split('/').slice(1);
      const place = steps.slice(0, -1).join('.');
      if (!wrong.has(breach.instancePath)) {
        wrong.set(breach.instancePath, say(place, `${steps.at(-1) ?? 'it'}: ${breachText(breach)}`));
      }
    }
    if (wrong.size > 0) return [...wrong.values()];
    return [...walk(file)].flatMap(({ schema, place }) => within(schema).map((message) => say(place, message)));
  });
}

const pairs = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

/** Keywords that act on values of some types alone. */
const typesOfKeywords: Readonly<Record<string, readonly string[]>> = {
  format: ['string'],
  pattern: ['string'],
  minLength: ['string'],
  maxLength: ['string'],
  minimum: ['integer', 'number'],
  maximum: ['integer', 'number'],
  multipleOf: ['integer', 'number'],
  items: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  properties: ['object'],
  required: ['object'],
  additionalProperties: ['object'],
  minProperties: ['object'],
  maxProperties: ['object'],
};

/** Formats that something checks or draws; any other would be silently ignored by one tool and refused by the next. */
const formats = ['date', 'uri', 'binary'];

function within(schema: Schema): string[] {
  return [
    ...pairs.flatMap(([least, most]) =>
      Number(schema[least]) > Number(schema[most])
        ? [`${least} ${schema[least]} is above ${most} ${schema[most]}: nothing is allowed`]
        : [],
    ),
    ...Object.entries(typesOfKeywords)
      .filter(([word, types]) => word in schema && typeof schema.type === 'string' && !types.includes(schema.type))
      .map(([word, types]) => `${word} says nothing of the type ${schema.type}, only of ${types.join(' or ')}`),
    ...(schema.enum ?? [])
      .filter((value) => schema.type === 'string' && (typeof value !== 'string' || value === ''))
      .map((value) => `enum: ${JSON.stringify(value)} is no text that can be chosen`),
    ...(schema.enum?.length === 0 ? ['enum names no value: nothing is allowed'] : []),
    ...(schema.format === undefined || formats.includes(schema.format)
      ? []
      : [`format: there is no ${schema.format}${nearest(schema.format, formats)}`]),
    ...patternFaults(schema.pattern),
  ];
}

function patternFaults(pattern: string | undefined): string[] {
  try {
    new RegExp(pattern ?? '', 'u');
    return [];
  } catch (error) {
    return [`pattern: ${error instanceof Error ? error.message : error}`];
  }
}
