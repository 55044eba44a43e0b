import { useEffect, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import { useStore } from '#client/use-store.ts';
import type { AppointmentChange } from '#generated/shapes.ts';
import type { AppointmentAction } from '#generated/values.ts';
import { againWhenBetter } from '../data/away.ts';
import { type Failure, isFailure } from '../data/failure-text.ts';
import { withEarlier } from '../data/with-earlier.ts';
import type { ToldEntry } from '../history/tell-changes.ts';
import { useTelling } from '../history/use-told-changes.ts';
import { http, noticeRefusedToken, signInNeeded } from '../session.ts';

export interface AppointmentChangesAsked {
  readonly from: number;
  readonly to: number;
  readonly action?: AppointmentAction;
  readonly appointmentId?: string;
}

interface Told {
  readonly told: ToldEntry;
  readonly action: AppointmentAction;
}

const entriesOnPage = 20;

/** The changes of appointments that are asked for, in words, the newest first, page after page. */
export function useAppointmentChanges(asked: AppointmentChangesAsked) {
  const tell = useTelling();
  const wanted = JSON.stringify(asked);
  const stopped = useStore(signInNeeded);
  const [place, setPlace] = useState({ wanted, page: 1 });
  const page = place.wanted === wanted ? place.page : 1;
  const [entries, setEntries] = useState<readonly Told[]>([]);
  const [state, setState] = useState<'loading' | Failure | 'more' | 'whole'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is read once
  useEffect(() => {
    if (stopped) return;
    let current = true;
    setState('loading');
    if (page === 1) setEntries([]);
    const read = async () => {
      try {
        const query = { ...(JSON.parse(wanted) as AppointmentChangesAsked), page, limit: entriesOnPage };
        const { data, paging } = await http.call('listAppointmentChangeLog', { query }, { keepFailure: true });
        const told = await tell(data.map(asEntry));
        if (!current) return;
        const found = told.map((entry, index) => ({ told: entry, action: data[index]?.action ?? 'updated' }));
        setEntries((before) => (page === 1 ? found : withEarlier(before, found, ({ told }) => told.gid)));
        setState(page * paging.limit < paging.count ? 'more' : 'whole');
      } catch (failure) {
        if (!isFailure(failure)) throw failure;
        if (failure instanceof CallFailure) noticeRefusedToken(failure);
        if (current) setState(failure);
        againWhenBetter(failure, () => current && void read());
      }
    };
    void read();
    return () => {
      current = false;
    };
  }, [wanted, page, stopped]);
  return { entries, state, more: () => setPlace({ wanted, page: page + 1 }) };
}

/** A change of an appointment as an entry of the log of changes, so that it is told like any other. */
function asEntry({ number, appointmentGid, appointmentId, action, by, byName, at, changes }: AppointmentChange) {
  return {
    gid: `appointment-${number}`,
    version: 1,
    createdAt: at,
    updatedAt: at,
    action: action === 'removed' ? ('deleted' as const) : ('updated' as const),
    byKind: by ?? ('server' as const),
    ...(byName && { byName }),
    family: 'appointment',
    recordGid: appointmentGid,
    recordName: appointmentId,
    changes,
  };
}
