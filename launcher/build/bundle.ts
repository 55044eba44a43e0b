import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The whole launcher as one script, for Node alone: what an executable is made of, and what a release holds. */
export async function bundleLauncher(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'launcher/main.ts',
      write: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
