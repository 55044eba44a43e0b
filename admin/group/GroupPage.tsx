import { useState } from 'react';
import { createStore } from '#client/store.ts';
import { EditPage } from '../pages/EditPage.tsx';
import { OwnPolicyTrial } from '../policy/OwnPolicyTrial.tsx';
import { OwnPolicyPresets } from '../policy/PolicyPresets.tsx';

/** A group's form; where the group has rules of its own, ready-made ones below and a trial of them beside. */
export function GroupPage({ resource, id }: { resource: string; id: string }) {
  const [draft] = useState(() => createStore<Record<string, unknown> | undefined>(undefined));
  return (
    <EditPage
      resource={resource}
      id={id}
      onValues={draft.set}
      below={<OwnPolicyPresets />}
      beside={<OwnPolicyTrial place={{ kind: 'group', gid: id }} draft={draft} />}
    />
  );
}
