import { useEffect, useState } from 'react';
import { limits } from '#generated/limits.ts';

/** Whether something is being loaded; it stays true a moment longer, so that a mark of it does not flicker. */
export function useLingering(loading = false): boolean {
  const [lingers, setLingers] = useState(loading);
  useEffect(() => {
    if (loading) {
      setLingers(true);
      return;
    }
    const pause = setTimeout(() => setLingers(false), limits.searchLoadingMs);
    return () => clearTimeout(pause);
  }, [loading]);
  return loading || lingers;
}
