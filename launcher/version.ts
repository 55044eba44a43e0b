import { installedIn } from './keeper/installed.ts';

/** The number of the program as it stands here; a release has the one that it was published under. */
export const ownVersion = '1.0.0';

/** The number of the program that runs from a folder, and whether a script installed there is what runs. */
export function runningVersion(folder: string, isInstalled: boolean): string {
  return (isInstalled && installedIn(folder).state().current?.versionNumber) || ownVersion;
}
