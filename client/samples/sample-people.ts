import type { Locale, QueueStatus, ViewPerson } from '#generated/shapes.ts';

/** Invented people and places, in the language of the screen they are shown on. */
export interface SampleWords {
  organisation: string;
  panel: string;
  room(number: number): string;
  counter(number: number): string;
  departments: string[];
  doctors: string[];
  names: string[];
  groups: [string, string];
  nurses: string[];
  paramedics: string[];
  labels: [string, string, string];
  /** Why a counter pauses, and when it is back. */
  pause: [why: string, until: string];
  marquees: [title: string, content: string][];
}

const sampleWords: { [language in Locale]?: SampleWords } & { 'en-US': SampleWords } = {
  'zh-TW': {
    organisation: '安和綜合醫院',
    panel: '一樓門診大廳',
    room: (number) => `${number} 診`,
    counter: (number) => `${number} 號櫃檯`,
    departments: ['家庭醫學科', '心臟內科', '骨科', '小兒科', '眼科', '皮膚科', '神經內科', '耳鼻喉科'],
    doctors: ['林志明', '陳怡君', '張家豪', '王淑芬', '黃俊傑', '吳雅婷', '歐陽文彬', '許芷若'],
    names: ['林○惠', '張○', '歐陽○君', 'S*** Wong', '陳○安', '簡○'],
    groups: ['批價', '掛號'],
    nurses: ['王美玲', '李佩珊'],
    paramedics: ['周明達'],
    labels: ['複診', '行動不便', '優先'],
    pause: ['會議', '10:50\u00a0恢復'],
    marquees: [
      ['過號者請向護理師報到', '將於三位後安排看診。請配戴口罩，保持安靜。'],
      ['流感疫苗', '10 月 1 日起開打，請洽家庭醫學科櫃檯。'],
    ],
  },
  'en-US': {
    organisation: 'Anhe General Hospital',
    panel: 'First floor, clinics',
    room: (number) => `Room ${number}`,
    counter: (number) => `Counter ${number}`,
    departments: [
      'Family medicine',
      'Cardiology',
      'Orthopaedics',
      'Paediatrics',
      'Ophthalmology',
      'Dermatology',
      'Neurology',
      'Ear, nose and throat',
    ],
    doctors: ['Dr Lin', 'Dr Chen', 'Dr Chang', 'Dr Wang', 'Dr Huang', 'Dr Wu', 'Dr Ouyang', 'Dr Hsu'],
    names: ['J*** Lin', 'M*** Chang', 'P*** Ouyang', 'S*** Wong', 'A*** Chen', 'K*** Chien'],
    groups: ['Cashier', 'Registration'],
    nurses: ['Mei-ling Wang', 'Grace Lee'],
    paramedics: ['Daniel Chou'],
    labels: ['Follow-up', 'Needs help', 'Priority'],
    pause: ['Meeting', 'Back\u00a0at\u00a010:50'],
    marquees: [
      ['Missed your number?', 'Please see the nurse: you will be seen after three more patients. Please wear a mask.'],
      ['Flu vaccination', 'From 1 October at the family medicine desk.'],
    ],
  },
  th: {
    organisation: 'โรงพยาบาลอันเหอ',
    panel: 'โถงผู้ป่วยนอก ชั้น 1',
    room: (number) => `ห้อง ${number}`,
    counter: (number) => `เคาน์เตอร์ ${number}`,
    departments: [
      'เวชศาสตร์ครอบครัว',
      'อายุรกรรมโรคหัวใจ',
      'ศัลยกรรมกระดูก',
      'กุมารเวชกรรม',
      'จักษุ',
      'ผิวหนัง',
      'ประสาทวิทยา',
      'หู คอ จมูก',
    ],
    doctors: ['นพ. สมชาย', 'พญ. ปิยะดา', 'นพ. กฤษณ์', 'พญ. สุดารัตน์', 'นพ. วีระพงษ์', 'พญ. อรุณี', 'นพ. ธนา', 'พญ. มาลี'],
    names: ['สม*** ใจดี', 'ปิ*** ศรีสุข', 'กฤ*** ทองคำ', 'S*** Wong', 'มา*** บุญมี', 'วี*** แสงทอง'],
    groups: ['การเงิน', 'เวชระเบียน'],
    nurses: ['สุภาพร', 'วรรณา'],
    paramedics: ['ธีรพล'],
    labels: ['ตรวจซ้ำ', 'ต้องช่วยเหลือ', 'เร่งด่วน'],
    pause: ['ประชุม', 'กลับมา\u00a010:50'],
    marquees: [
      ['หากเลยคิวแล้ว', 'กรุณาติดต่อพยาบาล ท่านจะได้พบแพทย์หลังผู้ป่วยอีกสามคน กรุณาสวมหน้ากากอนามัย'],
      ['วัคซีนไข้หวัดใหญ่', 'เริ่ม 1 ตุลาคม ที่แผนกเวชศาสตร์ครอบครัว'],
    ],
  },
};

