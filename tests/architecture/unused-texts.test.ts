import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { baseTexts, keysOf } from './locales.ts';
import { files, read, scripts } from './sources.ts';

type Schema = { enum?: unknown[]; properties?: Record<string, unknown>; 'x-panel'?: { name: string } };

const schemas = new Map<string, Schema>(
  files.filter((file) => file.startsWith('schemas/')).map((file) => [basename(file, '.json'), JSON.parse(read(file))]),
);

/** Sections whose texts the schemas call for, and whether they still do. */
const bySchema: Record<string, (name: string, part: string) => boolean> = {
  entities: (name) => schemas.has(name),
  purposes: (name) => schemas.has(name),
  fields: hasProperty,
  hints: hasProperty,
  faults: hasProperty,
  values: (name, value) => schemas.get(name)?.enum?.map(String).includes(value) ?? false,
  errors: (code) => schemas.get('ErrorCode')?.enum?.includes(code) ?? false,
  panelTypes: (name) => [...schemas.values()].some((schema) => schema['x-panel']?.name === name),
};

test('each text about a schema is about something in it', () => {
  const stale = keysOf(baseTexts).filter((key) => {
    const [section = '', name = '', ...rest] = key.split('.');
    return bySchema[section] && !bySchema[section](name, rest.join('.'));
  });
  expect(stale).toEqual([]);
});

test('each other text is used somewhere', () => {
  const code = [
    ...scripts.filter((file) => !file.startsWith('tests/')),
    ...files.filter((file) => file.startsWith('schemas/')),
  ];
  const words = [
    ...code
      .map(read)
      .join('\n')
      .matchAll(/(['"`])@?([\w.-]{2,})(\1|\$\{)/g),
  ];
  const whole = new Set(words.filter(([, , , end]) => end !== '${').map(([, , word]) => word));
  const beginnings = [...new Set(words.filter(([, , , end]) => end === '${').map(([, , word]) => word as string))];
  // A front end may hold one section and name its texts without it; react-admin's own names are its own.
  const isUsed = (key: string) => whole.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
  const unused = keysOf(baseTexts)
    .filter((key) => !((key.split('.')[0] as string) in bySchema) && !key.startsWith('ra.'))
    .filter((key) => !isUsed(key) && !isUsed(key.slice(key.indexOf('.') + 1)));
  expect(unused).toEqual([]);
});

/** The envelope belongs to every record, and so does the gid of its parent. */
function hasProperty(name: string, property: string): boolean {
  const known = { ...schemas.get('Envelope')?.properties, ...schemas.get(name)?.properties };
  return schemas.has(name) && (property in known || property.endsWith('Gid'));
}
