import { readFileSync } from 'node:fs';
import { errorStatus } from '#generated/errors.ts';
import { Locale } from '#generated/values.ts';
import type { EventLoop } from '../event-loop/event-loop.ts';
import { inTurns } from '../event-loop/in-turns.ts';
import { defaultLocale, findText, text } from '../ground/texts.ts';
import { Html, html } from '../pages/html.ts';
import { renderPage } from '../pages/page.ts';
import { components, type Listed, operations, tags } from './document.ts';
import { schemaBody } from './field-table.ts';
import { kept } from './kept.ts';
import { operationSection, titleOf } from './operation-section.ts';
import { values } from './schema-type.ts';

const style = new Html(readFileSync(new URL('./docs.css', import.meta.url), 'utf8'));

const keptSection = kept(operationSection, ({ operationId }: Listed) => operationId);
const keptShape = kept(shape, (name: string) => name);

/** What stands on the page one below the other, the same for everybody. */
const parts = [...tags.map(({ name }) => name), 'catalogue', 'shapes'];
/** Kept as they are sent: to encode two megabytes takes as long as everybody may be made to wait. */
const keptPart = kept(
  (locale, name: string) => Buffer.from(part(locale, name).markup),
  (name) => name,
);

/** Draws what has not been drawn yet in a language, little by little: all of it takes a fifth of a second. */
export async function prepareDocs(locale: Locale, loop: EventLoop): Promise<void> {
  await inTurns(loop, operations, (operation) => keptSection(locale, operation));
  await inTurns(loop, Object.keys(components.schemas), (name) => keptShape(locale, name));
  await inTurns(loop, parts, (name) => keptPart(locale, name));
}

/**
 * The readable reference of the contract; a search leaves only the calls that say its words, opened.
 * @returns the page in UTF-8
 */
export function renderDocs(locale: Locale, { origin, search = '' }: { origin: string; search?: string }): Buffer {
  const say = (key: string, params = {}) => text(locale, `server.docs.${key}`, params);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = operations.filter((operation) => saysAll(locale, operation, words));
  const languages = new Intl.ListFormat(locale, { type: 'disjunction' }).format(Locale);
  const lead = html`<h1>${say('title')}</h1>
<p class="lead">${say('lead')} ${locale !== 'en-US' && say('prose')}</p>
<form class="search" action="/api/docs" role="search">
<input type="hidden" name="lang" value="${locale}">
<input type="search" name="search" value="${search}" maxlength="100" aria-label="${say('search')}" placeholder="${say('search')}">
<button>${say('find')}</button>
${words.length > 0 && html`<span>${say('found', { count: found.length })} · <a href="/api/docs?lang=${locale}">${say('all')}</a></span>`}
</form>
${words.length > 0 && found.length === 0 && html`<p>${say('nothing', { search })}</p>`}
<p class="lead">${say('language', { languages, default: defaultLocale })} ${say('setup')}</p>
<pre>SERVER=${origin}
TOKEN=<i>&lt;${say('tokenPlace')}&gt;</i></pre>`;
  const content = html`${lead}${placeOfParts}`;
  const page = renderPage({ locale, title: say('title'), path: '/api/docs', style, content });
  const [before = '', after = ''] = page.split(placeOfParts.markup);
  const drawn = parts.map((name) => {
    const tag = words.length > 0 && tags.find((one) => one.name === name);
    return tag ? Buffer.from(group(locale, tag, found, true).markup) : keptPart(locale, name);
  });
  return Buffer.concat([Buffer.from(before), ...drawn, Buffer.from(after)]);
}

/** Nothing that anybody searches for is taken for it: it is escaped. */
const placeOfParts = new Html('<!-- parts -->');

function part(locale: Locale, name: string): Html {
  const tag = tags.find((one) => one.name === name);
  if (tag) return group(locale, tag, operations, false);
  if (name === 'catalogue') return errorCatalogue(locale);
  return html`<details class="group"><summary><h2>${text(locale, 'server.docs.shapes')}</h2></summary>
${Object.keys(components.schemas).map((one) => keptShape(locale, one))}</details>
`;
}

function group(locale: Locale, tag: (typeof tags)[number], found: readonly Listed[], open: boolean): Html {
  const own = found.filter((operation) => operation.tags[0] === tag.name);
  if (own.length === 0) return html``;
  const title = findText(locale, `server.docs.tags.${tag.name}`);
  const heading = title ? html`<h2>${title}</h2>` : html`<h2 lang="en">${tag.description}</h2>`;
  return html`<details class="group"${open && new Html(' open')}>
<summary>${heading} <span>${text(locale, 'server.docs.calls', { count: own.length })}</span></summary>
${own.map((operation) => keptSection(locale, operation))}
</details>
`;
}

function saysAll(locale: Locale, operation: Listed, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { method, path, operationId, summary } = operation;
  const said = `${method} ${path} ${operationId} ${summary} ${titleOf(locale, operation).markup}`.toLowerCase();
  return words.every((word) => said.includes(word));
}

function shape(locale: Locale, name: string): Html {
  const schema = components.schemas[name] ?? {};
  // Error codes have a table of their own.
  const content =
    name === 'ErrorCode' ? undefined : schema.enum ? values(locale, schema.enum) : schemaBody(locale, schema, name);
  return html`<details class="call">
<summary><code>${name}</code> ${findText(locale, `entities.${name}`)}</summary>
<div id="${name}">
${schema.description && html`<p lang="en">${schema.description}</p>`}
${content}
</div>
</details>`;
}

function errorCatalogue(locale: Locale): Html {
  const say = (key: string) => text(locale, `server.docs.${key}`);
  return html`<details class="group"><summary><h2>${say('catalogue')}</h2></summary>
<p>${say('catalogueLead')}</p>
<div class="wide"><table>
<thead><tr><th scope="col">${say('code')}</th><th scope="col">${say('status')}</th><th scope="col">${say('message')}</th></tr></thead>
<tbody>${Object.entries(errorStatus).map(
    ([code, status]) =>
      html`<tr><th scope="row"><code>${code}</code></th><td>${status}</td><td>${findText(locale, `errors.${code}`)}</td></tr>`,
  )}</tbody></table></div></details>
`;
}