/** The invented words of a language; a language that has none of its own shows the English ones. */
export function wordsOfSamples(language: Locale): SampleWords {
  return sampleWords[language] ?? sampleWords['en-US'];
}

export const longWords: {
  [language in Locale]?: Pick<SampleWords, 'organisation' | 'panel' | 'room' | 'departments' | 'doctors' | 'groups'>;
} = {
  'zh-TW': {
    organisation: '財團法人安和紀念醫療體系附設安和綜合醫院',
    panel: '第二醫療大樓一樓內科系門診暨檢查候診大廳',
    room: (number) => `兒童青少年發展評估中心 ${number} 診`,
    departments: ['新陳代謝暨內分泌科特別門診', '兒童過敏免疫風濕科', '胸腔暨重症醫學科'],
    doctors: ['歐陽文彬', '迪亞哥．費南德茲', '司馬相如蘭'],
    groups: ['健保門診批價收費暨領藥', '初診掛號'],
  },
  'en-US': {
    organisation: 'Anhe Memorial Healthcare System, Anhe General Hospital',
    panel: 'Second medical building, ground floor, internal medicine',
    room: (number) => `Child and adolescent centre, room ${number}`,
    departments: [
      'Endocrinology and metabolism special clinic',
      'Paediatric allergy and rheumatology',
      'Chest medicine',
    ],
    doctors: ['Dr Maximiliana Fernandez-Ouyang', 'Dr Christopher Wongsawat', 'Dr Li'],
    groups: ['Cashier and insurance settlement', 'Registration'],
  },
  th: {
    organisation: 'โรงพยาบาลอันเหอ มูลนิธิเพื่อการแพทย์และสาธารณสุข',
    panel: 'อาคารสอง ชั้นหนึ่ง โถงผู้ป่วยนอกอายุรกรรมและห้องตรวจพิเศษ',
    room: (number) => `ศูนย์ประเมินพัฒนาการเด็กและวัยรุ่น ห้อง ${number}`,
    departments: ['คลินิกพิเศษต่อมไร้ท่อและเมตาบอลิซึม', 'คลินิกโรคภูมิแพ้และข้ออักเสบในเด็ก', 'อายุรศาสตร์โรคทรวงอก'],
    doctors: ['นพ. ศุภชัยวัฒน์ อัครเดชานนท์', 'พญ. กรรณิการ์ พงศ์พิพัฒน์', 'นพ. ธนา'],
    groups: ['การเงินและตรวจสอบสิทธิ์ประกันสุขภาพ', 'เวชระเบียน'],
  },
};

/** The number as screens show it, padded to the queue's width. */
export function label(number: number): string {
  return number > 999 ? String(number) : `00${number}`.slice(-3);
}

const statuses: QueueStatus[] = ['awaiting', 'awaiting', 'checking', 'awaiting', 'temporarilyAway', 'checkBack'];

export function people(from: number, count: number, words: SampleWords): ViewPerson[] {
  return Array.from({ length: count }, (_, index) => ({
    number: from + index,
    label: label(from + index),
    name: words.names[index % words.names.length],
    status: statuses[index % statuses.length],
  }));
}
