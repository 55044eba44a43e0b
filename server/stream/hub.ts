import type { FastifyBaseLogger } from 'fastify';
import { limits } from '#generated/limits.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors/refusal.ts';
import { readLogHead } from '../event-log/take-log.ts';
import type { Composed } from '../views/composed.ts';
import { type Audience, audienceKey, composeFor, type LiveView } from './audience.ts';
import { readChanges } from './changes.ts';
import { liveTokens } from './live-tokens.ts';
import { type Revision, revisionOf } from './revision.ts';
import { createRoom, type Room } from './room.ts';
import { findStalledReaders } from './stalled-readers.ts';
import { createStreamTickets, type StreamTickets } from './stream-tickets.ts';
import { createViewIndex } from './view-index.ts';
import type { Watcher } from './watcher.ts';

/** Views that are watched, each composed once and sent to all who watch it on every change. */
export interface Hub {
  readonly tickets: StreamTickets;
  /** The view as it stands, for those who ask instead of watching. */
  view(audience: Audience): Promise<Revision>;
  /** Lets somebody watch from now on: the whole view at once, then every change. Refuses as reading it would. */
  watch(audience: Audience, open: () => Watcher): Promise<void>;
  /** How many streams are open, by what they show. */
  streams(): ReadonlyMap<Audience['kind'], number>;
  /** Says goodbye to all; nothing is sent afterwards. */
  close(): Promise<void>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly hub: Hub;
  }
}

export interface HubOptions {
  readonly database: Database;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Least time between two compositions of one view, so that a burst of calls is one frame. */
  readonly coalesceMs?: number;
}

const sweepMs = 1000;

interface Watched {
  readonly room: Room;
  readonly audience: Audience;
  /** When it was last composed, on the machine's own steady clock. */
  builtAt: number;
  /** Set while a composition is due. */
  due?: NodeJS.Timeout | undefined;
  /** One composition at a time, so that an older one never comes last; what changed meanwhile is composed after it. */
  building: 'no' | 'yes' | 'again';
}

/**
 * The hub follows the logs: a commit is only a hint, what changed is read from the log itself, so nothing is missed
 * when hints come together or late.
 */
