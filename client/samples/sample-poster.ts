import type { Locale, ViewMedia } from '#generated/shapes.ts';

type Poster = [title: string, line: string];

const words: { [language in Locale]?: Poster } & { 'en-US': Poster } = {
  'zh-TW': ['流感疫苗 10 月 1 日起開打', '請洽家庭醫學科櫃檯'],
  'en-US': ['Flu shots from 1 October', 'At the family medicine desk'],
  th: ['วัคซีนไข้หวัดใหญ่ เริ่ม 1 ตุลาคม', 'ที่แผนกเวชศาสตร์ครอบครัว'],
};

/** A poster of health education, drawn here so that samples need no files. */
export function samplePoster(language: Locale): ViewMedia {
  const [title, line] = words[language] ?? words['en-US'];
  const drawing = [
    "<svg xmlns='http://www.w3.org/2000/svg' width='1600' height='900' font-family='Noto Sans TC,Noto Sans Thai,sans-serif' fill='#fff'>",
    "<path d='M0 0h1600v900H0z' fill='#0f766e'/><circle cx='1320' cy='160' r='470' fill='#14597a'/>",
    "<path d='M1180 210h120v-120h140v120h120v140h-120v120h-140v-120h-120z' fill='#0f766e' opacity='.55'/>",
    "<path d='M0 560h1600v340H0z' fill='#0b5f58'/>",
    `<text x='96' y='716' font-size='88' font-weight='700'>${title}</text>`,
    `<text x='96' y='816' font-size='58'>${line}</text></svg>`,
  ].join('');
  return {
    gid: 'media-1',
    name: 'poster',
    type: 'image',
    source: 'cloud',
    // Only what an address cannot hold is encoded: Thai letters would make it nine times as long.
    url: `data:image/svg+xml;charset=utf-8,${drawing.replace(/#/g, '%23')}`,
    volume: 0,
    seconds: 10,
  };
}
