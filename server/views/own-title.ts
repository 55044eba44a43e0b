/** What Chinese names end in, or begin with before a space; longer ones first. */
const chinese =
  '主任醫師 主治醫師 住院醫師 專科醫師 總醫師 中醫師 牙醫師 醫師 醫生 大夫 副主任 主任 教授 副院長 院長 心理師 治療師 營養師 護理師 放射師 醫檢師 檢驗師 聽力師 驗光師 語言師 社工師 藥師';
/** What Thai names begin with, with or without a space. */
const thai =
  'นายแพทย์ แพทย์หญิง แพทย์ ทันตแพทย์หญิง ทันตแพทย์ คุณหมอ หมอ ผู้ช่วยศาสตราจารย์ รองศาสตราจารย์ ศาสตราจารย์ เภสัชกรหญิง เภสัชกร';
/** Abbreviations, which stand behind a rank too: พ.ต.อ. นพ. สมชาย. */
const thaiShort = 'นพ. น.พ. พญ. พ.ญ. ทพญ. ท.พ.ญ. ทพ. ท.พ. ผศ. รศ. ศ. ดร. ภญ. ภก. กภ. ทนพ. ทนพญ. พว.';

const words = (list: string) => list.replaceAll('.', '\\.').replaceAll(' ', '|');
const patterns = [
  new RegExp(`.(${words(chinese)})$`, 'u'),
  new RegExp(`^(${words(chinese)})\\s`, 'u'),
  new RegExp(`^(${words(thai)}).`, 'u'),
  new RegExp(`(?:^|[\\s.])(${words(thaiShort)}).`, 'u'),
  /(?:^|\s)((?:dr|doctor|prof|professor)(?:\.|(?=\s)))./iu,
  /[\s,]((?:m\.?d|d\.?d\.?s|d\.?m\.?d|m\.?b\.?b\.?s)\.?)$/iu,
];

/**
 * The title that a doctor's name has by itself, because the hospital's system sends or somebody typed it so: 醫師 of
 * 林志明醫師, นพ. of นพ. สมชาย, Dr. of Dr. Lin. In whatever language: a name is the same on every screen.
 */
export function ownTitle(name: string): string | undefined {
  for (const pattern of patterns) {
    const title = pattern.exec(name.trim())?.[1];
    if (title) return title;
  }
  return undefined;
}
