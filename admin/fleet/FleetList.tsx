import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../account/use-may.ts';
import { pageOf } from '../layout/page-of.ts';
import { useIsPhone } from '../layout/use-is-phone.ts';
import { FleetActions } from './FleetActions.tsx';
import { FleetCards } from './FleetCards.tsx';
import { FleetFilters } from './FleetFilters.tsx';
import { FleetFoot } from './FleetFoot.tsx';
import { FleetTable } from './FleetTable.tsx';
import { type FleetWish, filterFleet } from './filter-fleet.ts';
import type { JudgedDevice } from './judge-device.ts';
import { useFirstRows } from './use-first-rows.ts';

interface FleetListProps {
  readonly devices: readonly JudgedDevice[];
  readonly base: string;
  onDone(): void;
}

const perPage = 50;
const anything: FleetWish = { search: '', kind: '', condition: '' };

/** Every device, those in trouble first: looked for, chosen, and asked to do something. */
export function FleetList({ devices, base, onDone }: FleetListProps) {
  const translate = useTranslate();
  const mayOrder = useMay()('orderDevices');
  const isPhone = useIsPhone();
  const [wish, setWish] = useState(anything);
  const [wanted, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Who types sees what they type at once, and the list as soon as it is ready.
  const followed = useDeferredValue(wish);
  const found = useMemo(() => filterFleet(devices, followed), [devices, followed]);
  const picked = useMemo(() => devices.filter(({ key }) => chosen.has(key)), [devices, chosen]);
  const { rows: shown, page, pages } = useMemo(() => pageOf(found, wanted, perPage), [found, wanted]);
  const drawn = useFirstRows(followed, perPage);
  const choose = useCallback(
    (keys: readonly string[], isChosen: boolean) =>
      setChosen((before) => {
        const next = new Set(before);
        for (const key of keys) isChosen ? next.add(key) : next.delete(key);
        return next;
      }),
    [],
  );
  const change = useCallback((part: Partial<FleetWish>) => {
    setWish((before) => ({ ...before, ...part }));
    setPage(1);
  }, []);
  if (devices.length === 0)
    return <Card sx={{ p: 5, textAlign: 'center', color: 'text.secondary' }}>{translate('admin.screens.none')}</Card>;
  const Rows = isPhone ? FleetCards : FleetTable;
  return (
    <Card>
      <FleetFilters devices={devices} wish={wish} onChange={change} />
      {picked.length > 0 && (
        <FleetActions
          devices={picked}
          onClear={() => setChosen(new Set())}
          onDone={() => {
            // What was chosen meanwhile, and a dialog that is open for it, stay.
            setChosen((now) => (now === chosen ? new Set() : now));
            onDone();
          }}
        />
      )}
      {found.length === 0 ? (
        <Box sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>{translate('admin.fleet.notFound')}</Box>
      ) : (
        <Rows devices={shown} drawn={drawn} chosen={chosen} onChoose={mayOrder ? choose : undefined} base={base} />
      )}
      <FleetFoot
        found={found}
        all={devices.length}
        page={page}
        pages={pages}
        onTurn={setPage}
        onChoose={mayOrder ? choose : undefined}
      />
    </Card>
  );
}
