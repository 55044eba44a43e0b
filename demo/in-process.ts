import type { Fetch } from './api.ts';

/** A server in this process that answers requests without a network: Fastify's `inject`. */
export interface InProcessServer {
  inject(request: {
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
    url: string;
    headers: Record<string, string>;
    payload?: Buffer;
  }): PromiseLike<{ statusCode: number; headers: object; rawPayload: Buffer }>;
}

/** `fetch` that asks the server in this process. */
export function fetchFrom(server: InProcessServer): Fetch {
  return async (request) => {
    const payload = Buffer.from(await request.arrayBuffer());
    const { statusCode, headers, rawPayload } = await server.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: Object.fromEntries(request.headers),
      ...(payload.length > 0 && { payload }),
    });
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: { ...headers } });
  };
}
