import type { Shape } from '../../model.ts';
import { textKey } from '../../texts.ts';
import { casesOf } from './cases.ts';
import { type Chapter, written } from './chapter.ts';
import { picture, type Writer } from './page.ts';
import { settingsTabs } from './settings-tabs.ts';

const groups = ['daily', 'people', 'content', 'hospital', 'system'];

/** In the order in which they are met. */
const cases = ['dayBegins', 'doctorIll', 'wall', 'paper', 'left', 'newRoom'];

/** Pages that are no list of records, in the groups of the menu; with its path where lists are opened from it. */
const pages: readonly { group: string; title: string; page: string; path?: string; picture?: string }[] = [
  {
    group: 'daily',
    title: 'admin.dashboard.menu.enablePtchCashierRegistrationDashboardOption',
    page: 'cashierDashboard',
    picture: 'admin-dashboard',
  },
  {
    group: 'daily',
    title: 'admin.dashboard.menu.enablePanelGroupUsageDashboardOption',
    page: 'groupDashboard',
  },
  {
    group: 'daily',
    title: 'admin.dashboard.menu.enableAppointmentUsageDashboardOption',
    page: 'appointmentDashboard',
    picture: 'admin-dashboard-appointments',
  },
  { group: 'daily', title: 'admin.pages.screens', page: 'screens', picture: 'admin-screens' },
  { group: 'daily', title: 'admin.pages.printJobs', page: 'printJobs' },
  { group: 'daily', title: 'admin.pages.reports', page: 'reports', picture: 'admin-reports' },
  { group: 'people', title: 'admin.pages.roster', page: 'roster', path: 'roster', picture: 'admin-roster' },
  {
    group: 'content',
    title: 'admin.pages.mediaLibrary',
    page: 'mediaLibrary',
    path: 'media-library',
    picture: 'admin-media-library',
  },
  { group: 'system', title: 'admin.pages.system', page: 'settings', picture: 'admin-organisation' },
  { group: 'system', title: 'admin.pages.sessions', page: 'sessions' },
  { group: 'system', title: 'admin.pages.personalData', page: 'personalData' },
  { group: 'system', title: 'admin.pages.account', page: 'account' },
];

/** Pictures of lists, by the name of their records. */
const pictures: Readonly<Record<string, string>> = {
  Panel: 'admin-panels',
  PanelGroup: 'admin-groups',
  Appointment: 'admin-appointments',
  Staff: 'admin-staff',
  Room: 'admin-rooms',
  Media: 'admin-panel-media',
  Marquee: 'admin-panel-announcements',
};

/** Tabs of a panel that are none of its families. */
const ownTabs = [
  { title: 'admin.panel.controller', page: 'panelController' },
  { title: 'admin.panel.advanced', page: 'panelAdvanced' },
];

/** The administrator's manual: the first steps, every page of the menu, the tabs of the settings, and what belongs to a panel. */
export function administratorManual(writer: Writer): string[] {
  const { model, say } = writer;
  const entities = [...model.shapes.values()].filter(({ schema }) => schema['x-entity']);
  const ofEntity = (shape: Shape): Chapter => ({
    title: titleOf(shape, writer),
    text: say(textKey.purpose(shape.name)),
    openedFrom: openedFrom(shape, writer),
    shape,
    picture: pictures[shape.name],
  });
  const ofGroup = (group: string): Chapter[] => [
    ...entities
      .filter(({ schema }) => schema['x-entity']?.page?.section === group)
      .sort((one, other) => placeOf(one) - placeOf(other))
      .map(ofEntity),
    ...pages
      .filter((page) => page.group === group)
      .map(({ title, page, picture }) => ({ title: say(title), text: say(`help.pages.${page}`), picture })),
  ];
  const ofPanel = [
    ...ownTabs.map(({ title, page }): Chapter => ({ title: say(title), text: say(`help.pages.${page}`) })),
    ...entities.filter(({ schema }) => schema['x-entity']?.parent === 'panel').map(ofEntity),
  ];
  const logs = entities.filter(({ schema }) => schema['x-entity']?.dated).map(ofEntity);
  return [
    ...firstSteps(writer),
    ...groups.flatMap((group) => [
      `## ${say(`admin.menuGroups.${group}`)}`,
      ...ofGroup(group).flatMap((chapter) => written(chapter, writer)),
    ]),
    `## ${say('manual.ofSettings')}`,
    ...settingsTabs(writer).flatMap((chapter) => written(chapter, writer)),
    `## ${say('manual.ofPanel')}`,
    ...ofPanel.flatMap((chapter) => written(chapter, writer)),
    `## ${say('admin.pages.logs')}`,
    ...logs.map(({ title, text }) => `**${title}** — ${text}`),
    `## ${say('manual.bySpreadsheet')}`,
    say('help.pages.spreadsheet'),
    ...casesOf(
      cases.map((name) => [
        say(`manual.administratorCases.${name}.when`),
        say(`manual.administratorCases.${name}.answer`),
      ]),
      writer,
    ),
  ];
}

/** What the menu and the page itself call a list of records: by several, where the language has a word for it. */
function titleOf({ name, schema }: Shape, { say, find }: Writer): string {
  const own = schema['x-entity']?.page?.title;
  return own ? say(own) : (find(`${textKey.entity(name)}_other`) ?? say(textKey.entity(name)));
}

function openedFrom({ schema }: Shape, { say }: Writer): string | undefined {
  const from = schema['x-entity']?.page?.from;
  const page = pages.find(({ path }) => path !== undefined && path === from);
  return page && `${say('manual.openedFrom')}${say(page.title)}`;
}

/** Those without a place follow, as in the menu. */
function placeOf({ schema }: Shape): number {
  return schema['x-entity']?.page?.place ?? 1000;
}

function firstSteps({ say }: Writer): string[] {
  const steps = ['rooms', 'staff', 'panel', 'screen', 'call', 'logo'];
  return [
    `## ${say('admin.firstSteps.title')}`,
    say('admin.firstSteps.text'),
    steps
      .map(
        (step, at) =>
          `${at + 1}. **${say(`admin.firstSteps.steps.${step}`)}** — ${say(`admin.firstSteps.hints.${step}`)}`,
      )
      .join('\n'),
    picture(say('admin.firstSteps.title'), 'admin-first-steps'),
  ];
}
