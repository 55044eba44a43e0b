import { onlyOfEveryChange } from '../running/every-change.ts';
import { buildFrontEnds } from '../running/front-ends.ts';

/** Runs before the first test: a build in a hook would take the time of whichever file comes first. */
export default async function build(): Promise<void> {
  await buildFrontEnds();
  // What every change runs draws nothing on React.
  if (!onlyOfEveryChange) await buildFrontEnds('display-on-react');
}
