import type { HttpClient } from '../http/http-client.ts';

/**
 * Address of a stream with a fresh ticket, where a header cannot be sent.
 * @param path the operation's path with its parameters filled in
 * @param more the queue that is looked at, of a counter that calls from several
 * @param after position (epoch.seq) that has been applied
 */
export async function streamAddress(
  client: HttpClient,
  path: string,
  panelGid: string,
  after: string | undefined,
  more: { readonly queueOwnerGid?: string } = {},
): Promise<string> {
  const { ticket } = await client.call('createStreamTicket', undefined, { keepFailure: true, timeoutMs: 8_000 });
  return `${path}?${new URLSearchParams({ panelGid, ...more, ticket, ...(after ? { after } : {}) })}`;
}
