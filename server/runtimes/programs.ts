import type { FleetKind, SoftwareType } from '#generated/values.ts';

/** A program that the provider releases and this server hands out as a page. */
export type PageProgram = Extract<SoftwareType, 'panel' | 'panelController' | 'ticketMachine'>;

/** The front end that each program is; a check-in kiosk and a ticket machine are one. */
export const frontEndOf: Readonly<Record<PageProgram, string>> = {
  panel: 'display',
  panelController: 'controller',
  ticketMachine: 'kiosk',
};

/** What a device runs. */
export const programOf: Readonly<Record<FleetKind, PageProgram>> = {
  panel: 'panel',
  kiosk: 'ticketMachine',
  ticketMachine: 'ticketMachine',
  controller: 'panelController',
};

export function isPageProgram(type: unknown): type is PageProgram {
  return typeof type === 'string' && Object.hasOwn(frontEndOf, type);
}

/** The build that a page loads, as named by its main script; empty where it names none. */
export function runtimeOf(page: string): string {
  return /\/index-([\w-]{8})\.js"/.exec(page)?.[1] ?? '';
}
