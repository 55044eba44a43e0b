import { applyChange, type Change } from './apply-change.ts';

/** The whole of a view, and the name of this state of it. */
export interface WholeFrame<View> {
  revision: string;
  view: View;
}

/** What became another value since the state of one name, and the name of the state after it. */
export interface ChangeFrame {
  from: string;
  revision: string;
  change: Change;
}

/** A view of which a stream sends the whole once, and then what changes. */
export interface FollowedView<View> {
  whole(frame: WholeFrame<View>): View;
  /** @returns undefined where the change is not of the state that is held, or does not fit: only a whole view heals that */
  change(frame: ChangeFrame): View | undefined;
  /** Forgets what is held: its stream has ended. */
  drop(): void;
}

/** Holds what came over one stream, apart from what was read otherwise. */
export function createFollowedView<View>(): FollowedView<View> {
  let held: WholeFrame<View> | undefined;
  return {
    whole(frame) {
      held = frame;
      return frame.view;
    },
    change({ from, revision, change }) {
      if (!held || held.revision !== from) return undefined;
      const before = held.view;
      held = undefined;
      try {
        held = { revision, view: applyChange(before, change) as View };
        return held.view;
      } catch {
        return undefined;
      }
    },
    drop() {
      held = undefined;
    },
  };
}
