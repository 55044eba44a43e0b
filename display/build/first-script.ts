import type { Plugin } from 'vite';

/**
 * Keeps all that the page's script needs at once in that one script: parts that come later may share what they like with
 * it, and would else have it parted into a dozen.
 */
export function firstScript(): Plugin {
  const needed = new Set<string>();
  return {
    name: 'first-script',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'first', test: (id: string) => needed.has(id) }] } },
        },
      },
    }),
    buildEnd() {
      needed.clear();
      const see = (id: string): void => {
        if (needed.has(id)) return;
        needed.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) see(next);
      };
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) see(id);
    },
  };
}
