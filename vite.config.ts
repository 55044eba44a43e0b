/** One configuration for the front ends; the mode names the front end: `vite build --mode admin`. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { type Alias, build, defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { isFirstFile } from './admin/build/first-files.ts';
import { ownTexts } from './admin/build/own-texts.ts';
import { appManifest } from './controller/build/app-manifest.ts';
import { leaveController } from './controller/build/leave-controller.ts';
import { asyncAsSteps } from './display/build/async-as-steps.ts';
import { blocksByType } from './display/build/blocks-by-type.ts';
import { classicScripts } from './display/build/classic-scripts.ts';
import { firstScript } from './display/build/first-script.ts';
import { pairingTexts } from './display/build/pairing-texts.ts';
import { shortDictionaries } from './display/build/short-dictionaries.ts';
import { limits } from './generated/limits.ts';
import { panelTypes } from './generated/panel-types.ts';
import { textLengths } from './generated/text-lengths.ts';
import { ownOperations } from './kiosk/build/own-operations.ts';
import { ownTexts as kioskTexts } from './kiosk/build/own-texts.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * What a list needs is one script beside React, which changes less often: sixty small ones cost a slow computer more than
 * their bytes. All else goes where it is used.
 */
const adminScripts = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'first', test: (id: string) => isFirstFile(id) },
];

const withoutMarkdown: Alias = { find: /^markdown-to-jsx(\/react)?$/, replacement: path('admin/PlainMarkdown.tsx') };

/** Stands in for the writer of react-admin's own export, which no list of ours offers. */
const withoutExporter: Alias = { find: /^jsonexport\/dist(\/index\.js)?$/, replacement: path('admin/no-export.ts') };

/** What `react` means in the front ends of devices (decisions 012 and 116). */
const preact: Alias[] = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom\/client)?$/, replacement: path('client/engine/preact-as-react.ts') },
];
const onPreact = {
  resolve: { alias: preact },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
} satisfies UserConfig;

/** Writes the limits that a device asks for as numbers in their places: it needs a dozen of them, not the tables. */
const inlineLimits: Plugin = {
  name: 'inline-limits',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.tsx?$/.test(id) || !/#generated\/(limits|text-lengths)\.ts/.test(code)) return undefined;
    const numbers: Record<string, object> = { limits, textLengths };
    const text = code.replace(/\b(limits|textLengths)((?:\.\w+)+)/g, (whole, table, path: string) => {
      const found = path
        .slice(1)
        .split('.')
        .reduce<unknown>((held, key) => (held as Record<string, unknown>)?.[key], numbers[table]);
      return typeof found === 'number' ? String(found) : whole;
    });
    return { code: text, map: null };
  },
};

/** Front ends that do not stand in a folder of their own name. */
const folders: Record<string, string> = {
  gallery: 'display/gallery',
  hall: 'display/hall',
  pairing: 'display/pairing',
  'display-on-react': 'display',
};
/** Front ends that are served in the place of another. */
const places: Record<string, string> = { 'display-on-react': 'display' };

/** How every script of the display is written: for engines of 2016. */
const classicBuild = {
  target: 'es2015',
  cssTarget: 'chrome53',
  cssCodeSplit: false,
  rolldownOptions: {
    // A field of a class is a plain assignment, not a property that a helper defines.
    transform: { assumptions: { setPublicClassFields: true, noDocumentAll: true } },
    // A number that stays a `const` is written by the compressor where it is used; Vite would make it a `var`.
    output: { topLevelVar: false },
  },
} satisfies UserConfig['build'];
/** Engines before Chromium 71 have no such name. */
const inWindows = { globalThis: 'window' };

/**
 * A script at an address of its own that stays: of a service worker, because the browser asks for a new one there, and of
 * pages that the server writes.
 */
const scriptAt = (folder: string, name: string, plugins: Plugin[], target: UserConfig['build']): Plugin => ({
  name,
  apply: 'build',
  async buildStart() {
    const { output } = (await build({
      configFile: false,
      root: path(folder),
      logLevel: 'error',
      plugins,
      build: {
        ...target,
        write: false,
        rolldownOptions: { input: path(`${folder}/${name}.ts`), output: { format: 'iife', codeSplitting: false } },
      },
    })) as Rolldown.RolldownOutput;
    this.emitFile({ type: 'asset', fileName: `${name}.js`, source: output[0].code });
  },
});

