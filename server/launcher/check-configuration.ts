import type { Files } from '../files/files.ts';

/**
 * Refuses launch settings whose configuration is not YAML. It is read here, on a thread of its own, and not by the
 * writer, for which everybody waits.
 * @throws Refusal yaml_invalid, yaml_too_complex
 */
export async function checkConfiguration(body: Readonly<Record<string, unknown>>, files: Files): Promise<void> {
  const { configurationFile: text } = body;
  if (typeof text === 'string' && text !== '') await files.readYaml({ text }, 'configurationFile');
}
