import { Refusal } from '../errors/refusal.ts';
import type { Files } from '../files/files.ts';
import type { YamlSource } from '../files/inspection.ts';
import { faultsOfConfiguration } from './launch-configuration.ts';

/**
 * Refuses a configuration that is not YAML, and one that gives a setting of ours a wrong value. It is read here, on a
 * thread of its own, and not by the writer, for which everybody waits.
 * @param field the field of the form that holds it
 * @throws Refusal yaml_invalid, yaml_too_complex, configuration_value_wrong
 */
export async function checkConfiguration(source: YamlSource, field: string, files: Files): Promise<void> {
  const [fault] = faultsOfConfiguration(await files.readYaml(source, field));
  if (fault) throw new Refusal({ code: 'configuration_value_wrong', field, params: { key: fault.field ?? '' } });
}
