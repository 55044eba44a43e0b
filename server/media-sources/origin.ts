import type { Readable } from 'node:stream';
import type { MediaState } from '#generated/values.ts';

/** What a source answers when it is asked for a medium. */
export interface Opened {
  /** By what a change is told: ETag, size and time; empty where the source tells nothing of the kind. */
  readonly version: string;
  /** All bytes that the medium has, where the source says so. */
  readonly bytes: number | undefined;
  /** The name of the file, with the ending of its type. */
  readonly name: string;
  readonly body: Readable;
}

export interface Asked {
  /** What is kept already; the content is sent only if there is another one. */
  readonly known: string;
  /** From where on the content is wanted. */
  readonly offset: number;
  /** Ends the work. */
  readonly signal: AbortSignal;
}

/** One place that a medium is fetched from. */
export interface Origin {
  /** @throws SourceFault; whatever the network throws, which counts as unreachable */
  open(asked: Asked): Promise<Opened | 'unchanged'>;
}

/** Why a medium cannot be had from its source. */
export class SourceFault extends Error {
  readonly state: Exclude<MediaState, 'ready' | 'waiting' | 'direct'>;

  constructor(state: SourceFault['state'], message: string = state) {
    super(message);
    this.state = state;
  }
}

/** The last name in a path, readable as people wrote it. */
export function nameIn(path: string): string {
  const last = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
