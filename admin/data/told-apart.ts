import type { Choice } from '#generated/shapes.ts';

/**
 * The same records, each with a name of its own: where several have one name, the code stands in the name and no longer
 * beside it. Two doctors of one name are nothing unusual, and picking the wrong one sends patients to them.
 */
export function toldApart<One extends Choice>(records: readonly One[]): One[] {
  const times = new Map<string, number>();
  for (const { name } of records) times.set(name, (times.get(name) ?? 0) + 1);
  return records.map((record) => {
    const { code, ...other } = record;
    if (code === undefined || times.get(record.name) === 1) return record;
    return { ...(other as One), name: `${record.name} ${code}` };
  });
}
