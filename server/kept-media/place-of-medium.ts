import type { MediaAccountSource } from '#generated/values.ts';
import type { Document } from '../documents/document.ts';

/** Sources whose content the server fetches. */
export type FetchedSource = MediaAccountSource | 'localhost';

/** Where the content of a medium is fetched from. */
export interface MediaPlace {
  readonly source: FetchedSource;
  /** A URL, or a place in the organisation's folder. */
  readonly address: string;
}

type Body = Partial<Pick<Document<'media'>['body'], 'source' | 'type' | 'file' | 'url' | 'path'>>;

const fetched: readonly string[] = ['cloud', 'ftp', 'hfs', 'localhost'] satisfies FetchedSource[];
/** What an address ends with that names a film or picture. */
export const mediaFile = /\.(mp4|png|jpe?g|gif|webp)$/i;

/**
 * Says where the server fetches a medium from; undefined for what was uploaded and for what screens open themselves:
 * video sites, and pages, which are of the type "others" and whose address names no film or picture.
 */
export function placeOfMedium({ source, type, file, url, path }: Body): MediaPlace | undefined {
  if (file || !source || !fetched.includes(source)) return undefined;
  if (source === 'localhost') return path ? { source, address: path } : undefined;
  if (!url || !URL.canParse(url)) return undefined;
  const { protocol, pathname } = new URL(url);
  const isPage = type === 'others' && protocol.startsWith('http') && !mediaFile.test(pathname);
  return isPage ? undefined : { source: source as FetchedSource, address: url };
}

/** Names a place within its organisation. */
export function placeKey({ source, address }: MediaPlace): string {
  return `${source} ${address}`;
}
