/**
 * Sections of the general settings, by the last part of their address. A property stands in the one that its schema
 * names (`x-tab`), or in the first; some have no property and only parts of their own (Section.tsx).
 */
export const sections = [
  'general',
  'times',
  'privacy',
  'rules',
  'slip',
  'access',
  'hospital',
  'keys',
  'agencies',
] as const;

export type SectionName = (typeof sections)[number];

/** The tab of the form that a section asks for. */
export function tabOf(section: SectionName): string {
  return section === 'general' ? '' : section;
}
