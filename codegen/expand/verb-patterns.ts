import type { Parameter } from '../model.ts';
import type { Schema } from '../schema.ts';
import type { Method, Verb } from '../verbs.ts';
import { query } from './parameters.ts';

const gid: Schema = { $ref: 'Gid.json' };

interface VerbPattern {
  method: Method;
  /** Below the family's path. */
  path: string;
  operationId: (entity: string) => string;
  summary: (words: string) => string;
  /** Whether the parent's gid is named in the query. */
  ofParent?: boolean;
  query?: Parameter[];
  body?: (entity: string) => Schema;
  returns: (entity: string) => Schema;
  /** Whether files of the entity may travel with it. */
  files?: boolean;
}

const shape = (name: string): Schema => ({ $ref: `${name}.json` });
const several = (name: string): Schema => ({ type: 'array', items: shape(name), minItems: 1, maxItems: 100 });
const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** What each verb of a family looks like on the wire. */
export const verbPatterns: Record<Verb, VerbPattern> = {
  list: {
    method: 'get',
    path: '/list',
    operationId: (entity) => `list${entity}`,
    summary: (words) => `List ${words}, a page at a time`,
    ofParent: true,
    returns: (entity) => shape(`${entity}List`),
  },
  one: {
    method: 'get',
    path: '',
    operationId: (entity) => `get${entity}`,
    summary: (words) => `Read one ${words}`,
    query: [query('gid', gid)],
    returns: shape,
  },
  create: {
    method: 'post',
    path: '',
    operationId: (entity) => `create${entity}`,
    summary: (words) => `Create a ${words}`,
    ofParent: true,
    body: (entity) => shape(`${entity}Create`),
    returns: shape,
    files: true,
  },
  update: {
    method: 'patch',
    path: '',
    operationId: (entity) => `update${entity}`,
    summary: (words) => `Change a ${words}`,
    body: (entity) => shape(`${entity}Update`),
    returns: shape,
    files: true,
  },
  delete: {
    method: 'delete',
    path: '',
    operationId: (entity) => `delete${entity}`,
    summary: (words) => `Delete a ${words}`,
    query: [query('gid', gid), query('version?', shape('Version'))],
    returns: () => shape('Changed'),
  },
  bulkCreate: {
    method: 'post',
    path: '/bulk/create',
    operationId: (entity) => `bulkCreate${entity}`,
    summary: (words) => `Create several ${words}; all or none`,
    ofParent: true,
    body: (entity) => object({ items: several(`${entity}Create`) }),
    returns: (entity) => object({ data: several(entity) }),
  },
  bulkUpdate: {
    method: 'patch',
    path: '/bulk/update',
    operationId: (entity) => `bulkUpdate${entity}`,
    summary: (words) => `Change several ${words}; all or none`,
    body: (entity) => object({ items: several(`${entity}Update`) }),
    returns: (entity) => object({ data: several(entity) }),
  },
  bulkDelete: {
    method: 'post',
    path: '/bulk/delete',
    operationId: (entity) => `bulkDelete${entity}`,
    summary: (words) => `Delete several ${words}; all or none`,
    body: () => shape('GidList'),
    returns: () => shape('Changed'),
  },
  restore: {
    method: 'post',
    path: '/restore',
    operationId: (entity) => `restore${entity}`,
    summary: (words) => `Bring back ${words} that were deleted a moment ago; all or none`,
    body: () => shape('GidList'),
    returns: () => shape('Changed'),
  },
  toggle: {
    method: 'patch',
    path: '/toggle',
    operationId: (entity) => `toggle${entity}`,
    summary: (words) => `Switch one ${words} on or off`,
    body: () => shape('Toggle'),
    returns: shape,
  },
  sort: {
    method: 'patch',
    path: '/sort',
    operationId: (entity) => `sort${entity}`,
    summary: (words) => `Set the order of all ${words}`,
    ofParent: true,
    body: () => shape('GidList'),
    returns: () => shape('Changed'),
  },
  enableAll: {
    method: 'patch',
    path: '/enable/all',
    operationId: (entity) => `enableAll${entity}`,
    summary: (words) => `Switch every ${words} on`,
    ofParent: true,
    returns: () => shape('Changed'),
  },
  disableAll: {
    method: 'patch',
    path: '/disable/all',
    operationId: (entity) => `disableAll${entity}`,
    summary: (words) => `Switch every ${words} off`,
    ofParent: true,
    returns: () => shape('Changed'),
  },
  dropdown: {
    method: 'get',
    path: '/dropdownlist',
    operationId: (entity) => `list${entity}Dropdown`,
    summary: (words) => `List ${words} to choose from`,
    ofParent: true,
    returns: () => shape('ChoiceList'),
  },
};
