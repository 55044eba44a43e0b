import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { partsOf } from '#display/build/blocks-by-type.ts';
import { panelTypes } from '#generated/panel-types.ts';
import { builtFrontEnd } from '../running/front-ends.ts';

/**
 * In bytes, gzip. The first script; what a screen of any type reads before its first picture, with the largest dictionary;
 * what it reads in all with its connection, sound and reports; and that with a film, pictures, a code and a moving line
 * besides.
 */
const most = {
  first: 15_000,
  picture: 22_200,
  usual: 33_500,
  whole: 39_600,
  style: 3_200,
  hall: 17_300,
  pairing: 5_350,
};

type Sources = { [name in 'index' | 'later' | 'words-zh-TW' | 'words-en-US' | 'words-th' | 'shell-worker']: string };

let sources: Sources;
let scripts: string[];
/** Scripts of blocks that come by type, and of what comes by need, by their names. */
let parts: { [name: string]: string };
let oldest: string[];
let style: string;
let page: string;

beforeAll(() => {
  const folder = builtFrontEnd('display');
  const files = readdirSync(folder);
  const read = (form: RegExp) =>
    files.filter((file) => form.test(file)).map((file) => readFileSync(join(folder, file), 'utf8'));
  const one = (name: keyof Sources) => read(new RegExp(`^${name}(-[\\w-]{8})?\\.js$`))[0] ?? '';
  sources = {
    index: one('index'),
    later: one('later'),
    'words-zh-TW': one('words-zh-TW'),
    'words-en-US': one('words-en-US'),
    'words-th': one('words-th'),
    'shell-worker': one('shell-worker'),
  };
  scripts = read(/(-[\w-]{8}|^shell-worker)\.js$/);
  parts = Object.fromEntries(
    files
      .filter((file) => /-[\w-]{8}\.js$/.test(file))
      .map((file): [string, string] => [file, readFileSync(join(folder, file), 'utf8')])
      .filter(([, text]) => !Object.values(sources).includes(text)),
  );
  oldest = read(/^(start-check|plain-refresh)\.js$/);
  [style = '', page = ''] = [read(/\.css$/).join('\n'), read(/\.html$/).join('\n')];
});

