/** Starts Callboard: what Node keeps compiled is known before the first of the product's files is read. */
import { keepCompiled } from './keep-compiled.ts';

keepCompiled();
await import('./start.ts');
