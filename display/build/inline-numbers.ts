import { type Plugin, parseAst } from 'vite';
import { type Edit, edited, type Node as Part, visit } from './edit-code.ts';

interface Node extends Part {
  id?: Node | null;
  init?: Node | null;
  param?: Node | null;
  params?: Node[];
  key?: Node;
  property?: Node;
  computed?: boolean;
  shorthand?: boolean;
  kind?: string;
  declarations?: Node[];
  elements?: (Node | null)[];
  properties?: Node[];
  left?: Node;
  argument?: Node;
}

const number = /^-?[\d.]+( [*/+-] [\d.]+)*$/;

/** Writes the numbers that a module names for its readers into the places where they are used, for the compressor to fold. */
export const inlineNumbers: Plugin = {
  name: 'inline-numbers',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!/\.tsx?$/.test(id) || !/^const \w+ = [-\d.]/m.test(code)) return undefined;
    const edits = editsOf(parseAst(code) as unknown as Node, code);
    return edits.length === 0 ? undefined : { code: edited(code, edits), map: null };
  },
};

/** A name that anything else in the module has too is left alone. */
function editsOf(program: Node, code: string): Edit[] {
  const constants = new Map<string, string>();
  for (const { type, kind, declarations = [] } of program.body as Node[]) {
    if (type !== 'VariableDeclaration' || kind !== 'const') continue;
    for (const { id, init } of declarations) {
      const text = init ? code.slice(init.start, init.end) : '';
      if (id?.name && number.test(text)) constants.set(id.name, `(${text})`);
    }
  }
  const bound: Node[] = [];
  const keys: Node[] = [];
  const found: Node[] = [];
  visit(program, (part) => {
    const node = part as Node;
    const { type, id, param, params = [], local, key, property, computed, shorthand } = node;
    for (const pattern of [id, param, local as Node | undefined, ...params])
      if (pattern) bound.push(...namesIn(pattern));
    if (key && !computed && !shorthand) keys.push(key);
    if (property && !computed) keys.push(property);
    if (type === 'Identifier' || (type === 'Property' && shorthand)) found.push(node);
  });
  const only = (name: string) => bound.filter((node) => node.name === name).length === 1;
  return found.flatMap((node) => {
    const name = node.name ?? node.key?.name ?? '';
    const text = constants.get(name);
    if (!text || !only(name) || bound.includes(node) || keys.includes(node)) return [];
    // The two halves of a shorthand stand in the same place; the property stands for both.
    if (node.type === 'Identifier' && found.some((other) => other.key?.name === name && other.start === node.start))
      return [];
    return [{ start: node.start, end: node.end, text: node.type === 'Property' ? `${name}: ${text}` : text }];
  });
}

/** The names that a pattern gives. */
function namesIn(pattern: Node): Node[] {
  if (pattern.type === 'Identifier') return [pattern];
  const inside = [pattern.left, pattern.argument, ...(pattern.elements ?? [])];
  const values = (pattern.properties ?? []).map(
    (property) => (property.value as Node | undefined) ?? property.argument,
  );
  return [...inside, ...values].flatMap((part) => (part ? namesIn(part) : []));
}
