/** Finds the views that show a panel or group: the inverse of what each view depends on. */
export interface ViewIndex {
  /** Notes what a view depends on by now, and tells whether that is more than before. */
  set(key: string, gids: ReadonlySet<string>): boolean;
  delete(key: string): void;
  /** Keys of the views that depend on any of these. */
  find(gids: Iterable<string>): Set<string>;
}

export function createViewIndex(): ViewIndex {
  const dependsOn = new Map<string, ReadonlySet<string>>();
  const views = new Map<string, Set<string>>();

  const remove = (key: string) => {
    for (const gid of dependsOn.get(key) ?? []) {
      const keys = views.get(gid);
      keys?.delete(key);
      if (keys?.size === 0) views.delete(gid);
    }
    dependsOn.delete(key);
  };
  return {
    set: (key, gids) => {
      const before = dependsOn.get(key);
      if (before === gids) return false;
      remove(key);
      dependsOn.set(key, gids);
      for (const gid of gids) {
        const keys = views.get(gid);
        if (keys) keys.add(key);
        else views.set(gid, new Set([key]));
      }
      return [...gids].some((gid) => !before?.has(gid));
    },
    delete: remove,
    find: (gids) => {
      const found = new Set<string>();
      for (const gid of gids) for (const key of views.get(gid) ?? []) found.add(key);
      return found;
    },
  };
}
