import type {
  ApnCreate,
  ListLabelCreate,
  NurseCreate,
  ParamedicCreate,
  VoiceCreate,
  VoiceGroupCreate,
} from '#generated/shapes.ts';

/** Clinics as the hospital system schedules them, with the codes of their departments and rooms. */
export const apns = [
  { code: 'FM-101-AM', name: '家庭醫學科 101 診', department: 'FM', room: '101' },
  { code: 'CV-103-AM', name: '心臟內科 103 診', department: 'CV', room: '103' },
  { code: 'OR-105-AM', name: '骨科 105 診', department: 'OR', room: '105' },
  { code: 'PD-106-AM', name: '小兒科 106 診', department: 'PD', room: '106' },
  { code: 'NE-112-AM', name: '神經內科特別門診', department: 'NE', room: '112' },
] as const satisfies readonly (Omit<ApnCreate, 'panels'> & { room: string })[];

/** What the tags of the hospital system look like on the lists of patients. */
export const labels = [
  { originalName: '長者', labelName: '長者優先', labelColour: 'orange', fontColour: 'black' },
  { originalName: '輪椅', labelName: '輪椅代步', labelColour: 'blue', fontColour: 'white' },
  { originalName: '孕婦', labelName: '孕婦優先', labelColour: 'red', fontColour: 'white' },
  { originalName: '初診', labelName: '初診病人', labelColour: 'teal', fontColour: 'white' },
  { originalName: '通譯', labelName: '需通譯', labelColour: 'green', fontColour: 'white' },
  { originalName: '報告', labelName: '看報告', labelColour: 'gray', fontColour: 'white' },
] as const satisfies readonly ListLabelCreate[];

/** The voice bank: texts that a screen speaks by itself, so that the demo needs no recordings. */
export const voices = [
  { name: '來賓', language: 'mandarin', source: 'text', says: '來賓', text: '來賓' },
  { name: '請到', language: 'mandarin', source: 'text', says: '請到', text: '請到' },
  { name: '請準備', language: 'mandarin', source: 'text', says: '請準備', text: '下一位請準備' },
  { name: 'Please go to', language: 'english', source: 'text', says: 'please go to', text: 'please go to' },
  { name: '請去', language: 'taiwanese', source: 'text', says: '請去', text: '請去' },
  { name: 'เชิญที่', language: 'thai', source: 'text', says: 'เชิญที่', text: 'เชิญที่' },
] as const satisfies readonly VoiceCreate[];

/** Spoken calls as templates; the name in a custom part is that of a voice of the bank. */
export const voiceGroups = [
  {
    name: '診間叫號',
    parts: [{ type: 'currentQueueNumber' }, { type: 'custom', voice: '請到' }, { type: 'panelName' }],
  },
  {
    name: '櫃檯叫號',
    parts: [
      { type: 'custom', voice: '來賓' },
      { type: 'currentQueueNumber' },
      { type: 'custom', voice: '請到' },
      { type: 'panelNumber' },
    ],
  },
] as const satisfies readonly VoiceGroupCreate[];

/** The nurses of a door's screen besides the one who calls. */
export const relief = [
  { name: '潘宜庭', secondName: 'Pan Yi-Ting', employeeNumber: 'N2041' },
  { name: '彭子晴', secondName: 'Peng Tzu-Ching', employeeNumber: 'N2057' },
] as const satisfies readonly NurseCreate[];

/** The care team of the rooms that have one. */
export const paramedics = [
  { name: '游錫峯', secondName: 'Yu Hsi-Feng', doctorName: '張家豪', clinicNumber: '105', clinicName: '105 診' },
  { name: '沈欣怡', secondName: 'Shen Hsin-Yi', doctorName: '陳怡君', clinicNumber: '103', clinicName: '103 診' },
] as const satisfies readonly ParamedicCreate[];
