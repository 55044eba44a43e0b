import type { Locale } from '#generated/values.ts';
import { text } from '../ground/texts.ts';
import { type Html, html } from '../pages/html.ts';
import { components, nameOf, type Parameter, type Schema } from './document.ts';
import { fieldLabel } from './labels.ts';
import { schemaType } from './schema-type.ts';

interface Row {
  readonly name: string;
  readonly mark?: string;
  readonly required: boolean;
  readonly type: Html;
  readonly label?: string | undefined;
  readonly description?: string | undefined;
}

/** What a schema is made of: its properties in a table, or its type in words. */
export function schemaBody(locale: Locale, schema: Schema, shape = ''): Html {
  if (!schema.properties) return html`<p class="type">${schemaType(locale, schema)}</p>`;
  const required = schema.required ?? [];
  return fieldTable(
    locale,
    Object.entries(schema.properties).map(([name, property]) => ({
      name,
      required: required.includes(name),
      mark: marksOf(locale, property),
      type: html`${schemaType(locale, property)}${inside(locale, property)}`,
      label: fieldLabel(locale, shape, name),
      description: describe(property),
    })),
  );
}

/** Parameters of a call. */
export function parameterTable(locale: Locale, parameters: readonly Parameter[]): Html {
  return fieldTable(
    locale,
    parameters.map(({ name, in: place, required = false, schema, description }) => ({
      name,
      mark: text(locale, `server.docs.in.${place}`),
      required,
      type: schemaType(locale, schema),
      description: description ?? describe(schema),
    })),
  );
}

function fieldTable(locale: Locale, rows: readonly Row[]): Html {
  const say = (key: string) => text(locale, `server.docs.${key}`);
  return html`<div class="wide"><table>
<thead><tr><th scope="col">${say('field')}</th><th scope="col">${say('type')}</th><th scope="col">${say('meaning')}</th></tr></thead>
<tbody>${rows.map(
    (row) => html`<tr>
<th scope="row"><code>${row.name}</code>${row.mark && html` <small>${row.mark}</small>`}${row.required && html` <small class="required">${say('required')}</small>`}</th>
<td>${row.type}</td>
<td>${row.label}${row.description && html`<p lang="en">${row.description}</p>`}</td>
</tr>`,
  )}</tbody></table></div>`;
}

function marksOf(locale: Locale, schema: Schema): string {
  const marks = (['readOnly', 'writeOnly'] as const).filter((mark) => schema[mark]);
  return marks.map((mark) => text(locale, `server.docs.${mark}`)).join(' ');
}

/** The properties of an object that stands inside another without a name of its own. */
function inside(locale: Locale, schema: Schema): Html | false {
  const object = schema.properties ? schema : schema.items?.properties && schema.items;
  return object ? schemaBody(locale, object) : false;
}

/** What a schema says of itself, or what the shape that it refers to says. */
function describe({ $ref, description }: Schema): string | undefined {
  return description ?? ($ref && components.schemas[nameOf($ref)]?.description);
}
