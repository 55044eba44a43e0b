import { anchorOf, type Part, vocabulary } from './vocabulary.ts';

/** Rules whose messages name something that the vocabulary lists, with the part of it that does. */
const parts: Record<string, Part> = {
  'subset-only': 'words',
  'entity-words-known': 'entity',
  'entity-words-name-properties': 'entity',
  'upload-names-limit': 'words',
  'order-names-property': 'words',
  'list-has-simple-entries': 'words',
  'condition-names-property': 'words',
  'reference-names-family': 'words',
  'suggestion-names-properties': 'words',
  'family-verbs-known': 'verbs',
  'panel-words-are-valid': 'blocks',
  'layout-names-exist': 'paths',
};

/** The message with the place in the vocabulary where what it names is listed. @param message ends with its rule's name */
export function withSeeAlso(message: string): string {
  const [, rule = ''] = /\(([\w-]+)\)$/.exec(message) ?? [];
  const part = parts[rule];
  return part ? `${message} → ${vocabulary.file}#${anchorOf(part)}` : message;
}

/** The rules that are named here, so that a test can ask whether there are such. */
export const rulesWithSeeAlso = Object.keys(parts);
