import type { Panel } from '#generated/shapes.ts';
import type { Api } from './api.ts';
import { departments } from './hospital/departments.ts';
import { launcherFiles, printers } from './hospital/devices.ts';
import { slides } from './hospital/lobbies.ts';
import { rooms } from './hospital/rooms.ts';
import { apns, labels, paramedics, relief, voiceGroups, voices } from './hospital/settings.ts';
import { picture } from './picture.ts';

/** Public IDs by the codes that people use. */
export type GidOf = (code: string) => string;

/**
 * What a hospital's settings hold besides its panels: departments, clinics, labels, voices, media, files of launchers
 * and the pictures of its ticket machines.
 * @param panels its panels
 * @returns the departments' public IDs by their codes
 */
export async function furnishHospital(api: Api, panels: readonly Panel[]): Promise<GidOf> {
  const [departmentOf] = await Promise.all([
    createDepartments(api),
    createVoices(api, panels),
    createTeams(api, panels),
    createLibrary(api),
    createPrinters(api, panels),
    api.call('bulkCreateListLabel', { body: { items: [...labels] } }),
  ]);
  const items = apns.map(({ room, department, ...apn }) => ({
    ...apn,
    department: departmentOf(department),
    panels: panels.filter(({ roomCode }) => roomCode === room).map(({ gid }) => gid),
  }));
  await api.call('bulkCreateApn', { body: { items } });
  return departmentOf;
}

/** Finds public IDs among records by one of their properties. */
export function byCode<Name extends string>(
  records: readonly ({ gid: string } & { [name in Name]: string })[],
  name: Name,
): GidOf {
  const gids = new Map(records.map((record) => [record[name] as string, record.gid]));
  return (code) => gids.get(code) ?? '';
}

async function createDepartments(api: Api): Promise<GidOf> {
  await api.call('bulkCreateMedicalDepartment', { body: { items: [...departments] } });
  const { data } = await api.call('listMedicalDepartment', { query: { limit: 100 } });
  return byCode(data, 'code');
}

/** The bank, its templates, and the counters' own words: a visitor is asked to a counter. */
async function createVoices(api: Api, panels: readonly Panel[]): Promise<void> {
  await api.call('bulkCreateVoice', { body: { items: [...voices] } });
  const voiceOf = byCode((await api.call('listVoice', { query: { limit: 100 } })).data, 'name');
  const items = voiceGroups.map(({ name, parts }) => ({
    name,
    parts: parts.map((part) => ('voice' in part ? { ...part, voice: voiceOf(part.voice) } : part)),
  }));
  const lobby = panels.find(({ type }) => type === 'groupLobbyPanel');
  await Promise.all([
    api.call('bulkCreateVoiceGroup', { body: { items } }),
    lobby &&
      api.call('bulkCreatePanelVoice', { query: { panelGid: lobby.gid }, body: { items: items[1]?.parts ?? [] } }),
  ]);
}

async function createTeams(api: Api, panels: readonly Panel[]): Promise<void> {
  for (const { code, nurse, nurseId } of rooms) {
    const panelGid = panels.find(({ roomCode }) => roomCode === code)?.gid;
    if (!panelGid) continue;
    const nurses = [{ name: nurse, employeeNumber: nurseId.toUpperCase() }, ...(code === '101' ? relief : [])];
    const team = paramedics.filter(({ clinicNumber }) => clinicNumber === code);
    await api.call('bulkCreateNurse', { query: { panelGid }, body: { items: nurses } });
    if (team.length > 0) await api.call('bulkCreateParamedic', { query: { panelGid }, body: { items: team } });
  }
}

/** They stand in the cashiers' lobby, where numbers are taken. */
async function createPrinters(api: Api, panels: readonly Panel[]): Promise<void> {
  const lobbies = panels.filter(({ type }) => type === 'groupLobbyPanel').map(({ gid }) => gid);
  for (const printer of printers) await api.call('createPrinter', { body: { ...printer, panels: lobbies } });
}

async function createLibrary(api: Api): Promise<void> {
  const ticket = (name: string) => picture(`ticket-${name}.png`);
  await Promise.all([
    ...slides.map(async ({ file, name }) =>
      api.call('createMediaBankItem', { body: { name, type: 'image' } }, { files: { file: await picture(file) } }),
    ),
    ...launcherFiles.map(({ yaml, ...body }) => {
      const file = new File([yaml], 'launcher.yaml', { type: 'application/yaml' });
      return api.call('createLauncherYaml', { body }, { files: { file } });
    }),
  ]);
  // One after the other: they are parts of one record.
  await api.call('uploadTicketOrgLogo', { body: {} }, { files: { orgLogo: await picture('logo.png') } });
  await api.call('uploadPortraitBackground', { body: {} }, { files: { portraitBackground: await ticket('portrait') } });
  await api.call(
    'uploadLandscapeBackground',
    { body: {} },
    { files: { landscapeBackground: await ticket('landscape') } },
  );
  await api.call('uploadTicketTitleBanner', { body: {} }, { files: { ticketTitleBanner: await ticket('banner') } });
}
