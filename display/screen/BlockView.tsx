import { type CSSProperties, type ReactNode, useEffect } from 'react';
import type { Block } from '#generated/shapes.ts';
import { holds } from '../text/template.ts';
import { BlockGuard } from './BlockGuard.tsx';
import type { BlockProps } from './block-props.ts';
import { bringDrawing, drawingOf, mayCome } from './drawings.ts';
import type { ScreenData } from './screen-data.ts';

const reported: string[] = [];
/** Boxes within boxes; the engine's own stack ends much later, and takes the whole picture with it. */
const mostDepth = 24;

interface BlockViewProps {
  block: Block;
  data: ScreenData;
  depth?: number;
}

/** A block in its place, if its conditions hold; the place of one whose drawing is still to come is kept. */
export function BlockView({ block, data, depth = 0 }: BlockViewProps): ReactNode {
  const { size = undefined, vmin = undefined, when = [] } = block.place || {};
  const shown = when.every((condition) => holds(condition, data));
  useEffect(() => {
    if (shown) bringDrawing(block.type);
  }, [shown, block.type]);
  if (!shown || !isKnown(block.type, depth)) return null;
  const Drawing = drawn(block.type);
  return (
    <div
      className={`block block-${block.type}`}
      style={{ flex: vmin ? `0 0 ${vmin}vmin` : size ? `0 1 ${size}%` : '1 1 0%' }}
    >
      {Drawing && (
        <BlockGuard name={block.type} fallback={data.word('blockFailed')} revision={data.seq}>
          <Drawing block={block} data={data} depth={depth} />
        </BlockGuard>
      )}
    </div>
  );
}

function drawn(type: Block['type']): ((props: BlockViewProps) => ReactNode) | undefined {
  return (type === 'box' ? Box : drawingOf(type)) as ReturnType<typeof drawn>;
}

/** Whether this runtime can draw a block; a type from a newer server is left out and reported once. */
function isKnown(type: Block['type'], depth: number): boolean {
  const known = type === 'box' || drawingOf(type) !== undefined || mayCome(type);
  if (known && depth <= mostDepth) return true;
  const fault = known ? 'a layout deeper than this runtime draws' : `this runtime knows no block "${type}"`;
  if (reported.indexOf(fault) < 0) {
    reported.push(fault);
    console.error(fault);
  }
  return false;
}

/** Children in a row, in a column, or over each other; space between them without `gap`, which old engines lack. */
function Box({ block, data, depth = 0 }: BlockProps<'box'> & { depth?: number }): ReactNode {
  const style = {
    padding: block.pad ? `${block.pad}vmin` : undefined,
    '--space': `${block.space || 0}vmin`,
  } as CSSProperties;
  return (
    <div className={`box box-${block.flow}`} style={style}>
      {block.children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a layout's children keep their places
        <BlockView key={index} block={child} data={data} depth={depth + 1} />
      ))}
    </div>
  );
}
