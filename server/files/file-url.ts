const prefix = '/files/';

/** Address of a stored file: its content's hash and extension, so it never changes and cannot be guessed. */
export function fileUrl(name: string): string {
  return `${prefix}${name}`;
}

/** Name of the stored file behind an address, undefined if the address is none of ours. */
export function fileNameOf(url: string): string | undefined {
  const name = url.startsWith(prefix) ? url.slice(prefix.length) : '';
  return /^[0-9a-f]{64}\.[a-z0-9]{2,5}$/.test(name) ? name : undefined;
}
