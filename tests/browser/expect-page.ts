import { expect } from 'playwright/test';

/**
 * Playwright's own expectations of pages and what is on them: each waits until it holds, 30 seconds at most, since a busy
 * machine may take that long for what a person sees at once.
 */
export const expectPage = expect.configure({ timeout: 30_000 });
