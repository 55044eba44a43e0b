import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayMs, secondMs } from '../ground/durations.ts';
import type { PageProgram } from './programs.ts';

/** What a device keeps of the releases, among its cookies: it sends them with each report and for each page. */
export interface Kept {
  /** The release that it is to run, by its gid. */
  readonly release?: string;
  /** What tells it from others, so that its starts can be counted. */
  readonly mark?: string;
  /** The releases that did not work on it. */
  readonly refused: readonly string[];
  /** The build that it has reported from since its page was loaded. */
  readonly reported?: string;
  /** Its page said that it ends, and no other has begun since. */
  readonly left: boolean;
}

/** Browsers keep none longer; each report sets it anew when it changes. */
const yearSeconds = (400 * dayMs) / secondMs;
/** What was refused is not tried again for so long. */
const refusedSeconds = dayMs / secondMs;
const mostRefused = 8;

export function readKept({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>, program: PageProgram): Kept {
  if (!cookie.includes('callboard-')) return { refused: [], left: false };
  const value = (name: string) => new RegExp(`(?:^|; ?)callboard-${program}${name}=([\\w.-]{1,400})`).exec(cookie)?.[1];
  const [release, mark] = value('')?.split('.') ?? [];
  const [refused, reported] = [value('-refused'), value('-reported')];
  return {
    ...(release && { release }),
    ...(mark && { mark }),
    refused: refused?.split('.') ?? [],
    ...(reported && { reported }),
    left: value('-left') !== undefined,
  };
}

/** Has a device keep the release that it is to run; without one it runs what comes with this server. */
export function keepRelease(
  reply: FastifyReply,
  program: PageProgram,
  release: string | undefined,
  mark: string,
): void {
  const value = release ? `${release}.${mark}` : '';
  setCookie(reply, `callboard-${program}=${value}; Max-Age=${release ? yearSeconds : 0}; HttpOnly`);
}

export function keepRefused(reply: FastifyReply, program: PageProgram, releases: readonly string[]): void {
  setCookie(reply, `callboard-${program}-refused=${releases.slice(-mostRefused).join('.')}; Max-Age=${refusedSeconds}`);
}

/** Read by the script that watches the trial, and forgotten by it when a page begins. */
export function keepReported(reply: FastifyReply, program: PageProgram, runtime: string): void {
  setCookie(reply, `callboard-${program}-reported=${runtime}`);
}

function setCookie(reply: FastifyReply, cookie: string): void {
  const secure = reply.request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${cookie}; Path=/; SameSite=Lax${secure}`);
}
