/** A front end as a build leaves it: a page, its main script and its style. */
import { writeBundle } from '#server/runtimes/bundle.ts';
import { frontEndOf, type PageProgram } from '#server/runtimes/programs.ts';

/** @param hash of the main script, eight characters */
export function buildOf(program: PageProgram, hash: string): Map<string, Buffer> {
  const base = `/assets/${frontEndOf[program]}`;
  const page = `<!doctype html><html><head><script defer src="${base}/index-${hash}.js"></script></head><body><div id="screen"></div><script defer src="/assets/display/start-check.js"></script></body></html>`;
  return new Map([
    ['index.html', Buffer.from(page)],
    [`index-${hash}.js`, Buffer.from(`console.log('${hash}');`)],
    [`style-${hash}.css`, Buffer.from('body{}')],
  ]);
}

export const bundleOf = (program: PageProgram, hash: string): Promise<Buffer> =>
  writeBundle(program, buildOf(program, hash));
