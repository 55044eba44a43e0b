import type { ErrorLayout } from '#generated/shapes.ts';
import { createStore } from '../store.ts';

/** The one error layout that stands in place of the page; 'none' shows the page. */
export const errorLayout = createStore<ErrorLayout>('none');

/** Shows the page again. */
export function resetErrorLayout(): void {
  errorLayout.set('none');
}
