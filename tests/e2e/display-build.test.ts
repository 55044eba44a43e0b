import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildDisplay } from './display-server.ts';

/** What a screen loads before it shows anything; a low-power box reads every byte of it (design decision 16). */
const mostScriptBytes = 32_000;
const mostStyleBytes = 3_000;
/** What it loads after that, and what its worker is. */
const mostUpkeepBytes = 4_000;
const mostWorkerBytes = 1_200;

let folder: string;
let script: string;
let later: { upkeep: string; worker: string };
let style: string;
let page: string;

beforeAll(async () => {
  folder = await buildDisplay();
  const files = readdirSync(folder);
  const read = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => readFileSync(join(folder, file), 'utf8'));
  const one = (begin: string) => {
    const [name = ''] = files.filter((file) => file.startsWith(begin) && file.endsWith('.js'));
    return readFileSync(join(folder, name), 'utf8');
  };
  [style = '', page = ''] = [read('.css').join('\n'), read('.html').join('\n')];
  script = one('index-');
  later = { upkeep: one('upkeep-'), worker: one('shell-worker') };
});

describe('the script', () => {
  test('is a classic one', () => {
    expect(page).not.toContain('type="module"');
    expect(page).toMatch(/<script defer src="\/assets\/display\/[^"]+\.js"><\/script>/);
  });

  test('is written in ES2015, so that engines of 2016 can read it', () => {
    expect([script, later.upkeep].map(newerSyntax)).toEqual([[], []]);
  });

  test('brings queueMicrotask before Preact asks for it', () => {
    expect(script.indexOf('queueMicrotask')).toBeGreaterThan(-1);
    expect(script.slice(0, 300)).toContain('queueMicrotask');
  });

  test('holds no word of the admin, and no component of a panel type', () => {
    expect(script).not.toMatch(/clinicsLobbyPanel|defaultPanel|groupLobbyPanel/);
    expect(script).not.toContain('請重新登入');
  });

  test('is small', () => {
    const [scriptBytes, styleBytes] = [gzipSync(script).length, gzipSync(style).length];
    console.log(`display: script ${scriptBytes} bytes, style ${styleBytes} bytes (gzip)`);
    expect(scriptBytes).toBeLessThan(mostScriptBytes);
    expect(styleBytes).toBeLessThan(mostStyleBytes);
  });
});

test('what keeps the screen going comes after the first script, and is small too', () => {
  expect(page).toMatch(/<link id="upkeep" href="\/assets\/display\/upkeep-[\w-]{8}\.js">/);
  const [upkeepBytes, workerBytes] = [gzipSync(later.upkeep).length, gzipSync(later.worker).length];
  console.log(`display: upkeep ${upkeepBytes} bytes, worker ${workerBytes} bytes (gzip)`);
  expect(upkeepBytes).toBeLessThan(mostUpkeepBytes);
  expect(workerBytes).toBeLessThan(mostWorkerBytes);
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
