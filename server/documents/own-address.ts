import type { Organisation } from '#generated/shapes.ts';

/**
 * The address of one of our pages as people outside of this call reach it: at the hospital's own domain where it has
 * one, else as a path of whichever name they use.
 */
export function ownAddress({ customDomain }: Pick<Organisation, 'customDomain'>, path: string): string {
  return customDomain ? new URL(path, customDomain).href : path;
}

/** The same as a path again, for a page that must stay where it is. */
export function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+/, '');
}
