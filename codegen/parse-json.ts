/**
 * JSON as people write it by hand: what `JSON.parse` takes silently is refused, and what it refuses without a place gets one.
 * @param text what a file holds
 * @throws with words for the slips of an editor: nothing saved, a byte order mark, a comma too many, a name twice
 */
export function parseJson<T>(text: string): T {
  if (text.trim() === '') throw new Error('is empty');
  if (text.startsWith('\uFEFF')) {
    throw new Error('begins with a byte order mark (BOM), which JSON does not have; save it as UTF-8 without BOM');
  }
  const comma = lastComma(text);
  if (comma !== undefined) throw new Error(`has a comma after the last entry at ${lineAndColumn(text, comma)}`);
  const value: T = JSON.parse(text);
  const [twice] = namesTwice(text);
  if (twice) throw new Error(`has ${twice.name} twice in one object, again at ${lineAndColumn(text, twice.at)}`);
  return value;
}

/** A whole text at once, so that nothing inside one is taken for punctuation; or a sign that says where objects begin and end. */
const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}]|,(?=\s*[}\]])/g;

function lastComma(text: string): number | undefined {
  return [...text.matchAll(tokens)].find(([token]) => token === ',')?.index;
}

/** Names that an object has already had: of these `JSON.parse` keeps the last, and what the first one said is lost. */
function namesTwice(text: string): { name: string; at: number }[] {
  const open: Set<string>[] = [];
  const found: { name: string; at: number }[] = [];
  for (const { 0: token, 1: name, 2: colon, index } of text.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (name && colon) {
      if (open.at(-1)?.has(name)) found.push({ name, at: index });
      open.at(-1)?.add(name);
    }
  }
  return found;
}

function lineAndColumn(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `line ${before.length} column ${(before.at(-1) ?? '').length + 1}`;
}
