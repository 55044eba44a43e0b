import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { parseJson } from './parse-json.ts';
import type { FamilySource, PathFile, SchemaFile, Sources } from './sources.ts';

/**
 * Reads the three sources of truth under `root`, sorted by name so that every output is the same on every machine.
 * Throws with the file's name when one is not valid JSON or YAML.
 */
export function load(root: string): Sources {
  return {
    schemas: loadSchemas(root),
    document: readYaml(root, 'openapi/openapi.yaml'),
    families: readYaml<FamilySource[]>(root, 'openapi/families.yaml'),
    paths: listFiles(join(root, 'openapi/paths'), '.yaml').map(
      (file): PathFile => ({
        file: `openapi/paths/${file}`,
        family: basename(file, '.yaml'),
        items: readYaml(root, `openapi/paths/${file}`) ?? {},
      }),
    ),
    locales: Object.fromEntries(
      listFiles(join(root, 'locales'), '.json').map((file) => [
        basename(file, '.json'),
        readJson(root, `locales/${file}`),
      ]),
    ),
  };
}

function loadSchemas(root: string): SchemaFile[] {
  return readdirSync(join(root, 'schemas'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) =>
      listFiles(join(root, 'schemas', name), '.json').map((file) => ({
        file: `schemas/${name}/${file}`,
        folder: name,
        name: basename(file, '.json'),
        schema: readJson(root, `schemas/${name}/${file}`),
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

function readJson<T>(root: string, file: string): T {
  return naming(file, () => parseJson<T>(readFileSync(join(root, file), 'utf8')));
}

function readYaml<T>(root: string, file: string): T {
  return naming(file, () => parse(readFileSync(join(root, file), 'utf8')));
}

function naming<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
