import type { PanelView } from '#generated/shapes.ts';
import { sampleHall } from './sample-hall.ts';
import { type SampleOptions, sampleView } from './sample-view.ts';

/** A picture that is no panel type by itself, and that people know by a name of its own. */
export interface SampleVariant {
  name: string;
  /** Which runtime draws it: that of panels, or that of the pages on patients' phones. */
  drawnBy: 'display' | 'hall';
  view(options: SampleOptions): PanelView;
}

/** Boards that a panel type becomes by its settings, and the pages of a hall. */
export const sampleVariants: readonly SampleVariant[] = [
  {
    name: 'specialList',
    drawnBy: 'display',
    view: (options) =>
      sampleView('clinicsWithAppointmentsLobbyPanel', {
        ...options,
        settings: { board: 'special', ...options.settings },
      }),
  },
  { name: 'hallList', drawnBy: 'hall', view: (options) => sampleHall('list', options) },
  { name: 'hallDetail', drawnBy: 'hall', view: (options) => sampleHall('detail', options) },
];

/** The sample of a panel type or of a variant, by its name. */
export function sampleOf(name: string, options: SampleOptions): PanelView {
  const variant = sampleVariants.find((one) => one.name === name);
  return variant ? variant.view(options) : sampleView(name, options);
}
