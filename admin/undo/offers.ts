import { createStore } from '#client/store.ts';

/** A deletion that can be taken back for a few seconds. */
export interface Offer {
  readonly id: number;
  /** What was deleted, in words. */
  readonly text: string;
  /** Brings it back; rejects with an Error that says why it cannot. */
  restore(): Promise<void>;
}

let last = 0;

/** The offers that stand; each deletion has its own. */
export const offers = createStore<readonly Offer[]>([]);

/** Offers to take a deletion back. */
export function offerUndo(offer: Omit<Offer, 'id'>): void {
  last += 1;
  offers.set([...offers.get(), { ...offer, id: last }]);
}

/** Takes an offer away: it was used, or its time is over. */
export function withdraw(id: number): void {
  offers.set(offers.get().filter((offer) => offer.id !== id));
}
