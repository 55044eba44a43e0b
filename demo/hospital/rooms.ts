/** The clinic rooms of the first floor: code in the hospital system, department, doctor, and the nurse who calls. */
export const rooms = [
  { code: '101', department: '家庭醫學科', departmentCode: 'FM', doctor: '林志明', nurse: '周佩珊', nurseId: 'n101' },
  { code: '103', department: '心臟內科', departmentCode: 'CV', doctor: '陳怡君', nurse: '許家瑜', nurseId: 'n103' },
  { code: '105', department: '骨科', departmentCode: 'OR', doctor: '張家豪', nurse: '謝宜臻', nurseId: 'n105' },
  { code: '106', department: '小兒科', departmentCode: 'PD', doctor: '王淑芬', nurse: '曾雅筑', nurseId: 'n106' },
  { code: '108', department: '眼科', departmentCode: 'OP', doctor: '黃俊傑', nurse: '賴思穎', nurseId: 'n108' },
  { code: '110', department: '皮膚科', departmentCode: 'DM', doctor: '吳雅婷', nurse: '洪詩涵', nurseId: 'n110' },
  { code: '111', department: '耳鼻喉科', departmentCode: 'EN', doctor: '蔡承翰', nurse: '邱郁婷', nurseId: 'n111' },
  { code: '112', department: '神經內科', departmentCode: 'NE', doctor: '許文琪', nurse: '廖婉如', nurseId: 'n112' },
] as const;

export type Room = (typeof rooms)[number];

/** The name that patients look for. */
export function roomName(code: string): string {
  return `${code} 診`;
}

/** The head nurse may serve at every room and counter. */
export const headNurse = { staffId: 'head', name: '吳淑真' } as const;

/** What runs along the bottom of the screen at a room's door. */
export const doorMarquee = {
  title: '候診須知',
  content: '看診中請勿敲門或進入；叫號後請出示健保卡，過號請向護理師報到。',
};
