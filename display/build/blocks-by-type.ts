import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** As much of a layout as is read here. */
export interface LayoutNode {
  type: string;
  children?: readonly LayoutNode[];
}

/** A file that draws a block. */
interface Drawing {
  type: string;
  name: string;
  file: string;
}

const name = 'virtual:blocks';
const blocks = fileURLToPath(new URL('../blocks', import.meta.url));
/** What stands beside the numbers comes after the first picture, each by itself and where it is shown only. */
const beside = ['marquee', 'media', 'qrCode'];
/** Blocks that so many of all types have are in the first script. */
const most = 0.75;
/** Code that so many parts have in common is in the first script; a small file, in bytes, also if two have it. */
const shared = 3;
const small = 1000;

/**
 * Parts the drawings of blocks by the layouts of the panel types: what nearly all have is in the first script, blocks that
 * the same types have are brought together, and what no built-in type has comes by itself. A drawing is whatever component in
 * display/blocks takes `BlockProps` of a block; nobody lists them.
 * @param layouts of the panel types
 */
export function blocksByType(layouts: readonly LayoutNode[]): Plugin {
  return {
    name: 'blocks-by-type',
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined;
      const { first, parts } = partsOf(layouts);
      const part = id.slice(name.length + 2);
      if (part !== '') return drawingsOf(parts[Number(part)] ?? []);
      const lines = parts.flatMap((drawings, place) =>
        drawings.map(({ type }) => `${type}: () => import('${name}/${place}')`),
      );
      const together = inCommon(parts).map((file) => `import ${JSON.stringify(file)};\n`);
      return `${together.join('')}${drawingsOf(first)}\nexport const beside = ${JSON.stringify(beside)};\nexport const parts = { ${lines.join(', ')} };`;
    },
  };
}

function drawingsOf(drawings: readonly Drawing[]): string {
  const imports = drawings.map(({ name, file }) => `import { ${name} } from ${JSON.stringify(file)};\n`);
  return `${imports.join('')}export const drawings = { ${drawings.map(({ type, name }) => `${type}: ${name}`).join(', ')} };`;
}

/** Which blocks are in the first script, and which come together. */
export function partsOf(layouts: readonly LayoutNode[]): { first: Drawing[]; parts: Drawing[][] } {
  const users = layouts.map((root) => typesIn(root));
  const first: Drawing[] = [];
  const parts = new Map<string, Drawing[]>();
  for (const drawing of readDrawings()) {
    const used = users.flatMap((types, place) => (types.has(drawing.type) ? [place] : []));
    const key = beside.includes(drawing.type) ? drawing.type : used.join();
    if (used.length >= layouts.length * most && key !== drawing.type) first.push(drawing);
    else parts.set(key, [...(parts.get(key) ?? []), drawing]);
  }
  return { first, parts: [...parts.values()] };
}

function typesIn(node: LayoutNode, types = new Set<string>()): Set<string> {
  types.add(node.type);
  for (const child of node.children ?? []) typesIn(child, types);
  return types;
}

/** Every component that draws a block, by its file. */
export function readDrawings(): Drawing[] {
  return readdirSync(blocks)
    .filter((file) => file.endsWith('.tsx'))
    .sort()
    .flatMap((file) => {
      const path = join(blocks, file);
      const [, name, type] = /export function (\w+)\([^)]*BlockProps<'(\w+)'>/.exec(readFileSync(path, 'utf8')) ?? [];
      return name && type ? [{ type, name, file: path }] : [];
    });
}

/** The files that a script imports, those of its own room only, and what they import. */
function filesOf(file: string, found: string[] = []): string[] {
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type\b)[^;]*?from '(\.[^']+)';$/gm)) {
    const next = join(dirname(file), path);
    if (found.includes(next)) continue;
    found.push(next);
    filesOf(next, found);
  }
  return found;
}

/** Files that several parts need. */
function inCommon(parts: readonly Drawing[][]): string[] {
  const needs = parts.map((drawings) => new Set(drawings.flatMap(({ file }) => filesOf(file))));
  const all = new Set(needs.flatMap((files) => [...files]));
  return [...all].filter((file) => {
    const users = needs.filter((files) => files.has(file)).length;
    return users >= shared || (users > 1 && readFileSync(file).length < small);
  });
}
