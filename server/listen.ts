import type { FastifyInstance } from 'fastify';
import type { Environment } from './ground/environment.ts';
import { exitCodes, StartProblem } from './ground/start-problem.ts';

/**
 * Listens where the environment says.
 * @throws StartProblem if it cannot be
 */
export async function listen(server: FastifyInstance, environment: Environment): Promise<void> {
  const { PORT: port, HOST: host } = environment;
  await server.listen({ port, host }).catch((error) => {
    throw listenProblem(error, environment);
  });
}

/** What an error of listen() tells the operator; any other error stays what it is. */
export function listenProblem(
  error: unknown,
  { HOST, ...environment }: Environment,
  variable: 'PORT' | 'HTTP_REDIRECT_PORT' = 'PORT',
): unknown {
  const port = environment[variable];
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') {
    return new StartProblem(
      exitCodes.taken,
      `port ${port} is taken. Stop what uses it, or set ${variable} to another.`,
    );
  }
  if (code === 'EACCES') return new StartProblem(exitCodes.usage, `this user may not listen on port ${port}.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartProblem(exitCodes.usage, `HOST ${HOST} is no address of this machine.`);
  }
  return error;
}
