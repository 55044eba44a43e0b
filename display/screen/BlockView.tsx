import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { limits } from '#generated/limits.ts';
import type { Block } from '#generated/shapes.ts';
import { holds } from '../text/template.ts';
import { listAt, valueAt } from '../text/value-at.ts';
import { BlockGuard } from './BlockGuard.tsx';
import type { BlockProps } from './block-props.ts';
import { bringDrawing, drawingOf, mayCome } from './drawings.ts';
import { childrenFor } from './repeat-children.ts';
import type { ScreenData } from './screen-data.ts';
import { rearrange } from './use-box.ts';
import { useData, useSlice } from './use-slice.ts';

const reported: string[] = [];

interface BlockViewProps {
  block: Block;
  depth?: number;
}

type Draw = (props: { block: Block; data: ScreenData; depth: number }) => ReactNode;

/**
 * A block in its place, if its conditions hold; the place of one whose drawing is still to come is kept. It stands still
 * while the layout does: what is in it draws anew when something changes that it draws from.
 */
export function BlockView({ block, depth = 0 }: BlockViewProps): ReactNode {
  const { size = undefined, vmin = undefined, when = [] } = block.place || {};
  const drawing = useSlice((data) =>
    when.every((condition) => holds(condition, data)) ? drawn(block.type, depth) : undefined,
  );
  const before = useRef(drawing);
  useLayoutEffect(() => {
    // What came or went gives or takes space beside it.
    if (before.current !== drawing) rearrange();
    before.current = drawing;
  }, [drawing]);
  useEffect(() => {
    if (drawing) bringDrawing(block.type);
  }, [drawing, block.type]);
  if (!drawing) return null;
  return (
    <div
      className={`block block-${block.type}`}
      style={{ flex: vmin ? `0 0 ${vmin}vmin` : size ? `0 1 ${size}%` : '1 1 0%' }}
    >
      <BlockGuard name={block.type}>
        <Drawn key={block.type} drawing={drawing} block={block} depth={depth} />
      </BlockGuard>
    </div>
  );
}

/** Keeps the place of what is still to come, so that nothing moves then. */
function Place(): ReactNode {
  return null;
}

/** How a block is drawn; a type from a newer server is left out and reported once. */
function drawn(type: Block['type'], depth: number): Draw | undefined {
  const draw = (type === 'box' ? Box : drawingOf(type) || (mayCome(type) ? Place : undefined)) as Draw | undefined;
  if (draw && depth <= limits.layoutBoxes) return draw;
  const fault = draw ? 'too deep' : `no block "${type}"`;
  if (reported.indexOf(fault) < 0) {
    reported.push(fault);
    console.error(fault);
  }
  return undefined;
}

function Drawn({ drawing: Drawing, block, depth }: BlockViewProps & { drawing: Draw; depth: number }): ReactNode {
  return <Drawing block={block} data={useData()} depth={depth} />;
}

/** Children in a row, in a column, or over each other; space between them without `gap`, which old engines lack. */
function Box({ block, depth = 0 }: BlockProps<'box'> & { depth?: number }): ReactNode {
  const style = {
    padding: block.pad ? `${block.pad}vmin` : undefined,
    '--space': `${block.space || 0}vmin`,
  } as CSSProperties;
  const look = (block.ground ? ` ground-${block.ground}` : '') + (block.edge ? ' edge' : '');
  const times = useSlice((data) => timesOf(block, data));
  const children: Block[] = [];
  for (let place = 0; place < times; place++)
    children.push(...(block.repeat ? childrenFor(block, place) : block.children));
  return (
    <div className={`box box-${block.flow}${look}`} style={style}>
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a layout's children keep their places
        <BlockView key={index} block={child} depth={depth + 1} />
      ))}
    </div>
  );
}

/** How often a box has its children: once, or for each of a list. */
function timesOf({ repeat, most }: BlockProps<'box'>['block'], data: ScreenData): number {
  if (!repeat) return 1;
  const { length } = listAt(data, repeat);
  return most ? Math.min(length, Number(valueAt(data, most)) || 0) : length;
}
