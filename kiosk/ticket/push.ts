import type { HttpClient } from '#client/http/http-client.ts';
import type { PushSubscription as Subscription } from '#generated/shapes.ts';

const worker = '/assets/kiosk/ticket-worker.js';
const scope = '/ticket/';

/** Whether this browser can be told anything while the page is closed; only on https, and on iPhones not in a tab. */
export function canBeTold(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/**
 * Asks the patient and the browser, and has the server tell this phone of a ticket.
 * @param publicKey the server's, as bytes in base64url
 * @returns false where the patient or the browser does not want it
 */
export async function beTold(client: HttpClient, key: string, publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(worker, { scope });
  const { pushManager } = await navigator.serviceWorker.getRegistration(scope).then(active);
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  const found = await pushManager.subscribe(options).catch(async () => {
    // An earlier one with the key of a server that has been set up anew.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = found.toJSON();
  const subscription: Subscription = { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
  const body = { key, subscription };
  return (await client.call('startTicketPush', { body }, { keepFailure: true, timeoutMs: 15_000 })).followed;
}

/**
 * What names this phone among those that are notified of a ticket (PhoneName.json); undefined where this browser has not asked
 * for messages yet.
 */
export async function ownName(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}

/** The registration once its worker runs: before, a browser subscribes nobody. */
function active(registration: ServiceWorkerRegistration | undefined): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    const next = registration?.active ?? registration?.waiting ?? registration?.installing;
    if (!registration || !next) return reject(new Error('the worker was not installed'));
    const look = () => {
      if (next.state === 'activated') resolve(registration);
      if (next.state === 'redundant') reject(new Error('the worker was not installed'));
    };
    next.addEventListener('statechange', look);
    look();
  });
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = new Uint8Array(plain.length);
  for (let index = 0; index < plain.length; index += 1) bytes[index] = plain.charCodeAt(index);
  return bytes;
}
