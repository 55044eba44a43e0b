import { describe, expect, it } from 'vitest';
import { referenceRules } from '#codegen/check/reference-rules.ts';
import { type Files, noteStart, noteWith, noteWords, object, problemsOf, product, schemaOf, text } from '../fixture.ts';

const cases: [rule: string, files: Files, want: string][] = [
  [
    'reference-names-family',
    noteWith({ twin: { $ref: 'Gid.json', 'x-reference': { family: 'ghost' } } }),
    `${noteStart} twin refers to the family ghost, which is not in families.yaml; did you mean note, room?`,
  ],
  [
    'reference-asks-for-filters',
    noteWith({ twin: { $ref: 'Gid.json', 'x-reference': { family: 'note', where: { title: 'x' } } } }),
    `${noteStart} twin asks for records by title, which is no filter of note`,
  ],
  [
    'reference-names-family',
    noteWith({ place: { ...text, 'x-suggest': { family: 'ghost', property: 'name' } } }),
    `${noteStart} place refers to the family ghost, which is not in families.yaml; did you mean note, room?`,
  ],
  [
    'suggestion-names-properties',
    noteWith({ place: { ...text, 'x-suggest': { family: 'room', property: 'ghost' } } }),
    `${noteStart} place suggests ghost, which is not a property of room`,
  ],
  [
    'suggestion-names-properties',
    noteWith({ place: { ...text, 'x-suggest': { family: 'room', property: 'name', fills: { ghost: 'name' } } } }),
    `${noteStart} place fills in ghost, which is not a property`,
  ],
  [
    'reference-asks-for-filters',
    noteWith({ twin: { $ref: 'Gid.json', 'x-reference': { family: 'note', where: { colour: 'grey' } } } }),
    `${noteStart} twin asks for records whose colour is grey, which is none of its values; did you mean red, green?`,
  ],
  [
    'reference-holds-gid',
    noteWith({ twin: { ...text, 'x-reference': { family: 'note' } } }),
    `${noteStart} twin refers to records by their gid: "$ref": "Gid.json", or a list of such`,
  ],
  [
    'reference-can-be-listed',
    {
      'panel-types/WallPanel': object({ note: { $ref: 'Gid.json', 'x-reference': { family: 'note' } } }, [], {
        'x-panel': schemaOf('panel-types/WallPanel')['x-panel'],
      }),
    },
    'schemas/panel-types/WallPanel.json: note is chosen among the records of note, which are those of one room; its form knows none',
  ],
  [
    'known-texts-are-listed',
    noteWith({ kind: { ...text, 'x-known': 'Gid.json' } }),
    `${noteStart} kind has its known texts in Gid.json, which is no file with an enumeration`,
  ],
  [
    'query-names-family',
    noteWith({ query: { ...text, 'x-query-of': 'nite' } }),
    `${noteStart} query is a query of the family nite, which is not in families.yaml; did you mean note, room?`,
  ],
  [
    'template-is-answered',
    noteWith({ long: { ...text, 'x-widget': 'textarea', 'x-template': 'knock' } }),
    `${noteStart} long begins with what knock answers: there is no such call, or no long in its answer`,
  ],
  [
    'property-role-is-known',
    noteWith({ door: { ...text, 'x-role': 'read' } }),
    `${noteStart} door needs the role read, which does not exist; did you mean reads, administers?`,
  ],
  [
    'chosen-file-is-one',
    noteWith({ door: { ...text, 'x-choose-from': { family: 'note', when: { shown: true } } } }),
    `${noteStart} door is chosen among files and is none: it has no x-upload`,
  ],
  [
    'parents-end',
    noteWith({}, noteWords({ parent: 'note' })),
    `${noteStart} x-entity names the parent note, and so belongs to itself`,
  ],
  [
    'page-is-its-own',
    { ...noteWith({}, { 'x-entity': { name: 'note', page: { path: 'room' } } }) },
    `${noteStart} x-entity has the page room, as schemas/entities/Room.json does`,
  ],
];

describe('the rules of words that name something elsewhere', () => {
  it.each(cases)('%s', (rule, files, want) => {
    expect(problemsOf(product({ files }))).toContain(`${want} (${rule})`);
  });

  it('have a case each', () => {
    expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual([...referenceRules.keys()].sort());
  });
});
