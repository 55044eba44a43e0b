import type { Store } from '#client/store.ts';
import type { QueueState } from '#generated/shapes.ts';
import type { Notice } from './create-desk.ts';

/** What a desk shows that has sent a log-out. */
interface AtDesk {
  view: Pick<Store<Pick<QueueState, 'service'> | undefined>, 'get' | 'subscribe'>;
  notice: Store<Notice | undefined>;
}

/**
 * Whether a log-out that was given up, because the network stayed away, was done all the same: true as soon as the counter
 * is seen to be left, so that who wanted to go is not signed in there any longer. False where it was refused, and once
 * the doubt has been read or something else was pressed: then it is known how the counter stands.
 */
export function leftAfterAll({ view, notice }: AtDesk): Promise<boolean> {
  const doubt = notice.get();
  if (doubt?.kind !== 'unsure' || doubt.action !== 'logOut') return Promise.resolve(false);
  return new Promise((resolve) => {
    const ends = [view.subscribe(look), notice.subscribe(look)];
    look();

    function look() {
      const left = view.get()?.service === 'unlogin';
      if (!left && notice.get() === doubt) return;
      for (const end of ends) end();
      resolve(left && notice.get() === doubt);
    }
  });
}
