import { pages } from '#generated/pages.ts';
import type { PanelView, ViewCounter, ViewGroup, ViewPerson } from '#generated/shapes.ts';

/**
 * What anybody may see of a panel from anywhere: rooms and numbers, and how many wait. It is put together from what is
 * named here, so that whatever a screen shows beside (names, statuses, labels, calls, media, codes) stays in the hall.
 */
export function hallViewOf(view: PanelView): PanelView {
  const { epoch, seq, serverTime, serviceDate, session, organisation, panel, counter, counters, groups } = view;
  const { gid, name, type, mode, status, language } = panel;
  return {
    epoch,
    seq,
    serverTime,
    serviceDate,
    session,
    organisation,
    panel: {
      gid,
      name,
      type,
      mode,
      status,
      language,
      theme: 'light',
      videoMode: 'default',
      displayRegistrationStatus: false,
      carouselSeconds: panel.carouselSeconds,
      displayDataLimit: panel.displayDataLimit,
      callRepeat: 1,
      voiceVolume: 0,
      columns: ['number'],
      rowHeight: 100,
    },
    settings: pages.hallPage.settings as object as PanelView['settings'],
    layout: pages.hallPage.layout,
    counter: null,
    counters: (counter ? [counter] : counters).map(roomOf),
    groups: groups.map(groupOf),
    calls: [],
    latest: null,
    media: [],
    marquees: [],
    nurses: [],
    paramedics: [],
  };
}

function roomOf(counter: ViewCounter): ViewCounter {
  const { gid, name, secondName, department, doctor, doctorTitled, groupGid, service, pauseText, pauseShort } = counter;
  const { attendant, current, mark, calledSeq, calledAt, waitingCount, keepsList } = counter;
  return {
    gid,
    name,
    ...(secondName && { secondName }),
    ...(department && { department }),
    ...(doctor && { doctor, ...(doctorTitled && { doctorTitled }) }),
    ...(groupGid && { groupGid }),
    service,
    ...(attendant && { attendant }),
    ...(pauseText && { pauseText, pauseShort }),
    current,
    ...(mark && { mark }),
    calledSeq,
    ...(calledAt && { calledAt }),
    next: counter.next.map(numberOf),
    passed: counter.passed.map(numberOf),
    expected: [],
    waitingCount,
    ...(keepsList && { keepsList }),
  };
}

function groupOf({ gid, name, waitingCount, next, passed, counters }: ViewGroup): ViewGroup {
  return {
    gid,
    name,
    waitingCount,
    next: next.map(numberOf),
    passed: passed.map(numberOf),
    counters: counters.map(roomOf),
  };
}

function numberOf({ number, label }: ViewPerson): ViewPerson {
  return { number, label };
}
