// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

export const limits = {
  /** Time-out of a call. */
  httpTimeoutMs: 120000,
  /** How long a patient waits at check-in for the answer of the hospital's own system. */
  hospitalSystemMs: 4000,
  /** Largest answer of the hospital's own system. */
  hospitalSystemBytes: 262144,
  /** Most appointments of one patient on one day that the hospital's own system may tell. */
  hospitalSystemAppointments: 20,
  /** How long an alert stays. */
  alertMs: 2000,
  /** Lifetime of a session token and its cookie. */
  sessionTokenHours: 24,
  /** Lifetime of a staff token: a long shift. */
  staffTokenHours: 16,
  /** Lifetime of the token of a display, kiosk or ticket machine; renewed by itself. */
  deviceTokenHours: 24,
  /** Lifetime of the token of a screen that somebody let in; renewed by itself before it ends. */
  admittedScreenHours: 720,
  /** Lifetime of an agency token. */
  agencyTokenHours: 12,
  /** Lifetime of the ticket that opens a stream. */
  streamTicketSeconds: 300,
  /** How long the answer to an idempotency key is kept. */
  idempotencyHours: 24,
  /** Refresh of a clinic info or lobby view. */
  lobbyRefreshSeconds: 20,
  /** How old the view of a hall may be for those who follow it on their phones: one is made for all of them. */
  hallViewSeconds: 2,
  /** Heartbeat of a stream. */
  heartbeatSeconds: 5,
  /** Silence after which a stream counts as dead. */
  streamSilenceSeconds: 12,
  /** Longest wait for a stream to open. */
  streamConnectSeconds: 4,
  /** Age of the last contact from which a display says so. */
  staleMarkSeconds: 45,
  /** Age of the last contact from which a display dims its numbers. */
  staleHideSeconds: 300,
  /** A call older than this is shown but no longer spoken. */
  spokenCallMaxAgeSeconds: 60,
  /** How long the row of a called room stays marked. */
  callHighlightSeconds: 30,
  /** How long the newest call stands large on a lobby. */
  latestCallSeconds: 300,
  /** Last calls that a panel view carries. */
  viewCallCount: 20,
  /** Largest JSON body. */
  jsonBodyBytes: 1048576,
  /** Largest image file. */
  imageFileBytes: 10485760,
  /** Largest voice file (mp3, 5 MB). */
  voiceFileBytes: 5242880,
  /** Largest video file (mp4, 200 MB). */
  videoFileBytes: 209715200,
  /** Largest installer of a release (500 MB). */
  versionFileBytes: 524288000,
  /** Largest YAML file. */
  yamlFileBytes: 262144,
  /** Most messages in one refusal. */
  errorMessages: 20,
  /** Sign-in attempts from one address in a minute. */
  signInAttemptsPerMinute: 30,
  /** Typing pause before a search. */
  searchDebounceMs: 500,
  /** Visible page buttons. */
  paginationButtons: 5,
  /** How long a prepared report can be downloaded. */
  reportFileHours: 24,
  /** Most days that one report or one look at the use of appointments or groups covers. */
  reportDays: 92,
  /** Most reports of an organisation that wait or are being made. */
  reportsUnderWay: 20,
  /** Lifetime of an API key. */
  apiKeyDays: 366,
  /** How long sign-ins, faults, runs of the scheduler and actions of devices stay in the logs. */
  accessLogDays: 180,
  /** How long the log of changes is kept: seven years, as long as the records of a hospital. */
  changeLogDays: 2557,
  /** How often the scheduler looks what is due. */
  schedulerSeconds: 20,
  /** Rows of each list that a counter's state carries; as many as QueueState.json allows. */
  queueListRows: 50,
  /** How far the server's clock may be put back while an organisation's time waits for it; a clock put back farther is followed. */
  clockHoldMinutes: 60,
  /** How often a screen reports itself. */
  screenReportSeconds: 25,
  /** A screen that was silent for longer was away. */
  screenSilenceSeconds: 90,
  /** How long a screen that is heard no more stays in the list. */
  screenDays: 30,
  /** Most devices that are kept of one panel. */
  screensOfPanel: 20,
  /** How long it is kept which screen showed and said which call. */
  callReceiptDays: 180,
} as const;
