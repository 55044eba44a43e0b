import type { PanelSettings } from '#generated/device.ts';
import { panelTypes } from '#generated/panel-types.ts';
import type { Block, PanelView } from '#generated/shapes.ts';
import { sampleHall } from './sample-hall.ts';
import { type SampleOptions, sampleView } from './sample-view.ts';

/** A block alone on a screen. */
export interface SampleBlock {
  name: Block['type'];
  /** Which runtime knows it: that of panels, or that of the pages on patients' phones. */
  drawnBy: 'display' | 'hall';
  view(options: SampleOptions): PanelView;
}

/** Blocks that no built-in panel type uses, but a published one may. */
const unused: Block[] = [
  { type: 'clock', date: true, session: true, textSize: 9 },
  { type: 'number', text: '{{counter.current}}', tone: 'call' },
  { type: 'image', url: 'organisation.logo' },
  { type: 'arrow', direction: 'upRight', tone: 'primary' },
  { type: 'value', label: '@waiting', value: '{{counter.waitingCount}}', tone: 'call' },
  { type: 'progress', label: '@waitingForYou', value: 'counter.waitingCount', of: 'panel.displayDataLimit' },
  { type: 'countdown', lead: '@pausedRoom', over: '@noCallYet', until: 'settings.opensAt', tone: 'primary' },
  { type: 'statePicture', pictures: [{ url: 'organisation.logo', when: ['!panel.status=pause'] }] },
  { type: 'groupColumn', group: 'groups.0', next: 'settings.showNext' },
];

const logo =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9H0z' fill='%230f766e'/><path d='M4 2h1v2h2v1H5v2H4V5H2V4h2z' fill='%23fff'/></svg>";

/** Every block once, as the first panel type that uses it has it; boxes are what holds them. */
export function sampleBlocks(): SampleBlock[] {
  const found = new Map<Block['type'], SampleBlock>();
  for (const type of panelTypes) {
    for (const block of blocksIn(type.layout.root)) {
      if (block.type !== 'box' && !found.has(block.type)) found.set(block.type, alone(block, type.name));
    }
  }
  for (const block of unused) {
    found.set(block.type, alone(block, block.type === 'groupColumn' ? 'groupLobbyPanel' : 'defaultPanel'));
  }
  const onPhones: SampleBlock = { name: 'roomList', drawnBy: 'hall', view: (options) => sampleHall('list', options) };
  return [...found.values(), onPhones];
}

function alone(block: Block, type: string): SampleBlock {
  const place = block.place?.vmin ? { vmin: block.place.vmin } : {};
  const root: Block = { type: 'box', flow: 'column', pad: 4, children: [{ ...block, place }] };
  return {
    name: block.type,
    drawnBy: 'display',
    view: (options) => {
      // A notice has something to say only then.
      const name = block.type === 'notice' && options.name !== 'disabled' ? 'paused' : options.name;
      const view = sampleView(type, {
        ...options,
        name,
        settings: { showQrCode: true, ...boardOf(block), ...options.settings },
      });
      return { ...view, organisation: { logo, ...view.organisation }, layout: { ...view.layout, root } };
    },
  };
}

/** A board of special lists and a countdown have something to show only where the settings ask for it. */
function boardOf({ type }: Block): PanelSettings {
  if (type === 'countdown') return { opensAt: '23:45' } as PanelSettings;
  return type === 'listBoard' ? { board: 'special' } : {};
}

function blocksIn(block: Block): Block[] {
  return 'children' in block
    ? block.children.reduce<Block[]>((all, child) => all.concat(blocksIn(child)), [])
    : [block];
}
