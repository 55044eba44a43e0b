/** A list in parts of at most so many, in its order: as many as one call takes. */
export function inParts<One>(all: readonly One[], most: number): One[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, part) => all.slice(part * most, (part + 1) * most));
}
