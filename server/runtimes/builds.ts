import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Document } from '../documents/document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { fileNameOf } from '../files/file-url.ts';
import type { Files } from '../files/files.ts';
import { hourMs, minuteMs, secondMs } from '../ground/durations.ts';
import { type Bundle, readBundle } from './bundle.ts';
import { keptFor } from './kept-for.ts';
import { ownVersion } from './own-version.ts';
import { frontEndOf, isPageProgram, type PageProgram, runtimeOf } from './programs.ts';
import { compareVersions, newestFor } from './published.ts';

/** A build that a device is to run. */
export interface Runtime {
  /** Of the release; absent for the build that comes with this server. */
  readonly gid?: string;
  readonly versionNumber: string;
  readonly runtime: string;
}

/** A build that is published, with its page. */
export interface Release extends Runtime {
  readonly gid: string;
  readonly page: string;
}

/** The builds of the front ends: those of this server, and those that are published. */
export interface Builds {
  /** What a device is to run. @param mark what tells it from others @param refused gids of what did not work on it */
  wanted(program: PageProgram, mark: string, refused: readonly string[]): Promise<Runtime>;
  /** The number of a build, also of one that was taken back; undefined for one that nobody knows. */
  numberOf(program: PageProgram, runtime: string): Promise<string | undefined>;
  /** The release of this gid, if it is published. */
  find(program: PageProgram, gid: string): Promise<Release | undefined>;
  /** Another number whenever any of the answers above may be another. */
  stamp(): number;
  /** A file of a release that is published, or was until lately. */
  asset(frontEnd: string, name: string): Promise<Buffer | undefined>;
}

interface Published {
  readonly releases: readonly Document<'version'>[];
  readonly bundles: ReadonlyMap<string, Bundle>;
  /** Numbers of those that are not published, by program and build: devices may run one until their idle hour. */
  readonly unpublished: () => Promise<ReadonlyMap<string, string>>;
}

