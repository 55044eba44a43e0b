import type { PanelSettings } from '#generated/device.ts';
import { languages } from '#generated/languages.ts';
import { type BuiltInPanel, panelTypes } from '#generated/panel-types.ts';
import type { Locale, PanelView, QueueColumn, Theme, ViewCall, ViewCounter, ViewStaff } from '#generated/shapes.ts';
import { desk, groupsOf, inAGroup, room } from './sample-counters.ts';
import { listsOf } from './sample-lists.ts';
import { longWords, type SampleWords, wordsOfSamples } from './sample-people.ts';
import { samplePoster } from './sample-poster.ts';
import { type SampleName, sampleInstant } from './sample-states.ts';

export interface SampleOptions {
  name: SampleName;
  language?: Locale;
  theme?: Theme;
  /** The server's time, in ms. */
  now?: number;
  settings?: PanelSettings;
}

/** What a sample is made from. */
export type SampledType = Pick<
  BuiltInPanel,
  'name' | 'index' | 'serves' | 'callingModes' | 'sources' | 'layout' | 'defaults'
>;

const allColumns: QueueColumn[] = ['number', 'name', 'gender', 'age', 'label', 'checkedInAt', 'status'];

const roomCounts: { [Name in SampleName]?: number } = { oneRoom: 1, fortyRooms: 40, unset: 0, paused: 0, disabled: 0 };

/**
 * A view of an invented hospital, as the server would send it.
 * @param type a panel type, or the name of one that is built in
 */
export function sampleView(
  type: string | SampledType,
  { name, language = 'zh-TW', theme = 'dark', now = sampleInstant, settings }: SampleOptions,
): PanelView {
  const panelType = typeof type === 'string' ? panelTypes.find((one) => one.name === type) : type;
  if (!panelType) throw new Error(`no panel type ${type}`);
  const words: SampleWords =
    name === 'longNames' ? { ...wordsOfSamples(language), ...longWords[language] } : wordsOfSamples(language);
  const rooms = roomCounts[name] ?? 6;
  const counters = Array.from({ length: rooms }, (_, index) => room(index, name, words, now));
  const silent = name === 'unset' || name === 'paused' || name === 'disabled';
  const groups = silent ? [] : groupsOf(name, words, now);
  const inGroups = panelType.sources === 'groups';
  const shown = inGroups ? groups.reduce<ViewCounter[]>((all, group) => all.concat(group.counters), []) : counters;
  const chosen = {
    ...panelType.defaults,
    ...(name === 'allColumns' && { showQrCode: true }),
    ...settings,
  } as PanelView['settings'];
  const { serves } = panelType;
  const own = serves && inAGroup(panelType.callingModes) ? desk(name, words, now) : room(1, name, words, now);
  const calls = silent ? [] : callsOf(serves ? [own] : shown);
  return {
    epoch: 'sample',
    seq: 100,
    serverTime: now,
    serviceDate: new Date(now + 8 * 3600000).toISOString().slice(0, 10),
    session: inGroups || own.groupGid ? 'day' : 'morning',
    organisation: {
      gid: 'sample',
      name: words.organisation,
      timeZoneOffsetMinutes: 480,
      dayOffsetMinutes: 480,
      dateFormat: languages[language].dateFormat,
    },
    panel: {
      gid: 'panel-1',
      name: words.panel,
      ...(serves && { counterName: own.name }),
      type: panelType.name,
      mode: panelType.index,
      status: name === 'paused' ? 'pause' : name === 'disabled' ? 'disable' : 'enable',
      language,
      theme,
      videoMode: 'default',
      displayRegistrationStatus: true,
      carouselSeconds: 10,
      displayDataLimit: 6,
      qrCodeUrl: 'https://callboard.example/panel/panel-1',
      columns: name === 'allColumns' ? allColumns : ['number', 'name', 'label', 'status'],
      rowHeight: 100,
      callRepeat: 2,
      voiceVolume: 100,
    },
    settings: chosen,
    layout: panelType.layout,
    counter: serves && name !== 'paused' && name !== 'disabled' ? own : null,
    counters: serves || inGroups ? [] : counters,
    groups: inGroups ? groups : [],
    ...(!serves && !silent && { lists: listsOf(counters, name, words, chosen) }),
    nurses: staffOf(words.nurses, name),
    paramedics: staffOf(words.paramedics, name),
    calls,
    latest: calls.slice(-1)[0] ?? null,
    media: name === 'calm' ? [] : [samplePoster(language)],
    marquees:
      name === 'calm'
        ? []
        : words.marquees.map(([title, content], index) => ({ gid: `marquee-${index}`, title, content })),
  };
}

function staffOf(names: string[], name: SampleName): ViewStaff[] {
  return (name === 'oneRoom' || name === 'calm' ? names.slice(0, 1) : names).map((text) => ({ name: text }));
}

function callsOf(counters: ViewCounter[]): ViewCall[] {
  return counters
    .filter(({ current, service }) => current !== '' && service === 'serving')
    .map(
      (counter): ViewCall => ({
        seq: counter.calledSeq,
        kind: 'called',
        at: counter.calledAt ?? 0,
        number: Number(counter.current),
        label: counter.current,
        name: counter.currentName,
        counterGid: counter.gid,
        counter: counter.name,
        department: counter.department,
        doctor: counter.doctor,
      }),
    )
    .sort((one, other) => one.at - other.at);
}
