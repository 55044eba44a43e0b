import type { ReactNode } from 'react';
import type { BlockProps } from '../screen/block-props.ts';
import { holds } from '../text/template.ts';
import { Picture } from './Picture.tsx';

export function StatePicture({ block, data }: BlockProps<'statePicture'>): ReactNode {
  const [meant] = block.pictures.filter(({ when = [] }) => when.every((condition) => holds(condition, data)));
  return meant ? <Picture block={{ type: 'image', url: meant.url, cover: block.cover }} data={data} /> : null;
}
