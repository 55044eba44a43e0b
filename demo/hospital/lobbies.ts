import type { MarqueeCreate, PanelCreate } from '#generated/shapes.ts';

/** The hall of the clinics: every room at a glance. Its kiosk checks patients in for all of them. */
export const clinicsLobby = {
  name: '一樓門診大廳',
  counterName: '一樓門診大廳',
  serialNo: 'TV-1F-01',
  displayDataLimit: 8,
  carouselSeconds: 12,
  callingMode: -1,
} satisfies PanelCreate;

/** The hall of billing and registration. Its ticket machine gives out the numbers of both. */
export const counterLobby = {
  name: '批價掛號大廳',
  counterName: '批價掛號大廳',
  serialNo: 'TV-1F-02',
  displayDataLimit: 8,
  callingMode: -1,
} satisfies PanelCreate;

/** What runs along the bottom of both halls. */
export const marquees = [
  { title: '過號病人', content: '請向診間護理師報到，將安排於三位之後看診。' },
  { title: '看診須知', content: '請攜帶健保卡與身分證件，並於報到機完成報到。' },
  { title: 'Check-in', content: 'Please check in at the kiosk with your insurance card, then wait near your room.' },
  { title: 'ขั้นตอนการตรวจ', content: 'กรุณาเช็คอินที่ตู้ด้วยบัตรประกันสุขภาพ แล้วรอใกล้ห้องตรวจของท่าน' },
  { title: '感染管制', content: '院內請配戴口罩、輕聲細語；如有發燒或咳嗽，請主動告知護理人員。' },
] satisfies MarqueeCreate[];

/** Slides of health education, drawn by tests/pictures/slides.ts: file in media/ and its name in the list of media. */
export const slides = [
  { file: 'vaccine-zh.png', name: '流感疫苗接種' },
  { file: 'hands-en.png', name: 'Clean hands save lives' },
  { file: 'medicine-zh.png', name: '領藥五核對' },
  { file: 'check-in-th.png', name: 'วิธีเช็คอินและรอเรียกคิว' },
] as const;

export type Slide = (typeof slides)[number];
