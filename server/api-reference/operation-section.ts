import { bodyLimits, leastBodyLimit } from '#generated/body-limits.ts';
import { families } from '#generated/families.ts';
import type { OperationId } from '#generated/operations.ts';
import type { Locale } from '#generated/values.ts';
import { findText, text } from '../ground/texts.ts';
import { type Html, html } from '../pages/html.ts';
import { curlOf } from './curl.ts';
import { type Content, components, type Listed, nameOf } from './document.ts';
import { parameterTable, schemaBody } from './field-table.ts';
import { schemaType } from './schema-type.ts';

/** One call: who may make it, what it takes, what it answers, how it is made in a shell. */
export function operationSection(locale: Locale, operation: Listed): Html {
  const say = (key: string) => text(locale, `server.docs.${key}`);
  const { method, path, operationId, security, parameters, requestBody, responses, description } = operation;
  // Every call has this one; the page says so once.
  const taken = parameters.filter(({ name }) => name !== 'Accept-Language');
  const kinds = security.flatMap((scheme) => Object.keys(scheme));
  return html`<details class="call">
<summary><b class="method ${method.toLowerCase()}">${method}</b> <code>${path}</code> ${titleOf(locale, operation)}</summary>
<div id="${operationId}">
${description && html`<p lang="en">${description}</p>`}
<h4>${say('who')}</h4>
<p>${kinds.length === 0 ? say('free') : kinds.map((kind) => findText(locale, `values.TokenKind.${kind}`) ?? text(locale, `server.docs.${kind}`, { header: 'x-api-key' })).join(' · ')}</p>
<h4>${say('parameters')}</h4>
${taken.length > 0 ? parameterTable(locale, taken) : html`<p>${say('none')}</p>`}
${requestBody && html`<h4>${say('body')}</h4>${sizeLimit(locale, operation)}${contents(locale, requestBody.content, true)}`}
<h4>${say('answer')}</h4>
${contents(locale, answerOf(responses))}
<h4>${say('errors')}</h4>
<ul class="errors">${Object.entries(responses).map(([status, { $ref }]) => $ref && errorLine(locale, status, $ref))}</ul>
<h4>${say('example')}</h4>
<pre>${curlOf(operation)}</pre>
</div>
</details>`;
}

/** What the call is for: by verb and kind of record in the reader's language, else as the contract says it. */
export function titleOf(locale: Locale, { summary, 'x-family': family }: Listed): Html {
  const entity = family && Object.values(families).find(({ name }) => name === family.family)?.entity;
  const name = entity && findText(locale, `entities.${entity}`);
  return name
    ? html`<span>${text(locale, `server.docs.verbs.${family.verb}`, { name })}</span>`
    : html`<span lang="en">${summary}</span>`;
}

/** Each kind of content: an object in a table, anything else in words; `opened` shows what a shape is made of too. */
function contents(locale: Locale, content: Content, opened = false): Html {
  return html`${Object.entries(content).map(([mediaType, { schema }]) => {
    const shape = schema.$ref ? nameOf(schema.$ref) : '';
    const object = (opened && components.schemas[shape]) || schema;
    return html`<p class="media"><code>${mediaType}</code> ${(shape || !object.properties) && schemaType(locale, schema)}</p>
${object.properties && schemaBody(locale, object, shape)}`;
  })}`;
}

/** How much JSON a call takes: of what its schema allows, a megabyte is taken at once. */
function sizeLimit(locale: Locale, { operationId, requestBody }: Listed): Html | undefined {
  if (!requestBody?.content['application/json']) return undefined;
  const kilobytes = (bodyLimits[operationId as OperationId] ?? leastBodyLimit) / 1024;
  const size = kilobytes < 1024 ? `${kilobytes} KB` : `${kilobytes / 1024} MB`;
  return html`<p>${text(locale, 'server.docs.bodyLimit', { size })}</p>`;
}

function answerOf(responses: Listed['responses']): Content {
  return Object.values(responses).find(({ $ref }) => !$ref)?.content ?? {};
}

function errorLine(locale: Locale, status: string, $ref: string): Html {
  const name = nameOf($ref);
  const words = findText(locale, `server.docs.refusals.${name}`);
  const described = words ?? html`<span lang="en">${components.responses[name]?.description}</span>`;
  return html`<li><b>${status}</b> ${described}</li>`;
}
