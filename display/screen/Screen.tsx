import { type ReactNode, useEffect } from 'react';
import { useStore } from '#client/use-store.ts';
import type { PanelView } from '#generated/shapes.ts';
import { type DisplayState, state } from '../state.ts';
import { awaitsWords, bringWords } from '../text/bring-words.ts';
import { wordsOf } from '../text/words.ts';
import { BlockGuard } from './BlockGuard.tsx';
import { BlockView } from './BlockView.tsx';
import { Clock } from './Clock.tsx';
import { awaitsDrawings, bringDrawings } from './drawings.ts';
import { screenData } from './screen-data.ts';
import { useMinute } from './use-minute.ts';

/** What the panel shows; at night nothing but the time. */
function Picture({ view, now }: { view: PanelView; now: DisplayState }): ReactNode {
  useMinute(view.media.some(hasTimes) || view.marquees.some(hasTimes));
  const data = screenData(view, now);
  return now.dark ? <Clock data={data} size={7} /> : <BlockView block={view.layout.root} data={data} />;
}

function hasTimes({ times }: { times?: object }): boolean {
  return times !== undefined;
}

/** The whole picture: the layout drawn from the view, and over it what the screen has to say about itself. */
export function Screen({ onDrawn }: { onDrawn(seq: number, onCard: DisplayState['onCard']): void }): ReactNode {
  const now = useStore(state);
  const { view, onCard, contact, outdated, dark, refusal, asks, soundBlocked, quiet, later, words, blocks } = now;
  const language = view ? view.panel.language : 'zh-TW';
  const root = view?.layout.root;
  const ready = root && !awaitsWords(language, words) && !awaitsDrawings(root, blocks);
  const readable = ready && !outdated;
  const seq = view && ready ? view.seq : -1;
  useEffect(() => onDrawn(seq, onCard), [seq, onCard, onDrawn]);
  useEffect(() => bringWords(language), [language]);
  useEffect(() => (root ? bringDrawings(root) : undefined), [root]);

  const word = wordsOf(language);
  const theme = view ? view.panel.theme : 'dark';
  return (
    <div className={`screen theme-${theme} contact-${contact}`} lang={language}>
      {view && readable && (
        <div className={dark ? 'picture-frame dark' : 'picture-frame'}>
          <BlockGuard name="screen" fallback={word('blockFailed')} revision={seq}>
            <Picture view={view} now={now} />
          </BlockGuard>
        </div>
      )}
      {!readable && !refusal && !asks && <div className="notice-cover">{word('connecting')}</div>}
      {asks && later?.LetIn && <later.LetIn by={asks.by} prove={asks.prove} word={word} />}
      {refusal && <div className="notice-cover">{word(refusal)}</div>}
      {view && contact === 'lost' && <div className="ask-desk">{word('askDesk')}</div>}
      {view && contact === 'late' && <div className="badge badge-late">{word('updating')}</div>}
      {view?.organisation.demo && <div className="badge badge-demo">{word('demo')}</div>}
      {soundBlocked && !quiet && <div className="badge badge-sound">{word('touchForSound')}</div>}
    </div>
  );
}
