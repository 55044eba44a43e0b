/** `npm run coverage:spec`: what the product must have, where it is and which test shows it; `-- open` lists only the rest. */
import { coverage } from './coverage.ts';
import { stateOf } from './item.ts';
import { summary, table } from './report.ts';

const items = coverage();
const wrong = items.filter((item) => item.wrong);
const wanted = process.argv.includes('open') ? items.filter((item) => item.wrong || stateOf(item) === 'open') : items;
console.log(`${table(wanted)}\n\n${summary(items)}`);
if (wrong.length > 0) console.error(`\n${wrong.length} wrong: the tables in tests/specification say what is not so.`);
process.exitCode = wrong.length > 0 ? 1 : 0;
