import { newIdempotencyKey } from '#client/http/idempotency-key.ts';
import { createStore } from '#client/store.ts';
import { sameValue } from '../data/changes.ts';
import { expectReach, type LastingCall } from '../data/lasting-call.ts';
import type { Draft, DraftStore } from './draft-store.ts';

type Values = Record<string, unknown>;

/** One open form whose typing is kept, and whose save goes on until it has reached the server. */
export class KeptForm {
  /** What was found when the form was opened, until it stands in the form or is discarded. */
  found: Draft | undefined;
  /** Since when a save waits for the server; undefined while none does. */
  readonly waiting = createStore<number | undefined>(undefined);
  readonly #drafts: DraftStore;
  readonly #owner: string | undefined;
  readonly #place: string;
  #draft: Draft | undefined;
  #call: (LastingCall & { abort(): void }) | undefined;
  #resumed: Draft['unsent'];
  /** The last save that did not reach the server: the same values have the same key. */
  #unsent: { key: string; values: Values } | undefined;

  constructor(drafts: DraftStore, owner: string | undefined, place: string) {
    this.#drafts = drafts;
    this.#owner = owner;
    this.#place = place;
    this.found = owner === undefined ? undefined : drafts.read(owner, place);
  }

  /** The record with which the form is opened: until what was typed is back, the one that it was typed over. */
  opened<Stored extends Values>(stored: Stored | undefined): Stored | undefined {
    const base = this.found?.base;
    return stored && base && base.version !== stored.version ? { ...stored, ...base } : stored;
  }

  /** Keeps what stands in the form now; without changes there is nothing to keep. */
  keep(draft: Omit<Draft, 'at' | 'unsent' | 'key'>): void {
    if (Object.keys(draft.values).length + draft.left.length === 0) {
      this.drop();
      return;
    }
    const unsent = this.#draft?.unsent;
    const key = this.#draft?.key ?? this.found?.key ?? newIdempotencyKey();
    this.#write({ ...draft, at: Date.now(), key, ...(unsent && { unsent }) });
  }

  /** Forgets what was typed: it is saved, or was discarded. */
  drop(): void {
    this.#draft = undefined;
    if (this.#owner !== undefined) this.#drafts.drop(this.#owner, this.#place);
  }

  /** Sends once more what had not reached the server when the page went. */
  resume(unsent: NonNullable<Draft['unsent']>, submit: () => void): void {
    this.#resumed = unsent;
    submit();
  }

  /** Begins to save these values. */
  begin(values: Values): void {
    const resumed = this.#resumed;
    this.#resumed = undefined;
    if (resumed) this.waiting.set(resumed.since);
    const again = this.#unsent && sameValue(this.#unsent.values, values) ? this.#unsent.key : undefined;
    const idempotencyKey = resumed?.key ?? again ?? this.#keyInCopies(values) ?? newIdempotencyKey();
    const stop = new AbortController();
    this.#unsent = undefined;
    this.#call = {
      idempotencyKey,
      signal: stop.signal,
      abort: () => stop.abort(),
      onReached: () => {
        this.#unsent = undefined;
        if (this.#draft) this.#write({ ...this.#draft, key: newIdempotencyKey() });
      },
      onAway: () => {
        this.#unsent = { key: idempotencyKey, values };
        const since = resumed?.since ?? this.waiting.get() ?? Date.now();
        this.waiting.set(since);
        // Without what may not be kept it would be another call.
        if (this.#draft?.left.length === 0) this.#write({ ...this.#draft, unsent: { key: idempotencyKey, since } });
      },
    };
  }

  /** Names the body of the save that was begun: it is sent until it has reached the server. */
  sends<Body extends object>(body: Body): Body {
    if (this.#call) expectReach(body, this.#call);
    return body;
  }

  /** The save was answered, or given up. */
  end(): void {
    this.#call = undefined;
    this.waiting.set(undefined);
    if (this.#draft?.unsent) this.#write({ ...this.#draft, unsent: undefined });
  }

  /** Gives up a save that waits; what was typed stays. */
  cancel(): void {
    this.#call?.abort();
  }

  /**
   * A copy of the tab has a copy of the draft: a new record that is saved in both, unchanged, is made once. A change of a
   * record needs no such key: of two the later one is refused by its version.
   */
  #keyInCopies(values: Values): string | undefined {
    const { key, base, left = [] } = this.#draft ?? {};
    if (key === undefined || base !== undefined || left.length > 0) return undefined;
    return key.slice(8) + hashOf(JSON.stringify(values));
  }

  #write(draft: Draft): void {
    this.#draft = draft;
    if (this.#owner !== undefined) this.#drafts.write(this.#owner, this.#place, draft);
  }
}

/** Eight letters that tell texts apart (FNV-1a). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
