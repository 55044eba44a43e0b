import type { Page } from 'playwright';

/** What a lobby has painted, oldest first, without repetition: rows of the table, and the card of the latest call. */
export interface Painted {
  rows: { room: string; number: string }[];
  card: string[];
}

/**
 * Records every number that a display paints from now on, also across reloads: a mutation observer looks after each
 * change of the page, so nothing that was on the screen is missed.
 */
export async function recordPainted(page: Page): Promise<Painted> {
  const painted: Painted = { rows: [], card: [] };
  await page.exposeFunction('tellPainted', (rows: { room: string; number: string }[], card: string) => {
    for (const row of rows) {
      const last = painted.rows.findLast(({ room }) => room === row.room);
      if (last?.number !== row.number) painted.rows.push(row);
    }
    if (card !== painted.card.at(-1)) painted.card.push(card);
  });
  await page.addInitScript(() => {
    const numberIn = (element: Element | null) => {
      const text = element?.textContent?.trim() ?? '';
      return /^\d+$/.test(text) ? text : '';
    };
    const look = () => {
      const rows = [...document.querySelectorAll('.row')]
        .map((row) => ({
          room: row.querySelector('.cell')?.firstElementChild?.textContent?.trim() ?? '',
          number: numberIn(row.querySelector('.number')),
        }))
        .filter(({ number }) => number !== '');
      const card = numberIn(document.querySelector('.called-card .number'));
      const tell = (globalThis as unknown as { tellPainted(rows: object[], card: string): void }).tellPainted;
      if (rows.length > 0 || card !== '') tell(rows, card);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return painted;
}

/** What one room has shown, in order. */
export function shownBy(painted: Painted, room: string): string[] {
  return painted.rows.filter((row) => row.room === room).map(({ number }) => number);
}
