import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../data/data-provider.ts';
import { resourcePath } from '../data/resource-path.ts';
import { useAnswer } from '../data/use-answer.ts';

/** A room for which appointments are made: a panel with a room code. */
export interface BookedRoom {
  readonly code: string;
  readonly name: string;
  readonly departmentName?: string;
}

/** The rooms, by name. */
export function useRooms(): readonly BookedRoom[] {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const read = useCallback(async () => {
    const sort = { field: 'name', order: 'ASC' } as const;
    const { data } = await dataProvider.getAll(resourcePath('panel'), { filter: {}, sort });
    return data.flatMap(({ name, roomCode, departmentName }): BookedRoom[] =>
      roomCode ? [{ code: roomCode, name: `${name} · ${roomCode}`, departmentName }] : [],
    );
  }, [dataProvider]);
  const rooms = useAnswer(read);
  return Array.isArray(rooms) ? rooms : [];
}
