/** Where families differ from what all of them share. */
import { provideHooks } from './families/hooks.ts';
import { groupHooks } from './groups/group-hooks.ts';
import { launcherYamlHooks } from './launcher/launcher-yaml-hooks.ts';
import { proxyLaunchHooks } from './launcher/proxy-launch-hooks.ts';
import { versionHooks } from './launcher/version-hooks.ts';
import { mediaHooks } from './media/media-hooks.ts';
import { mediaBankHooks } from './media-bank/media-bank-hooks.ts';
import { mediaAccountHooks } from './media-sources/media-account-hooks.ts';
import { panelHooks } from './panels/panel-hooks.ts';
import { roomHooks } from './panels/room-hooks.ts';
import { printerHooks } from './printing/printer-hooks.ts';
import { doctorShiftHooks } from './roster/roster-hooks.ts';
import { staffHooks } from './staff/staff-hooks.ts';
import { panelVoiceHooks, voiceGroupHooks, voiceHooks } from './voices/voice-hooks.ts';

provideHooks(import.meta.url, {
  panel: panelHooks,
  room: roomHooks,
  group: groupHooks,
  media: mediaHooks,
  staff: staffHooks,
  doctorShift: doctorShiftHooks,
  panelVoice: panelVoiceHooks,
  voice: voiceHooks,
  voiceGroup: voiceGroupHooks,
  mediaAccount: mediaAccountHooks,
  mediaBank: mediaBankHooks,
  version: versionHooks,
  launcherYaml: launcherYamlHooks,
  proxyLaunch: proxyLaunchHooks,
  printer: printerHooks,
});
