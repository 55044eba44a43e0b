import { CallFailure } from '#client/http/call-failure.ts';
import { press } from '#client/http/press.ts';
import { createStore, type Store } from '#client/store.ts';
import { readWhenReached } from '../data/away.ts';
import { throttled } from '../layout/throttled.ts';
import { http, noticeRefusedToken } from '../session.ts';
import { fillBench, type Place, type Prepared, preparePlan } from './prepare.ts';
import type { Counts, FileFacts } from './rows/workbench.ts';
import { type SentCall, TakeIn } from './take-in.ts';
import { type Bench, openBench } from './worker/open-bench.ts';

/** What has come of a file so far. */
export interface Stage {
  readonly name: 'ready' | 'reading' | 'checked' | 'sending' | 'halted' | 'done';
  readonly file?: string;
  /** Why the file could not be read, or what stands in the way of sending. */
  readonly fault?: Error;
  readonly facts?: FileFacts;
  readonly counts?: Counts;
  /** Rows to be taken in, from the beginning of the sending. */
  readonly total?: number;
}

/** Fifty rows take a moment on a busy server. */
const attemptMs = 20_000;

/** How often the page tells what has come of the rows. */
const tellMs = 250;

/** One file on its way in: read, checked, taken in, stopped, gone on with. The page shows its stage. */
export class ImportFile {
  readonly stage: Store<Stage> = createStore<Stage>({ name: 'ready' });
  prepared: Prepared | undefined;
  bench: Bench | undefined;
  #taking: TakeIn | undefined;
  /** Drawing the counts and the rows after every call would take longer than the calls (`npm run bench:admin import`). */
  readonly #tell = throttled(() => void this.#tellCounts(), tellMs);
  /** Of several files chosen one after the other, the last counts. */
  #turn = 0;

  /** @param place the file is read, checked and sent in the words, and by the calendar, of this moment */
  async choose(file: File, place: Place): Promise<void> {
    this.forget();
    this.#turn += 1;
    const turn = this.#turn;
    this.stage.set({ name: 'reading', file: file.name });
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      await readWhenReached(async () => {
        if (turn !== this.#turn) return;
        this.bench?.close();
        const prepared = await preparePlan(place);
        if (turn !== this.#turn) return;
        const bench = openBench(prepared.plan, place.locale);
        this.prepared = prepared;
        this.bench = bench;
        // What is no spreadsheet is told before the records are fetched.
        const facts = await bench.read(bytes);
        await fillBench(bench, prepared, place);
        const counts = await bench.check();
        if (turn === this.#turn) this.stage.set({ name: 'checked', file: file.name, facts, counts });
      });
    } catch (error) {
      if (turn !== this.#turn) return;
      this.forget();
      this.stage.set({ name: 'ready', file: file.name, fault: error as Error });
    }
  }

  /** Sends all rows that are new or changed. */
  async takeIn(): Promise<void> {
    const { bench, prepared } = this;
    const { counts } = this.stage.get();
    if (!bench || !prepared || !counts) return;
    const total = counts.new + counts.changed;
    const rows = await bench.toSend(0, total);
    // Pressed twice, or let go of meanwhile: rows that are sent under other keys would be there twice.
    if (this.#taking || bench !== this.bench) return;
    this.#taking = new TakeIn(rows, {
      resource: prepared.resource,
      parent: prepared.parent,
      send: sendOnce,
      settle: async (rows) => {
        await bench.settle(rows);
        this.#tell();
      },
    });
    this.stage.set({ ...this.stage.get(), total });
    await this.goOn();
  }

  /** Sends what is left after a stop or a lost connection. */
  async goOn(): Promise<void> {
    if (!this.#taking || this.stage.get().name === 'sending') return;
    const { fault: _, ...before } = this.stage.get();
    this.stage.set({ ...before, name: 'sending' });
    const ended = await this.#taking.run();
    if (ended instanceof CallFailure) noticeRefusedToken(ended);
    this.#tell.cancel();
    await this.#tellCounts();
    this.stage.set({
      ...this.stage.get(),
      name: ended === 'done' ? 'done' : 'halted',
      ...(ended instanceof CallFailure && { fault: ended }),
    });
  }

  stop(): void {
    this.#taking?.stop();
  }

  async #tellCounts(): Promise<void> {
    const { bench } = this;
    const counts = await bench?.counts();
    if (counts && bench === this.bench) this.stage.set({ ...this.stage.get(), counts });
  }

  /** Lets go of the file. */
  forget(): void {
    this.#turn += 1;
    this.#tell.cancel();
    this.#taking?.stop();
    this.#taking = undefined;
    this.bench?.close();
    this.bench = undefined;
    this.stage.set({ name: 'ready' });
  }
}

function sendOnce({ id, ...input }: SentCall, key: string): Promise<unknown> {
  return press((attempt) => http.callAny(id, input, { ...attempt, idempotencyKey: key, timeoutMs: attemptMs }));
}
