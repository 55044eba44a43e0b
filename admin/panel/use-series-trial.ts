import { useCallback, useEffect, useState } from 'react';
import type { PanelSeries, PanelSeriesResult } from '#generated/shapes.ts';
import { type Failure, isFailure } from '../data/failure-text.ts';
import { useAnswer } from '../data/use-answer.ts';
import { http } from '../session.ts';
import { sendSeries } from './send-series.ts';

const afterTypingMs = 400;

/** Panels that are to be made, and the rooms or departments that they are made for, in the order of the rows. */
export interface Series {
  readonly body: PanelSeries;
  readonly gids: readonly string[];
}

/** What becomes of each panel of a series. */
export interface SeriesOutcome {
  readonly results: readonly PanelSeriesResult[];
  readonly gids: readonly string[];
}

/**
 * What would become of a series, asked when the hands rest, and why that cannot be known; `ask` asks at once.
 * @param series stays the same until it is another one; undefined where there is nothing to ask
 */
export function useSeriesTrial(series: Series | undefined): {
  known?: SeriesOutcome;
  failure?: Failure;
  ask(): void;
} {
  const [asked, setAsked] = useState<Series>();
  const [known, setKnown] = useState<SeriesOutcome>();
  useEffect(() => {
    if (!series) {
      setAsked(undefined);
      setKnown(undefined);
      return;
    }
    const timer = setTimeout(setAsked, afterTypingMs, series);
    return () => clearTimeout(timer);
  }, [series]);
  const read = useCallback(async () => {
    if (!asked) return undefined;
    const results = await sendSeries({ ...asked.body, tryOnly: true }, (body) =>
      http.call('createPanelSeries', { body }, { keepFailure: true }),
    );
    return { results, gids: asked.gids };
  }, [asked]);
  const answer = useAnswer(read);
  useEffect(() => {
    // What is known stays until there is more: the rows do not flicker with each that is chosen.
    if (answer && !isFailure(answer)) setKnown(answer);
  }, [answer]);
  return {
    ...(known && { known }),
    ...(isFailure(answer) && { failure: answer }),
    ask: () => setAsked(series && { ...series }),
  };
}
