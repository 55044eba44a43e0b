import { describe, expect, it } from 'vitest';
import { familyRules } from '#codegen/check/family-rules.ts';
import type { FamilySource } from '#codegen/sources.ts';
import type { Verb } from '#codegen/verbs.ts';
import { noteFamily, object, problemsOf, product, text } from '../fixture.ts';

const room: FamilySource = { ...noteFamily, family: 'room', entity: 'Room', path: '/api/room', verbs: ['list'] };

const cases: [rule: string, families: FamilySource[], want: string][] = [
  ['family-words-known', [{ ...room, colour: 'red' } as FamilySource], 'room: uses colour, which nothing reads'],
  [
    'family-entity-exists',
    [{ ...room, entity: 'Ghost' }],
    'room: names Ghost, which is no entity; did you mean Note, Room, Nameless?',
  ],
  ['family-name-agrees', [{ ...room, family: 'chamber' }], 'chamber: is called room by its entity'],
  ['family-is-unique', [room, { ...room, path: '/api/other' }], 'room: is there twice'],
  [
    'family-verbs-known',
    [{ ...room, verbs: ['sing' as Verb] }],
    'room: has the verb sing, which does not exist; did you mean list, one, sort?',
  ],
  [
    'family-tag-known',
    [{ ...room, tag: 'rooom' }],
    'room: has the tag rooom, which openapi.yaml does not list; did you mean note?',
  ],
  [
    'family-security-known',
    [{ ...room, security: ['sesion'] }],
    'room: takes the token sesion, which openapi.yaml does not list; did you mean session?',
  ],
  [
    'family-role-known',
    [{ ...room, role: 'read' }],
    'room: needs the role read, which does not exist; did you mean reads, administers?',
  ],
  ['family-security-declared', [{ ...room, security: [] }], 'room: does not say who may call it; no family is free'],
  ['switch-needs-enabled-key', [{ ...room, verbs: ['toggle'] }], 'room: has toggle, but its entity has no enabledKey'],
  ['sort-needs-position', [{ ...room, verbs: ['sort'] }], 'room: has sort, but its entity is not positioned'],
  [
    'path-names-variant',
    [{ ...room, paths: { list: '/{kind}/list' } }],
    'room: has {kind} in a path, which is not the variant of its entity',
  ],
  [
    'confirmed-name-exists',
    [{ ...room, entity: 'Nameless', family: 'nameless', confirmName: true }],
    'nameless: asks for a name, but its entity has no nameKey',
  ],
];

const nameless = object({ name: text }, [], { 'x-entity': { name: 'nameless' } });

describe('each rule about a family', () => {
  it.each(cases)('%s', (rule, families, want) => {
    expect(
      problemsOf(product({ families: [noteFamily, ...families], files: { 'entities/Nameless': nameless } })),
    ).toContain(`openapi/families.yaml ${want} (${rule})`);
  });

  it.each([
    ['tag', { tag: 'rooom' }],
    ['token', { security: ['sesion'] }],
    ['role', { role: 'read' }],
  ])('says of a wrong %s once what is wrong with all operations of the family', (_, part) => {
    const wrong: FamilySource = { ...room, verbs: ['list', 'one', 'create', 'update', 'delete'], ...part };
    expect(problemsOf(product({ families: [noteFamily, wrong] }))).toHaveLength(1);
  });

  it('says of a family without its entity only that', () => {
    const lost: FamilySource = { ...room, entity: 'Ghost', verbs: ['list', 'toggle', 'sort'] };
    expect(problemsOf(product({ families: [noteFamily, lost] })).join()).not.toContain('its entity');
  });

  it('has a case that fails', () => {
    expect(cases.map(([rule]) => rule).sort()).toEqual([...familyRules.keys()].sort());
  });
});
