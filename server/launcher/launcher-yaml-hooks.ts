import { join } from 'node:path';
import type { FamilyHooks } from '../families/hooks.ts';
import { checkConfiguration } from './check-configuration.ts';

/** Configurations of an organisation's launchers: what is ours in them must be right. */
export const launcherYamlHooks: FamilyHooks = {
  async prepare(item, _, { files }) {
    const { file } = item.files ?? {};
    if (file) await checkConfiguration({ path: join(files.folder, file.name) }, 'file', files);
    return item;
  },
};
