import { readFileSync } from 'node:fs';
import { Locale } from '#generated/values.ts';
import { text } from '../ground/texts.ts';
import { Html, html } from './html.ts';

const style = new Html(readFileSync(new URL('./pages.css', import.meta.url), 'utf8'));

export interface Page {
  readonly locale: Locale;
  readonly title: string;
  /** Path that the language links lead back to; without it the page offers none. */
  readonly path?: string;
  /** What this page adds to the common style. */
  readonly style?: Html;
  readonly content: Html;
  /** Seconds after which browsers without script ask for the page again. */
  readonly refreshSeconds?: number;
  /** What takes the page over where it can run. */
  readonly runtime?: Html | undefined;
  /** Set on what is told at a controller's own address: whoever comes there has not left it (`leaveController`). */
  readonly ofController?: boolean;
}

/** Outside the controller's addresses what it keeps on the device is cleared (product.md section 2). */
export const leaveController = html`<script defer src="/assets/controller/leave-controller.js"></script>`;

/** A whole page in the look of the work screens; it needs no script. */
export function renderPage({
  locale,
  title,
  path,
  style: own,
  content,
  refreshSeconds,
  runtime,
  ofController = false,
}: Page): string {
  const product = text(locale, 'server.product');
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === product ? product : `${title} · ${product}`}</title>
<link rel="icon" href="data:,">
${refreshSeconds !== undefined && html`<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>`}
<style>${style}${own}</style>
</head>
<body>
<header class="bar">
<a class="mark" href="/">${product}</a>
${path !== undefined && languages(locale, path)}
</header>
<main>${content}</main>
${runtime}
${!ofController && leaveController}
</body>
</html>
`.markup;
}

function languages(locale: Locale, path: string): Html {
  const links = Locale.map((other) =>
    other === locale
      ? html`<b lang="${other}" aria-current="true">${text(other, `values.Locale.${other}`)}</b>`
      : html`<a lang="${other}" hreflang="${other}" href="${path}?lang=${other}">${text(other, `values.Locale.${other}`)}</a>`,
  );
  return html`<nav class="languages" aria-label="${text(locale, 'server.language')}">${links}</nav>`;
}
