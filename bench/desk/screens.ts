/** Screens that are kept up to date, as displays are: one stream for each ticket, read and thrown away. */
const [stream = '', ...tickets] = process.argv.slice(2);

for (const ticket of tickets) {
  const answer = await fetch(`${stream}&ticket=${ticket}`);
  if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`);
  void read(answer.body as unknown as AsyncIterable<Uint8Array>);
}
console.log('ready');

export {};

async function read(frames: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of frames);
}
