import { randomFillSync } from 'node:crypto';

/** Drawn for many at once: the system's own generator takes longer for each draw than the rest of an insert. */
const drawn = Buffer.alloc(4096);
let used = drawn.length;

/** So many random bytes as text. */
export function randomText(bytes: number, encoding: 'base64url' | 'hex'): string {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += bytes;
  return drawn.toString(encoding, used - bytes, used);
}
