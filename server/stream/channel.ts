import { randomBytes } from 'node:crypto';
import type { Composed } from '../views/composed.ts';
import { changeOf } from './change-of.ts';
import { changeFrame, heartbeatFrame, wholeFrame } from './frames.ts';
import type { LiveView } from './live-view.ts';
import { contentOf, frameOf, positionOf, type Revision, revisionOf } from './revision.ts';
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
  // Names of states are of this channel alone: another process, or the next channel of this view, has others.
  const names = randomBytes(6).toString('base64url');
  let count = 0;
  const nameNow = () => `${names}.${count}`;
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
      const [before, from] = [revision.view, nameNow()];
      revision = revisionOf(next.view, before.seq);
      count++;
      let changed: string | undefined;
      for (const watcher of watchers) {
        if (watcher.changes) changed ??= changesSince(before, from);
        watcher.send((watcher.changes && changed) || revision.frame);
      }
    },
    enter: (watcher, now) => {
      watchers.add(watcher);
      const view = { ...revision.view, serverTime: now };
      watcher.send(watcher.changes ? wholeFrame(positionOf(view), nameNow(), JSON.stringify(view)) : frameOf(view));
    },
    leave: (watcher) => watchers.delete(watcher),
    heartbeat: (now) => sendAll(heartbeatFrame(revision.view.seq, now)),
  };

  /** The way from the state before, or the whole where that is shorter. */
  function changesSince(before: LiveView, from: string): string {
    const { view, frame } = revision;
    // Whoever has just come holds a later time than the state says.
    const change = { ...changeOf(before, view), serverTime: [view.serverTime] as [unknown] };
    const changed = changeFrame(positionOf(view), from, nameNow(), change);
    return changed.length < frame.length ? changed : wholeFrame(positionOf(view), nameNow(), JSON.stringify(view));
  }
}
