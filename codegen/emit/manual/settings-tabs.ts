import type { Shape } from '../../model.ts';
import { textKey } from '../../texts.ts';
import type { Chapter } from './chapter.ts';
import type { Writer } from './page.ts';

/** Sections of the organisation's settings that have fields, in the order of their page; a field without one is of the first. */
const sections = ['general', 'times', 'privacy', 'rules', 'slip', 'access', 'hospital'];

/** Tabs beside the general one that no page of the menu shows, with the records that they hold. */
const tabs = [
  { title: 'entities.VoiceGroup', shape: 'VoiceGroup' },
  { title: 'admin.organisation.tabs.apn', shape: 'Apn' },
  { title: 'admin.organisation.tabs.ticket', shape: 'TicketImages' },
  { title: 'admin.organisation.tabs.label', shape: 'ListLabel' },
];

/** What an organisation sets for all of its rooms: the sections of its settings with their fields, and the tabs beside them. */
export function settingsTabs({ model, say }: Writer): Chapter[] {
  const organisation = model.shapes.get('Organisation');
  const ofSection = (section: string): Chapter => ({
    title: say(`admin.organisation.sections.${section}`),
    shape: organisation && inSection(organisation, section),
  });
  return [
    ...(organisation ? sections.map(ofSection).filter(({ shape }) => shape?.fields.some(({ inForm }) => inForm)) : []),
    ...tabs.flatMap(({ title, shape: name }) => {
      const shape = model.shapes.get(name);
      return shape ? [{ title: say(title), text: say(textKey.purpose(name)), shape }] : [];
    }),
  ];
}

/** What only the provider chooses, when an organisation is made, is no part of its settings. */
function inSection(organisation: Shape, section: string): Shape {
  const fields = organisation.fields.filter(
    ({ name, schema }) => (schema['x-tab'] ?? 'general') === section && name !== 'gid' && !schema['x-create-only'],
  );
  return { ...organisation, fields };
}
