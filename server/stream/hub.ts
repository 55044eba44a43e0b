import type { FastifyBaseLogger } from 'fastify';
import { limits } from '#generated/limits.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors/refusal.ts';
import { readLogHead } from '../event-log/take-log.ts';
import type { Composed } from '../views/composed.ts';
import { readChanges } from './changes.ts';
import { type Channel, createChannel } from './channel.ts';
import { liveTokens, mayGoOn } from './live-tokens.ts';
import { composeLiveView, type LiveView, type LiveViewName, liveViewKey } from './live-view.ts';
import { type Revision, revisionOf } from './revision.ts';
import { findStalledReaders } from './stalled-readers.ts';
import { createStreamTickets, type StreamTickets } from './stream-tickets.ts';
import { createViewIndex } from './view-index.ts';
import type { Watcher } from './watcher.ts';

/** Views that are watched, each composed once and sent to all who watch it on every change. */
export interface Hub {
  readonly tickets: StreamTickets;
  /** The view as it stands, for those who ask instead of watching. */
  view(name: LiveViewName): Promise<Revision>;
  /** Lets somebody watch from now on: the whole view at once, then every change. Refuses as reading it would. */
  watch(name: LiveViewName, open: () => Watcher): Promise<void>;
  /** How many streams are open, by what they show. */
  streams(): ReadonlyMap<LiveViewName['kind'], number>;
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
  /** Most streams of tickets. */
  readonly ticketStreams?: number;
}

const sweepMs = 1000;
/**
 * Least time between two looks at the logs: presses that follow one another at once, as of a whole hall, are looked at
 * together, and the next of them does not wait for the look after the one before.
 */
const followMs = 10;
/** Over how long phones learn of a change that touches every view of an organisation. */
const everywhereMs = 2000;

