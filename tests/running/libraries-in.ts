import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The libraries of unpacked packages, as LD_LIBRARY_PATH names them. */
export function librariesIn(tree: string): string {
  return ['lib', 'usr/lib']
    .map((place) => join(tree, place))
    .filter(existsSync)
    .flatMap((place) => readdirSync(place).map((name) => join(place, name)))
    .filter((place) => place.includes('-linux-'))
    .join(delimiter);
}
