import { createContext } from 'react';

/** Where a widget says what is wrong with what was just chosen and not taken: it stands in place of the form's message. */
export const OwnFault = createContext<(fault: string | undefined) => void>(() => undefined);
