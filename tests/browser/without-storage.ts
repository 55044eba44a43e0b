import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { chromiumFlags, findBrowser } from './launch.ts';

/** What a person sets by "block all cookies": databases, local storage, caches and workers go with them. */
const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };

/** A Chromium whose owner forbade every site to keep anything. */
export async function launchWithoutStorage(): Promise<{ context: BrowserContext; close(): Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'callboard-no-storage-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const { executablePath, libraries } = await findBrowser();
  const env = { ...process.env, ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}) };
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: chromiumFlags, env });
  return {
    context,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
