/** Marks an identifier of a patient (server/audit/audit-key.ts). */
export type Mark = (organisationGid: string, identifier: string) => string;
