import { createContext } from 'react';

/** Whether the form around may be looked at and not saved by the one who is signed in. */
export const ReadOnly = createContext(false);
