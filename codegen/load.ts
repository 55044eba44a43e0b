import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { FamilySource, PathFile, SchemaFile, Sources } from './sources.ts';

/**
 * Reads the three sources of truth under `root`, sorted by name so that every output is the same on every machine.
 * Throws with the file's name when one is not valid JSON or YAML.
 */
export function load(root: string): Sources {
  return {
    schemas: loadSchemas(join(root, 'schemas')),
    document: readYaml(join(root, 'openapi/openapi.yaml')),
    families: readYaml<FamilySource[]>(join(root, 'openapi/families.yaml')),
    paths: listFiles(join(root, 'openapi/paths'), '.yaml').map(
      (file): PathFile => ({
        file: `openapi/paths/${file}`,
        family: basename(file, '.yaml'),
        items: readYaml(join(root, 'openapi/paths', file)) ?? {},
      }),
    ),
    locales: Object.fromEntries(
      listFiles(join(root, 'locales'), '.json').map((file) => [
        basename(file, '.json'),
        readJson(join(root, 'locales', file)),
      ]),
    ),
  };
}

function loadSchemas(folder: string): SchemaFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) =>
      listFiles(join(folder, name), '.json').map((file) => ({
        file: `schemas/${name}/${file}`,
        folder: name,
        name: basename(file, '.json'),
        schema: readJson(join(folder, name, file)),
      })),
    );
}

function listFiles(folder: string, extension: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(extension))
        .sort()
    : [];
}

function readJson<T>(file: string): T {
  return naming(file, () => JSON.parse(readFileSync(file, 'utf8')));
}

function readYaml<T>(file: string): T {
  return naming(file, () => parse(readFileSync(file, 'utf8')));
}

function naming<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
