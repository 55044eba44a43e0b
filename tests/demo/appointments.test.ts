import { describe, expect, test } from 'vitest';
import { appointmentsOf, clinicSessions } from '#demo/appointments.ts';
import { visitor } from '#demo/hospital/organisation.ts';
import { rooms } from '#demo/hospital/rooms.ts';

const today = appointmentsOf('2026-11-21');

describe('the appointments of a day', () => {
  test('fill every room in every session with sixty and more in all', () => {
    for (const shift of clinicSessions) {
      const session = today.filter((one) => one.shift === shift);
      expect(session.length).toBeGreaterThanOrEqual(60);
      expect(new Set(session.map(({ room }) => room)).size).toBe(rooms.length);
    }
  });

  test('have no number twice in one queue, and no id twice at all', () => {
    const places = today.map(({ room, shift, serialNumber }) => `${room} ${shift} ${serialNumber}`);
    expect(new Set(places).size).toBe(today.length);
    expect(new Set(today.map(({ appointmentId }) => appointmentId)).size).toBe(today.length);
  });

  test('bring nobody to two places, but for the visitor who comes in every session', () => {
    const others = today.filter(({ patientId }) => patientId !== visitor.patientId);
    expect(new Set(others.map(({ patientId }) => patientId)).size).toBe(others.length);
    expect(today.length - others.length).toBe(clinicSessions.length);
  });

  test('can be pushed in one call', () => {
    expect(today.length).toBeLessThanOrEqual(500);
  });

  test('are for other people tomorrow', () => {
    const names = new Set(today.map(({ patientId }) => patientId));
    const again = appointmentsOf('2026-11-22').filter(({ patientId }) => names.has(patientId));
    expect(again.every(({ patientId }) => patientId === visitor.patientId)).toBe(true);
  });
});
