import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../errors/refusal.ts';
import { readYaml } from '../files/read-yaml.ts';

/**
 * Refuses an update description that names another version than its release: launchers would update for ever, or never.
 * @throws Refusal yaml_version_mismatch
 */
export async function checkNamesVersion(folder: string, name: string, versionNumber: string): Promise<void> {
  const { version } = readYaml(await readFile(join(folder, name)), 'yamlFile', 'failsafe');
  if (version !== versionNumber) {
    throw new Refusal({ code: 'yaml_version_mismatch', field: 'yamlFile', params: { version: versionNumber } });
  }
}
