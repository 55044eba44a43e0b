import { createHash } from 'node:crypto';
import type { LaunchConfiguration, LaunchSettings } from '#generated/shapes.ts';
import type { DevicePurpose } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { findDocument } from '../documents/get-document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import type { Files } from '../files/files.ts';
import { mergeConfigurations } from './launch-configuration.ts';
import { withColons } from './mac-address.ts';
import { configurationOfFile, configurationOfMachine } from './read-configuration.ts';

/** Yields the machine that one of these network cards is of; undefined where the provider has set up none. */
export function* findMachine(
  macAddresses: readonly string[],
): Generator<Statement, Document<'proxyLaunch'> | undefined, unknown> {
  for (const address of macAddresses) {
    const machine = yield* findDocument('proxyLaunch', '', 'macAddress', withColons(address));
    if (machine) return machine;
  }
  return undefined;
}

/** Yields the file for a device: one that names its panel goes before one for its kind, and that before one for all. */
export function* findFile(
  organisationGid: string,
  kind: DevicePurpose,
  panelGid: string,
): Generator<Statement, Document<'launcherYaml'> | undefined, unknown> {
  const rank = ({ body: { panels = [], deviceKind } }: Document<'launcherYaml'>) => {
    if (deviceKind !== undefined && deviceKind !== kind) return 0;
    if (panels.length > 0) return panels.includes(panelGid) ? 3 : 0;
    return deviceKind === undefined ? 1 : 2;
  };
  const ranked = (yield* listDocuments('launcherYaml', organisationGid)).filter((file) => rank(file) > 0);
  return ranked.toSorted((one, other) => rank(other) - rank(one))[0];
}

/** What the organisation says of its devices, and over it what the provider says of this machine. */
export async function composeSettings(
  files: Files,
  file: Document<'launcherYaml'> | undefined,
  machine: Document<'proxyLaunch'> | undefined,
): Promise<LaunchSettings> {
  const parts: LaunchConfiguration[] = [];
  if (file) parts.push(await configurationOfFile(files, file));
  if (machine) parts.push(await configurationOfMachine(files, machine));
  const configuration = mergeConfigurations(parts);
  const networkInterface = machine?.body.interfaceAlias;
  const revision = createHash('sha256')
    .update(JSON.stringify([configuration, networkInterface]))
    .digest('hex');
  return {
    known: machine !== undefined,
    revision: revision.slice(0, 16),
    configuration,
    ...(networkInterface && { networkInterface }),
  };
}
