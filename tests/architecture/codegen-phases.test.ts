import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, read, scripts } from './sources.ts';

/** The phases, in the order in which they run. */
const phases = ['load', 'expand', 'check', 'emit'];
const order = phases.join(' → ');

const modules = scripts.filter((file) => file.startsWith('codegen/'));
const ofPhase = (phase: string) => modules.filter((file) => phaseOf(file) === phase);

/** The phase that a file belongs to: `load.ts` or what lies in `emit/`; undefined for what all phases share. */
function phaseOf(file: string): string | undefined {
  return phases.find((phase) => file === `codegen/${phase}.ts` || file.startsWith(`codegen/${phase}/`));
}

function targetsOf(file: string): string[] {
  const relative = importsOf(file).filter((specifier) => specifier.startsWith('.'));
  return relative.map((specifier) => posix.join(posix.dirname(file), specifier));
}

describe('codegen', () => {
  test.each(phases)('knows in the phase %s of no other phase', (phase) => {
    expect(ofPhase(phase)).not.toEqual([]);
    const others = ofPhase(phase).flatMap((file) =>
      targetsOf(file)
        .filter((target) => ![phase, undefined].includes(phaseOf(target)))
        .map((target) => `${file}: ${target}`),
    );
    expect(others).toEqual([]);
  });

  test('shows its emitters the model, and never the sources', () => {
    const seen = new Set<string>();
    const follow = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      targetsOf(file).forEach(follow);
    };
    ofPhase('emit').forEach(follow);
    expect([...seen]).toContain('codegen/model.ts');
    expect([...seen]).not.toContain('codegen/sources.ts');
  });

  test('runs the phases in the order in which it is described', () => {
    const calls = [...read('codegen/generate.ts').matchAll(/\b(load|expand|check|emit)\(/g)].map(([, name]) => name);
    expect(calls).toEqual(phases);
    expect(read('docs/architecture.md')).toContain(order);
  });
});
