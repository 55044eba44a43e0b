import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { families } from '#generated/families.ts';
import { resources } from '#generated/resources.ts';
import { read, scripts } from './sources.ts';

/** Layers that serve every family alike: in server/ wherever they lie. The manual tells of the product's own pages. */
const generic: readonly (readonly [name: string, files: RegExp])[] = [
  ['codegen', /^codegen\/(?!new|emit\/manual\/)/],
  [
    'the admin’s pages, lists and forms',
    /^admin\/(areas\/(menu-icon|OrganisationArea|top-resources)\.|data|form|i18n|layout|list|spreadsheet|overrides\/override\.|pages|theme)/,
  ],
  ['what front ends share', /^client\/(?!samples\/)/],
  ['the verbs of families', /^server\/(.+\/)?families\//],
  ['documents', /^server\/(.+\/)?documents\//],
  ['the contract on the server', /^server\/(shapes|call|http)\//],
  ['streams of changes', /^server\/(.+\/)?stream\/changes\.ts$/],
];

/** The registry of what families differ in. */
const registry = /^server\/(.+\/)?families\/hooks\.ts$/;

const variants = Object.values(families).flatMap(({ variant }) => variant?.parameter ?? []);
const names = new Set([...Object.keys(resources), ...variants]);

/** Names of families that are also names of other things, as properties. */
const alsoProperties: Readonly<Record<string, string>> = {
  label: 'of a field',
  version: 'of a record',
  organisation: 'the one that calls',
  readLog: 'the service',
};

/** Places where a word that names a family says something else. */
const otherThings: readonly (readonly [file: string, word: string, what: string])[] = [
  ['admin/areas/menu-icon.tsx', 'media', 'a picture'],
  ['admin/areas/menu-icon.tsx', 'voice', 'a picture'],
  ['client/device/paired-device.ts', 'panel', 'a kind of device'],
  ['client/http/credential.ts', 'staff', 'a kind of token'],
  ['codegen/texts.ts', 'panelType', 'a table of texts'],
  ['codegen/check/text-rules.ts', 'panelType', 'a table of texts'],
  ['server/documents/organisation.ts', 'organisation', 'a table of the database'],
  ['server/http/cross-origin.ts', 'organisation', 'a table of the database'],
];

describe.each(generic)('%s', (_, where) => {
  const files = scripts.filter((file) => where.test(file) && !registry.test(file));

  test('name no family', () => {
    expect(files).not.toEqual([]);
    const named = files.flatMap((file) =>
      wordsOf(file)
        .filter(({ word, isProperty }) => names.has(word) && !(isProperty && word in alsoProperties))
        .filter(({ word }) => !otherThings.some(([place, other]) => place === file && other === word))
        .map(({ word, line }) => `${file}:${line} ${word}`),
    );
    expect(named).toEqual([]);
  });
});

test('what is let through still stands there', () => {
  const idle = otherThings.filter(([file, other]) => !wordsOf(file).some(({ word }) => word === other));
  expect(idle).toEqual([]);
});

interface Word {
  word: string;
  line: number;
  isProperty: boolean;
}

/** Every text and every name of a property that a file writes down or reads, with its line; no types. */
function wordsOf(file: string): Word[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const found: Word[] = [];
  const visit = (node: ts.Node): void => {
    // <Box component="label"> is an element of HTML.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isJsxAttribute(node)) {
      if (ts.isJsxAttribute(node) && node.name.getText() !== 'component') ts.forEachChild(node, visit);
      return;
    }
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (ts.isStringLiteralLike(node)) found.push({ word: node.text, line, isProperty: false });
    if (ts.isPropertyAssignment(node) || ts.isPropertyAccessExpression(node)) {
      found.push({ word: node.name.getText(), line, isProperty: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
