import type { MedicalDepartmentCreate } from '#generated/shapes.ts';

/** The departments, by their codes in the hospital system; the English names are for signs and foreign patients. */
export const departments = [
  { code: 'FM', name: '家庭醫學科', secondName: 'Family Medicine' },
  { code: 'CV', name: '心臟內科', secondName: 'Cardiology' },
  { code: 'OR', name: '骨科', secondName: 'Orthopaedics' },
  { code: 'PD', name: '小兒科', secondName: 'Paediatrics' },
  { code: 'OP', name: '眼科', secondName: 'Ophthalmology' },
  { code: 'DM', name: '皮膚科', secondName: 'Dermatology' },
  { code: 'EN', name: '耳鼻喉科', secondName: 'Ear, Nose and Throat' },
  { code: 'NE', name: '神經內科', secondName: 'Neurology' },
  { code: 'XR', name: '放射科', secondName: 'Radiology' },
  { code: 'DT', name: '牙科', secondName: 'Dentistry', enabled: false },
] as const satisfies readonly MedicalDepartmentCreate[];
