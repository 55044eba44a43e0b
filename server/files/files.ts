import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Upload } from '#generated/uploads.ts';
import type { Database } from '../database/database.ts';
import { hourMs } from '../ground/durations.ts';
import { newGid } from '../ground/new-gid.ts';
import { forgetUnusedFiles } from './commands.ts';
import type { YamlSource } from './inspection.ts';
import { openInspector } from './inspector.ts';
import type { YamlSchema } from './read-yaml.ts';
import { type IncomingFile, type StoredUpload, storeUpload } from './store-upload.ts';

/** The uploaded files of the data folder. */
export interface Files {
  /** Folder of the stored files. */
  readonly folder: string;
  /** Takes a file in; it stays only if the call's command makes it known. */
  store(incoming: IncomingFile, rule: Upload): Promise<StoredUpload>;
  /**
   * Reads YAML that came from outside, on another thread.
   * @throws Refusal yaml_invalid, yaml_too_complex, upload_too_complex, service_busy
   */
  readYaml(source: YamlSource, field: string, schema?: YamlSchema): Promise<Record<string, unknown>>;
  /**
   * Looks whether a stored file is a script that launchers can start, on another thread.
   * @throws Refusal release_not_a_launcher, upload_too_complex, service_busy
   */
  checkScript(name: string, field: string): Promise<void>;
  /** Ends a call's hold on its uploads: those that no organisation knows are removed. */
  settle(uploads: readonly StoredUpload[]): Promise<void>;
  /** Removes files that an organisation has had, unless another has them too. */
  discard(names: readonly string[]): Promise<void>;
  /** Removes the files that records have let go of and none shows any more; `everywhere` looks at all there are. */
  collect(everywhere?: boolean): Promise<void>;
  close(): Promise<void>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly files: Files;
  }
}

/** Where processes share the folder, what is younger than this may be another's work under way. */
const underWayMs = hourMs;

/**
 * Opens the folders of the files and clears away what a crash has left: half received files, and files that no
 * organisation knows. Processes that share a database share these folders: each leaves a note there of the files that
 * its calls have just brought.
 */
export async function openFiles(dataFolder: string, database: Database): Promise<Files> {
  const folders = { temporary: join(dataFolder, 'incoming'), stored: join(dataFolder, 'files') };
  mkdirSync(folders.temporary, { recursive: true });
  mkdirSync(folders.stored, { recursive: true });
  const shared = database.engine === 'postgresql';
  for (const name of readdirSync(folders.temporary)) {
    const path = join(folders.temporary, name);
    if (!shared || age(path) > underWayMs) rmSync(path, { recursive: true, force: true });
  }
  /** Calls that have just brought a file, by its name: until they end, it must not go. */
  const held = new Map<string, number>();
  const self = newGid();
  const noteOf = (name: string) => join(folders.temporary, `${name}~${self}`);
  const isNoted = (name: string) => readdirSync(folders.temporary).some((entry) => entry.startsWith(`${name}~`));

  const isKnown = async (name: string) =>
    (await database.read('file', 'SELECT name FROM file WHERE name = ? LIMIT 1', name)).length > 0;
  const removeUnknown = async (name: string) => {
    if (held.has(name) || (await isKnown(name))) return;
    // Out of the way first, then asked again: whoever brings the same file meanwhile brings it whole, or finds it back.
    const path = join(folders.stored, name);
    const away = join(folders.temporary, `${name}-${newGid()}`);
    if (!moved(path, away)) return;
    if (held.has(name) || isNoted(name) || (await isKnown(name))) renameSync(away, path);
    else rmSync(away);
  };
  const hold = (name: string) => {
    const others = held.get(name) ?? 0;
    if (others === 0) writeFileSync(noteOf(name), '');
    held.set(name, others + 1);
  };
  const inspector = openInspector();
  const files: Files = {
    folder: folders.stored,
    store: (incoming, rule) => storeUpload(incoming, rule, folders, inspector, hold),
    readYaml: (source, field, schema = 'core') =>
      inspector.inspect({ kind: 'yaml', source, field, schema }) as Promise<Record<string, unknown>>,
    checkScript: async (name, field) => {
      await inspector.inspect({ kind: 'script', path: join(folders.stored, name), field });
    },
    close: inspector.close,
    settle: async (uploads) => {
      for (const { name } of uploads) {
        const others = (held.get(name) ?? 1) - 1;
        if (others > 0) held.set(name, others);
        else {
          held.delete(name);
          rmSync(noteOf(name), { force: true });
        }
        await removeUnknown(name);
      }
    },
    discard: async (names) => {
      for (const name of names) await removeUnknown(name);
    },
    collect: async (everywhere = false) => {
      const names = await database.write(forgetUnusedFiles, { everywhere });
      for (const name of names) await removeUnknown(name);
    },
  };
  for (const name of readdirSync(folders.stored)) await removeUnknown(name);
  return files;
}

/** Moves a file; false if there is none. */
function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** How long ago a file was written, in milliseconds; files that go meanwhile count as new. */
function age(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : 0;
}
