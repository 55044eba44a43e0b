/** A ticket's own page, as its QR code names it. */
const ticketPage = /^https?:\/\/[^/]+\/ticket\/([\w-]{16,64})\/?$/;
const longest = 60;

/** The key of a ticket whose QR code was read; undefined for any other text. */
export function ticketKeyIn(text: string): string | undefined {
  return ticketPage.exec(text.trim())?.[1];
}

/** Whether a text comes from a magnetic stripe: it begins with the sentinel of a track. */
export function isStripe(text: string): boolean {
  return /^[%;+]/.test(text);
}

/**
 * What a text that was read may mean, the likeliest first: what a barcode or QR code holds; of a magnetic stripe each
 * track between its sentinels (`%…?`, `;…?`, `+…?`), of a bank's or an insurer's track the number in it.
 */
export function identifiersIn(text: string): string[] {
  const plain = textOf(text);
  const found = isStripe(plain) ? tracksIn(plain) : [inAddress(plain)];
  return found.filter((one, place) => one !== '' && one.length <= longest && found.indexOf(one) === place);
}

/** Without control characters, and without the name of the code (`]Q3`) that some scanners put in front. */
function textOf(text: string): string {
  const printed = [...text].filter((character) => character >= ' ' && character !== '\x7f');
  return printed
    .join('')
    .trim()
    .replace(/^\][A-Za-z]\d/, '');
}

function tracksIn(text: string): string[] {
  const tracks = text.match(/[%;+][^?]*/g) || [];
  const read = tracks.map((track) => track.slice(1).trim()).filter((content) => content !== '' && content !== 'E');
  const own = read.filter((content) => !isFormatted(content));
  return own.concat(read.filter(isFormatted)).map(numberIn);
}

/** Fields as banks write them, `B4111…^NAME^…` on the first track; shorter is an identity number. */
function isFormatted(content: string): boolean {
  return /^B\d{12,19}\^/.test(content);
}

function numberIn(content: string): string {
  if (isFormatted(content)) return content.slice(1, content.indexOf('^')).trim();
  return (content.split(/[=^]/)[0] || '').trim();
}

/** Of an address the last part of its path or the first value of its query: what a hospital's own code names. */
function inAddress(text: string): string {
  if (!/^https?:\/\//.test(text)) return text;
  try {
    const { searchParams, pathname } = new URL(text);
    const [first] = Array.from(searchParams.values());
    return first || decodeURIComponent(pathname.split('/').filter(Boolean).pop() || '');
  } catch {
    return text;
  }
}
