import type { RunningScreen } from '../running-screen.ts';
import { fetchFile } from './fetch-file.ts';
import { boundOf, fetchOrder, makeRoom } from './make-room.ts';
import { type KeptFile, type MediaStore, openMediaStore } from './media-store.ts';

/** A file that did not come, or had no room, is tried again after this. */
const againMs = 60000;
/** An address that was given out stays good for this long after its file had to go. */
const revokeMs = 60000;

/**
 * Keeps the films and pictures of the panel on this device, the next one first, and tells the player where they are;
 * what is not kept plays from the network. Without a store everything does.
 */
export function keepMedia({ state, change, note }: RunningScreen): void {
  /** Files that have no room; the next start of the screen tries them again. */
  const refused: string[] = [];
  openMediaStore().then(start, () => note('media cannot be kept on this device'));

  function start(store: MediaStore): void {
    let working = false;
    let held: unknown;
    const look = () => {
      if (working) return;
      working = true;
      const done = () => {
        working = false;
      };
      keepAll(store).then(done, done);
    };
    state.subscribe(() => {
      const { view } = state.get();
      const media = view && JSON.stringify(view.media);
      if (media === held) return;
      held = media;
      look();
    });
    setInterval(look, againMs);
    look();
  }

  async function keepAll(store: MediaStore): Promise<void> {
    const { view } = state.get();
    const wanted = fetchOrder(view ? view.media : [], playing());
    for (const url of wanted) await keep(store, url, wanted).catch(() => undefined);
  }

  async function keep(store: MediaStore, url: string, wanted: string[]): Promise<void> {
    const { kept } = state.get();
    const files = await store.list();
    const file = files.filter((one) => one.url === url)[0];
    // What would not play is of no use: it plays from the network, and is fetched again after the next start.
    if (kept[url] === '') return file && drop(store, url, '');
    if (file) await store.touch({ url, bytes: file.bytes, usedAt: Date.now() });
    else if (refused.indexOf(url) < 0) await fetchInto(store, url, files, wanted);
    if (kept[url]) return;
    const content = await store.read(url);
    if (content) give(url, URL.createObjectURL(content));
  }

  async function fetchInto(store: MediaStore, url: string, files: KeptFile[], wanted: string[]): Promise<void> {
    const bound = boundOf(
      await estimate(),
      files.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    const room = (bytes: number) => makeRoom(files, wanted, bytes, bound);
    const refuse = () => {
      refused.push(url);
      note(`no room to keep ${url}`);
    };
    const content = await fetchFile(url, (bytes) => Boolean(room(bytes)) || refuse());
    for (const old of room(content.size) || []) await drop(store, old);
    await store.write({ url, bytes: content.size, usedAt: Date.now() }, content).catch(refuse);
  }

  function give(url: string, address: string | undefined): void {
    change({ kept: Object.assign({}, state.get().kept, { [url]: address }) });
  }

  function drop(store: MediaStore, url: string, instead?: string): Promise<void> {
    const address = state.get().kept[url];
    give(url, instead);
    if (address) setTimeout(() => URL.revokeObjectURL(address), revokeMs);
    return store.remove(url);
  }
}

/** What plays now, by its own address. */
function playing(): string | undefined {
  const item = document.querySelector('.media-item');
  return item?.getAttribute('data-url') || undefined;
}

function estimate(): Promise<StorageEstimate | undefined> {
  const { storage } = navigator;
  return storage?.estimate ? storage.estimate().catch(() => undefined) : Promise.resolve(undefined);
}
