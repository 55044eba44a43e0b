import type { PrinterCreate, ProxyLaunchCreate, SoftwareVersionCreate } from '#generated/shapes.ts';

/** What the organisation's launchers fetch. */
export const launcherFiles = [
  {
    name: '一樓門診螢幕',
    comment: '音量六成，清晨重新載入',
    yaml: 'sound:\n  volume: 60\nreload:\n  dailyAt: "05:30"\n',
  },
  {
    name: '批價掛號大廳螢幕',
    comment: '兩台直立螢幕',
    yaml: 'screen:\n  rotation: left\nsound:\n  volume: 70\n',
  },
] as const;

/** Printers of slips, switched off: where the demo runs there are none. */
export const printers = [
  { name: '一樓批價掛號熱感機', kind: 'network', host: 'printer-1f.anhe.example', enabled: false },
  { name: '二樓檢查櫃檯熱感機', kind: 'cloud', width: 384, desks: true, enabled: false },
] as const satisfies readonly PrinterCreate[];

/** The provider's own releases. Their addresses lead nowhere. */
export const versions = [
  { versionNumber: '2.4.1', type: 'webViewLauncher', comment: '修正斷線後重新連線的時間' },
  { versionNumber: '2.4.0', type: 'webViewLauncher', comment: '支援直立螢幕' },
  { versionNumber: '3.1.0', type: 'panelController', comment: '叫號鍵盤快捷鍵' },
  { versionNumber: '1.8.2', type: 'firefoxLauncher', comment: '更新瀏覽器核心' },
  { versionNumber: '1.5.0', type: 'ticketMachine', comment: '80 mm 熱感紙版面' },
].map(({ versionNumber, type, comment }) => ({
  versionNumber,
  type,
  comment,
  storageType: 'cloud',
  url: `https://releases.example.org/${type}-${versionNumber}.zip`,
})) as SoftwareVersionCreate[];

/** Machines behind screens, by invented network cards (02: locally administered). */
export const proxyLaunches = [
  { name: '安和醫院 一樓門診大廳', macAddress: '02:AB:00:00:10:01', interfaceAlias: '乙太網路' },
  { name: '安和醫院 批價掛號大廳', macAddress: '02:AB:00:00:10:02', interfaceAlias: '乙太網路' },
  { name: '安和醫院 報到機', macAddress: '02:AB:00:00:10:07', interfaceAlias: 'Wi-Fi', autoUpdate: false },
] satisfies ProxyLaunchCreate[];
