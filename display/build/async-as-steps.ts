import { fileURLToPath } from 'node:url';
import { type Plugin, parseAst } from 'vite';
import { type Edit, edited, type Node, visit } from './edit-code.ts';

const steps = fileURLToPath(new URL('../steps.ts', import.meta.url));

/**
 * Writes async functions as generators whose steps one small function runs: engines of 2016 know no others. The
 * compiler's own way minds `this` and `arguments`, and makes three functions of each for it; here they are refused.
 */
export const asyncAsSteps: Plugin = {
  name: 'async-as-steps',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.tsx?$/.test(id) || !/\basync\b/.test(code)) return undefined;
    const edits: Edit[] = [];
    visit(parseAst(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, (node) => {
      if (node.async) edits.push(...editsOf(node, code));
      if (node.type === 'AwaitExpression') {
        edits.push(
          { start: node.start, end: node.start + 'await'.length, text: '(yield' },
          { start: node.end, end: node.end, text: ')' },
        );
      }
    });
    if (edits.length === 0) return undefined;
    return { code: `import { inSteps } from ${JSON.stringify(steps)};\n${edited(code, edits)}`, map: null };
  },
};

/** Takes away the word `async`, and puts the body of a function into steps. */
function editsOf(node: Node, code: string): Edit[] {
  const body = node.body as Node;
  visit(body, ({ type, name }) => {
    if (type === 'ThisExpression' || name === 'arguments')
      throw new Error('an async function of the display uses this');
  });
  // A method's word stands before its name, where its function has not begun yet.
  const start = code.startsWith('async', node.start) ? node.start : code.lastIndexOf('async', node.start);
  const word = { start, end: start + 'async'.length, text: '' };
  const [before, after] =
    body.type === 'BlockStatement'
      ? ['{ return inSteps((function* () ', ')()); }']
      : ['inSteps((function* () { return ', '; })())'];
  return [word, { start: body.start, end: body.start, text: before }, { start: body.end, end: body.end, text: after }];
}
