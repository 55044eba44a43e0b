import TabScrollButton, { type TabScrollButtonProps } from '@mui/material/TabScrollButton';
import type { MouseEvent } from 'react';
import { limits } from '#generated/limits.ts';

/** The arrow beside tabs that do not fit: it scrolls by what is seen of them, and leaves a little of it in sight. */
export function TabsArrow(props: TabScrollButtonProps) {
  const scroll = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const tabs = currentTarget.parentElement?.querySelector('.MuiTabs-scroller');
    const step = (tabs?.clientWidth ?? 0) - limits.tabsScrollLessPx;
    tabs?.scrollBy({ left: props.direction === 'left' ? -step : step, behavior: 'smooth' });
  };
  return <TabScrollButton {...props} onClick={scroll} />;
}
