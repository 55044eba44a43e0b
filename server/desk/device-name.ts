import type { Document } from '../documents/document.ts';

/**
 * What a kiosk or ticket machine is called before patients: as the board of its hall, else as the door of its room. The
 * panel's own name is for those who look after the screens, and stands only where there is no other.
 */
export function deviceName({ body: { settings, counterName, name } }: Document<'panel'>): string {
  const headline = settings && 'headline' in settings && settings.headline;
  return (typeof headline === 'string' && headline) || counterName || name;
}
