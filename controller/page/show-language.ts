import type { Translator } from '#client/language/translator.ts';

/** The tab's name, and under which one the page is installed as an app. */
export function showLanguage(document: Document, t: Translator): void {
  document.title = t('controller.title');
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]') ?? document.createElement('link');
  link.rel = 'manifest';
  link.href = `/assets/controller/app.${t.locale}.webmanifest`;
  document.head.append(link);
}
