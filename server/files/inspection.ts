import type { RefusalEntry } from '../errors/refusal.ts';
import type { PictureRule } from './inspect-picture.ts';
import type { YamlSchema } from './read-yaml.ts';

/** Something to look into that came from outside, and so may be made to cost much. */
export type Inspection =
  | { readonly kind: 'picture'; readonly path: string; readonly mediaType: string; readonly rule: PictureRule }
  | { readonly kind: 'yaml'; readonly source: YamlSource; readonly field: string; readonly schema: YamlSchema }
  | { readonly kind: 'script'; readonly path: string; readonly field: string };

export type YamlSource = { readonly path: string } | { readonly text: string };

/** What the thread found. */
export type Finding =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'refusal'; readonly entries: readonly RefusalEntry[] }
  | { readonly kind: 'failure'; readonly error: Error };
