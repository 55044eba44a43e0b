import type { Hospital } from '../queue/hospital.ts';

const organisations = ['demo', 'other'] as const;
const kinds = ['staff', 'session'] as const;
const subjects = ['nurse1', 'nurse2', ''] as const;

/** Stores a sign-in and an API key of each kind for two people and for nobody, in two hospitals. */
export function storeTokens({ connection }: Hospital): void {
  connection.exec(`
    INSERT INTO organisation (gid, gid_key, body, version, password_hash, agency_key_hash, created_at, updated_at)
      VALUES ('other', 'other', '{"gid":"other","name":"河岸診所","type":"clinic"}', 1, '', '', 0, 0);`);
  for (const organisation of organisations)
    for (const kind of kinds)
      for (const subject of subjects)
        for (const apiKey of [0, 1]) {
          const hash = nameOf(organisation, kind, subject, apiKey);
          connection.exec(
            `INSERT INTO token (hash, kind, organisation_gid, subject_gid, api_key, created_at, expires_at)
             VALUES ('${hash}', '${kind}', '${organisation}', ${subject ? `'${subject}'` : 'NULL'}, ${apiKey}, 0,
               9999999999999)`,
          );
        }
}

/** Which tokens something ends, by names such as `demo staff nurse1` and `demo staff nurse1 key`. */
export function endedBy(hospital: Hospital, end: () => void): string[] {
  const stored = () => hospital.rows<{ hash: string }>('SELECT hash FROM token ORDER BY hash').map(({ hash }) => hash);
  const before = stored();
  end();
  const after = new Set(stored());
  return before.filter((hash) => !after.has(hash));
}

function nameOf(organisation: string, kind: string, subject: string, apiKey: number): string {
  return [organisation, kind, subject, apiKey && 'key'].filter(Boolean).join(' ');
}
