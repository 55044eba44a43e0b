/** `npm run coverage:admin`: each resource, how much of it is generated, and every override with its reason. */
import { columns } from '../report.ts';
import { familyScreens, type Screen, wrongOverrides } from './screens.ts';

const families = familyScreens();
const order: readonly Screen[] = ['list', 'create', 'edit'];
const rows = families.map(({ name, screens, columns, filters, fields, override }) => [
  name,
  ...order.map((screen) => screens[screen] ?? ''),
  ...[columns, filters, fields].map(String),
  override ? `${override.keys.join(', ')}: ${override.reason}` : '',
]);
console.log(columns([['resource', ...order, 'columns', 'filters', 'fields', 'override and its reason'], ...rows]));

const all = families.flatMap(({ screens }) => Object.values(screens));
const generated = all.filter((how) => how === 'generated').length;
const untouched = families.filter(({ override }) => !override).length;
console.log(
  `\n${families.length} resources, ${untouched} without a line of their own; ` +
    `${generated} of ${all.length} screens generated (${Math.round((100 * generated) / all.length)} %).`,
);

const wrong = wrongOverrides();
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
