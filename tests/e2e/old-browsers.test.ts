import { afterAll, afterEach, beforeAll, beforeEach, describe, test } from 'vitest';
import { type Engine, engines } from '../browser/engines.ts';
import type { RemotePage } from '../browser/remote-page.ts';
import { builtFrontEnd } from '../running/front-ends.ts';
import { seeHall, seeTypes } from './display-journey.ts';
import { DisplayServer } from './display-server.ts';

let server: DisplayServer;

beforeEach(async () => {
  server = await DisplayServer.start(builtFrontEnd('display'));
});
afterEach(() => server.stop());

describe.each(engines)('$name', (engine) => {
  let page: RemotePage | undefined;
  beforeAll(async () => {
    page = await engine.open();
  });
  afterAll(() => page?.close());

  test('shows a hall: its rooms, a call, pictures, the moving line, the words of each language', async ({ skip }) => {
    await seeHall(opened(page, engine, skip), server);
  });

  test('draws every panel type whole, and lists turn', async ({ skip }) => {
    await seeTypes(opened(page, engine, skip), server);
  });
});

/** The page of an engine; a machine that cannot have the engine leaves the test out and says so. */
function opened(page: RemotePage | undefined, { name, hint }: Engine, skip: (note: string) => never): RemotePage {
  if (page) return page;
  const note = `${name} is not available on this machine${hint ? `: ${hint}` : ''}`;
  console.log(note);
  return skip(note);
}
