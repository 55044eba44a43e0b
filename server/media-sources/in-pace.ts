import { limits } from '#generated/limits.ts';
import { SourceFault } from './origin.ts';

/** A source that is not asked again for the rest: at its pace that would not come either. */
export class TooSlow extends SourceFault {
  constructor() {
    super('unreachable', 'it comes too slowly');
  }
}

/**
 * What a source sends, as long as it comes at some pace. One that drips says something all the time, and would keep the
 * other media of its hospital waiting for an hour. Only waiting for the source counts, not what is done with its bytes.
 * @throws TooSlow
 */
export async function* inPace(
  content: AsyncIterable<Buffer>,
  withinMs: number,
  least: number = limits.mediaMinuteBytes,
): AsyncGenerator<Buffer, void, void> {
  let waited = 0;
  let came = 0;
  let since = performance.now();
  for await (const chunk of content) {
    waited += performance.now() - since;
    came += chunk.length;
    if (waited >= withinMs) {
      if (came < least) throw new TooSlow();
      waited = 0;
      came = 0;
    }
    yield chunk;
    since = performance.now();
  }
}
