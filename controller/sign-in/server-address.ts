/**
 * The origin that was typed as the server's address; '' for none, undefined where it is no address. Plain http is for this
 * machine alone: what is called and who is waiting does not go through a hospital unencrypted.
 */
export function serverAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, origin } = new URL(text);
  const local = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && local) ? origin : undefined;
}
