import type { SoftwareVersion } from '#generated/shapes.ts';
import type { Handlers } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { findRecord } from '../families/find.ts';
import { sendRecordFile } from '../families/send-record-file.ts';
import { updateRecords } from '../families/update.ts';
import { configurationTemplate } from './configuration-template.ts';
import { checkNamesVersion } from './update-description.ts';

export const launcherHandlers: Handlers<
  'downloadVersion' | 'uploadVersionYaml' | 'getProxyLaunchTemplate' | 'downloadLauncherYaml'
> = {
  downloadVersion: (call) => {
    const property = call.query.part === 'yaml' ? 'yamlFile' : 'file';
    return sendRecordFile(call, 'version', call.query.gid, property);
  },

  uploadVersionYaml: async ({ organisationGid, body, files, services, write }) => {
    const place = { family: 'version' as const, organisationGid };
    const { body: release } = await services.database.query(findRecord(place, body.gid));
    const { yamlFile } = files;
    if (!yamlFile) throw new Refusal({ code: 'upload_missing', field: 'yamlFile' });
    await checkNamesVersion(services.files, yamlFile.name, (release as SoftwareVersion).versionNumber);
    const [record] = await write(updateRecords, {
      ...place,
      items: [{ gid: body.gid, body: {}, files: { yamlFile } }],
    });
    await services.files.collect();
    return record as unknown as SoftwareVersion;
  },

  getProxyLaunchTemplate: async () => ({ configurationFile: configurationTemplate() }),

  downloadLauncherYaml: (call) => sendRecordFile(call, 'launcherYaml', call.query.gid, 'file'),
};
