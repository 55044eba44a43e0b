import { join } from 'node:path';
import { Refusal } from '../errors/refusal.ts';
import type { Files } from '../files/files.ts';

/**
 * Refuses an update description that names another version than its release: launchers would update for ever, or never.
 * @throws Refusal yaml_version_mismatch
 */
export async function checkNamesVersion(files: Files, name: string, versionNumber: string): Promise<void> {
  const { version } = await files.readYaml({ path: join(files.folder, name) }, 'yamlFile', 'failsafe');
  if (version !== versionNumber) {
    throw new Refusal({ code: 'yaml_version_mismatch', field: 'yamlFile', params: { version: versionNumber } });
  }
}