/** Smaller files fit into a packet or two anyway. */
const leastBytes = 1000;

/** What is larger takes Brotli at its best too long. */
const mostBytes = 100_000;

/** Writes what browsers take compressed beside each file, once for all of them: the server sends it as it is. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const names = await readdir(dir, { recursive: true });
    const texts = names.filter((name) => /\.(js|css|svg|json)$/.test(name)).map((name) => join(dir, name));
    await Promise.all(
      texts.map(async (file) => {
        const content = await readFile(file);
        if (content.length < leastBytes) return;
        await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: content.length < mostBytes ? 11 : 9 };
        await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      }),
    );
  },
};

/** The oldest engine that is tried (decision 041); it knows modules, and `import()` since the one before. */
const kioskTarget = { target: 'chrome64', cssTarget: 'chrome64' };

/** Drawings of blocks come by the panel's type (decision 131). */
const drawingsByType = blocksByType(panelTypes.map(({ layout }) => layout.root));

const onOldTelevisions: Plugin[] = [
  inlineLimits,
  drawingsByType,
  firstScript(),
  shortDictionaries,
  asyncAsSteps,
  classicScripts('/assets/display/'),
  scriptAt('display', 'shell-worker', [inlineLimits, asyncAsSteps], classicBuild),
];

const apps: Record<string, UserConfig> = {
  admin: {
    plugins: [react(), ownTexts],
    resolve: { alias: [withoutMarkdown, withoutExporter] },
    build: { target: 'es2022', rolldownOptions: { output: { codeSplitting: { groups: adminScripts } } } },
  },
  controller: {
    plugins: [react(), appManifest, scriptAt('controller', 'leave-controller', [leaveController], classicBuild)],
    build: { target: 'es2020' },
  },
  kiosk: {
    ...onPreact,
    define: inWindows,
    plugins: [inlineLimits, ownOperations, kioskTexts, scriptAt('kiosk', 'ticket-worker', [], kioskTarget)],
    build: kioskTarget,
  },
  gallery: { build: { target: 'es2022' } },
  display: {
    ...onPreact,
    define: inWindows,
    plugins: onOldTelevisions,
    build: classicBuild,
  },
  hall: {
    ...onPreact,
    define: inWindows,
    plugins: [
      inlineLimits,
      drawingsByType,
      firstScript(),
      shortDictionaries,
      asyncAsSteps,
      classicScripts('/assets/hall/'),
    ],
    build: classicBuild,
  },
  pairing: {
    define: inWindows,
    plugins: [inlineLimits, pairingTexts, asyncAsSteps, classicScripts('/assets/pairing/')],
    build: classicBuild,
  },
  // The same sources on React itself: the tests show that they run on it, and what Preact saves (decisions 041, 045).
  'display-on-react': { plugins: onOldTelevisions, build: classicBuild },
};

export default defineConfig(({ mode }) => {
  const app = apps[mode];
  if (!app) throw new Error(`vite: --mode must be one of ${Object.keys(apps).join(', ')}, not "${mode}"`);
  return {
    ...app,
    plugins: [...(app.plugins ?? []), compressed],
    root: path(folders[mode] ?? mode),
    base: `/assets/${places[mode] ?? mode}/`,
    publicDir: 'public',
    server: { fs: { allow: [path('.')] } },
    cacheDir: path(`node_modules/.vite/${mode}`),
    build: {
      outDir: path(`dist/${mode}`),
      emptyOutDir: true,
      assetsDir: '.',
      modulePreload: { polyfill: false },
      // The administration's first page comes as one file; what that costs is measured (bench:admin).
      chunkSizeWarningLimit: 900,
      ...app.build,
      // How long plugins take on a slow machine is no warning for those who only start the product.
      rolldownOptions: { checks: { bundlerTimings: false }, ...app.build?.rolldownOptions },
    },
  };
});
