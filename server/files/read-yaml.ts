import { type Document, isCollection, isMap, isNode, isPair, isScalar, Lexer, parseDocument } from 'yaml';
import { limits } from '#generated/limits.ts';
import { Refusal } from '../errors/refusal.ts';

/** How values are read; failsafe leaves each as it is written: 5.0 stays 5.0. */
export type YamlSchema = 'core' | 'failsafe';

/** Signs of the language that a value may need: its indicator, its end, a tag, an anchor, quotes. */
const tokensPerValue = 8;
/** What is skipped in no time: spaces, line ends, comments. */
const cheap = /^(?:[ \t]+|\r?\n|#.*)$/;

/**
 * Reads YAML that must be one mapping, as every configuration is. It takes time in proportion to the text: how much
 * there is is counted before the parser sees it, which compares keys with one another and unfolds aliases.
 * @throws Refusal yaml_invalid with the line of the first fault, yaml_too_complex
 */
export function readYaml(
  source: string | Uint8Array,
  field: string,
  schema: YamlSchema = 'core',
): Record<string, unknown> {
  if (source.length > limits.yamlFileBytes) throw tooComplex(field);
  const text = typeof source === 'string' ? source : orInvalid(() => decode(source), field);
  if (hasMoreTokens(text, limits.yamlValues * tokensPerValue)) throw tooComplex(field);
  // Keys that stand twice are found below: the parser compares each with each.
  const options = { prettyErrors: true, logLevel: 'silent', schema, merge: false, uniqueKeys: false } as const;
  const document = orInvalid(() => parseDocument(text, options), field);
  const [fault] = document.errors;
  if (fault) throw invalid(field, fault.linePos?.[0].line);
  checkBounds(document, text, field);
  const value = orInvalid(() => document.toJS({ maxAliasCount: limits.yamlAliases }), field);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(field);
  return value as Record<string, unknown>;
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function hasMoreTokens(text: string, most: number): boolean {
  let tokens = 0;
  for (const token of new Lexer().lex(text)) {
    if (!cheap.test(token)) tokens += 1;
    if (tokens > most) return true;
  }
  return false;
}

/** Refuses a key that stands twice in one mapping, and more values or levels than a configuration has. */
function checkBounds(document: Document, text: string, field: string): void {
  const waiting: { readonly node: unknown; readonly depth: number }[] = [{ node: document.contents, depth: 1 }];
  let values = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    if (!isCollection(node)) continue;
    if (depth > limits.yamlDepth) throw tooComplex(field);
    values += node.items.length;
    if (values > limits.yamlValues) throw tooComplex(field);
    const keys = new Set<unknown>();
    for (const item of node.items) {
      waiting.push({ node: isPair(item) ? item.value : item, depth: depth + 1 });
      if (!isMap(node) || !isPair(item)) continue;
      waiting.push({ node: item.key, depth: depth + 1 });
      const key = isScalar(item.key) ? item.key.value : item.key;
      if (keys.has(key)) throw invalid(field, lineOf(item.key, text));
      keys.add(key);
    }
  }
}

function lineOf(node: unknown, text: string): number {
  const start = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  return text.slice(0, start).split('\n').length;
}

function orInvalid<A>(read: () => A, field: string): A {
  try {
    return read();
  } catch {
    throw invalid(field);
  }
}

function invalid(field: string, line = 1): Refusal {
  return new Refusal({ code: 'yaml_invalid', field, params: { line } });
}

function tooComplex(field: string): Refusal {
  const { yamlValues: values, yamlDepth: depth } = limits;
  return new Refusal({ code: 'yaml_too_complex', field, params: { values, depth } });
}