describe('the runtime', () => {
  test('is a first script, a second one, parts by type and need, a dictionary of each language and a worker, each named where it is asked for', () => {
    expect(scripts.sort()).toEqual([...Object.values(sources), ...Object.values(parts)].sort());
    expect(Object.keys(parts).length).toBeGreaterThan(5);
    for (const file of Object.keys(parts)) {
      expect(sources.index + sources.later).toContain(`\`${file.replace('.js', '')}\``);
      expect(page).toContain(`href="/assets/display/${file}"`);
    }
  });

  test('is of classic scripts', () => {
    expect(page).not.toContain('type="module"');
    expect(page).toMatch(/<script defer src="\/assets\/display\/[^"]+\.js"><\/script>/);
    expect(page.match(/<script/g)).toHaveLength(2);
    for (const script of scripts) expect(script).not.toMatch(/\bimport\b|\bexport\b/);
  });

  test('is written in ES2015, so that engines of 2016 can read it', () => {
    expect(scripts.flatMap(newerSyntax)).toEqual([]);
  });

  test('comes with two scripts that browsers of 2009 can read too, for when the others cannot run', () => {
    expect(page).toContain('<script defer src="/assets/display/start-check.js"></script>');
    expect(oldest).toHaveLength(2);
    for (const script of oldest) expect(script).not.toMatch(/=>|`|\b(let|const|class|Promise|fetch)\b/);
  });

  test('brings queueMicrotask before Preact asks for it, and asks for nothing else that engines of 2016 lack', () => {
    expect(sources.index.slice(0, 600)).toContain('queueMicrotask');
    expect(scripts.join()).not.toMatch(/globalThis|Object\.fromEntries|\.flat(Map)?\(|\.finally\(|AbortController/);
  });

  test('holds no word of the admin, and no component of a panel type', () => {
    expect(scripts.join()).not.toMatch(/clinicsLobbyPanel|defaultPanel|groupLobbyPanel/);
    expect(scripts.join()).not.toContain('請重新登入');
  });

  test('shows its first picture without sound, media, reports, stream and the words of other languages', () => {
    expect(sources.index).not.toMatch(/createOscillator|youtube|spokenAt|EventSource|星期三|Wednesday|วันพุธ/);
    for (const [language, word] of [
      ['zh-TW', '星期三'],
      ['en-US', 'Wednesday'],
      ['th', 'วันพุธ'],
    ] as const)
      expect(sources[`words-${language}`]).toContain(word);
    expect(page).toContain('data-connecting="連線中，請稍候"');
  });

  test.each(panelTypes.map(({ name, layout }) => [name, layout] as const))('is small for %s', (name, { root }) => {
    const first = size(sources.index);
    const dictionary = Math.max(...(['zh-TW', 'en-US', 'th'] as const).map((one) => size(sources[`words-${one}`])));
    const picture = first + dictionary + size(...partsFor(JSON.stringify(root), false));
    const usual = picture + size(sources.later);
    const whole = first + dictionary + size(...partsFor(JSON.stringify(root), true), sources.later);
    console.log(`${name}, gzip: first script ${first}, first picture ${picture}, usual ${usual}, whole ${whole}`);
    expect(first).toBeLessThan(most.first);
    expect(picture).toBeLessThan(most.picture);
    expect(usual).toBeLessThan(most.usual);
    expect(whole).toBeLessThan(most.whole);
    expect(size(style)).toBeLessThan(most.style);
  });
});

const size = (...texts: string[]) => texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);

/** The parts that a layout brings, with what these need. @param beside with what stands beside the numbers */
function partsFor(layout: string, beside: boolean): string[] {
  const used = partsOf(panelTypes.map(({ layout }) => layout.root)).parts.flatMap((drawings, place) =>
    drawings.some(({ type }) => layout.includes(`"type":"${type}"`)) && (beside || !isBeside(drawings)) ? [place] : [],
  );
  const own = Object.entries(parts).filter(
    ([file]) =>
      file.startsWith('line-rules-') ||
      used.some((place) => file.startsWith(`${place}-`)) ||
      (beside && file.startsWith('keep-media-')),
  );
  // A part takes what it imports out of the table that its first words name `e`.
  const needed = Object.entries(parts).filter(([file]) => {
    const name = file.replace(/-[\w-]{8}\.js$/, '');
    const access = /^[a-z]+$/i.test(name) ? `}=e.${name}` : `}=e[\`${name}\`]`;
    return own.some(([, text]) => text.includes(access));
  });
  return [...new Map([...own, ...needed]).values()];
}

function isBeside(drawings: readonly { type: string }[]): boolean {
  return drawings.some(({ type }) => ['marquee', 'media', 'qrCode'].includes(type));
}

test.each([
  ['the pages of a hall', 'hall', most.hall],
  ['the code of a device that is not paired', 'pairing', most.pairing],
] as const)('%s: classic scripts in ES2015 too, and small', (_, name, bytes) => {
  const folder = builtFrontEnd(name);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const own = readdirSync(folder).filter((file) => file.endsWith('.js'));
  for (const file of own) expect(newerSyntax(read(file))).toEqual([]);
  expect(read('index.html')).not.toContain('type="module"');
  const first = size(read(own.find((file) => file.startsWith('index')) ?? ''));
  console.log(`${name}, gzip: ${first} bytes`);
  expect(first).toBeLessThan(bytes);
});

test('the style uses flexbox, and nothing that came after 2016', () => {
  const newer =
    /(?:^|[;{\s])(gap|row-gap|column-gap|inset|aspect-ratio|grid[a-z-]*|place-[a-z]+)\s*:|clamp\(|\bmin\(|\bmax\(|:is\(|:where\(|:has\(|@layer|@container|display:\s*grid|\bcolor-mix\(/g;
  expect(style.match(newer)).toBeNull();
});

test.each([
  'a?.b',
  'a ?? b',
  'a ** b',
  'async function f() {}',
  'async () => 1',
  '({ ...a })',
  'const { a, ...b } = c',
  'try {} catch {}',
  'class A { b = 1 }',
  'class A { #b() {} }',
  'f(a, )',
  'const a = 1n',
  '/(?<name>a)/',
  '/(?<=a)b/',
  '/a/s',
  'a ||= b',
])('the check finds %s', (newer) => {
  expect(newerSyntax(newer)).toHaveLength(1);
});

/** Everything in a script that ES2015 does not know. */
function newerSyntax(code: string): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile('display.js', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const visit = (node: ts.Node): void => {
    if (isNewer(node)) found.push(node.getText().slice(0, 80));
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isNewer(node: ts.Node): boolean {
  const { SyntaxKind } = ts;
  if (ts.isPropertyDeclaration(node) || ts.isPrivateIdentifier(node) || ts.isBigIntLiteral(node)) return true;
  if (ts.isSpreadAssignment(node)) return true;
  if (ts.isCatchClause(node)) return !node.variableDeclaration;
  if (ts.isBindingElement(node)) return Boolean(node.dotDotDotToken) && ts.isObjectBindingPattern(node.parent);
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    return (
      Boolean(node.arguments?.hasTrailingComma) || ('questionDotToken' in node && node.questionDotToken !== undefined)
    );
  }
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return node.questionDotToken !== undefined;
  if (ts.isRegularExpressionLiteral(node)) return /\(\?<|\\p\{|\/[a-z]*[sdv][a-z]*$/.test(node.text);
  if (ts.isFunctionLike(node)) {
    const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
    return modifiers.some(({ kind }) => kind === SyntaxKind.AsyncKeyword) || node.parameters.hasTrailingComma === true;
  }
  return (
    ts.isBinaryExpression(node) &&
    [
      SyntaxKind.AsteriskAsteriskToken,
      SyntaxKind.AsteriskAsteriskEqualsToken,
      SyntaxKind.QuestionQuestionToken,
      SyntaxKind.QuestionQuestionEqualsToken,
      SyntaxKind.BarBarEqualsToken,
      SyntaxKind.AmpersandAmpersandEqualsToken,
    ].includes(node.operatorToken.kind)
  );
}
