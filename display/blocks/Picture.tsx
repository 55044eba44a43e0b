import type { ReactNode } from 'react';
import type { BlockProps } from '../screen/block-props.ts';
import { valueAt } from '../text/value-at.ts';

export function Picture({ block, data }: BlockProps<'image'>): ReactNode {
  const url = valueAt(data, block.url);
  return typeof url === 'string' && url !== '' ? (
    <img className={block.cover ? 'picture picture-cover' : 'picture'} src={url} alt="" />
  ) : null;
}
