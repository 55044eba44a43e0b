import type { StoredRecord } from '#client/device/stored-record.ts';
import type { ControllerStorage } from '#generated/device.ts';

/** What a number is typed for at a desk: to call it, or to go on from it, where 0 is the starting number. */
export type NumberPurpose = 'number' | 'preset';
/** What is typed at a desk: a number for its purpose, or the two names of a nurse, each on its line. */
type Purpose = NumberPurpose | 'nurse';

/** What was typed last in this tab: by whom, at which counter, and when. */
interface Typed {
  whose: string;
  panelGid: string;
  purpose: Purpose;
  text: string;
  at: number;
}

export interface TypedAtDesk {
  /** What the person signed in has typed at this counter and not sent; '' for nothing. */
  read(purpose: Purpose): string;
  /** Keeps what stands in the entry; '' forgets it. */
  write(purpose: Purpose, text: string): void;
  /** Forgets what another person has typed. */
  keepOwn(): void;
  clear(): void;
}

const dayMs = 24 * 3600 * 1000;

/**
 * The number, or the nurse, that is being typed at a desk (decision 102): a sign-in that ends over it, as at the end of
 * a day, takes the desk away, and gives it back to the same person only.
 * @param stored who is signed in, and at which counter
 */
export function typedAtDesk(
  record: StoredRecord<Typed>,
  stored: { read(): ControllerStorage },
  now: () => number = Date.now,
): TypedAtDesk {
  const person = ({ orgGid, staffId }: ControllerStorage) => JSON.stringify([orgGid, staffId]);
  return {
    read(purpose) {
      const typed = record.read();
      const here = stored.read();
      const own = typed.whose === person(here) && typed.panelGid === here.panelGid && typed.purpose === purpose;
      return own && now() - typed.at < dayMs ? typed.text : '';
    },
    write(purpose, text) {
      const { panelGid = '', ...here } = stored.read();
      if (text === '') record.clear();
      else record.change({ whose: person(here), panelGid, purpose, text, at: now() });
    },
    keepOwn() {
      if (record.read().whose !== person(stored.read())) record.clear();
    },
    clear: () => record.clear(),
  };
}
