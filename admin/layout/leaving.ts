import { createStore, type Store } from '#client/store.ts';

/** Something on a page that would be lost when somebody leaves it. */
export interface Holder {
  /** Whether something would be lost now. */
  holds(): boolean;
}

/** Who holds the page, and whose turn it is to ask. */
export interface Leaving {
  /** Whose question stands open. */
  readonly asking: Store<Holder | undefined>;
  /** Has a part of the page asked from now on; answers a way to stop. */
  hold(holder: Holder): () => void;
  /** Whether anybody would lose something now. */
  held(): boolean;
  /** Begins to ask: the uppermost first, and each that holds. */
  ask(way: Way): void;
  /** A yes to this question; after the last one the page is left. */
  leave(holder: Holder): void;
  /** A no to this question: the page stays. */
  stay(holder: Holder): void;
}

/** The way that was held up. */
interface Way {
  proceed(): void;
  reset(): void;
}

/** Has each part of a page that holds something ask before the page is left; one no keeps the page. */
export function createLeaving(): Leaving {
  const asking = createStore<Holder | undefined>(undefined);
  let holders: readonly Holder[] = [];
  let agreed: readonly Holder[] = [];
  let way: Way | undefined;
  const askNext = () => {
    const next = holders.findLast((holder) => !agreed.includes(holder) && holder.holds());
    asking.set(next);
    if (!next) way?.proceed();
  };
  const stay = (holder: Holder) => {
    // A window closes after a yes too; its question is answered by then.
    if (asking.get() !== holder) return;
    asking.set(undefined);
    way?.reset();
  };
  return {
    asking,
    hold(holder) {
      holders = [...holders, holder];
      return () => {
        holders = holders.filter((one) => one !== holder);
        stay(holder);
      };
    },
    held: () => holders.some((holder) => holder.holds()),
    ask(heldUp) {
      way = heldUp;
      agreed = [];
      askNext();
    },
    leave(holder) {
      if (asking.get() !== holder) return;
      agreed = [...agreed, holder];
      askNext();
    },
    stay,
  };
}

/** The one of this page. */
export const leaving = createLeaving();
