import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const windowsPaths = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
];

/**
 * The Chromium, Chrome or Edge of this machine.
 * @throws Error that says how to name one
 */
export function findBrowser(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  const { PATH = '', ProgramFiles, 'ProgramFiles(x86)': ProgramFilesX86, LOCALAPPDATA } = environment;
  const roots = [ProgramFiles, ProgramFilesX86, LOCALAPPDATA].filter((root) => root !== undefined);
  const places =
    platform === 'win32'
      ? windowsPaths.flatMap((parts) => roots.map((root) => join(root, ...parts)))
      : [...PATH.split(delimiter), '/usr/bin', '/snap/bin'].flatMap((folder) =>
          names.map((name) => join(folder, name)),
        );
  const found = places.find(canRun);
  if (!found) throw new Error('no Chromium, Chrome or Edge was found; name one with --browser');
  return found;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
