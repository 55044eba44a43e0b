import type { SoftwareVersion } from '#generated/shapes.ts';
import type { DevicePurpose } from '#generated/values.ts';
import type { Handlers } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { findRecord } from '../families/find.ts';
import { sendRecordFile } from '../families/send-record-file.ts';
import { updateRecords } from '../families/update.ts';
import { fileUrl } from '../files/file-url.ts';
import { configurationTemplate } from './configuration-template.ts';
import { checksumIn, describeRelease, findRelease } from './find-release.ts';
import { keepLauncher } from './keep-launcher.ts';
import { composeSettings, findFile, findMachine } from './launch-settings.ts';
import { withColons } from './mac-address.ts';
import { checkNamesVersion } from './update-description.ts';

export const launcherHandlers: Handlers<
  | 'downloadVersion'
  | 'uploadVersionYaml'
  | 'getProxyLaunchTemplate'
  | 'downloadLauncherYaml'
  | 'findLaunchSettings'
  | 'reportLauncher'
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
    const { versionNumber, storageType } = release as SoftwareVersion;
    await checkNamesVersion(services.files, yamlFile.name, versionNumber);
    const isChecked = storageType === 'local' || (await checksumIn(services.files, fileUrl(yamlFile.name)));
    if (!isChecked) throw new Refusal({ code: 'release_not_checkable', field: 'yamlFile' });
    const [record] = await write(updateRecords, {
      ...place,
      items: [{ gid: body.gid, body: {}, files: { yamlFile } }],
    });
    await services.files.collect();
    return record as unknown as SoftwareVersion;
  },

  getProxyLaunchTemplate: async () => ({ configurationFile: configurationTemplate() }),

  downloadLauncherYaml: (call) => sendRecordFile(call, 'launcherYaml', call.query.gid, 'file'),

  // Addresses of network cards can be guessed: what they open holds no secret, and guessing is slow all the same.
  findLaunchSettings: async ({ body: { macAddresses }, request, services }) => {
    const machine = await services.database.query(findMachine(macAddresses));
    if (!machine) services.wrongKeys.note(request.ip, `machine ${macAddresses.map(withColons).sort()}`);
    return composeSettings(services.files, undefined, machine);
  },

  reportLauncher: async ({ organisationGid, caller, body, services }) => {
    const { database, files } = services;
    const panelGid = caller?.subjectGid ?? '';
    const deviceGid = caller?.deviceGid ?? null;
    const kind = (caller?.kind ?? 'panel') as DevicePurpose;
    const { machine, file, version } = await database.query(
      (function* () {
        return {
          machine: yield* findMachine(body.macAddresses),
          file: yield* findFile(organisationGid, kind, panelGid),
          version: yield* findRelease('webViewLauncher', deviceGid ?? `${panelGid} ${body.macAddresses[0]}`),
        };
      })(),
    );
    const release = version && (await describeRelease(files, version));
    const settings = await composeSettings(files, file, machine);
    if (deviceGid !== null) {
      const isOther = release !== undefined && release.versionNumber !== body.versionNumber;
      const update = {
        ...(isOther && { wantedVersion: release.versionNumber }),
        ...(settings.configuration.update?.automatic === false && { updatesOff: true }),
      };
      await database.write(keepLauncher, { organisationGid, deviceGid, report: body, update });
    }
    return { settings, ...(release && { release }) };
  },
};
