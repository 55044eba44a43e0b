import type { Composed } from '../views/composed.ts';
import { heartbeatFrame } from './frames.ts';
import type { LiveView } from './live-view.ts';
import { contentOf, frameOf, type Revision, revisionOf } from './revision.ts';
import type { Watcher } from './watcher.ts';

/** A view that is being watched: its last revision and everyone who has it before them. */
export interface Channel {
  readonly key: string;
  readonly organisationGid: string;
  readonly watchers: ReadonlySet<Watcher>;
  revision(): Revision;
  /** Whether the view may have changed by the clock alone: its time is over, or the clock was set back. */
  isExpired(now: number): boolean;
  /** Takes the view as it is now; sends it to all if it shows anything else than before. */
  update(composed: Composed<LiveView>): void;
  /** Shows a new watcher the whole view, with the time that it is now: by it a screen sets its clock. */
  enter(watcher: Watcher, now: number): void;
  leave(watcher: Watcher): void;
  heartbeat(now: number): void;
}

export function createChannel(key: string, organisationGid: string, first: Composed<LiveView>): Channel {
  const watchers = new Set<Watcher>();
  let composed = first;
  let revision = revisionOf(first.view);
  const sendAll = (frame: string) => {
    for (const watcher of watchers) watcher.send(frame);
  };
  return {
    key,
    organisationGid,
    watchers,
    revision: () => revision,
    isExpired: (now) => composed.expiresAt <= now || composed.view.serverTime > now,
    update: (next) => {
      composed = next;
      if (contentOf(next.view) === revision.content) return;
      revision = revisionOf(next.view, revision.view.seq);
      sendAll(revision.frame);
    },
    enter: (watcher, now) => {
      watchers.add(watcher);
      watcher.send(frameOf({ ...revision.view, serverTime: now }));
    },
    leave: (watcher) => watchers.delete(watcher),
    heartbeat: (now) => sendAll(heartbeatFrame(revision.view.seq, now)),
  };
}