export interface BuildsOptions {
  readonly database: Database;
  readonly files: Files;
  readonly dist: URL;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Thousands of devices ask: what is published is read again when it was changed, and this often in case nobody heard. */
const freshMs = minuteMs;
/** A page that runs a release loads its next part when it is needed, and runs it until the idle hour at the latest. */
const formerMs = 24 * hourMs;
const mostFormer = 8;
/** The provider's releases stand in the log of the installation. */
const providerLog = '';
/** Nobody tells when the server's own build is replaced under it. */
const ownFreshMs = 5 * secondMs;

export function createBuilds({ database, files, dist, log }: BuildsOptions): Builds {
  /** By the name of the stored file, which is that of its content. */
  const loaded = new Map<string, Promise<Bundle | undefined>>();
  /** What was published until lately, by the name of its file. */
  const former = new Map<string, { readonly bundle: Bundle; readonly until: number }>();
  /** Of files that are not published, what they are alone: nobody is sent anything of them. */
  const builds = new Map<string, string>();
  const kept = keptFor(freshMs, read);
  const published = kept.get;
  let stamp = 0;
  const seen = new Map<'own' | 'published', string>();
  const noteChange = (of: 'own' | 'published', found: unknown) => {
    const text = JSON.stringify(found);
    if (seen.get(of) !== text) stamp += 1;
    seen.set(of, text);
  };
  const own = keptFor(ownFreshMs, async () => {
    const found = await readOwn(dist);
    noteChange('own', found);
    return found;
  }).get;
  database.onCommit((organisationGid) => {
    if (organisationGid === providerLog) kept.forget();
  });

  /** What a stored file holds; undefined for one that cannot be read. */
  function bundleIn(name: string): Promise<Bundle | undefined> {
    return readFile(join(files.folder, name))
      .then(readBundle)
      .catch(() => undefined);
  }

  function load(name: string): Promise<Bundle | undefined> {
    const known = loaded.get(name);
    if (known) return known;
    const coming = bundleIn(name).then((bundle) => {
      if (!bundle) log.warn({ file: name }, 'a published release cannot be read');
      return bundle;
    });
    loaded.set(name, coming);
    return coming;
  }

  async function read(): Promise<Published> {
    const documents = (await database.query(listDocuments('version', ''))).filter(({ body }) =>
      isPageProgram(body.type),
    );
    const bundles = new Map<string, Bundle>();
    const names = new Set<string>();
    for (const { gid, body } of documents) {
      const name = body.file && fileNameOf(body.file);
      if (!name || !body.publishedPercent) continue;
      names.add(name);
      const bundle = await load(name);
      if (bundle && bundle.program === body.type) bundles.set(gid, bundle);
    }
    await letGo(names);
    noteChange('published', documents);
    const others = documents.filter(({ gid }) => !bundles.has(gid));
    let numbers: Promise<ReadonlyMap<string, string>> | undefined;
    const unpublished = () => {
      numbers ??= numbersOf(others);
      return numbers;
    };
    return { releases: documents.filter(({ gid }) => bundles.has(gid)), bundles, unpublished };
  }

  /** What is not published any more starts on no device, and those that run it still get its files. */
  async function letGo(names: ReadonlySet<string>): Promise<void> {
    const now = performance.now();
    for (const [name, coming] of loaded) {
      if (names.has(name)) continue;
      loaded.delete(name);
      const bundle = await coming;
      if (bundle) former.set(name, { bundle, until: now + formerMs });
    }
    for (const [name, { until }] of former) {
      if (names.has(name) || until < now || former.size > mostFormer) former.delete(name);
    }
  }

  async function numbersOf(documents: readonly Document<'version'>[]): Promise<ReadonlyMap<string, string>> {
    const numbers = new Map<string, string>();
    for (const { body } of documents) {
      const name = body.file && fileNameOf(body.file);
      if (!name?.endsWith('.gz')) continue;
      const build = builds.get(name) ?? buildOf(await bundleIn(name));
      builds.set(name, build);
      numbers.set(build, body.versionNumber);
    }
    return numbers;
  }

  const asRuntime = ({ gid, body }: Document<'version'>, bundle: Bundle) => ({
    gid,
    versionNumber: body.versionNumber,
    runtime: bundle.runtime,
  });

  return {
    async wanted(program, mark, refused) {
      const { releases, bundles } = await published();
      const newest = newestFor(
        releases.filter(({ gid }) => !refused.includes(gid)),
        program,
        mark,
      );
      const bundle = newest && bundles.get(newest.gid);
      // A server that was updated meanwhile brings newer ones than were ever published.
      if (bundle && compareVersions(newest.body.versionNumber, ownVersion) > 0) return asRuntime(newest, bundle);
      return { versionNumber: ownVersion, runtime: (await own())[program] ?? '' };
    },
    async numberOf(program, runtime) {
      if (runtime === (await own())[program]) return ownVersion;
      const { releases, bundles, unpublished } = await published();
      const found = releases.find(({ gid, body }) => body.type === program && bundles.get(gid)?.runtime === runtime);
      return found?.body.versionNumber ?? (await unpublished()).get(`${program} ${runtime}`);
    },
    async find(program, gid) {
      const { releases, bundles } = await published();
      const release = releases.find((one) => one.gid === gid && one.body.type === program);
      const bundle = bundles.get(gid);
      return release && bundle && { ...asRuntime(release, bundle), page: bundle.page };
    },
    stamp() {
      // Read again in good time: who asks this alone would never hear of a change.
      void own();
      void published();
      return stamp;
    },
    async asset(frontEnd, name) {
      const { bundles } = await published();
      const known = [...bundles.values(), ...[...former.values()].map(({ bundle }) => bundle)];
      for (const { program, files: held } of known) {
        const found = frontEndOf[program] === frontEnd && held.get(name);
        if (found) return found;
      }
      return undefined;
    },
  };
}

/** The builds that come with this server; empty for one that is not built. */
async function readOwn(dist: URL): Promise<Record<string, string>> {
  const own = Object.entries(frontEndOf).map(async ([program, frontEnd]) => {
    const page = await readFile(new URL(`${frontEnd}/index.html`, dist), 'utf8').catch(() => '');
    return [program, runtimeOf(page)] as const;
  });
  return Object.fromEntries(await Promise.all(own));
}

/** Program and build of a bundle; empty where there is none. */
function buildOf(bundle: Bundle | undefined): string {
  return bundle ? `${bundle.program} ${bundle.runtime}` : '';
}
