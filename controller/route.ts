/** What the address of a controller asks for. */
export type ControllerRoute =
  | { readonly kind: 'counters' }
  /** Examination rooms alone; with the clinic code of one, that one. */
  | { readonly kind: 'examination'; readonly apn?: string };

const examination = '/panel-controller/ptch/examination';

/** Reads the address: /panel-controller/ptch/examination/login, …/controller/:apn/:apnName, or any other. */
export function routeOf(path: string): ControllerRoute {
  if (!path.startsWith(`${examination}/`)) return { kind: 'counters' };
  const [part, apn] = path
    .slice(examination.length + 1)
    .split('/')
    .map(decodeURIComponent);
  return part === 'controller' && apn ? { kind: 'examination', apn } : { kind: 'examination' };
}

/** The address of an examination room at work; of one without a clinic code, that of the sign-in. */
export function examinationAddress({
  apn,
  apnName,
}: {
  apn?: string | undefined;
  apnName?: string | undefined;
}): string {
  if (!apn) return `${examination}/login`;
  return `${examination}/controller/${encodeURIComponent(apn)}/${encodeURIComponent(apnName || apn)}`;
}
