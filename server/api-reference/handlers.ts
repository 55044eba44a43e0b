import type { Handlers } from '../call/handler.ts';
import { prepareDocs, renderDocs } from './docs-page.ts';

export const docsHandlers: Handlers<'getDocs'> = {
  getDocs: async ({ query, locale, request, reply, services }) => {
    const origin = `${request.protocol}://${request.host}`;
    const language = query.lang ?? locale;
    await prepareDocs(language, services.eventLoop);
    const page = renderDocs(language, { origin, ...(query.search && { search: query.search }) });
    return reply.type('text/html; charset=utf-8').send(page);
  },
};
