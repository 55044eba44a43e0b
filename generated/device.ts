// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { BoardContent, Gid, SpecialList } from './shapes.ts';

/**
 * What a controller keeps on the device.
 */
export interface ControllerStorage {
  domain?: string;
  orgGid?: string;
  orgToken?: string;
  panelGid?: string;
  staffId?: string;
  roomNo?: string;
  roomName?: string;
  apn?: string;
  deptName?: string;
  doctor?: string;
  language?: string;
  staffLoginType?: string;
  autoLogoutMinutes?: number;
}

/**
 * What a display, kiosk or ticket machine keeps on the device.
 */
export interface DisplayStorage {
  accessKey?: string;
  token?: string;
  tokenExpiresAt?: number;
  /**
   * When the token is to be replaced, by this device's clock: long before it ends.
   */
  tokenRenewAt?: number;
  lastSpokenSeq?: number;
  lastEpoch?: string;
  /**
   * Name that this device has given itself.
   */
  screen?: string;
  /**
   * Receipts that the server does not have yet, as JSON.
   */
  receipts?: string;
}

/**
 * The environment that the server reads.
 */
export interface ServerEnvironment {
  /**
   * Port to listen on; 0 picks a free one.
   */
  PORT?: number;
  /**
   * Address to listen on.
   */
  HOST?: string;
  /**
   * Folder of database and files.
   */
  DATA_DIR?: string;
  /**
   * PostgreSQL address; empty means embedded SQLite.
   */
  DATABASE_URL?: string;
  /**
   * 1 seeds the demo hospital into an empty database.
   */
  DEMO?: '0' | '1';
  /**
   * Password of the system-advance account; made and printed once when empty.
   */
  ADMIN_PASSWORD?: string;
  /**
   * How much is logged.
   */
  LOG_LEVEL?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/**
 * Cashier and registration in turn, a group at a time in large, beside media.
 */
export interface CashierRegistrationWithCarouselLobbyPanel {
  /**
   * Groups on the screen, in order; none means all groups of the organisation.
   *
   * @maxItems 6
   */
  sources?: Gid[];
  /**
   * Beside the name of the organisation; the panel's name when empty.
   */
  headline?: string;
  showMedia?: boolean;
  /**
   * How many of the next numbers to show.
   */
  showNext?: number;
  /**
   * Show a QR code with the page that patients open on their own phones, or with the address that the panel has been given.
   */
  showQrCode?: boolean;
  /**
   * Diagonal of the screen. With the farthest seat it sets the least size of characters: 4 mm per metre.
   */
  screenInches?: number;
  /**
   * From the screen to the farthest seat.
   */
  farthestSeatMetres?: number;
}

/**
 * Lobby of clinics: the latest call, and a row per room.
 */
export interface ClinicsLobbyPanel {
  /**
   * Rooms on the screen, in order; none means all rooms of the organisation.
   *
   * @maxItems 100
   */
  sources?: Gid[];
  /**
   * Beside the name of the organisation; the panel's name when empty.
   */
  headline?: string;
  showMedia?: boolean;
  /**
   * How many of the next numbers to show.
   */
  showNext?: number;
  showPassed?: boolean;
  /**
   * Show a QR code with the page that patients open on their own phones, or with the address that the panel has been given.
   */
  showQrCode?: boolean;
  /**
   * Diagonal of the screen. With the farthest seat it sets the least size of characters: 4 mm per metre.
   */
  screenInches?: number;
  /**
   * From the screen to the farthest seat.
   */
  farthestSeatMetres?: number;
}

/**
 * Clinics with their lists of appointments: who is expected, who has checked in; or, in their place, the special lists of all rooms: passed, away, in examination, done, and by list label.
 */
export interface ClinicsWithAppointmentsLobbyPanel {
  /**
   * Rooms on the screen, in order; none means all rooms of the organisation.
   *
   * @maxItems 100
   */
  sources?: Gid[];
  /**
   * Beside the name of the organisation; the panel's name when empty.
   */
  headline?: string;
  board?: BoardContent;
  /**
   * On the board of appointments, those who are done too.
   */
  showCompleted?: boolean;
  /**
   * Which lists the board of special lists has, in order.
   *
   * @maxItems 5
   */
  specialLists?: SpecialList[];
  /**
   * List labels whose people have a list of their own on the board of special lists.
   *
   * @maxItems 20
   */
  labelLists?: Gid[];
  showMedia?: boolean;
  /**
   * How many of the next numbers to show.
   */
  showNext?: number;
  showPassed?: boolean;
  /**
   * Show names, masked as the organisation has it.
   */
  showNames?: boolean;
  /**
   * Show a QR code with the page that patients open on their own phones, or with the address that the panel has been given.
   */
  showQrCode?: boolean;
  /**
   * Diagonal of the screen. With the farthest seat it sets the least size of characters: 4 mm per metre.
   */
  screenInches?: number;
  /**
   * From the screen to the farthest seat.
   */
  farthestSeatMetres?: number;
}

/**
 * One room or counter: its number, who is next, media and announcements.
 */
export interface DefaultPanel {
  showMedia?: boolean;
  /**
   * How many of the next numbers to show.
   */
  showNext?: number;
  showPassed?: boolean;
  /**
   * Show names, masked as the organisation has it.
   */
  showNames?: boolean;
  /**
   * Show a QR code with the page that patients open on their own phones, or with the address that the panel has been given.
   */
  showQrCode?: boolean;
  /**
   * Diagonal of the screen. With the farthest seat it sets the least size of characters: 4 mm per metre.
   */
  screenInches?: number;
  /**
   * From the screen to the farthest seat.
   */
  farthestSeatMetres?: number;
}

/**
 * Lobby of groups: the latest calls, number and counter, and how many wait in each group.
 */
export interface GroupLobbyPanel {
  /**
   * Groups on the screen, in order; none means all groups of the organisation.
   *
   * @maxItems 20
   */
  sources?: Gid[];
  /**
   * Beside the name of the organisation; the panel's name when empty.
   */
  headline?: string;
  showMedia?: boolean;
  /**
   * How many of the next numbers to show.
   */
  showNext?: number;
  /**
   * Show a QR code with the page that patients open on their own phones, or with the address that the panel has been given.
   */
  showQrCode?: boolean;
  /**
   * Diagonal of the screen. With the farthest seat it sets the least size of characters: 4 mm per metre.
   */
  screenInches?: number;
  /**
   * From the screen to the farthest seat.
   */
  farthestSeatMetres?: number;
}

/**
 * Many rooms of the hospital system: a row each with department, room, doctor, number and how many wait.
 */
export interface HisLobbyPanel {
  /**
   * Rooms on the screen, in order; none means all rooms of the organisation.
   *
   * @maxItems 100
   */
  sources?: Gid[];
  /**
   * Beside the name of the organisation; the panel's name when empty.
   */
  headline?: string;
  /**
   * How many of the next numbers to show.
   */
  showNext?: number;
  showPassed?: boolean;
  /**
   * Show a QR code with the page that patients open on their own phones, or with the address that the panel has been given.
   */
  showQrCode?: boolean;
  /**
   * Diagonal of the screen. With the farthest seat it sets the least size of characters: 4 mm per metre.
   */
  screenInches?: number;
  /**
   * From the screen to the farthest seat.
   */
  farthestSeatMetres?: number;
}

/**
 * A cashier's counter: its number, who is next, media and announcements. Its numbers come from the ticket machine.
 */
export interface PtchCashierCounterPanel {
  showMedia?: boolean;
  /**
   * How many of the next numbers to show.
   */
  showNext?: number;
  showPassed?: boolean;
  /**
   * Show names, masked as the organisation has it.
   */
  showNames?: boolean;
  /**
   * Show a QR code with the page that patients open on their own phones, or with the address that the panel has been given.
   */
  showQrCode?: boolean;
  /**
   * Diagonal of the screen. With the farthest seat it sets the least size of characters: 4 mm per metre.
   */
  screenInches?: number;
  /**
   * From the screen to the farthest seat.
   */
  farthestSeatMetres?: number;
}

/**
 * Cashiers and registration side by side: a card per counter, how many wait per group.
 */
export interface PtchCashierRegistrationLobbyPanel {
  /**
   * Groups on the screen, in order; none means all groups of the organisation.
   *
   * @maxItems 6
   */
  sources?: Gid[];
  /**
   * Beside the name of the organisation; the panel's name when empty.
   */
  headline?: string;
  /**
   * How many of the next numbers to show.
   */
  showNext?: number;
  /**
   * Show a QR code with the page that patients open on their own phones, or with the address that the panel has been given.
   */
  showQrCode?: boolean;
  /**
   * Diagonal of the screen. With the farthest seat it sets the least size of characters: 4 mm per metre.
   */
  screenInches?: number;
  /**
   * From the screen to the farthest seat.
   */
  farthestSeatMetres?: number;
}

/**
 * A registration counter: its number, who is next, media and announcements. Its numbers come from the ticket machine.
 */
export interface PtchRegistrationCounterPanel {
  showMedia?: boolean;
  /**
   * How many of the next numbers to show.
   */
  showNext?: number;
  showPassed?: boolean;
  /**
   * Show names, masked as the organisation has it.
   */
  showNames?: boolean;
  /**
   * Show a QR code with the page that patients open on their own phones, or with the address that the panel has been given.
   */
  showQrCode?: boolean;
  /**
   * Diagonal of the screen. With the farthest seat it sets the least size of characters: 4 mm per metre.
   */
  screenInches?: number;
  /**
   * From the screen to the farthest seat.
   */
  farthestSeatMetres?: number;
}

/**
 * An examination room (upright screen): who is examined, who is next and where they are, who was passed. Its patients come from appointments of other departments.
 */
export interface PtchUprightExaminationRoomPanel {
  showMedia?: boolean;
  /**
   * How many of the next numbers to show.
   */
  showNext?: number;
  showPassed?: boolean;
  /**
   * Show names, masked as the organisation has it.
   */
  showNames?: boolean;
  /**
   * Show a QR code with the page that patients open on their own phones, or with the address that the panel has been given.
   */
  showQrCode?: boolean;
  /**
   * Diagonal of the screen. With the farthest seat it sets the least size of characters: 4 mm per metre.
   */
  screenInches?: number;
  /**
   * From the screen to the farthest seat.
   */
  farthestSeatMetres?: number;
}

/**
 * Lobby of x-ray rooms: the latest call and the ones before it, and a row per room.
 */
export interface RadiologyXrayRoomLobbyPanel {
  /**
   * Rooms on the screen, in order; none means all examination rooms of the organisation.
   *
   * @maxItems 100
   */
  sources?: Gid[];
  /**
   * Beside the name of the organisation; the panel's name when empty.
   */
  headline?: string;
  showMedia?: boolean;
  /**
   * How many of the next numbers to show.
   */
  showNext?: number;
  showPassed?: boolean;
  /**
   * Show names, masked as the organisation has it.
   */
  showNames?: boolean;
  /**
   * Show a QR code with the page that patients open on their own phones, or with the address that the panel has been given.
   */
  showQrCode?: boolean;
  /**
   * Diagonal of the screen. With the farthest seat it sets the least size of characters: 4 mm per metre.
   */
  screenInches?: number;
  /**
   * From the screen to the farthest seat.
   */
  farthestSeatMetres?: number;
}

/**
 * One x-ray room: whose turn it is, who waits, is examined or is back from examination, who was passed.
 */
export interface RadiologyXrayRoomPanel {
  showMedia?: boolean;
  /**
   * How many of the next numbers to show.
   */
  showNext?: number;
  showPassed?: boolean;
  /**
   * Show names, masked as the organisation has it.
   */
  showNames?: boolean;
  /**
   * Show a QR code with the page that patients open on their own phones, or with the address that the panel has been given.
   */
  showQrCode?: boolean;
  /**
   * Diagonal of the screen. With the farthest seat it sets the least size of characters: 4 mm per metre.
   */
  screenInches?: number;
  /**
   * From the screen to the farthest seat.
   */
  farthestSeatMetres?: number;
}

/**
 * Groups on an upright screen: the latest call, a card per counter, how many wait.
 */
export interface UprightGroupPanel {
  /**
   * Groups on the screen, in order; none means all groups of the organisation.
   *
   * @maxItems 4
   */
  sources?: Gid[];
  /**
   * Beside the name of the organisation; the panel's name when empty.
   */
  headline?: string;
  showMedia?: boolean;
  /**
   * How many of the next numbers to show.
   */
  showNext?: number;
  /**
   * Show a QR code with the page that patients open on their own phones, or with the address that the panel has been given.
   */
  showQrCode?: boolean;
  /**
   * Diagonal of the screen. With the farthest seat it sets the least size of characters: 4 mm per metre.
   */
  screenInches?: number;
  /**
   * From the screen to the farthest seat.
   */
  farthestSeatMetres?: number;
}

/**
 * One clinic (upright screen): doctor, number, who is next and has checked in, who was passed.
 */
export interface UprightOutpatientPanel {
  showMedia?: boolean;
  /**
   * How many of the next numbers to show.
   */
  showNext?: number;
  showPassed?: boolean;
  /**
   * Show names, masked as the organisation has it.
   */
  showNames?: boolean;
  /**
   * Show a QR code with the page that patients open on their own phones, or with the address that the panel has been given.
   */
  showQrCode?: boolean;
  /**
   * Diagonal of the screen. With the farthest seat it sets the least size of characters: 4 mm per metre.
   */
  screenInches?: number;
  /**
   * From the screen to the farthest seat.
   */
  farthestSeatMetres?: number;
}
