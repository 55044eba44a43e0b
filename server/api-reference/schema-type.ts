import type { Locale } from '#generated/values.ts';
import { findText, text } from '../ground/texts.ts';
import { type Html, html } from '../pages/html.ts';
import { components, nameOf, type Schema } from './document.ts';
import { enumerationOf } from './labels.ts';

/** Longer enumerations are shown where they are defined only. */
const mostValues = 24;

/** Type, limits and values of a schema in words; a shape is a link to where it is described. */
export function schemaType(locale: Locale, schema: Schema): Html {
  const say = (key: string, params = {}) => text(locale, `server.docs.${key}`, params);
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    const { enum: all = [] } = components.schemas[name] ?? {};
    const few = all.length > 0 && all.length <= mostValues;
    return html`<a href="#${name}">${name}</a>${few && values(locale, all)}`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    return html`${choices.map((one, index) => html`${index > 0 && ` ${say('or')} `}${schemaType(locale, one)}`)}`;
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.items) return html`${say('listOf')} ${schemaType(locale, schema.items)}${limits(locale, schema)}`;
  const types = [schema.type ?? 'object'].flat();
  const words = types.map((type) => say(schema.format === 'binary' ? 'types.file' : `types.${type}`));
  return html`${words.join(` ${say('or')} `)}${limits(locale, schema)}${schema.enum && values(locale, schema.enum)}`;
}

/** The values of an enumeration with their labels. */
export function values(locale: Locale, all: readonly unknown[]): Html {
  const name = enumerationOf(all);
  if (name && all.length > mostValues) return html` <a href="#${name}">${name}</a>`;
  return html`<ul class="values">${all.map((value) => {
    const words = name && findText(locale, `values.${name}.${value}`);
    return html`<li><code>${String(value)}</code>${words && html` ${words}`}</li>`;
  })}</ul>`;
}

function limits(locale: Locale, schema: Schema): Html {
  const say = (key: string, params = {}) => text(locale, `server.docs.limits.${key}`, params);
  const { minLength = 0, maxLength, minimum, maximum, minItems = 0, maxItems } = schema;
  const said = [
    maxLength !== undefined && say('length', { minimum: minLength, maximum: maxLength }),
    minimum !== undefined && maximum !== undefined && say('range', { minimum, maximum }),
    minimum !== undefined && maximum === undefined && say('atLeast', { minimum }),
    minimum === undefined && maximum !== undefined && say('atMost', { maximum }),
    maxItems !== undefined && say('items', { minimum: minItems, maximum: maxItems }),
    schema.multipleOf !== undefined && say('step', { step: schema.multipleOf }),
    schema.uniqueItems && say('unique'),
  ].filter((one) => typeof one === 'string');
  return html`${said.length > 0 && html`<span class="limits">${said.join(' · ')}</span>`}${
    schema.format &&
    schema.format !== 'binary' &&
    html`<span class="limits">${say('format')} <code>${schema.format}</code></span>`
  }${schema.pattern && html`<span class="limits">${say('pattern')} <code>${schema.pattern}</code></span>`}${
    schema.default !== undefined &&
    html`<span class="limits">${say('default')} <code>${JSON.stringify(schema.default)}</code></span>`
  }`;
}
