import { readFile } from 'node:fs/promises';
import type { Upload } from '#generated/uploads.ts';
import { Refusal } from '../errors/refusal.ts';
import { isTransparent } from './png-transparency.ts';
import { readYaml } from './read-yaml.ts';

/**
 * Looks into a received file where its first bytes do not say enough: YAML must be YAML, and a background opaque.
 * @throws Refusal yaml_invalid, image_transparent
 */
export async function inspectContent(path: string, mediaType: string, rule: Upload): Promise<void> {
  if (mediaType === 'application/yaml') readYaml(await readFile(path), rule.property);
  if (mediaType === 'image/png' && !rule.transparent && (await isTransparent(await readFile(path)))) {
    throw new Refusal({ code: 'image_transparent', field: rule.property });
  }
}
