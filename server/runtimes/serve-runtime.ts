import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#generated/limits.ts';
import type { Services } from '../call/services.ts';
import type { Release } from './builds.ts';
import { hashedName } from './bundle.ts';
import { frontEndOf, type PageProgram } from './programs.ts';
import { keepRefused, readKept } from './runtime-cookies.ts';
import { mayStart } from './trials.ts';

const trialPath = '/assets/runtime-trial.js';
const yearSeconds = 365 * 24 * 60 * 60;
const mediaTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
};

/** The page of the release that a device is to run, watched by the script of this server; undefined: this server's own. */
export async function pageOfRelease(
  { runtimes, clock }: Pick<Services, 'runtimes' | 'clock'>,
  frontEnd: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const program = (Object.keys(frontEndOf) as PageProgram[]).find((one) => frontEndOf[one] === frontEnd);
  // A browser that keeps no cookies cannot refuse: it asks for this server's own build in so many words.
  if (!program || (request.query as { runtime?: unknown }).runtime === 'own') return undefined;
  const { release, mark, refused, left } = readKept(request, program);
  if (!release || !mark) return undefined;
  const before = async (without: readonly string[]) => (await runtimes.wanted(program, mark, without)).gid;
  const find = async (gid: string | undefined) => (gid ? await runtimes.find(program, gid) : undefined);
  const found = await find(refused.includes(release) ? await before(refused) : release);
  // What looks at the page without opening it starts nothing.
  const isOpened = (request.headers.accept ?? '').includes('application/xhtml+xml');
  if (!found || !isOpened || mayStart(mark, found.runtime, left, clock())) return watched(found, program);
  keepRefused(reply, program, [...refused, found.gid]);
  return watched(await find(await before([...refused, found.gid])), program);
}

/** With the script that goes back; it takes the place of the one that helps engines that can run no build at all. */
function watched(release: Release | undefined, program: PageProgram): string | undefined {
  if (!release) return undefined;
  const { page, gid, runtime } = release;
  const reports = program === 'panelController' ? '' : ' data-reports';
  const script = `<script src="${trialPath}" data-program="${program}" data-release="${gid}" data-runtime="${runtime}" data-seconds="${limits.runtimeTrialSeconds}" data-blank-seconds="${limits.runtimeBlankSeconds}"${reports}></script>`;
  return page
    .replace(/<script[^>]*src="\/assets\/display\/start-check\.js"[^>]*><\/script>/, '')
    .replace('<head>', () => `<head>${script}`);
}

export async function registerTrialScript(app: FastifyInstance): Promise<void> {
  const script = await readFile(new URL('./runtime-trial.js', import.meta.url), 'utf8');
  app.get(trialPath, async (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type(mediaTypes.js ?? '')
      .send(script),
  );
}

/** Sends a file of a published release, or nothing: undefined. Its name is that of its content, like all of a build. */
export async function sendRuntimeFile(
  { runtimes }: Pick<Services, 'runtimes'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const [, frontEnd = '', name = ''] = /^\/assets\/(\w+)\/([\w.-]+)$/.exec(request.url) ?? [];
  const bytes = hashedName.test(name) ? await runtimes.asset(frontEnd, name) : undefined;
  if (!bytes) return undefined;
  const type = mediaTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  reply
    .code(200)
    .type(type)
    .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
    .header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(bytes);
  return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(bytes));
}
