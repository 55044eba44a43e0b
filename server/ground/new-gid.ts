import { randomFillSync } from 'node:crypto';

const length = 12;
/** Drawn for many ids at once: the system's own generator takes longer for each draw than the rest of an insert. */
const drawn = Buffer.alloc(256 * length);
let used = drawn.length;

/** A new public id: 96 random bits, 16 characters that stand in any address. */
export function newGid(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += length;
  return drawn.toString('base64url', used - length, used);
}
