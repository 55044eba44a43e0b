import type { Resource, ResourceName } from '#generated/resources.ts';

/** Resources whose page is called otherwise than the thing itself. */
const titles: Partial<Record<ResourceName, string>> = {
  panel: 'admin.pages.management',
  group: 'admin.pages.groups',
  appointment: 'admin.pages.appointments',
  staff: 'admin.pages.staff',
  organisation: 'admin.pages.organisations',
};

/** Key of the words by which menu and pages call a resource. */
export function resourceTitleKey(resource: Resource): string {
  return titles[resource.name] ?? resource.labelKey;
}
