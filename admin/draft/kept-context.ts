import { createContext } from 'react';
import { createStore } from '#client/store.ts';
import type { KeptForm } from './kept-form.ts';

/** What is kept of the form around; a form without it is only asked about before it is left. */
export const Kept = createContext<KeptForm | undefined>(undefined);

/** For a form that nothing is kept of. */
export const never = createStore<number | undefined>(undefined);
