import { join } from 'node:path';
import type { LaunchConfiguration } from '#generated/shapes.ts';
import type { Document } from '../documents/document.ts';
import { Refusal } from '../errors/refusal.ts';
import { fileNameOf } from '../files/file-url.ts';
import type { Files } from '../files/files.ts';
import type { YamlSource } from '../files/inspection.ts';
import { rightSettings } from './launch-configuration.ts';

/** Texts that are remembered, with what they say: thousands of launchers ask each minute for the same few. */
const mostKept = 500;
const read = new WeakMap<Files, Map<string, Promise<LaunchConfiguration>>>();

/** The configuration of a machine, as its YAML says it. */
export function configurationOfMachine(files: Files, { body }: Document<'proxyLaunch'>): Promise<LaunchConfiguration> {
  const { configurationFile: text = '', autoUpdate } = body;
  return text === '' ? Promise.resolve(updating({}, autoUpdate)) : known(files, text, { text }, autoUpdate);
}

/** The configuration in an organisation's file. */
export async function configurationOfFile(
  files: Files,
  { body }: Document<'launcherYaml'>,
): Promise<LaunchConfiguration> {
  const name = fileNameOf(body.file);
  return name === undefined ? {} : known(files, name, { path: join(files.folder, name) });
}

async function known(
  files: Files,
  name: string,
  source: YamlSource,
  autoUpdate?: boolean,
): Promise<LaunchConfiguration> {
  const ofFolder = read.get(files) ?? new Map<string, Promise<LaunchConfiguration>>();
  read.set(files, ofFolder);
  const found = ofFolder.get(name) ?? settingsIn(files, source);
  ofFolder.delete(name);
  ofFolder.set(name, found);
  for (const oldest of ofFolder.keys()) {
    if (ofFolder.size <= mostKept) break;
    ofFolder.delete(oldest);
  }
  try {
    return updating(await found, autoUpdate);
  } catch (error) {
    ofFolder.delete(name);
    throw error;
  }
}

/** What is no YAML was kept before it was looked at; it says nothing. Who is busy says so, and is asked again. */
async function settingsIn(files: Files, source: YamlSource): Promise<LaunchConfiguration> {
  try {
    return rightSettings(await files.readYaml(source, 'file'));
  } catch (error) {
    const isWrong = error instanceof Refusal && error.entries.some(({ code }) => code.startsWith('yaml_'));
    if (isWrong) return {};
    throw error;
  }
}

/** A machine that is not to update itself does not, whatever its configuration says. */
function updating(configuration: LaunchConfiguration, autoUpdate: boolean | undefined): LaunchConfiguration {
  return autoUpdate === false
    ? { ...configuration, update: { ...configuration.update, automatic: false } }
    : configuration;
}
