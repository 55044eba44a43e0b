import { playsAt } from '#client/time/plays-at.ts';
import type { PanelSettings, ScreenFacts } from '#generated/device.ts';
import type { Look, PanelView, ViewCounter, ViewMarquee, ViewMedia } from '#generated/shapes.ts';
import type { DisplayState } from '../state.ts';
import { type Word, wordsOf } from '../text/words.ts';
import { serverNow } from '../time/server-clock.ts';
import { leastTextSize } from './reading-distance.ts';

/** What blocks draw from: the view, the facts of this screen, the words of its language. */
export interface ScreenData extends PanelView {
  screen: ScreenFacts;
  word: Word;
  /** Of its type, where that has one of its own in this theme. */
  look: Look | undefined;
  /** Another list when drawings of blocks have come. */
  blocks: DisplayState['blocks'] | undefined;
}

/** What is drawn of a view now: media and announcements at their times. */
export function screenData(
  view: PanelView,
  screen: Pick<DisplayState, 'width' | 'height' | 'quiet' | 'speaking'> &
    Partial<Pick<DisplayState, 'onCard' | 'blocks'>>,
  at = serverNow(),
): ScreenData {
  const { showMedia, showQrCode, screenInches = 55, farthestSeatMetres = 5 } = view.settings as PanelSettings;
  const { looks = {} } = view.layout;
  const shown = (item: ViewMedia | ViewMarquee) => playsAt(item.times, at, view.organisation.timeZoneOffsetMinutes);
  const playing = view.media.filter(shown);
  const media = showMedia !== false && playing.length > 0 && mediaMayPlay(view);
  const code = Boolean(showQrCode && view.panel.qrCodeUrl);
  return Object.assign({}, view, {
    latest: screen.onCard === undefined ? view.latest : screen.onCard,
    media: playing,
    marquees: view.marquees.filter(shown),
    look: looks[view.panel.theme],
    word: wordsOf(view.panel.language),
    blocks: screen.blocks,
    screen: {
      portrait: screen.height > screen.width,
      media,
      aside: media || code,
      beside: media && !code,
      least: leastTextSize(screenInches, farthestSeatMetres),
      quiet: screen.quiet,
      speaking: screen.speaking,
    },
  });
}

function mediaMayPlay(view: PanelView): boolean {
  return view.panel.videoMode !== 'playWhenNoConsultation' || !countersOf(view).some(isConsulting);
}

/** Every room and counter in a view. */
export function countersOf(view: PanelView): ViewCounter[] {
  return view.groups.reduce((all, group) => all.concat(group.counters), view.counters.concat(view.counter || []));
}

function isConsulting({ service, current }: ViewCounter): boolean {
  return service === 'serving' && current !== '';
}
