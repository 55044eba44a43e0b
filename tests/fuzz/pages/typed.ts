import { png } from '../../running/one-pixel.ts';
import { dates, longText, oddNumbers, oddTexts } from '../odd-values.ts';
import type { Random } from '../random.ts';
import { faultOf } from './said.ts';

/** What people type, paste and scan by mistake. */
const mistyped = [
  '   ',
  '1,234',
  '１２３',
  '٣',
  '115/11/27',
  '27/11/2569',
  '12:5',
  '</script>',
  '</textarea><img src=x onerror=alert(1)>',
  'مرحبا بالعالم',
  '王小明\t0912345678\r\n',
  'A'.repeat(300),
  '長'.repeat(200),
  '🎉'.repeat(50),
  '1',
  '12',
  '王',
  'A1',
];
/** What a page may not show of itself is not typed: it would be complained of where it is shown. */
const texts = [...mistyped, ...oddTexts, ...dates, ...oddNumbers.map(String)].filter((text) => !faultOf(text, 'zh-TW'));

export function typedText(random: Random): string {
  return random.percent(5) ? longText(random.pick([129, 1001, 20_000]), random) : random.pick(texts);
}

const contents = [
  png,
  Buffer.alloc(0),
  Buffer.from('a,b\r\n"1,2\r\n=cmd|calc'),
  Buffer.alloc(3_000_000),
  Buffer.from('\ufeff姓名,電話\n'),
];
const names = [
  '1.png',
  '👩‍⚕️ 王.png',
  `${'a'.repeat(200)}.csv`,
  '\u202egnp.exe',
  'film.mp4',
  '.json',
  'data.csv',
  'x.svg',
];

/** A file that somebody chose, of which the name says little about the content. */
export function chosenFile(random: Random): { name: string; mimeType: string; buffer: Buffer } {
  const mimeType = random.pick(['image/png', 'text/csv', 'video/mp4', 'application/octet-stream', '']);
  return { name: random.pick(names), mimeType, buffer: random.pick(contents) };
}
