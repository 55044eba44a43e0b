import { anchorOf, type Part, vocabulary } from './vocabulary.ts';

/** Rules whose messages name something that the vocabulary lists, with the part of it that does. */
const parts: Record<string, Part> = {
  'subset-only': 'words',
  'entity-words-known': 'entity',
  'entity-words-name-properties': 'entity',
  'entity-words-name-things': 'entity',
  'sort-needs-position': 'entity',
  'switch-needs-enabled-key': 'entity',
  'path-names-variant': 'entity',
  'keyword-has-its-kind': 'words',
  'ref-exists': 'words',
  'no-ref-siblings': 'words',
  'enum-values-differ': 'words',
  'form-field-has-one-type': 'words',
  'form-list-has-entries': 'words',
  'language-is-described': 'words',
  'error-has-status': 'words',
  'keyword-has-error': 'words',
  'transition-names-exist': 'words',
  'word-has-its-kind': 'words',
  'word-fits-property': 'words',
  'upload-names-limit': 'words',
  'upload-can-be-recognised': 'words',
  'upload-holds-address': 'words',
  'reference-holds-gid': 'words',
  'reference-can-be-listed': 'words',
  'known-texts-are-listed': 'words',
  'query-names-family': 'words',
  'template-is-answered': 'words',
  'chosen-file-is-one': 'words',
  'required-is-asked-for': 'words',
  'form-can-ask': 'words',
  'widget-writes-what-is-allowed': 'words',
  'condition-can-be-met': 'words',
  'entity-words-fit': 'entity',
  'parents-end': 'entity',
  'page-is-its-own': 'entity',
  'reached-from-page': 'entity',
  'tab-is-of-page': 'words',
  'branch-names-properties': 'words',
  'order-names-property': 'words',
  'number-has-limits': 'words',
  'list-has-simple-entries': 'words',
  'list-speaks-for-entries': 'words',
  'condition-names-property': 'words',
  'condition-names-value': 'words',
  'name-is-seen': 'entity',
  'widget-is-known': 'words',
  'widget-has-its-kind': 'words',
  'word-acts-here': 'words',
  'minute-step-has-time': 'words',
  'setting-acts': 'paths',
  'default-mode-is-allowed': 'panelWords',
  'reference-names-family': 'words',
  'reference-asks-for-filters': 'words',
  'suggestion-names-properties': 'words',
  'family-words-known': 'verbs',
  'family-verbs-known': 'verbs',
  'panel-type-is-unique': 'panelWords',
  'orientations-agree': 'panelWords',
  'colours-can-be-read': 'panelWords',
  'looks-are-made': 'panelWords',
  'panel-words-are-valid': 'panelWords',
  'layout-words-are-valid': 'blocks',
  'extent-is-one': 'blocks',
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
