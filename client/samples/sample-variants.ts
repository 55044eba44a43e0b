/** A screen that a panel type becomes by its settings, and that people know by a name of its own. */
export interface SampleVariant {
  name: string;
  type: string;
  settings: Readonly<Record<string, unknown>>;
}

/** The panel types that are more than one board. */
export const sampleVariants: readonly SampleVariant[] = [
  { name: 'specialList', type: 'clinicsWithAppointmentsLobbyPanel', settings: { board: 'special' } },
];
