import type { FastifyRequest } from 'fastify';
import { wantsPage } from './wants-page.ts';

/** Whether somebody opens a page in a browser: what can be called is none, also for who opens it there. */
export function opensPage(request: Pick<FastifyRequest, 'method' | 'headers' | 'url'>): boolean {
  return wantsPage(request) && !request.url.startsWith('/api/');
}
