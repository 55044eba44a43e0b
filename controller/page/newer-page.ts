/** The main script is named after what is in it: the page that the server has now is another one if it names another. */
const script = /<script[^>]+src="([^"]*\/index-[^"]+)"/;

/** Whether the server has another page than the one that is shown. Rejects where it cannot be asked. */
export async function hasNewerPage(shown: Pick<Document, 'querySelector'>, { pathname }: Location): Promise<boolean> {
  const answer = await fetch(pathname, { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`the page answered ${answer.status}`);
  const [, present] = script.exec(await answer.text()) ?? [];
  const running = shown.querySelector('script[src*="/index-"]')?.getAttribute('src');
  return present !== undefined && running !== undefined && present !== running;
}
