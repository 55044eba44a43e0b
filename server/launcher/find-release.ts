import { join } from 'node:path';
import type { LaunchRelease } from '#generated/shapes.ts';
import type { SoftwareType } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { fileNameOf } from '../files/file-url.ts';
import type { Files } from '../files/files.ts';
import { newestFor } from '../runtimes/published.ts';

/** Yields the newest release of a program that is published to a device. @param device what tells it from others */
export function* findRelease(
  type: SoftwareType,
  device: string,
): Generator<Statement, Document<'version'> | undefined, unknown> {
  return newestFor(yield* listDocuments('version', ''), type, device);
}

/** Where a release lies and how it is recognised; undefined where nothing says its SHA-256. */
export async function describeRelease(files: Files, { body }: Document<'version'>): Promise<LaunchRelease | undefined> {
  const { versionNumber, file, url } = body;
  // A stored file is named by the SHA-256 of its content.
  if (file) return { versionNumber, url: file, sha256: fileNameOf(file)?.slice(0, 64) ?? '' };
  const sha256 = await checksumIn(files, body.yamlFile);
  return url && sha256 ? { versionNumber, url, sha256 } : undefined;
}

/** The SHA-256 in an update description. */
export async function checksumIn(files: Files, yamlFile: string | undefined): Promise<string | undefined> {
  const name = yamlFile && fileNameOf(yamlFile);
  if (!name) return undefined;
  const { sha256 } = await files.readYaml({ path: join(files.folder, name) }, 'yamlFile', 'failsafe');
  return typeof sha256 === 'string' && /^[0-9a-f]{64}$/i.test(sha256) ? sha256.toLowerCase() : undefined;
}
