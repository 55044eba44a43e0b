import type { Handlers } from '../contract/handler.ts';
import { renderDocs } from './docs-page.ts';

export const docsHandlers: Handlers<'getDocs'> = {
  getDocs: async ({ query, locale, request, reply }) => {
    const origin = `${request.protocol}://${request.host}`;
    const page = renderDocs(query.lang ?? locale, { origin, ...(query.search && { search: query.search }) });
    return reply.type('text/html; charset=utf-8').send(page);
  },
};
