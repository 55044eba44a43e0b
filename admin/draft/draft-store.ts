type Values = Record<string, unknown>;

/** What was typed in a form and is not saved. */
export interface Draft {
  /** When it was typed last. */
  readonly at: number;
  /** The fields that were changed, with what stands in them. */
  readonly values: Values;
  /** The record as the form was opened with it; absent for a new one. */
  readonly base?: Values | undefined;
  /** Names of changed fields that are not kept: passwords and chosen files. */
  readonly left: readonly string[];
  /** Names it in every copy of its tab; absent from what was kept before drafts had one. */
  readonly key?: string | undefined;
  /** A save that has not reached the server: its key, and since when it waits. */
  readonly unsent?: { readonly key: string; readonly since: number } | undefined;
}

/** The drafts of this tab. Each belongs to a person in an organisation (`owner`) and to a form (`place`). */
export interface DraftStore {
  read(owner: string, place: string): Draft | undefined;
  write(owner: string, place: string, draft: Draft): void;
  drop(owner: string, place: string): void;
  /** Drops those whose owner is none of these people's: whoever signs in finds nobody else's. */
  dropUnless(belongs: (owner: string) => boolean): void;
}

const prefix = 'callboard-draft ';
const dayMs = 24 * 3600 * 1000;

/** Drafts in a storage that ends with the tab; one that is a day old counts as none, and is removed. */
export function createDraftStore(storage: Storage | undefined, now: () => number = Date.now): DraftStore {
  const keyOf = (owner: string, place: string) => prefix + JSON.stringify([owner, place]);
  const parsed = (key: string): Draft | undefined => {
    try {
      const draft = JSON.parse(storage?.getItem(key) ?? 'null') as Draft | null;
      return draft && now() - draft.at < dayMs ? draft : undefined;
    } catch {
      return undefined;
    }
  };
  const all = () => Object.keys(storage ?? {}).filter((key) => key.startsWith(prefix));
  for (const key of all()) if (!parsed(key)) storage?.removeItem(key);
  return {
    read: (owner, place) => parsed(keyOf(owner, place)),
    write(owner, place, draft) {
      try {
        storage?.setItem(keyOf(owner, place), JSON.stringify(draft));
      } catch {
        // A full storage keeps nothing more; what is typed stays on the page.
      }
    },
    drop: (owner, place) => storage?.removeItem(keyOf(owner, place)),
    dropUnless(belongs) {
      for (const key of all()) {
        const [owner] = JSON.parse(key.slice(prefix.length)) as [string];
        if (!belongs(owner)) storage?.removeItem(key);
      }
    },
  };
}
