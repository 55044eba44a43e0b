import type { ReactNode } from 'react';
import type { BlockProps } from '../screen/block-props.ts';
import { Clock } from '../screen/Clock.tsx';

export function ClockFace({ block, data }: BlockProps<'clock'>): ReactNode {
  return <Clock data={data} size={block.textSize || 5} date={block.date} session={block.session} />;
}
