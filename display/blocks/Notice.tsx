import type { ReactNode } from 'react';
import type { BlockProps } from '../screen/block-props.ts';

/** A disabled panel shows the organisation's card; a paused one says so in the place of what it would show. */
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
  if (panel.status !== 'pause') return null;
  return (
    <div className="notice-pause">
      <svg className="notice-mark" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 1h4v14H3zM9 1h4v14H9z" fill="currentColor" />
      </svg>
      <div className="notice-title">{word('paused')}</div>
      <div className="muted">{organisation.name}</div>
    </div>
  );
}
