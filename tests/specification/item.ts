/** What the product must have, one thing each; the tables beside this file name them all. */
export type Kind = 'call' | 'route' | 'screen' | 'entity' | 'field' | 'value' | 'rule' | 'message' | 'constant';

export interface Item {
  /** Stable, and unique among all: `field Media.volume`. */
  id: string;
  kind: Kind;
  /** Section of the product's specification, 1 to 9. */
  section: number;
  name: string;
  /** The file that holds it; undefined while there is none. */
  file?: string;
  /** The test that shows it. */
  test?: string;
  /** Why what a table says about it is not so. */
  wrong?: string;
}

export type State = 'tested' | 'held' | 'open';

/** Where an item stands: held by a file and shown by a test, only held, or still open. */
export function stateOf({ file, test }: Item): State {
  if (!file) return 'open';
  return test ? 'tested' : 'held';
}
