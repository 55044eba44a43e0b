import { type ReactNode, useEffect } from 'react';
import { type DisplayState, spokenLanguage, state } from '../state.ts';
import { awaitsWords, bringWords } from '../text/bring-words.ts';
import { fillTemplate } from '../text/template.ts';
import { wordsOf } from '../text/words.ts';
import { serverNow } from '../time/server-clock.ts';
import { BlockGuard } from './BlockGuard.tsx';
import { BlockView } from './BlockView.tsx';
import { Clock } from './Clock.tsx';
import { awaitsDrawings, bringDrawings } from './drawings.ts';
import { shownData } from './shown-data.ts';
import { sinceText } from './since-text.ts';
import { useData, useSlice, useSliceOf } from './use-slice.ts';

type OnDrawn = (seq: number, onCard: DisplayState['onCard']) => void;

/** Stands in the page, since no words are here yet (display/build/short-dictionaries.ts). */
const { connecting = '' } = (document.getElementById('screen') as HTMLElement).dataset;

/** What the panel shows; it stands still while its layout does. */
function Picture(): ReactNode {
  return <BlockView block={useSlice(({ layout }) => layout.root)} />;
}

/** What it shows at night: nothing but the time. */
function NightPicture(): ReactNode {
  return <Clock data={useData()} size={7} />;
}

/** Tells which view stands on the screen; it is drawn with each. */
function Told({ onDrawn, readable }: { onDrawn: OnDrawn; readable: boolean }): ReactNode {
  const [seq, onCard] = useSliceOf(state, ({ view, onCard }) => [view ? view.seq : -1, onCard] as const);
  const drawn = readable ? seq : -1;
  useEffect(() => onDrawn(drawn, onCard), [drawn, onCard, onDrawn]);
  return null;
}

/** The whole picture: the layout drawn from the view, and over it what the screen has to say about itself. */
export function Screen({ onDrawn }: { onDrawn: OnDrawn }): ReactNode {
  const [root, theme, look, demo] = useSliceOf(shownData, (view) =>
    view
      ? [view.layout.root, view.panel.theme, view.look, view.organisation.demo]
      : [undefined, 'dark', undefined, false],
  );
  const [language, contact, since, outdated, dark, refusal, asks, soundBlocked, later, words, blocks] = useSliceOf(
    state,
    (now) => [
      spokenLanguage(now),
      now.contact,
      now.contact !== 'fresh' && now.view && sinceText(now.since, serverNow(), now.view),
      now.outdated,
      now.dark,
      now.refusal,
      now.asks,
      now.soundBlocked && !now.quiet,
      now.later,
      now.words,
      now.blocks,
    ],
  );
  const ready = root && !awaitsWords(language, words) && !awaitsDrawings(root, blocks);
  const readable = ready && !outdated;
  useEffect(() => bringWords(language), [language]);
  useEffect(() => (root ? bringDrawings(root) : undefined), [root]);

  const word = wordsOf(language);
  return (
    <div className={`screen theme-${theme} contact-${contact}`} style={look} lang={language}>
      {readable && (
        <div className={dark ? 'picture-frame dark' : 'picture-frame'}>
          <BlockGuard name="screen">{dark ? <NightPicture /> : <Picture />}</BlockGuard>
        </div>
      )}
      {!readable && !refusal && !asks && <div className="notice-cover">{word('connecting') || connecting}</div>}
      {asks && later?.LetIn && <later.LetIn by={asks.by} prove={asks.prove} word={word} />}
      {refusal && <div className="notice-cover">{word(refusal)}</div>}
      {root && contact === 'lost' && <div className="ask-desk">{fillTemplate('@askDesk', { since }, word)}</div>}
      {root && contact === 'late' && (
        <div className="badge badge-late">{fillTemplate('@noContact', { since }, word)}</div>
      )}
      {demo && <div className="badge badge-demo">{word('demo')}</div>}
      {soundBlocked && <div className="badge badge-sound">{word('touchForSound')}</div>}
      <Told onDrawn={onDrawn} readable={Boolean(ready)} />
    </div>
  );
}
