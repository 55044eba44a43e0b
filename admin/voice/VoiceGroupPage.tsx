import { useState } from 'react';
import { createStore, type Store } from '#client/store.ts';
import { useStore } from '#client/use-store.ts';
import type { VoicePart } from '#generated/shapes.ts';
import { EditPage } from '../pages/EditPage.tsx';
import { VoiceTrial } from './VoiceTrial.tsx';

type Draft = Store<Record<string, unknown> | undefined>;

/** A voice group, with a call by what the form holds now. */
export function VoiceGroupPage({ resource, id }: { resource: string; id: string }) {
  const [draft] = useState<Draft>(() => createStore<Record<string, unknown> | undefined>(undefined));
  return <EditPage resource={resource} id={id} onValues={draft.set} beside={<TrialOf draft={draft} />} />;
}

function TrialOf({ draft }: { draft: Draft }) {
  return <VoiceTrial parts={(useStore(draft)?.parts ?? []) as VoicePart[]} />;
}
