import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin, type Rolldown } from 'vite';
import { operations } from '#generated/operations.ts';

const rule = fileURLToPath(new URL('../../client/navigation/leave-controller.ts', import.meta.url));
const entry = '\0leave-controller';

/** A page without a client is told the one address that it calls, instead of all four hundred. */
function source(): string {
  const { method, path } = operations.signOut;
  return `import { leaveController } from ${JSON.stringify(rule)};
leaveController(window, ${JSON.stringify({ method, path })});`;
}

/**
 * Writes the script of pages that have no other: outside the controller's addresses, what a controller keeps on the
 * device is cleared (product.md section 2).
 * @param target engines that are to understand it: those of screens, since it stands on their pages too
 */
export const leaveController = (target: BuildOptions): Plugin => ({
  name: 'leave-controller',
  apply: 'build',
  async buildStart() {
    const { output } = (await build({
      configFile: false,
      logLevel: 'error',
      define: { globalThis: 'window' },
      plugins: [
        {
          name: 'leave-controller-source',
          resolveId: (id) => (id === entry ? id : undefined),
          load: (id) => (id === entry ? source() : undefined),
        },
      ],
      build: {
        ...target,
        write: false,
        rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
      },
    })) as Rolldown.RolldownOutput;
    this.emitFile({ type: 'asset', fileName: 'leave-controller.js', source: output[0].code });
  },
});
