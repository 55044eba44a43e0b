import { supportedExtensions, supportedMimeTypes } from 'file-type';
import { resolve } from '../references.ts';
import type { FileRule } from './file-rules.ts';
import { nearest } from './nearest.ts';
import { propertiesOf } from './properties-of.ts';

/** Rules of properties that hold a file. */
export const uploadRules = new Map<string, FileRule>([
  [
    'upload-names-limit',
    (file, { schemas }) =>
      propertiesOf(file).flatMap(([name, property]) => {
        const upload = property['x-upload'];
        if (!upload) return [];
        const limits = schemas.find((one) => one.name === 'Limits')?.schema.properties ?? {};
        const inBytes = Object.keys(limits).filter((limit) => limit.endsWith('Bytes'));
        const lacks = uploadWords.filter((word) => upload[word] === undefined);
        return [
          ...lacks.map((word) => `${name} is a file without ${word} in its x-upload`),
          ...(lacks.includes('maxBytes') || inBytes.includes(upload.maxBytes)
            ? []
            : [
                limits[upload.maxBytes]
                  ? `${name} has the limit ${upload.maxBytes}, which is not the size of a file${nearest(upload.maxBytes, inBytes)}`
                  : `${name} has the limit ${upload.maxBytes}, which is not in Limits.json`,
              ]),
        ];
      }),
  ],
  [
    'upload-can-be-recognised',
    (file) =>
      propertiesOf(file).flatMap(([name, { 'x-upload': upload }]) => [
        ...(upload?.accept ?? [])
          .filter((type) => !mediaTypes.has(type))
          .map(
            (type) =>
              `${name} accepts ${type}, which the server cannot tell by a file's first bytes; all would be refused${nearest(type, [...mediaTypes])}`,
          ),
        ...(upload?.extensions ?? [])
          .filter((extension) => !extensions.has(extension))
          .map(
            (extension) =>
              `${name} accepts names that end in ${extension}, which the server does not know; an ending has small letters and no dot${nearest(extension, [...extensions])}`,
          ),
      ]),
  ],
  [
    'upload-holds-address',
    (file, { schemas }) => {
      const all = new Map(schemas.map((one) => [one.name, one.schema]));
      return propertiesOf(file).flatMap(([name, property]) => {
        const { type, maxLength = 0, pattern, enum: choices } = resolve(property, all);
        if (!property['x-upload']) return [];
        const isRoomy = type === 'string' && maxLength >= longestAddress && !pattern && !choices;
        return isRoomy
          ? []
          : [
              `${name} holds the address of its file: a string with a maxLength of ${longestAddress} or more, and no pattern`,
            ];
      });
    },
  ],
  [
    'upload-is-of-no-patient',
    (file) =>
      propertiesOf(file)
        .filter(([, property]) => property['x-upload'] && property['x-personal'])
        .map(([name]) => `${name} is a file of a patient, and anyone who knows its address could read it`),
  ],
]);

/** What an upload says about its file; without a limit it would have none. */
const uploadWords = ['accept', 'extensions', 'maxBytes'] as const;

/** /files/, a hash of 64 letters, a dot and an ending. */
const longestAddress = 80;

/** What the server tells by first bytes, and what it tells otherwise (server/files/store-upload.ts). */
const mediaTypes: ReadonlySet<string> = new Set([
  ...supportedMimeTypes,
  'application/yaml',
  'application/vnd.android.package-archive',
]);
const extensions: ReadonlySet<string> = new Set([...supportedExtensions, 'jpeg', 'yaml', 'yml', 'apk']);