export function createHub({ database, clock, log, coalesceMs = 40 }: HubOptions): Hub {
  const tickets = createStreamTickets(database);
  const rooms = new Map<string, Watched>();
  const index = createViewIndex();
  const opening = new Map<string, Promise<Room>>();
  /** The last sequence number whose changes were looked at, by organisation. */
  const followed = new Map<string, number>();
  const hinted = new Set<string>();
  const stalledAmong = findStalledReaders();
  let closed = false;

  const compose = (audience: Audience): Promise<Composed<LiveView>> => database.query(composeFor(audience, clock()));

  async function openRoom(audience: Audience): Promise<Room> {
    const key = audienceKey(audience);
    const known = rooms.get(key);
    if (known) return known.room;
    const { organisationGid } = audience;
    const composed = await compose(audience);
    const room = createRoom(key, organisationGid, composed);
    rooms.set(key, { room, audience, builtAt: performance.now(), building: 'no' });
    index.set(key, composed.dependsOn);
    if (!followed.has(organisationGid)) followed.set(organisationGid, composed.view.seq);
    // What was committed while this was composed is found in the log.
    hint(organisationGid);
    return room;
  }

  function roomFor(audience: Audience): Promise<Room> {
    const key = audienceKey(audience);
    const under = opening.get(key) ?? openRoom(audience).finally(() => opening.delete(key));
    opening.set(key, under);
    return under;
  }

  function hint(organisationGid: string): void {
    if (closed || !followed.has(organisationGid)) return;
    if (hinted.size === 0) setImmediate(follow);
    hinted.add(organisationGid);
  }

  async function follow(): Promise<void> {
    const organisations = [...hinted];
    hinted.clear();
    for (const organisationGid of organisations) {
      try {
        const changes = await database.query(readChanges(organisationGid, followed.get(organisationGid) ?? 0));
        if (!followed.has(organisationGid)) continue;
        followed.set(organisationGid, changes.seq);
        const touched = changes.everywhere ? keysOf(organisationGid) : index.find(changes.gids);
        for (const key of touched) rebuildSoon(key);
      } catch (error) {
        log.error({ err: error, organisationGid }, 'the log could not be followed');
        setTimeout(hint, sweepMs, organisationGid).unref();
      }
    }
  }

  function rebuildSoon(key: string): void {
    const entry = rooms.get(key);
    if (!entry || entry.due) return;
    if (entry.building !== 'no') {
      entry.building = 'again';
      return;
    }
    const wait = Math.max(0, entry.builtAt + coalesceMs - performance.now());
    entry.due = setTimeout(rebuild, wait, key);
  }

  async function rebuild(key: string): Promise<void> {
    const entry = rooms.get(key);
    if (!entry || closed) return;
    entry.due = undefined;
    entry.building = 'yes';
    entry.builtAt = performance.now();
    try {
      const composed = await compose(entry.audience);
      if (rooms.get(key) !== entry) return;
      index.set(key, composed.dependsOn);
      entry.room.update(composed);
    } catch (error) {
      // The panel is gone, or no longer what its watchers asked for: their next attempt is told so.
      if (error instanceof Refusal && !error.isTemporary()) closeRoom(key);
      else {
        log.error({ err: error, room: key }, 'a view could not be composed');
        setTimeout(rebuildSoon, sweepMs, key).unref();
      }
    } finally {
      const changed = (entry.building as Watched['building']) === 'again';
      entry.building = 'no';
      if (changed) rebuildSoon(key);
    }
  }

  function closeRoom(key: string): void {
    const entry = rooms.get(key);
    if (!entry) return;
    forget(key);
    for (const watcher of entry.room.watchers) watcher.end('bye');
  }

  function forget(key: string): void {
    const entry = rooms.get(key);
    clearTimeout(entry?.due);
    rooms.delete(key);
    index.delete(key);
    if (entry && keysOf(entry.room.organisationGid).length === 0) followed.delete(entry.room.organisationGid);
  }

  function keysOf(organisationGid: string): string[] {
    return [...rooms.values()].flatMap(({ room }) => (room.organisationGid === organisationGid ? room.key : []));
  }

  async function heartbeat(): Promise<void> {
    const now = clock();
    const watchers = [...rooms.values()].flatMap(({ room }) => [...room.watchers]);
    try {
      const live = await liveTokens(database, new Set(watchers.map(({ tokenHash }) => tokenHash)), now);
      for (const watcher of watchers) if (!live.has(watcher.tokenHash)) watcher.end('revoked');
    } catch (error) {
      log.error({ err: error }, 'tokens of open streams could not be checked');
    }
    for (const { room } of rooms.values()) room.heartbeat(now);
    for (const watcher of await stalledAmong(watchers)) watcher.cut();
  }

  const stopHints = database.onCommit(hint);
  const beat = setInterval(heartbeat, limits.heartbeatSeconds * 1000).unref();
  const sweep = setInterval(() => {
    for (const { room } of rooms.values()) if (room.isExpired(clock())) rebuildSoon(room.key);
  }, sweepMs).unref();

  return {
    tickets,
    view: async (audience) => {
      const known = rooms.get(audienceKey(audience));
      if (known && (await isFresh(known))) return known.room.revision();
      return revisionOf((await compose(audience)).view);
    },
    watch: async (audience, open) => {
      let room = await roomFor(audience);
      // Its last watcher may have left while this one waited, and then nobody keeps it fresh any more.
      while (rooms.get(room.key)?.room !== room && !closed) room = await roomFor(audience);
      if (closed) throw new Refusal({ code: 'service_stopping' });
      const watcher = open();
      room.enter(watcher, clock());
      watcher.onClose(() => {
        room.leave(watcher);
        if (room.watchers.size === 0 && rooms.get(room.key)?.room === room) forget(room.key);
      });
    },
    streams: () => {
      const open = new Map<Audience['kind'], number>();
      for (const { room, audience } of rooms.values()) {
        open.set(audience.kind, (open.get(audience.kind) ?? 0) + room.watchers.size);
      }
      return open;
    },
    close: async () => {
      closed = true;
      stopHints();
      clearInterval(beat);
      clearInterval(sweep);
      for (const key of [...rooms.keys()]) closeRoom(key);
    },
  };

  /** Whether a view shows everything that is in the log by now: hints may be late, the log is not. */
  async function isFresh(entry: Watched): Promise<boolean> {
    const { seq } = await database.query(readLogHead(entry.room.organisationGid));
    // Looked at after the head was read: what was followed meanwhile may still have to be composed.
    if (entry.due || entry.building !== 'no' || entry.room.isExpired(clock())) return false;
    return followed.get(entry.room.organisationGid) === seq;
  }
}
