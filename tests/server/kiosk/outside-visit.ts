/** An appointment that the hospital's own system knows and we do not, as it answers it. */
export const outsideVisit = {
  appointmentId: 'OUT-1',
  department: '家庭醫學科',
  room: 'R101',
  inspectionDay: '2026-11-21',
  shift: 'morning',
  serialNumber: 77,
  name: '外來病人',
  patientId: 'P900000001',
};
