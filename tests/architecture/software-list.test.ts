import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { read, root } from './sources.ts';

type Licence = { license?: { id?: string; name?: string }; expression?: string };
type Property = { name: string; value: string };
type Component = {
  name: string;
  hashes?: { alg: string }[];
  licenses?: Licence[];
  properties: Property[];
};

const run = promisify(execFile);

/** Licences under which a package may be part of a product that is sold; none asks for our sources. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];
/** Packages that name no licence of the SPDX list; each one's file was read. */
const read3Clause = ['css-mediaquery'];

describe('the bill of materials', () => {
  let components: Component[] = [];

  beforeAll(async () => {
    const { stdout } = await run('npm', ['run', '--silent', 'sbom'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
    const bill = JSON.parse(stdout);
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { type: 'application' } } });
    // Its own way to leave them out (--omit=dev) loses what development and the product share.
    components = bill.components.filter(({ properties }: Component) => !properties.some(isDevelopment));
  }, 120_000);

  test('names each package that the product runs on, with its version and hash', () => {
    const named = new Map(components.map((component) => [component.name, component]));
    const wanted: Record<string, string> = JSON.parse(read('package.json')).dependencies;
    for (const name of Object.keys(wanted)) {
      expect(named.get(name)?.hashes, name).toEqual([expect.objectContaining({ alg: 'SHA-512' })]);
    }
  });

  test('has no package whose licence a product that is sold cannot take', () => {
    const ofComponent = ({ licenses = [] }: Component) =>
      licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? '');
    const strange = components
      .filter(({ name }) => !read3Clause.includes(name))
      .filter((component) => !ofComponent(component).some((licence) => isAllowed(licence)))
      .map((component) => `${component.name}: ${ofComponent(component).join(', ') || 'no licence'}`);
    expect(strange).toEqual([]);
  });
});

function isDevelopment({ name }: Property): boolean {
  return name === 'cdx:npm:package:development';
}

/** "(MIT OR Apache-2.0)" is allowed where one of them is, "A AND B" where both are. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence.trim())));
}
