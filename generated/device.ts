// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { BoardContent, Gid, SpecialList, ViewPath } from './shapes.ts';

/**
 * Describes a backup: manifest.json beside its files. A restore may read it years later.
 */
export interface BackupManifest {
  /**
   * Raised when older versions can no longer read it.
   */
  format: number;
  /**
   * Version of Callboard that made it.
   */
  version: string;
  /**
   * Which installation it is of; others may keep theirs in the same folder. Absent in earlier ones.
   */
  installation?: string;
  engine: 'sqlite' | 'postgresql';
  /**
   * Version of pg_dump.
   */
  tool?: string;
  /**
   * ID of the public key it is encrypted for; absent: not encrypted.
   */
  sealedFor?: string;
  /**
   * The database is as of this moment or later.
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
     * Files that the database names but that are missing or damaged in the data folder.
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
     * The newest migration applied to the database.
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
 * What a controller stores on the device.
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
 * What a display, kiosk or ticket machine stores on the device.
 */
export interface DisplayStorage {
  accessKey?: string;
  token?: string;
  tokenExpiresAt?: number;
  lastSpokenSeq?: number;
  lastEpoch?: string;
  /**
   * Name this device has generated for itself.
   */
  screen?: string;
  /**
   * Receipts the server has not received yet, as JSON.
   */
  receipts?: string;
}

/**
 * What a screen itself adds to the view; layouts read it below "screen".
 */
export interface ScreenFacts {
  portrait: boolean;
  /**
   * Media are to play now.
   */
  media: boolean;
  /**
   * There is something for the place beside the numbers: media, or a QR code.
   */
  aside: boolean;
  /**
   * Media without a code: lines about the queue find room beside them.
   */
  beside: boolean;
  /**
   * Least size of text about the queue, in vmin.
   */
  least: number;
  /**
   * A thumbnail or a preview.
   */
  quiet: boolean;
  speaking: boolean;
}

/**
 * Environment variables of the server.
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
   * Folder for the database and files.
   */
  DATA_DIR?: string;
  /**
   * PostgreSQL address; empty means embedded SQLite.
   */
  DATABASE_URL?: string;
  /**
   * 1 creates the demo hospital in an empty database.
   */
  DEMO?: '0' | '1';
  /**
   * Password of the system-advance account; if empty, generated and printed once.
   */
  ADMIN_PASSWORD?: string;
  /**
   * Reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted: addresses and networks (CIDR), separated by commas; loopback means this machine. Empty counts as not set; none trusts no proxy.
   */
  TRUSTED_PROXIES?: string;
  /**
   * Private networks in which the hospital information system may be called: addresses and networks (CIDR), separated by commas; loopback means this machine.
   */
  HOSPITAL_SYSTEM_NETWORKS?: string;
  /**
   * Secret for the chained logs, 32 characters or more; if empty, generated and kept in DATA_DIR/audit.key.
   */
  AUDIT_KEY?: string;
  /**
   * Certificate with its chain, PEM, for https without a proxy. Reloaded when the file changes.
   */
  TLS_CERT_FILE?: string;
  /**
   * Private key of the certificate, PEM.
   */
  TLS_KEY_FILE?: string;
  /**
   * Port on which plain http is redirected to https; 0 for none.
   */
  HTTP_REDIRECT_PORT?: number;
  /**
   * Security contact for /.well-known/security.txt (RFC 9116): a mailto, https or tel address. Empty: the file is not served.
   */
  SECURITY_CONTACT?: string;
  /**
   * Bearer token for /metrics, at least 16 characters, letters, digits and signs without a space; empty: only this machine has access.
   */
  METRICS_TOKEN?: string;
  /**
   * Log level.
   */
  LOG_LEVEL?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /**
   * Issuer of the identity provider for the provider's staff; empty: password sign-in only.
   */
  OIDC_ISSUER?: string;
  /**
   * Client ID at the identity provider.
   */
  OIDC_CLIENT_ID?: string;
  /**
   * Client secret; empty for a public client.
   */
  OIDC_CLIENT_SECRET?: string;
  /**
   * Requested scopes.
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
   * Role that admits the provider's staff.
   */
  OIDC_ADMIN_VALUE?: string;
  /**
   * Label of the sign-in button.
   */
  OIDC_LABEL?: string;
  /**
   * 0 turns off password sign-in for the provider's account.
   */
  OIDC_PASSWORD?: '0' | '1';
  /**
   * Private networks in which identity providers may be called; plain http is allowed there.
   */
  OIDC_NETWORKS?: string;
  /**
   * Networks in which the server connects to printers; none: it connects to no printer.
   */
  PRINTER_NETWORKS?: string;
  /**
   * Hosts of push services, with those below them, through which patients' phones may be told of their turn; none: no phone is offered it.
   */
  PUSH_SERVICES?: string;
  /**
   * Networks in which push services may stand beside public addresses; http is allowed there.
   */
  PUSH_NETWORKS?: string;
  /**
   * Private networks from which media may be fetched, beside public addresses: addresses and networks (CIDR), separated by commas; loopback means this machine.
   */
  MEDIA_NETWORKS?: string;
  /**
   * Folder with media files, one subfolder per organisation named by its ID, only read; empty: none is offered.
   */
  MEDIA_DIR?: string;
  /**
   * Backup folder, on a different disk than DATA_DIR; empty: no scheduled backups.
   */
  BACKUP_DIR?: string;
  /**
   * Time of the first backup of the day, in the machine's local time: hours and minutes, such as 03:30.
   */
  BACKUP_TIME?: string;
  /**
   * Time zone of this machine's clock, by which BACKUP_TIME counts, such as Asia/Taipei; empty: the machine's own. Hospitals have theirs in their settings.
   */
  TZ?: string;
  /**
   * Interval in hours.
   */
  BACKUP_EVERY_HOURS?: 1 | 2 | 3 | 4 | 6 | 8 | 12 | 24;
  /**
   * Number of backups to keep.
   */
  BACKUP_KEEP?: number;
  /**
   * Public key that encrypts backups (npm run backup:key); empty: not encrypted.
   */
  BACKUP_PUBLIC_KEY?: string;
}

