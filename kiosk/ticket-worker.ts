/** Shows on a patient's phone what the server says of their number, also while the page is closed. */

interface PushEventLike extends Event {
  data: { json(): { title: string; body: string; page: string } } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface ClickEvent extends Event {
  notification: Notification & { data: string };
  waitUntil(work: Promise<unknown>): void;
}
interface PageClient {
  url: string;
  focus(): Promise<unknown>;
}
interface WorkerScope extends EventTarget {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(options: object): Promise<PageClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
}

const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => (event as PushEventLike).waitUntil(scope.skipWaiting()));
scope.addEventListener('push', (event) => {
  const { data, waitUntil } = event as PushEventLike;
  if (!data) return;
  const { title, body, page } = data.json();
  // One notification for each number: a call takes the place of the word before it, and the phone rings again.
  const options = { body, tag: page, renotify: true, data: page, vibrate: [300, 200, 300], requireInteraction: true };
  waitUntil.call(event, scope.registration.showNotification(title, options));
});
scope.addEventListener('notificationclick', (event) => {
  const { notification, waitUntil } = event as ClickEvent;
  notification.close();
  const page = new URL(notification.data, location.origin).href;
  const open = scope.clients
    .matchAll({ type: 'window', includeUncontrolled: true })
    .then((clients) => clients.filter(({ url }) => url === page)[0]?.focus() ?? scope.clients.openWindow(page));
  waitUntil.call(event, open);
});
