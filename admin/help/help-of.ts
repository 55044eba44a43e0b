import { type Resource, type ResourceName, resources } from '#generated/resources.ts';
import { findResourcePath } from '../data/resource-path.ts';
import { type SectionName, sections, tabOf } from '../organisation/sections.ts';
import { spreadsheetSegment } from '../spreadsheet/spreadsheet-address.ts';

/** Pages that are no list of records, by their address below the organisation's or the provider's. */
const pages: Readonly<Record<string, string>> = {
  dashboard: 'cashierDashboard',
  screens: 'screens',
  roster: 'roster',
  'media-library': 'mediaLibrary',
  'print-jobs': 'printJobs',
  reports: 'reports',
  account: 'account',
  sessions: 'sessions',
  'personal-data': 'personalData',
  'logs/appointments': 'appointmentChanges',
  backups: 'backups',
};

/** Tabs of a panel that are none of its families. */
const panelTabs: Readonly<Record<string, string>> = { controller: 'panelController', advanced: 'panelAdvanced' };

/** What the help beside a page tells. */
export interface Help {
  /** Keys of the sentences that say what the page is for. */
  texts: readonly string[];
  /** The records that the page is about, and their form. */
  resource?: Resource;
  form?: { name: string; tab?: string };
  /** Keys of the sentences about the keyboard. */
  keys: readonly string[];
}

/** The help of the page at an address; undefined where there is no page. */
export function helpOf(pathname: string): Help | undefined {
  const [, area = '', ...rest] = pathname.split('/').filter((part, place) => place === 0 || part !== '');
  if (area === 'system-advance') return helpBelow(rest.length > 0 ? rest : ['organization-list']);
  if (area !== 'admin') return undefined;
  if (rest[2] === 'dashboard' && (rest[0] === 'group' || rest[0] === 'appointment')) {
    return { texts: [`help.pages.${rest[0]}Dashboard`], keys: [] };
  }
  return helpBelow(rest.slice(1));
}

function helpBelow(path: readonly string[]): Help | undefined {
  const [first = '', second = '', third = ''] = path;
  if (first === 'logs' && second in resources) return ofRecords(resources[second as ResourceName], []);
  if (first === 'system' && (second === '' || second === 'general')) return ofSettings(third);
  if (path.join('/') === 'system/ticket') return ofRecords(resources.ticketImages, ['edit']);
  const page = pages[path.slice(0, 2).join('/')] ?? pages[first];
  if (page) return { texts: [`help.pages.${page}`], keys: page === 'roster' ? ['admin.roster.keys'] : [] };
  const tab = first === resources.panel.path ? panelTabs[third] : undefined;
  if (tab) return { texts: [`help.pages.${tab}`], form: { name: 'Panel', tab: third }, keys: ['help.keysOf.form'] };
  if (path.join('/') === resources.voice.path) return ofVoices();
  for (let length = path.length; length > 0; length -= 1) {
    const found = findResourcePath(path.slice(0, length).join('/'));
    if (found) return ofRecords(found.resource, path.slice(length));
  }
  return undefined;
}

function ofSettings(section: string): Help {
  const known = sections.find((name): name is SectionName => name === section) ?? 'general';
  return {
    texts: ['help.pages.settings'],
    form: { name: resources.organisation.form, tab: tabOf(known) },
    keys: ['help.keysOf.form'],
  };
}

/** The voices and the groups made of them stand on one page. */
function ofVoices(): Help {
  const { texts, ...voices } = ofRecords(resources.voice, []);
  return { ...voices, texts: [...texts, resources.voiceGroup.purposeKey] };
}

function ofRecords(resource: Resource, below: readonly string[]): Help {
  const isSheet = below[0] === spreadsheetSegment;
  const isList = below.length === 0;
  const { bulkDelete, bulkUpdate } = resource.operations;
  return {
    texts: [resource.purposeKey, ...(isSheet ? ['help.pages.spreadsheet'] : [])],
    resource,
    form: { name: resource.form },
    keys: [
      ...(isList && (bulkDelete ?? bulkUpdate) ? ['help.keysOf.list'] : []),
      ...(isList && resource.positioned ? ['help.keysOf.order'] : []),
      ...(isList || isSheet ? [] : ['help.keysOf.form']),
    ],
  };
}