interface Watched {
  readonly channel: Channel;
  readonly name: LiveViewName;
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
export function createHub(options: HubOptions): Hub {
  const { database, clock, log, coalesceMs = 40, ticketStreams = limits.ticketStreams } = options;
  const tickets = createStreamTickets(database);
  const channels = new Map<string, Watched>();
  const index = createViewIndex();
  const opening = new Map<string, Promise<Channel>>();
  /** The last sequence number whose changes were looked at, by organisation. */
  const followed = new Map<string, number>();
  const hinted = new Set<string>();
  let followedAt = Number.NEGATIVE_INFINITY;
  const stalledAmong = findStalledReaders();
  let closed = false;

  const compose = (name: LiveViewName): Promise<Composed<LiveView>> => database.query(composeLiveView(name, clock()));

  async function openChannel(name: LiveViewName): Promise<Channel> {
    const key = liveViewKey(name);
    const known = channels.get(key);
    if (known) return known.channel;
    const { organisationGid } = name;
    const composed = await compose(name);
    const channel = createChannel(key, organisationGid, composed);
    channels.set(key, { channel, name, builtAt: performance.now(), building: 'no' });
    index.set(key, composed.dependsOn);
    followFrom(organisationGid, composed.view.seq);
    return channel;
  }

  function channelFor(name: LiveViewName): Promise<Channel> {
    const key = liveViewKey(name);
    const under = opening.get(key) ?? openChannel(name).finally(() => opening.delete(key));
    opening.set(key, under);
    return under;
  }

  /**
   * Looks again at what was committed while a view was composed, of which others may have heard already: nobody knew
   * then what this one depends on.
   */
  function followFrom(organisationGid: string, seq: number): void {
    if ((followed.get(organisationGid) ?? Number.POSITIVE_INFINITY) > seq) followed.set(organisationGid, seq);
    hint(organisationGid);
  }

  function hint(organisationGid: string): void {
    if (closed || !followed.has(organisationGid)) return;
    if (hinted.size === 0) followSoon();
    hinted.add(organisationGid);
  }

  function followSoon(): void {
    const wait = followedAt + followMs - performance.now();
    if (wait > 0) setTimeout(follow, wait);
    // One turn later: whoever pressed is answered in this one.
    else setImmediate(() => setImmediate(follow));
  }

  async function follow(): Promise<void> {
    followedAt = performance.now();
    const organisations = [...hinted];
    hinted.clear();
    for (const organisationGid of organisations) {
      try {
        const from = followed.get(organisationGid) ?? 0;
        const changes = await database.query(readChanges(organisationGid, from));
        const upTo = followed.get(organisationGid);
        if (upTo === undefined) continue;
        // Otherwise a view was composed meanwhile from which on it is followed again.
        if (upTo >= from) followed.set(organisationGid, Math.max(upTo, changes.seq));
        const touched = changes.everywhere ? keysOf(organisationGid) : index.find(changes.gids);
        for (const key of touched) rebuildSoon(key, changes.everywhere ? everywhereMs : 0);
      } catch (error) {
        log.error({ err: error, organisationGid }, 'the log could not be followed');
        setTimeout(hint, sweepMs, organisationGid).unref();
      }
    }
  }

  /** @param spreadMs over how long the phones' views are spread: a hospital's patients must not hold up its screens */
  function rebuildSoon(key: string, spreadMs = 0): void {
    const entry = channels.get(key);
    if (!entry || entry.due) return;
    if (entry.building !== 'no') {
      entry.building = 'again';
      return;
    }
    const spread = entry.name.kind === 'ticket' ? Math.random() * spreadMs : 0;
    const wait = Math.max(spread, entry.builtAt + coalesceMs - performance.now());
    entry.due = setTimeout(rebuild, wait, key);
  }

  async function rebuild(key: string): Promise<void> {
    const entry = channels.get(key);
    if (!entry || closed) return;
    entry.due = undefined;
    entry.building = 'yes';
    entry.builtAt = performance.now();
    try {
      const composed = await compose(entry.name);
      if (channels.get(key) !== entry) return;
      if (index.set(key, composed.dependsOn)) followFrom(entry.name.organisationGid, composed.view.seq);
      entry.channel.update(composed);
    } catch (error) {
      // The panel is gone, or no longer what its watchers asked for: their next attempt is told so.
      if (error instanceof Refusal && !error.isTemporary()) closeChannel(key);
      else {
        log.error({ err: error, channel: key }, 'a view could not be composed');
        setTimeout(rebuildSoon, sweepMs, key).unref();
      }
    } finally {
      const changed = (entry.building as Watched['building']) === 'again';
      entry.building = 'no';
      if (changed) rebuildSoon(key);
    }
  }

  function closeChannel(key: string): void {
    const entry = channels.get(key);
    if (!entry) return;
    forget(key);
    for (const watcher of entry.channel.watchers) watcher.end('bye');
  }

  function forget(key: string): void {
    const entry = channels.get(key);
    clearTimeout(entry?.due);
    channels.delete(key);
    index.delete(key);
    if (entry && keysOf(entry.channel.organisationGid).length === 0) followed.delete(entry.channel.organisationGid);
  }

  /** Nobody would ever leave a channel that nobody has entered. */
  function forgetUnwatched(channel: Channel): void {
    if (channel.watchers.size === 0 && channels.get(channel.key)?.channel === channel) forget(channel.key);
  }

  function keysOf(organisationGid: string): string[] {
    return [...channels.values()].flatMap(({ channel }) =>
      channel.organisationGid === organisationGid ? channel.key : [],
    );
  }

  async function heartbeat(): Promise<void> {
    const now = clock();
    const watching = [...channels.values()].flatMap(({ channel, name }) =>
      [...channel.watchers].map((watcher) => ({ watcher, name })),
    );
    const watchers = watching.map(({ watcher }) => watcher);
    try {
      const live = await liveTokens(database, new Set(watchers.flatMap(({ tokenHash }) => tokenHash ?? [])), now);
      for (const { watcher, name } of watching) if (!mayGoOn(watcher, name, live)) watcher.end('revoked');
    } catch (error) {
      log.error({ err: error }, 'tokens of open streams could not be checked');
    }
    for (const { channel } of channels.values()) channel.heartbeat(now);
    for (const watcher of await stalledAmong(watchers)) watcher.cut();
  }

  const stopHints = database.onCommit(hint);
  const beat = setInterval(heartbeat, limits.heartbeatSeconds * 1000).unref();
  const sweep = setInterval(() => {
    for (const { channel } of channels.values()) if (channel.isExpired(clock())) rebuildSoon(channel.key, everywhereMs);
  }, sweepMs).unref();

  return {
    tickets,
    view: async (name) => {
      const known = channels.get(liveViewKey(name));
      if (known && (await isFresh(known))) return known.channel.revision();
      return revisionOf((await compose(name)).view);
    },
    watch: async (name, open) => {
      let channel = await channelFor(name);
      // Its last watcher may have left while this one waited, and then nobody keeps it fresh any more.
      while (channels.get(channel.key)?.channel !== channel && !closed) channel = await channelFor(name);
      if (closed) throw new Refusal({ code: 'service_stopping' });
      if (name.kind === 'ticket' && !hasRoomForPhone(channel)) {
        forgetUnwatched(channel);
        throw new Refusal({ code: 'too_many_requests' });
      }
      const watcher = open();
      channel.enter(watcher, clock());
      watcher.onClose(() => {
        channel.leave(watcher);
        forgetUnwatched(channel);
      });
    },
    streams: () => {
      const open = new Map<LiveViewName['kind'], number>();
      for (const { channel, name } of channels.values()) {
        open.set(name.kind, (open.get(name.kind) ?? 0) + channel.watchers.size);
      }
      return open;
    },
    close: async () => {
      closed = true;
      stopHints();
      clearInterval(beat);
      clearInterval(sweep);
      for (const key of [...channels.keys()]) closeChannel(key);
    },
  };

  /** Whoever finds no room asks from time to time instead: the page does so by itself. */
  function hasRoomForPhone(channel: Channel): boolean {
    const open = [...channels.values()].reduce(
      (sum, { channel, name }) => sum + (name.kind === 'ticket' ? channel.watchers.size : 0),
      0,
    );
    return channel.watchers.size < limits.streamsPerTicket && open < ticketStreams;
  }

  /** Whether a view shows everything that is in the log by now: hints may be late, the log is not. */
  async function isFresh(entry: Watched): Promise<boolean> {
    const { seq } = await database.query(readLogHead(entry.channel.organisationGid));
    // Looked at after the head was read: what was followed meanwhile may still have to be composed.
    if (entry.due || entry.building !== 'no' || entry.channel.isExpired(clock())) return false;
    return followed.get(entry.channel.organisationGid) === seq;
  }
}
