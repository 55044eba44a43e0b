import type { Panel, PanelCreate, PanelGroup } from '#generated/shapes.ts';
import type { DemoPasswords } from './access.ts';
import type { Api } from './api.ts';
import { type CounterGroup, counterGroups, counterName } from './hospital/counters.ts';
import { clinicsLobby, counterLobby, marquees, type Slide, slides } from './hospital/lobbies.ts';
import { administrators, organisation } from './hospital/organisation.ts';
import { doorMarquee, headNurse, type Room, roomName, rooms } from './hospital/rooms.ts';
import { picture } from './picture.ts';

/**
 * Sets up panels, groups, staff, media and announcements of the demo hospital.
 * @param api the API for a session of its administrator
 * @param passwords the one of all members of staff, and the one of those who administer
 */
export async function buildHospital(
  api: Api,
  { staff: staffPassword, organisation: administratorPassword }: DemoPasswords,
): Promise<void> {
  const [roomPanels, groups] = await Promise.all([
    Promise.all(rooms.map((room, index) => createRoom(api, room, index, staffPassword))),
    Promise.all(counterGroups.map((group) => createGroup(api, group, staffPassword))),
    createStaff(api, [headNurse.staffId, headNurse.name, staffPassword], []),
    ...administrators.map((one) => api.call('createStaff', { body: { ...one, password: administratorPassword } })),
    uploadLogo(api),
  ]);
  await Promise.all([
    createLobby(api, 'clinicsLobbyPanel', clinicsLobby, roomPanels),
    createLobby(api, 'groupLobbyPanel', counterLobby, groups),
  ]);
}

async function createRoom(api: Api, room: Room, index: number, staffPassword: string): Promise<Panel> {
  const panel = await api.call('createPanel', {
    path: { panelType: 'defaultPanel' },
    body: {
      name: `${roomName(room.code)}門口`,
      counterName: roomName(room.code),
      serialNo: `TV-${room.code}`,
      callingMode: 1,
      roomCode: room.code,
      departmentName: room.department,
      doctorName: room.doctor,
    },
  });
  await Promise.all([
    createStaff(api, [room.nurseId, room.nurse, staffPassword], [panel]),
    api.call('createMarquee', { query: { panelGid: panel.gid }, body: doorMarquee }),
    addSlide(api, panel, slides[index % slides.length] as Slide),
  ]);
  return panel;
}

async function createGroup(
  api: Api,
  { name, secondName, category, startingNumber, counters }: CounterGroup,
  staffPassword: string,
): Promise<PanelGroup> {
  const panels: Panel[] = await Promise.all(
    counters.map(({ number }) =>
      api.call('createPanel', {
        path: { panelType: 'defaultPanel' },
        body: {
          name: `${counterName(number)}（${category}）`,
          counterName: counterName(number),
          serialNo: `LED-${String(number).padStart(2, '0')}`,
          callingMode: 3,
          displayRegistrationStatus: false,
          departmentName: category,
        },
      }),
    ),
  );
  const [group] = await Promise.all([
    api.call('createPanelGroup', {
      body: {
        name,
        secondName,
        categoryName: category,
        panelMode: 0,
        startingNumber,
        members: panels.map(({ gid }) => gid),
      },
    }),
    ...counters.map(({ clerk, clerkId }, index) =>
      createStaff(api, [clerkId, clerk, staffPassword], [panels[index] as Panel]),
    ),
  ]);
  return group;
}

type Member = readonly [staffId: string, name: string, password: string];

/** Who may serve everywhere, as the head nurse, may also let all numbers begin anew. */
async function createStaff(api: Api, [staffId, name, password]: Member, panels: Panel[]): Promise<void> {
  const body = { staffId, name, password, panels: panels.map(({ gid }) => gid), resetsAll: panels.length === 0 };
  await api.call('createStaff', { body });
}

async function createLobby(
  api: Api,
  panelType: 'clinicsLobbyPanel' | 'groupLobbyPanel',
  body: PanelCreate,
  sources: { gid: string }[],
): Promise<void> {
  const { gid } = await api.call('createPanel', { path: { panelType }, body });
  await api.call('updatePanelFilter', { body: { gid, sources: sources.map((source) => source.gid) } });
  await api.call('bulkCreateMarquee', { query: { panelGid: gid }, body: { items: marquees } });
  for (const slide of slides) await addSlide(api, { gid }, slide);
}

async function addSlide(api: Api, { gid }: { gid: string }, { file, name }: Slide): Promise<void> {
  const body = { name, type: 'image', source: 'cloud', seconds: 12 } as const;
  await api.call('createMedia', { query: { panelGid: gid }, body }, { files: { file: await picture(file) } });
}

async function uploadLogo(api: Api): Promise<void> {
  const files = { logo: await picture('logo.png') };
  await api.call('updateOrganisationGeneral', { body: { gid: organisation.gid } }, { files });
}
