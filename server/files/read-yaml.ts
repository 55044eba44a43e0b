import { parseDocument } from 'yaml';
import { Refusal } from '../errors/refusal.ts';

/** A file whose aliases unfold to more than this is an attack, not a configuration. */
const mostAliases = 100;

/**
 * Reads YAML that must be one mapping, as every configuration is.
 * @param schema failsafe leaves every value as it is written: 5.0 stays 5.0
 * @throws Refusal yaml_invalid with the line of the first fault
 */
export function readYaml(
  source: string | Uint8Array,
  field: string,
  schema: 'core' | 'failsafe' = 'core',
): Record<string, unknown> {
  const text = typeof source === 'string' ? source : decode(source, field);
  const document = parseDocument(text, { prettyErrors: true, logLevel: 'silent', schema });
  const [fault] = document.errors;
  if (fault) throw invalid(field, fault.linePos?.[0].line);
  const value = unfold(() => document.toJS({ maxAliasCount: mostAliases }), field);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(field);
  return value as Record<string, unknown>;
}

function decode(bytes: Uint8Array, field: string): string {
  return unfold(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes), field) as string;
}

function unfold(read: () => unknown, field: string): unknown {
  try {
    return read();
  } catch {
    throw invalid(field);
  }
}

function invalid(field: string, line = 1): Refusal {
  return new Refusal({ code: 'yaml_invalid', field, params: { line } });
}
