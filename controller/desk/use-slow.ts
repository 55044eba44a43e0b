import { useEffect, useState } from 'react';

/** An answer that comes within this time, in ms, needs no sign that it is waited for: drawing one would delay it. */
const noticedMs = 300;

/** Whether something has lasted long enough to be shown as lasting. */
export function useSlow(lasting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!lasting) return undefined;
    const timer = setTimeout(setSlow, noticedMs, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [lasting]);
  return lasting && slow;
}
