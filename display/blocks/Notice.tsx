import type { ReactNode } from 'react';
import type { BlockProps } from '../screen/block-props.ts';

/** A disabled panel shows the organisation's card; a paused one says so over what it shows. */
export function Notice({ data }: BlockProps<'notice'>): ReactNode {
  const { organisation, panel, word } = data;
  if (panel.status === 'disable') {
    return (
      <div className="notice-cover">
        {organisation.logo && <img className="notice-logo" src={organisation.logo} alt="" />}
        <div className="notice-organisation">{organisation.name}</div>
        <div className="notice-title">{word('outOfService')}</div>
        <div className="muted">{word('outOfServiceHint')}</div>
      </div>
    );
  }
  return panel.status === 'pause' ? <div className="notice-band">{word('paused')}</div> : null;
}
