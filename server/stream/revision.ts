import { createHash } from 'node:crypto';
import { viewFrame } from './frames.ts';
import type { LiveView } from './live-view.ts';

/** One state of a view that was sent, or would be. */
export interface Revision {
  readonly view: LiveView;
  /** The view without its clocks and positions: two revisions with the same content are one. */
  readonly content: string;
  readonly frame: string;
}

/** Makes a revision; `previous` is the position of the one that it follows in its stream. */
export function revisionOf(composed: LiveView, previous?: number): Revision {
  const view = previous === undefined ? composed : { ...composed, previousSeq: previous };
  return { view, content: contentOf(view), frame: frameOf(view) };
}

/** A view as it goes over a stream. */
export function frameOf(view: LiveView): string {
  return viewFrame(positionOf(view), JSON.stringify(view));
}

/** Where a view stands in the log, as browsers hand it back. */
export function positionOf({ epoch, seq }: LiveView): string {
  return `${epoch}.${seq}`;
}

/** What a change of the view is told by: clocks and positions move without one. */
export function contentOf({ seq, previousSeq, serverTime, ...content }: LiveView): string {
  return JSON.stringify(content);
}

/** Names a content for HTTP caches. */
export function etagOf(content: string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}
