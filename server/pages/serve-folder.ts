import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the files of a folder below a prefix that ends with a slash. The plugin's own route would read the whole folder
 * for each request, to hold the name against how it is spelt there: with every medium of a hospital in it that takes
 * longer than to send one, and no route here guards a name.
 */
export async function serveFolder(app: FastifyInstance, prefix: string, options: FastifyStaticOptions): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { ...options, index: false, dotfiles: 'ignore', serve: false });
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) => reply.sendFile(request.params['*']));
  });
}
