/** Which file imports which, imports of types included: a reader follows those too. */
import { dirname, posix } from 'node:path';
import { importsOf, scripts } from './sources.ts';

export type Graph = ReadonlyMap<string, readonly string[]>;

/** Every script of the repository with the scripts that it imports, as paths from the root. */
const known = new Set(scripts);

export const importGraph: Graph = new Map(
  scripts.map((file) => [file, importsOf(file).flatMap((specifier) => resolved(file, specifier))]),
);

function resolved(file: string, specifier: string): string[] {
  const path = specifier.startsWith('#') ? specifier.slice(1) : posix.join(dirname(file), specifier);
  return (specifier.startsWith('#') || specifier.startsWith('.')) && known.has(path) ? [path] : [];
}

/** Everything that a file reaches through its imports, with the way to it. */
export function reachedFrom(file: string, graph: Graph = importGraph): Map<string, string[]> {
  const ways = new Map([[file, [file]]]);
  for (const [at, way] of ways) {
    for (const next of graph.get(at) ?? []) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  ways.delete(file);
  return ways;
}

/** One circle for each part of the graph in which everything reaches itself; none where imports run one way. */
export function circlesIn(graph: Graph): string[][] {
  const rest = new Map([...graph].map(([node, next]) => [node, new Set(next.filter((one) => graph.has(one)))]));
  // What imports nothing that is left cannot be in a circle, and what is left over imports something that is.
  for (let leaves = leavesOf(rest); leaves.length > 0; leaves = leavesOf(rest)) {
    for (const leaf of leaves) rest.delete(leaf);
    for (const next of rest.values()) for (const leaf of leaves) next.delete(leaf);
  }
  const circles: string[][] = [];
  const seen = new Set<string>();
  for (const start of rest.keys()) {
    const way: string[] = [];
    let at = start;
    while (!seen.has(at)) {
      seen.add(at);
      way.push(at);
      at = [...(rest.get(at) ?? [])][0] as string;
    }
    if (way.includes(at)) circles.push(way.slice(way.indexOf(at)));
  }
  return circles;
}

function leavesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...graph].filter(([, next]) => next.size === 0).map(([node]) => node);
}
