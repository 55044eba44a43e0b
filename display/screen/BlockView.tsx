import type { CSSProperties, ReactNode } from 'react';
import type { Block } from '#generated/shapes.ts';
import { AppointmentBoard } from '../blocks/AppointmentBoard.tsx';
import { BigNumber } from '../blocks/BigNumber.tsx';
import { CalledCard } from '../blocks/CalledCard.tsx';
import { CallList } from '../blocks/CallList.tsx';
import { CareTeam } from '../blocks/CareTeam.tsx';
import { ClockFace } from '../blocks/ClockFace.tsx';
import { CounterTable } from '../blocks/CounterTable.tsx';
import { GroupBoard } from '../blocks/GroupBoard.tsx';
import { GroupTable } from '../blocks/GroupTable.tsx';
import { Header } from '../blocks/Header.tsx';
import { MarqueeLine } from '../blocks/MarqueeLine.tsx';
import { Notice } from '../blocks/Notice.tsx';
import { PassedList } from '../blocks/PassedList.tsx';
import { Picture } from '../blocks/Picture.tsx';
import { RoomCard } from '../blocks/RoomCard.tsx';
import { TextLine } from '../blocks/TextLine.tsx';
import { WaitingList } from '../blocks/WaitingList.tsx';
import type { laterDrawings } from '../later.ts';
import { holds } from '../text/template.ts';
import { BlockGuard } from './BlockGuard.tsx';
import type { BlockProps } from './block-props.ts';
import type { ScreenData } from './screen-data.ts';

export type Drawings = { [Type in Block['type']]: (props: BlockProps<Type>) => ReactNode };
/** Blocks beside the numbers, or of few screens; their drawings come with the second script. */
type LaterDrawings = typeof laterDrawings;
/** Blocks of pages that are no panels (display/hall). */
type PageBlock = 'roomList';

/** One drawing per block type; the compiler asks for one when the schema gets a new type. */
const drawings: Omit<Drawings, keyof LaterDrawings | PageBlock> = {
  appointmentBoard: AppointmentBoard,
  box: Box,
  callList: CallList,
  calledCard: CalledCard,
  careTeam: CareTeam,
  clock: ClockFace,
  counterTable: CounterTable,
  groupBoard: GroupBoard,
  groupTable: GroupTable,
  header: Header,
  image: Picture,
  marquee: MarqueeLine,
  notice: Notice,
  number: BigNumber,
  passedList: PassedList,
  roomCard: RoomCard,
  text: TextLine,
  waitingList: WaitingList,
};

const reported: string[] = [];
/** Boxes within boxes; the engine's own stack ends much later, and takes the whole picture with it. */
const mostDepth = 24;

interface BlockViewProps {
  block: Block;
  data: ScreenData;
  depth?: number;
}

/** A block in its place, if its conditions hold. A type from a newer server is left out and reported once. */
export function BlockView({ block, data, depth = 0 }: BlockViewProps): ReactNode {
  const { size = undefined, vmin = undefined, when = [] } = block.place || {};
  if (!when.every((condition) => holds(condition, data))) return null;
  const { later } = data.screen;
  const known: Partial<Drawings> = drawings;
  const Drawing = (known[block.type] || later?.laterDrawings[block.type]) as
    | ((props: BlockViewProps) => ReactNode)
    | undefined;
  if (!Drawing || depth > mostDepth) {
    const fault = Drawing ? 'a layout deeper than this runtime draws' : `this runtime knows no block "${block.type}"`;
    if (later && reported.indexOf(fault) < 0) {
      reported.push(fault);
      console.error(fault);
    }
    return null;
  }
  return (
    <div
      className={`block block-${block.type}`}
      style={{ flex: vmin ? `0 0 ${vmin}vmin` : size ? `0 1 ${size}%` : '1 1 0%' }}
    >
      <BlockGuard name={block.type} fallback={data.word('blockFailed')} revision={data.seq}>
        <Drawing block={block} data={data} depth={depth} />
      </BlockGuard>
    </div>
  );
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
