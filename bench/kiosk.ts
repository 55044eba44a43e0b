/** The pages of patients, weighed: what each loads before it can be used, as it goes out over https (brotli). */

import { firstLoad, patientPages } from '#tests/running/first-load.ts';
import { builtFrontEnd } from '#tests/running/front-ends.ts';
import { type Figure, figure, report } from './report.ts';

const most = 60_000;
const folder = builtFrontEnd('kiosk');
const figures: Figure[] = Object.entries(patientPages).flatMap(([name, part]) => {
  const { scripts, styles } = firstLoad(folder, part);
  return [
    figure(`${name}, scripts (brotli)`, scripts, 'bytes', { atMost: most }),
    figure(`${name}, styles (brotli)`, styles, 'bytes'),
  ];
});
console.log(report('kiosk', figures));
