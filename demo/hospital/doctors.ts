import type { DoctorCreate, DoctorLeaveCreate } from '#generated/shapes.ts';
import type { departments } from './departments.ts';

/** A doctor, and the codes of the departments they see patients of. */
export type DemoDoctor = Omit<DoctorCreate, 'departments'> & {
  readonly of: readonly (typeof departments)[number]['code'][];
};

/** Those of the clinic rooms, and those who stand in for them or work elsewhere in the house. */
export const doctors = [
  { code: 'D1001', name: '林志明', secondName: 'Lin Chih-Ming', title: '主任醫師', of: ['FM'] },
  { code: 'D1002', name: '陳怡君', secondName: 'Chen Yi-Chun', title: '主治醫師', of: ['CV'] },
  { code: 'D1003', name: '張家豪', secondName: 'Chang Chia-Hao', title: '主治醫師', of: ['OR'] },
  { code: 'D1004', name: '王淑芬', secondName: 'Wang Shu-Fen', title: '主任醫師', of: ['PD'] },
  { code: 'D1005', name: '黃俊傑', secondName: 'Huang Chun-Chieh', title: '主治醫師', of: ['OP'] },
  { code: 'D1006', name: '吳雅婷', secondName: 'Wu Ya-Ting', title: '主治醫師', of: ['DM'] },
  { code: 'D1007', name: '蔡承翰', secondName: 'Tsai Cheng-Han', title: '主治醫師', of: ['EN'] },
  { code: 'D1008', name: '許文琪', secondName: 'Hsu Wen-Chi', title: '主任醫師', of: ['NE'] },
  { code: 'D1009', name: '李國華', secondName: 'Lee Kuo-Hua', title: '主治醫師', of: ['FM', 'CV'] },
  { code: 'D1010', name: '鄭淑惠', secondName: 'Cheng Shu-Hui', title: '主治醫師', of: ['PD', 'FM'] },
  { code: 'D1011', name: '郭柏翰', secondName: 'Kuo Po-Han', title: '住院醫師', of: ['OR', 'NE'] },
  { code: 'D1012', name: '曾品睿', secondName: 'Tseng Pin-Jui', title: '放射科醫師', of: ['XR'] },
  { code: 'D1013', name: '洪麗華', secondName: 'Hung Li-Hua', title: '兼任醫師', of: ['OP', 'DM'], enabled: false },
] as const satisfies readonly DemoDoctor[];

/** Who is away, in days from today, and who stands in on the first of them, where somebody does. */
export const leaves = [
  { doctor: 'D1003', from: 1, to: 3, note: '出席骨科醫學會年會', substitute: 'D1011' },
  { doctor: 'D1006', from: 4, to: 5, note: '特休' },
  { doctor: 'D1004', from: 14, to: 20, note: '產假前休假' },
  { doctor: 'D1002', from: -10, to: -8, note: '公假：醫師繼續教育' },
] as const satisfies readonly (Pick<DoctorLeaveCreate, 'doctor' | 'note'> & {
  from: number;
  to: number;
  substitute?: string;
})[];
