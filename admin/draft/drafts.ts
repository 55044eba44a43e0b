import { tabStorage } from '#client/device/browser-storage.ts';
import type { OwnAccount } from '#generated/shapes.ts';
import { createDraftStore } from './draft-store.ts';

/** What is typed in this tab: it survives a reload and a crash, and ends with the tab. */
export const drafts = createDraftStore(tabStorage());

/** Who types: a person, or all who share a password. */
export function personKey({ kind, staffId, name, accountKey, singleSignOn }: OwnAccount): string {
  // An account stays the same person's when its name changes at the identity provider.
  return JSON.stringify([kind, staffId ?? '', singleSignOn ? (accountKey ?? name ?? '') : '']);
}

/** Whose a draft is: a person's in an organisation, or among the provider's own pages. */
export function ownerKey(person: string, orgGid: string | undefined): string {
  return `${orgGid ?? ''} ${person}`;
}

/** Drops what others than this person have typed; without one, everything. */
export function keepDraftsOf(person: string | undefined): void {
  drafts.dropUnless((owner) => person !== undefined && owner.endsWith(` ${person}`));
}
