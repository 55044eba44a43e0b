import type { LaunchConfiguration, LaunchRelease } from '#generated/shapes.ts';
import type { Installed } from '../keeper/installed.ts';
import type { Log } from '../log.ts';
import { fetchRelease } from './fetch-release.ts';

/** Keeps the program at the release that the server says. */
export interface Updates {
  /**
   * Fetches the release if it is another one, and leaves one that was taken back where no other is published; true if
   * the program is to end for what lies ready.
   */
  follow(release: LaunchRelease | undefined, update: LaunchConfiguration['update'], now: number): Promise<boolean>;
  /** The release that the server says, if it could not be fetched whole or was gone back from. */
  refusedVersion(now: number): string | undefined;
}

/** A file that was not whole may be tomorrow; until then it is not fetched each minute. */
const retryMs = 600_000;

export function updatesOf(
  server: string,
  installed: Installed,
  ownVersion: string,
  log: Log,
  note: (action: 'update.refused', detail: string) => void,
): Updates {
  /** SHA-256 of the release that the server says; undefined while it says none. */
  let wanted: string | undefined;
  let failed: { sha256: string; versionNumber: string; at: number } | undefined;
  return {
    async follow(release, update, now) {
      wanted = release?.sha256;
      if (failed && failed.sha256 !== wanted) failed = undefined;
      const { current } = installed.state();
      if (update?.automatic === false) return false;
      if (!release) {
        if (!current) return false;
        installed.leave();
        log(`update: ${current.versionNumber} is published no longer, what came with the installation runs again`);
        return true;
      }
      const { versionNumber, sha256 } = release;
      const runs = current ? current.sha256 === sha256 : versionNumber === ownVersion;
      if (runs) return false;
      if (installed.refused(now).some((one) => one.sha256 === sha256)) return false;
      if (failed?.sha256 === sha256 && Math.abs(now - failed.at) < retryMs) return false;
      try {
        installed.install({ versionNumber, sha256 }, await fetchRelease(server, release));
        log(`update: ${versionNumber} lies ready`);
        return true;
      } catch (error) {
        log(`update: ${versionNumber} is not installed: ${(error as Error).message}`);
        // The organisation's log has it once, however long the file stays what it is.
        const isNew = failed?.sha256 !== sha256;
        failed = { sha256, versionNumber, at: now };
        if (isNew) note('update.refused', `${versionNumber}: ${(error as Error).message}`);
        return false;
      }
    },
    refusedVersion: (now) => {
      const refused = failed ?? installed.refused(now).find(({ sha256 }) => sha256 === wanted);
      return refused?.versionNumber;
    },
  };
}
