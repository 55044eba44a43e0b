/** What is known of a file that is kept on this device. */
export interface KeptFile {
  url: string;
  bytes: number;
  /** When it was wanted last, by this device's clock; who was not wanted longest goes first. */
  usedAt: number;
}

export interface MediaStore {
  list(): Promise<KeptFile[]>;
  read(url: string): Promise<Blob | undefined>;
  /** Rejects where there is no room. */
  write(file: KeptFile, content: Blob): Promise<void>;
  touch(file: KeptFile): Promise<void>;
  remove(url: string): Promise<void>;
}

const files = 'files';
const about = 'about';

/**
 * Files in the browser's own database, which plain http has too, unlike the caches of service workers; what is known of
 * them stands apart, so that no list ever reads a film. Rejects where the browser has none or forbids it.
 */
export function openMediaStore(): Promise<MediaStore> {
  return new Promise((resolve, reject) => {
    const opening = window.indexedDB.open('callboard-media', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(files);
      opening.result.createObjectStore(about, { keyPath: 'url' });
    };
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('the media store is blocked'));
    opening.onsuccess = () => resolve(storeIn(opening.result));
  });
}

function storeIn(database: IDBDatabase): MediaStore {
  /** One transaction; resolves with its first answer once everything is on the disk. */
  function act<Answer>(mode: IDBTransactionMode, work: (store: (name: string) => IDBObjectStore) => IDBRequest) {
    return new Promise<Answer>((resolve, reject) => {
      const transaction = database.transaction([files, about], mode);
      const first = work((name) => transaction.objectStore(name));
      transaction.oncomplete = () => resolve(first.result as Answer);
      transaction.onabort = transaction.onerror = () => reject(transaction.error);
    });
  }
  return {
    list: () => act<KeptFile[]>('readonly', (store) => store(about).getAll()),
    read: (url) => act<Blob | undefined>('readonly', (store) => store(files).get(url)),
    write: (file, content) =>
      act('readwrite', (store) => {
        store(files).put(content, file.url);
        return store(about).put(file);
      }),
    touch: (file) => act('readwrite', (store) => store(about).put(file)),
    remove: (url) =>
      act('readwrite', (store) => {
        store(files).delete(url);
        return store(about).delete(url);
      }),
  };
}
