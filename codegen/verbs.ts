/** What can be done with records of a family, and how a call is sent. */

export const verbs = [
  'list',
  'one',
  'create',
  'update',
  'delete',
  'bulkCreate',
  'bulkUpdate',
  'bulkDelete',
  'restore',
  'toggle',
  'sort',
  'enableAll',
  'disableAll',
  'dropdown',
] as const;
export type Verb = (typeof verbs)[number];

/** Whether a text is a verb. */
export function isVerb(text: string): text is Verb {
  return (verbs as readonly string[]).includes(text);
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];
