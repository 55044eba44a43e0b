import { beside, drawings, parts } from 'virtual:blocks';
import type { ReactNode } from 'react';
import type { Block } from '#generated/shapes.ts';
import { change, state } from '../state.ts';
import type { BlockProps } from './block-props.ts';

export type Drawings = { [Type in Block['type']]: (props: BlockProps<Type>) => ReactNode };

const againMs = 3000;
const known: Partial<Drawings> = drawings;
const asked: Block['type'][] = [];

/** How blocks of a type are drawn; undefined while it is not here, and for one that this runtime does not know. */
export function drawingOf(type: Block['type']): Drawings[Block['type']] | undefined {
  return known[type];
}

/** Takes drawings that a page has besides. */
export function learnDrawings(learned: Partial<Drawings>): void {
  Object.assign(known, learned);
}

/** Whether the drawing of a type may still come. */
export function mayCome(type: Block['type']): boolean {
  return parts[type] !== undefined;
}

/** Whether a layout's numbers still wait for drawings. Where one did not come, the other blocks are better than none. */
export function awaitsDrawings(layout: Block, tried: readonly string[]): boolean {
  return numbersIn(layout).some((type) => !known[type] && mayCome(type) && tried.indexOf(type) < 0);
}

/** Brings the drawings that a layout's numbers wait for. */
export function bringDrawings(layout: Block): void {
  numbersIn(layout).forEach(bringDrawing);
}

/** Brings a drawing that is not here; the state tells when it came, and when it did not. */
export function bringDrawing(type: Block['type']): void {
  const part = parts[type];
  if (known[type] || !part || asked.indexOf(type) >= 0) return;
  asked.push(type);
  const tried = () => change({ blocks: state.get().blocks.concat(type) });
  part().then(
    (brought) => {
      learnDrawings(brought.drawings);
      tried();
    },
    () => {
      asked.splice(asked.indexOf(type), 1);
      tried();
      setTimeout(bringDrawing, againMs, type);
    },
  );
}

function numbersIn(block: Block): Block['type'][] {
  if (block.type !== 'box') return beside.indexOf(block.type) < 0 ? [block.type] : [];
  return block.children.reduce<Block['type'][]>((types, child) => types.concat(numbersIn(child)), []);
}