/**
 * What may follow a bar in a template ("{{path|pad:3}}"), with its argument after the colon.
 */
export interface TemplateFilters {
  /**
   * Zeros in front, up to so many characters.
   */
  pad: number;
  or: ViewPath;
  /**
   * A text before the value, in double quotes, where there is one.
   */
  after: string;
}

/**
 * Settings of a panel, as far as its type has them.
 */
export interface PanelSettings {
  /**
   * Groups shown, in order; empty: all groups of the organisation.
   *
   * @maxItems 6
   */
  sources?: Gid[];
  /**
   * Shown next to the organisation's name; empty: the panel's name.
   */
  headline?: string;
  showMedia?: boolean;
  /**
   * How many next numbers are shown.
   */
  showNext?: number;
  /**
   * Show a QR code for the page that patients open on their phones, or for the panel's own URL.
   */
  showQrCode?: boolean;
  /**
   * Diagonal of the screen. Together with the farthest seat it sets the smallest character size: 4 mm per metre.
   */
  screenInches?: number;
  /**
   * Distance from the screen to the farthest seat.
   */
  farthestSeatMetres?: number;
  showPassed?: boolean;
  board?: BoardContent;
  /**
   * Whether the appointment board includes completed patients.
   */
  showCompleted?: boolean;
  /**
   * Lists on the special-lists board, in order.
   *
   * @maxItems 5
   */
  specialLists?: SpecialList[];
  /**
   * List labels with a list of their own on the special-lists board.
   *
   * @maxItems 20
   */
  labelLists?: Gid[];
  /**
   * Show names, masked as set for the organisation.
   */
  showNames?: boolean;
}
