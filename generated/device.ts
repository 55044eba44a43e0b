// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { BoardContent, Gid, SpecialList } from './shapes.ts';

/**
 * What a backup says of itself: manifest.json beside its files. A restore reads it years later.
 */
export interface BackupManifest {
  /**
   * Raised when older versions can no longer read it.
   */
  format: number;
  /**
   * Of the Callboard that made it.
   */
  version: string;
  engine: 'sqlite' | 'postgresql';
  /**
   * Version of pg_dump.
   */
  tool?: string;
  /**
   * Id of the public key whose holder can open it; absent: it lies open.
   */
  sealedFor?: string;
  /**
   * The database is as it stood at this moment or later.
   */
  startedAt: number;
  completedAt: number;
  database: {
    name: string;
    bytes: number;
  };
  files: {
    count: number;
    bytes: number;
    /**
     * Names that the database knows and the data folder has not whole.
     *
     * @maxItems 1000000
     */
    missing: string[];
  };
  /**
   * SHA-256 of the list of hashes.
   */
  sums: string;
  contents: {
    organisations: number;
    events: number;
    /**
     * The newest that the database went through.
     */
    migration: string;
  };
  /**
   * Heads of the chained logs, for npm run verify:audit.
   *
   * @maxItems 1000000
   */
  auditHeads: {
    organisationGid: string;
    log: string;
    seq: number;
    hash: string;
  }[];
}

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
   * Reverse proxies whose X-Forwarded-For and X-Forwarded-Proto count: addresses and networks (CIDR), separated by commas; loopback stands for this machine. Empty counts as not set; none trusts nobody.
   */
  TRUSTED_PROXIES?: string;
  /**
   * Networks that are not public in which the hospital's own system may be called: addresses and networks (CIDR), separated by commas; loopback stands for this machine.
   */
  HOSPITAL_SYSTEM_NETWORKS?: string;
  /**
   * Secret of the chained logs, 32 characters or more; made and kept in DATA_DIR/audit.key when empty.
   */
  AUDIT_KEY?: string;
  /**
   * Certificate with its chain, PEM: the server speaks https by itself. Taken again when the file changes.
   */
  TLS_CERT_FILE?: string;
  /**
   * Key of the certificate, PEM.
   */
  TLS_KEY_FILE?: string;
  /**
   * Second port on which plain http is sent to https; 0 for none.
   */
  HTTP_REDIRECT_PORT?: number;
  /**
   * Whom to tell of a weakness, for /.well-known/security.txt (RFC 9116): a mailto, https or tel address. Empty: there is no such file.
   */
  SECURITY_CONTACT?: string;
  /**
   * Bearer token for /metrics, at least 16 characters; empty: only this machine may ask.
   */
  METRICS_TOKEN?: string;
  /**
   * How much is logged.
   */
  LOG_LEVEL?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /**
   * Issuer of the identity provider at which the provider's staff sign in; empty: with the password alone.
   */
  OIDC_ISSUER?: string;
  /**
   * Our client id there.
   */
  OIDC_CLIENT_ID?: string;
  /**
   * Its secret; empty for a public client.
   */
  OIDC_CLIENT_SECRET?: string;
  /**
   * Scopes that are asked for.
   */
  OIDC_SCOPES?: string;
  /**
   * Claim with the person's name, for the logs.
   */
  OIDC_NAME_CLAIM?: string;
  /**
   * Claim with the person's roles.
   */
  OIDC_ADMIN_CLAIM?: string;
  /**
   * The role of the provider's staff.
   */
  OIDC_ADMIN_VALUE?: string;
  /**
   * What the button names.
   */
  OIDC_LABEL?: string;
  /**
   * 0 refuses the password of the provider's account.
   */
  OIDC_PASSWORD?: '0' | '1';
  /**
   * Networks that are not public in which identity providers may be asked; plain http is allowed there too.
   */
  OIDC_NETWORKS?: string;
  /**
   * Folder of backups, on another disk than DATA_DIR; empty: none are made by themselves.
   */
  BACKUP_DIR?: string;
  /**
   * When the first backup of a day is made, by the machine's clock.
   */
  BACKUP_TIME?: string;
  /**
   * How often from then on.
   */
  BACKUP_EVERY_HOURS?: 1 | 2 | 3 | 4 | 6 | 8 | 12 | 24;
  /**
   * How many backups are kept.
   */
  BACKUP_KEEP?: number;
  /**
   * Public key for which backups are sealed (npm run backup:key); empty: they lie open.
   */
  BACKUP_PUBLIC_KEY?: string;
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
