import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
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
  await context.addInitScript(shutStorage);
  return {
    context,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Runs in the page. A headless shell reads no preferences: there every store refuses with the error that Chromium gives. */
function shutStorage(): void {
  try {
    localStorage.getItem('');
  } catch {
    return;
  }
  const refusal = () => new DOMException('Access is denied for this document.', 'SecurityError');
  const refuse = () => {
    throw refusal();
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  IDBFactory.prototype.open = refuse;
  IDBFactory.prototype.databases = () => Promise.reject(refusal());
  for (const name of ['open', 'match', 'has', 'keys', 'delete'] as const) {
    Object.assign(CacheStorage.prototype, { [name]: () => Promise.reject(refusal()) });
  }
  ServiceWorkerContainer.prototype.register = () => Promise.reject(refusal());
}
