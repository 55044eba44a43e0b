import type { ClassComponent } from './component.ts';
import type { DrawnElement } from './element.ts';

/** What stands on the screen for an element: it stays while elements of its type and key come in its place. */
export interface Part {
  /** A text has itself for its element; a place where nothing is drawn has none. */
  element: DrawnElement | string | undefined;
  parent: Part | undefined;
  /** Of the root 0. */
  depth: number;
  parts: Part[];
  /** Of a tag or a text. */
  node?: Node | undefined;
  /** Of a class. */
  instance?: ClassComponent | undefined;
  /** Of a function: what its hooks hold, in their order. */
  hooks: Hook[];
  /** Must be drawn again. */
  waits?: boolean | undefined;
  /** Is no longer on the screen. */
  gone?: boolean | undefined;
}

export interface Hook {
  value?: unknown;
  set?: unknown;
  /** What an effect was run for, and what undoes it. */
  since?: readonly unknown[] | undefined;
  undo?: (() => void) | undefined;
}

/** An empty place below another. */
export function newPart(parent: Part | undefined, element: Part['element']): Part {
  return { element, parent, depth: parent ? parent.depth + 1 : 0, parts: [], hooks: [] };
}
