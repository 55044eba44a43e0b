/** One configuration for the front ends; the mode names the front end: `vite build --mode admin`. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Alias, build, defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { limits } from './generated/limits.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Large libraries that change less often than our own code, each in a file of its own that browsers keep. */
const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'mui', test: /node_modules\/(@mui|@emotion|@popperjs|stylis|react-transition-group)\// },
  { name: 'rjsf', test: /node_modules\/(@rjsf|@cfworker|@x0k)\// },
  { name: 'ra', test: /node_modules\/(react-admin|ra-|@tanstack|react-router|react-hook-form|i18next|react-i18next)/ },
];

const withoutMarkdown: Alias = { find: /^markdown-to-jsx(\/react)?$/, replacement: path('admin/PlainMarkdown.tsx') };

const preact: Alias[] = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom\/client)?$/, replacement: path('display/preact-as-react.ts') },
];

/** Makes Vite's module script a classic one: engines before Chromium 61 know no other. */
const classicScript: Plugin = {
  name: 'classic-script',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(/<script type="module" crossorigin/g, '<script defer'),
  },
};

/** Writes the limits that the display asks for as numbers in their places: it needs a dozen of them, not the table. */
const inlineLimits: Plugin = {
  name: 'inline-limits',
  enforce: 'pre',
  transform: (code, id) =>
    /\.tsx?$/.test(id) && code.includes('#generated/limits.ts')
      ? code.replace(/\blimits\.(\w+)/g, (whole, name) => String(limits[name as keyof typeof limits] ?? whole))
      : undefined,
};

/** Front ends that do not stand in a folder of their own name. */
const folders: Record<string, string> = { gallery: 'display/gallery' };

/** How every script of the display is written: for engines of 2016, and each in one classic file. */
const classicBuild = {
  target: 'es2015',
  cssTarget: 'chrome53',
  cssCodeSplit: false,
  rolldownOptions: { output: { format: 'iife', codeSplitting: false } },
} satisfies UserConfig['build'];

/** A script of the display besides its first one, as text. */
async function classicScriptOf(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    root: path('display'),
    logLevel: 'error',
    plugins: [inlineLimits],
    build: {
      ...classicBuild,
      write: false,
      rolldownOptions: { ...classicBuild.rolldownOptions, input: path(`display/${entry}.ts`) },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

/**
 * What keeps a screen going is a second script that the first loads once it has drawn, by the address that a link of the
 * page holds; the worker that keeps the shell has a fixed address, because the browser asks for a new one there.
 */
function laterScripts(): Plugin {
  let upkeep = '';
  return {
    name: 'later-scripts',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      const [code, worker] = [await classicScriptOf('upkeep'), await classicScriptOf('shell-worker')];
      const fileName = `upkeep-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
      upkeep = `/assets/display/${fileName}`;
      this.emitFile({ type: 'asset', fileName, source: code });
      this.emitFile({ type: 'asset', fileName: 'shell-worker.js', source: worker });
    },
    transformIndexHtml: () =>
      upkeep
        ? [{ tag: 'link', attrs: { id: 'upkeep', href: upkeep }, injectTo: 'body' }]
        : [{ tag: 'script', attrs: { type: 'module', src: '/assets/display/upkeep.ts' }, injectTo: 'body' }],
  };
}

const apps: Record<string, UserConfig> = {
  admin: {
    plugins: [react()],
    resolve: { alias: [withoutMarkdown] },
    build: { target: 'es2022', rolldownOptions: { output: { codeSplitting: { groups: libraries } } } },
  },
  controller: { plugins: [react()], build: { target: 'es2020' } },
  kiosk: { plugins: [react()], build: { target: 'es2020' } },
  gallery: { build: { target: 'es2022' } },
  display: {
    resolve: { alias: preact },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: classicBuild,
  },
};

export default defineConfig(({ mode }) => {
  const app = apps[mode];
  if (!app) throw new Error(`vite: --mode must be one of ${Object.keys(apps).join(', ')}, not "${mode}"`);
  return {
    ...app,
    root: path(folders[mode] ?? mode),
    base: `/assets/${mode}/`,
    publicDir: 'public',
    server: { fs: { allow: [path('.')] } },
    cacheDir: path(`node_modules/.vite/${mode}`),
    plugins: [...(app.plugins ?? []), ...(mode === 'display' ? [inlineLimits, classicScript, laterScripts()] : [])],
    build: {
      outDir: path(`dist/${mode}`),
      emptyOutDir: true,
      assetsDir: '.',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 700,
      ...app.build,
    },
  };
});
