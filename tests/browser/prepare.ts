import { fontConfiguration } from './fonts.ts';
import { findBrowser } from './launch.ts';

/** Runs once before all tests, so that no two of them unpack the browser or its fonts at the same time. */
export default async function prepare(): Promise<void> {
  await findBrowser();
  await fontConfiguration();
}
