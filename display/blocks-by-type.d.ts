/** Drawings of blocks, parted by the layouts of the panel types (display/build/blocks-by-type.ts). */
declare module 'virtual:blocks' {
  type Drawings = import('./screen/drawings.ts').Drawings;

  /** Those of the first script. */
  export const drawings: Partial<Drawings>;
  /** Blocks beside the numbers, which come where they are shown. */
  export const beside: readonly (keyof Drawings)[];
  /** What brings the others, each with those that the same panel types have. */
  export const parts: { [Type in keyof Drawings]?: () => Promise<{ drawings: Partial<Drawings> }> };
}
