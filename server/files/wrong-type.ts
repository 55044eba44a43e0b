import { Refusal } from '../errors/refusal.ts';

/**
 * The refusal of a file that is none of those that are accepted.
 * @param field the form's field that it was sent in
 * @param extensions what is accepted, by the endings of names
 */
export function wrongType(field: string, extensions: readonly string[]): Refusal {
  return new Refusal({ code: 'upload_wrong_type', field, params: { accepted: extensions.join(', ').toUpperCase() } });
}

/**
 * The refusal of a file whose content is not what its name says: renamed, or damaged.
 * @param named what it says it is: an ending of names such as `mp3`
 */
export function notAsNamed(field: string, named: string): Refusal {
  return new Refusal({ code: 'upload_not_as_named', field, params: { named: named.toUpperCase() } });
}
