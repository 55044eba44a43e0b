import { CallFailure, isPassing } from '#client/http/call-failure.ts';
import { newIdempotencyKey } from '#client/http/idempotency-key.ts';
import { limits } from '#generated/limits.ts';
import type { OperationId } from '#generated/operations.ts';
import type { Resource } from '#generated/resources.ts';
import type { CellFault } from './rows/check-row.ts';
import type { SentRow, Settled } from './rows/workbench.ts';

export interface SentCall {
  readonly id: OperationId;
  readonly path?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body: unknown;
}

/** Sends one call, again under the same key while the network is away; rejects with a CallFailure. */
export type SendOnce = (call: SentCall, key: string) => Promise<unknown>;

/** Rows that go together in one call, and the key by which the server knows it if it comes twice. */
interface Parcel {
  readonly rows: readonly SentRow[];
  readonly key: string;
}

export interface Taking {
  readonly resource: Resource;
  /** What names the parent of the records, where they have one. */
  readonly parent: Record<string, string>;
  readonly send: SendOnce;
  /** Told of rows that are through, one way or the other. */
  settle(rows: readonly Settled[]): Promise<void>;
}

export type Ended = 'done' | 'stopped' | CallFailure;

/** Calls under way at a time; the server has other things to do. */
const lanes = 3;

/**
 * Takes rows in: call after call, each all or none, of rows that the server refuses each with its reason. What was lost
 * on the way is sent again under the same key when it goes on, so that nothing happens twice.
 */
export class TakeIn {
  readonly #taking: Taking;
  #parcels: Parcel[];
  #stopped = false;

  constructor(rows: readonly SentRow[], taking: Taking) {
    this.#taking = taking;
    this.#parcels = parcelsOf(rows, taking.resource);
  }

  /** Sends what is left; answers when all is through, when it was stopped, or with what stands in the way. */
  async run(): Promise<Ended> {
    this.#stopped = false;
    let failure: CallFailure | undefined;
    const lane = async () => {
      for (;;) {
        const parcel = this.#stopped || failure ? undefined : this.#parcels.shift();
        if (!parcel) return;
        try {
          await this.#sendParcel(parcel);
        } catch (error) {
          this.#parcels.unshift(parcel);
          if (!(error instanceof CallFailure)) throw error;
          failure = error;
        }
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    if (failure) return failure;
    return this.#parcels.length > 0 ? 'stopped' : 'done';
  }

  /** What is under way is finished first. */
  stop(): void {
    this.#stopped = true;
  }

  async #sendParcel({ rows, key }: Parcel): Promise<void> {
    const { send, settle } = this.#taking;
    try {
      await send(this.#callOf(rows), key);
    } catch (error) {
      if (!(error instanceof CallFailure) || !isRefusal(error)) throw error;
      await this.#refused(rows, error);
      return;
    }
    await settle(rows.map(({ number }) => ({ number })));
  }

  /** The rows that the server names are wrong; the others are sent again without them. */
  async #refused(rows: readonly SentRow[], failure: CallFailure): Promise<void> {
    const faults = rows.map((_, index) => faultsOf(failure, rows.length > 1 || this.#isBulk(rows) ? index : undefined));
    const named = faults.filter((of) => of.length > 0).length;
    if (named === 0 && rows.length > 1) {
      this.#parcels.unshift(...rows.map((row) => parcelOf([row])));
      return;
    }
    const whole: CellFault[] = [faultOf(failure.contents[0] ?? { code: failure.code })];
    const refused = rows.flatMap(({ number }, index) => {
      const own = faults[index] ?? [];
      if (own.length > 0) return [{ number, faults: own }];
      return named === 0 ? [{ number, faults: whole }] : [];
    });
    const rest = rows.filter(({ number }) => !refused.some((one) => one.number === number));
    if (rest.length > 0) this.#parcels.unshift(parcelOf(rest));
    await this.#taking.settle(refused);
  }

  #isBulk([first]: readonly SentRow[]): boolean {
    return Boolean(bulkOf(this.#taking.resource, first));
  }

  #callOf(rows: readonly SentRow[]): SentCall {
    const { resource, parent } = this.#taking;
    const { operations, variant } = resource;
    const [first] = rows as [SentRow];
    const bodies = rows.map(({ body, gid, version }) =>
      gid === undefined ? body : { ...body, gid, ...(version !== undefined && { version }) },
    );
    const query = first.gid === undefined ? { query: parent } : {};
    const bulk = bulkOf(resource, first);
    if (bulk) return { id: bulk, ...query, body: { items: bodies } };
    const id = first.gid === undefined ? operations.create : operations.update;
    if (!id) throw new Error(`${resource.name} has no call for this row`);
    const path = variant && { path: { [variant.parameter]: first.kind ?? '' } };
    return { id, ...path, ...query, body: bodies[0] };
  }
}

function bulkOf({ operations }: Resource, row: SentRow | undefined): OperationId | undefined {
  return row?.gid === undefined ? operations.bulkCreate : operations.bulkUpdate;
}

/** New rows and changed ones go in different calls; where a family has no call for several, each goes alone. */
function parcelsOf(rows: readonly SentRow[], resource: Resource): Parcel[] {
  const parcels: Parcel[] = [];
  for (const isNew of [true, false]) {
    const alike = rows.filter(({ gid }) => (gid === undefined) === isNew);
    const count = bulkOf(resource, alike[0]) ? limits.spreadsheetRowsAtOnce : 1;
    for (let from = 0; from < alike.length; from += count) parcels.push(parcelOf(alike.slice(from, from + count)));
  }
  return parcels;
}

function parcelOf(rows: readonly SentRow[]): Parcel {
  return { rows, key: newIdempotencyKey() };
}

/** Whether the server looked at the rows and said no; all else may go better later. */
function isRefusal(failure: CallFailure): boolean {
  return !isPassing(failure) && failure.status >= 400 && failure.status < 500 && ![401, 403].includes(failure.status);
}

/** What a refusal says of the row at a place in the list; without a place, of the only row. */
function faultsOf({ contents }: CallFailure, index: number | undefined): CellFault[] {
  if (index === undefined) return contents.map(faultOf);
  return contents.flatMap((entry) => {
    const [list, place, ...field] = (entry.field ?? '').split('.');
    if (list !== 'items' || Number(place) !== index) return [];
    return [faultOf({ ...entry, field: field.join('.') })];
  });
}

function faultOf({ code, field, params }: { code: string; field?: string; params?: object }): CellFault {
  const property = field?.split('.')[0];
  const given = params as Record<string, string | number> | undefined;
  return {
    key: `errors.${code}`,
    ...(property && property !== 'gid' && { property }),
    ...(given && { params: given }),
  };
}
