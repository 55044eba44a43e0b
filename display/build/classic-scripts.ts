import { type Plugin, parseAst } from 'vite';
import { type Edit, edited, type Node, visit } from './edit-code.ts';

/**
 * Brings scripts, which run in their order, and answers with what the last one gives. One that did not come is asked for
 * anew at the next call.
 */
const loader = (base: string) => `
var __parts = window.callboardParts = {};
var __coming = {};
var __load = file => __coming[file] = __coming[file] || new Promise((resolve, reject) => {
  var script = document.createElement('script');
  script.async = false;
  var part = file.slice(0, ${-hashLength});
  script.src = '${base}' + file + '.js';
  script.onload = () => __parts[part] ? resolve(__parts[part]) : reject(file);
  script.onerror = reject;
  document.head.appendChild(script);
}).catch(error => {
  __coming[file] = 0;
  throw error;
});
var __bring = __parts[' '] = (...files) => Promise.all(files.map(__load)).then(brought => brought.pop());
`;

/** Of a dash and the hash that end the name of a file. */
const hashLength = 9;
const preloading = '\0vite/preload-helper.js';

/**
 * Makes classic scripts of the module scripts that Vite writes: engines before Chromium 61 know no modules, those before
 * 63 no `import()`. What a script gives to the others stands in one table of the page, under its name without the hash: in
 * a script each name costs a dozen bytes.
 * @param base address of the folder that the scripts are served from, with a slash at its end
 */
export function classicScripts(base: string): Plugin {
  return {
    name: 'classic-scripts',
    apply: 'build',
    enforce: 'post',
    // Nothing is left to do for what Vite wraps around each `import()`: 0.7 kB of the first script.
    load: {
      order: 'pre',
      handler: (id) => (id === preloading ? 'export const __vitePreload = (bring) => bring();' : null),
    },
    renderChunk(code, { name, isEntry }, _, { chunks }) {
      const needs = (file: string): string[] =>
        chunks[file]?.isEntry ? [] : [...(chunks[file]?.imports ?? []).flatMap(needs), file];
      const nameOf = (file: string) => String(chunks[file]?.name);
      const body = edited(code, editsOf(parseAst(code) as unknown as Node, code, name, { needs, nameOf }));
      // No script has the name under which the others find the loader.
      const found = `var __parts = window.callboardParts${body.includes('__bring(') ? ", __bring = __parts[' ']" : ''};`;
      const brings = Object.keys(chunks).length > 1 ? loader(base) : '';
      return {
        code: `(function () {${isEntry ? brings : found}\n${body}\n})();`,
        map: null,
      };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: html.replace(/<script type="module" crossorigin/g, '<script defer'),
        // Whoever keeps the page keeps these too; a link without a relation loads nothing.
        tags: Object.values(bundle)
          .filter((part) => part.type === 'chunk' && !part.isEntry)
          .map(({ fileName }) => ({ tag: 'link', attrs: { href: base + fileName }, injectTo: 'body' })),
      }),
    },
  };
}

/** What is known of all scripts, by their files. */
interface Scripts {
  /** Those that one needs, and itself as the last. */
  needs(file: string): string[];
  nameOf(file: string): string;
}

/** What must change in a script: its imports, its exports, and each `import()` with what Vite wrapped around it. */
function editsOf(program: Node, code: string, own: string, { needs, nameOf }: Scripts): Edit[] {
  const edits: Edit[] = [];
  const wholes: string[] = [];
  const at = (file: unknown) => `__parts[${JSON.stringify(nameOf(String(file).replace('./', '')))}]`;
  visit(program, (node) => {
    const { start, end, specifiers = [], source } = node;
    if (node.type === 'ImportDeclaration') {
      const names = specifiers.map(({ imported, local }) => `${imported?.name}: ${local?.name}`);
      edits.push({ start, end, text: `var { ${names.join(', ')} } = ${at(source?.value)};` });
    } else if (node.type === 'ExportNamedDeclaration') {
      const from = source ? `${at(source.value)}.` : '';
      const names = specifiers.map(({ exported, local }) => `${exported?.name}: ${from}${local?.name}`);
      edits.push({ start, end, text: `${wholes.join('')}__parts[${JSON.stringify(own)}] = { ${names.join(', ')} };` });
    } else if (node.type === 'ImportExpression') {
      const files = [...new Set(needs(String(source?.value).replace('./', '')))];
      edits.push({
        start,
        end,
        text: `__bring(${files.map((file) => JSON.stringify(file.replace(/\.js$/, ''))).join(', ')})`,
      });
    } else if (node.type === 'CallExpression' && node.callee?.name === '__vitePreload') {
      const asking = node.arguments?.[0] as Node;
      edits.push({ start, end: asking.start, text: '(' }, { start: asking.end, end, text: ')()' });
    } else if (node.type === 'VariableDeclarator' && node.init?.callee?.name === '__exportAll') {
      // No script stands in a circle with another: once all of it has run, plain values do for the bundler's getters.
      const values = (node.init.arguments?.[0]?.properties ?? []).map(({ key, value }) => {
        const { start, end } = (value as Node).body as Node;
        return `${key?.name}: ${code.slice(start, end)}`;
      });
      edits.push({ start: Number(node.id?.end), end, text: '' });
      wholes.push(`${node.id?.name} = { ${values.join(', ')} };`);
    }
  });
  return edits;
}
