/** The page of every word that schemas, families and layouts may use; messages of check lead to its parts. */
export const vocabulary = {
  file: 'docs/vocabulary.md',
  parts: {
    words: 'Words of a schema',
    entity: 'Words of x-entity',
    panelWords: 'Words of x-panel',
    verbs: 'Verbs of a family',
    blocks: 'Blocks of a layout',
    paths: 'Paths, conditions and templates',
  },
};

export type Part = keyof typeof vocabulary.parts;

/** The anchor of a part, as the readers of Markdown make it of its heading. */
export function anchorOf(part: Part): string {
  return vocabulary.parts[part]
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replaceAll(' ', '-');
}
