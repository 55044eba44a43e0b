import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { ViewMedia } from '#generated/shapes.ts';
import { tone } from './tone.ts';

type File = [type: string, content: string | Buffer];

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90"/></svg>';

const files: { [path: string]: () => File } = {
  '/files/poster.svg': () => ['image/svg+xml', picture],
  '/files/broken.mp3': () => ['audio/mpeg', 'no sound at all'],
  '/files/broken.mp4': () => ['video/mp4', gunzipSync(readFileSync(clip('film-2'))).subarray(0, 400)],
};

/** Where a film is kept (clips/README.md). */
function clip(name: string): URL {
  return new URL(`clips/${name}.mp4.gz`, import.meta.url);
}

/**
 * Answers as a hospital's server with its files: a picture that shows, a film that never comes (`stuck.mp4`), films by
 * their seconds (`film-30.mp4`), sounds of any length (`tone-300-after-2000.wav` in ms), broken ones, and nothing for the
 * rest.
 */
export function sendFile(path: string, request: IncomingMessage, response: ServerResponse): void {
  const film = clip(/([\w-]+)\.mp4$/.exec(path)?.[1] ?? '');
  const [, ms, wait = 0] = /tone-(\d+)(?:-after-(\d+))?\.wav$/.exec(path) ?? [];
  const answer = ([type, content]: File) => send(type, Buffer.from(content), request, response);
  const file = files[path];
  if (file) answer(file());
  else if (existsSync(film)) answer(['video/mp4', gunzipSync(readFileSync(film))]);
  else if (ms) setTimeout(() => answer(['audio/wav', tone(Number(ms))]), Number(wait));
  else if (path.endsWith('/stuck.mp4')) response.writeHead(200, { 'content-type': 'video/mp4' }).flushHeaders();
  else response.writeHead(404).end();
}

/** The whole, or from where it is asked for: without that no film can be wound on. */
function send(type: string, content: Buffer, { headers }: IncomingMessage, response: ServerResponse): void {
  const [, from] = /^bytes=(\d+)-/.exec(headers.range ?? '') ?? [];
  const part = content.subarray(Number(from ?? 0));
  response.setHeader('accept-ranges', 'bytes').setHeader('content-type', type).setHeader('content-length', part.length);
  if (from) response.setHeader('content-range', `bytes ${from}-${content.length - 1}/${content.length}`);
  response.writeHead(from ? 206 : 200).end(part);
}

/** A picture of this server on a panel, or whatever else `part` says. */
export function viewMedia(gid: string, part: Partial<ViewMedia> = {}): ViewMedia {
  const poster = { type: 'image', source: 'cloud', url: '/files/poster.svg' } as const;
  return { gid, name: gid, ...poster, volume: 50, seconds: 600, ...part };
}

/** A film of this server on a panel, by the name of its file. */
export function viewFilm(name: string): ViewMedia {
  return viewMedia(name, { type: 'video', url: `/files/${name}.mp4` });
}
