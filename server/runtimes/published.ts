import { createHash } from 'node:crypto';
import type { SoftwareType } from '#generated/values.ts';
import type { Document } from '../documents/document.ts';

type Release = Document<'version'>;

/**
 * The newest release of a program that is published to a device. A share of the devices is always the same ones, and a
 * larger share has the smaller one in it.
 * @param device what tells the device from others
 */
export function newestFor(releases: readonly Release[], type: SoftwareType, device: string): Release | undefined {
  const published = releases.filter(
    ({ gid, body }) => body.type === type && isAmong(`${gid} ${device}`, body.publishedPercent ?? 0),
  );
  return published.toSorted((one, other) => compareVersions(other.body.versionNumber, one.body.versionNumber))[0];
}

/** Numbers as numbers: 1.10 comes after 1.9. What is tried before one, 1.10-beta, comes before it. */
export function compareVersions(one: string, other: string): number {
  const [[number, trial], [otherNumber, otherTrial]] = [withTrial(one), withTrial(other)];
  if (number === otherNumber && (trial === '' || otherTrial === '')) return otherTrial.length - trial.length;
  return inNumbers(number, otherNumber) || inNumbers(trial, otherTrial);
}

/** A number, and the word after it that says for what trial it is; 1.10-1 has none: it mends 1.10. */
function withTrial(version: string): [number: string, trial: string] {
  const at = version.search(/-[A-Za-z]/);
  return at < 0 ? [version, ''] : [version.slice(0, at), version.slice(at)];
}

function inNumbers(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function isAmong(name: string, percent: number): boolean {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % 100 < percent;
}
