import { hash } from 'node:crypto';

/** What names a phone among those that are notified of a ticket (PhoneName.json). */
export function phoneName(endpoint: string): string {
  return hash('sha256', endpoint, 'base64url');
}
