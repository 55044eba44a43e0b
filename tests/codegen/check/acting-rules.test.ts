import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { actingRules, readByPrograms } from '#codegen/check/acting-rules.ts';
import type { Schema } from '#codegen/schema.ts';
import type { PanelWords } from '#codegen/schema-words.ts';
import { object, problemsOf, product, schemaOf, text } from '../fixture.ts';

type Files = Record<string, Schema | undefined>;

const note = 'schemas/entities/Note.json:';
const wall = 'schemas/panel-types/WallPanel.json:';

const noteWith = (properties: Record<string, Schema>): Files => {
  const before = schemaOf('entities/Note');
  return { 'entities/Note': { ...before, properties: { ...before.properties, ...properties } } };
};
const wallWith = (properties: Record<string, Schema>, words: Partial<PanelWords> = {}): Files => {
  const before = schemaOf('panel-types/WallPanel');
  const panel = { ...(before['x-panel'] as PanelWords), ...words } as PanelWords;
  return {
    'panel-types/WallPanel': { ...before, properties: { ...before.properties, ...properties }, 'x-panel': panel },
  };
};

const cases: [rule: string, files: Files, want: string][] = [
  [
    'word-acts-here',
    { 'values/Size': object({ width: { ...text, 'x-unique': true } }) },
    'schemas/values/Size.json: width has x-unique, which acts on the properties of a record alone (schemas/entities/)',
  ],
  [
    'word-acts-here',
    wallWith({ rows: { type: 'integer', minimum: 1, maximum: 9, default: 3, 'x-create-only': true } }),
    `${wall} rows has x-create-only, which acts on the properties of a record alone (schemas/entities/)`,
  ],
  [
    'widget-has-its-kind',
    noteWith({ line: { ...text, 'x-widget': 'slider' } }),
    `${note} line has the type string; slider takes integer or number`,
  ],
  [
    'widget-has-its-kind',
    noteWith({ weight: { type: 'integer', minimum: 0, maximum: 9, 'x-widget': 'textarea' } }),
    `${note} weight has the type integer; textarea takes string`,
  ],
  [
    'minute-step-has-time',
    noteWith({ weight: { type: 'integer', minimum: 0, maximum: 9, 'x-minute-step': 5 } }),
    `${note} weight is rounded to minutes, and is no time of day`,
  ],
  [
    'setting-acts',
    wallWith({ glow: { type: 'boolean' } }),
    `${wall} glow is a setting that nothing reads: its layout does not name settings.glow`,
  ],
  [
    'setting-acts',
    wallWith({ row: { type: 'boolean' } }),
    `${wall} row is a setting that nothing reads: its layout does not name settings.row`,
  ],
  [
    'default-mode-is-allowed',
    wallWith({}, { callingModes: [1, 2], defaultCallingMode: 0 }),
    `${wall} begins in the calling mode 0, which is none of its callingModes 1, 2`,
  ],
];

describe('each rule against what would do nothing', () => {
  it.each(cases)('%s', (rule, files, want) => {
    expect(problemsOf(product({ files })).join('\n')).toContain(`${want} (${rule})`);
  });

  it('has a case that fails', () => {
    expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual([...actingRules.keys()].sort());
  });

  it('lets a setting be that programs read, or that decides whether one that acts is asked for', () => {
    const files = wallWith({
      board: { type: 'boolean' },
      showNames: { type: 'boolean', 'x-show-when': { board: true } },
    });
    expect(problemsOf(product({ files })).filter((problem) => problem.includes('setting-acts'))).toEqual([]);
  });

  it('does not blame the settings of a type whose layout is missing', () => {
    const problems = problemsOf(product({ files: wallWith({}, { layout: undefined as never }) }));
    expect(problems.filter((problem) => problem.includes('setting-acts'))).toEqual([]);
  });

  it.each(readByPrograms)('knows that a program reads the setting %s', (name) => {
    const pattern = `settings\\.${name}\\b|\\b${name}\\b.*} = .*settings`;
    expect(execFileSync('git', ['grep', '-lE', pattern, '--', 'server', 'display'], { encoding: 'utf8' })).not.toBe('');
  });
});
