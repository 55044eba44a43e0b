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
  /** How long a body may take to arrive; files have longer, at leastBytesPerSecond. */
  bodySeconds: 30,
  /** How long nothing of a body may arrive. */
  bodySilenceSeconds: 10,
  /** How fast files must arrive at least. */
  leastBytesPerSecond: 65536,
  /** How long the head of a request may take to arrive. */
  headersSeconds: 20,
  /** So many refused requests of one address are answered at once. */
  refusalBurst: 60,
  /** After them one more is answered at once each time this has passed. */
  refusalEveryMs: 500,
  /** How long the answer to any further refused request is kept back. */
  refusalDelayMs: 1000,
  /** Most answers that are kept back at a time; beyond them they are given at once. */
  refusalsKeptBack: 1000,
  /** How long a connection may stand still in the middle of a call: whoever does not read an answer is cut off. */
  idleConnectionSeconds: 300,
  /** Largest image file. */
  imageFileBytes: 10485760,
  /** Most pixels of a picture: as many as an 8K screen shows. */
  imagePixels: 36000000,
  /** Longest side of a picture, in pixels. */
  imageSide: 16384,
  /** Most pixels of all frames of an animation together. */
  animationPixels: 600000000,
  /** Largest voice file (mp3, 5 MB). */
  voiceFileBytes: 5242880,
  /** Largest video file (mp4, 200 MB). */
  videoFileBytes: 209715200,
  /** Largest installer of a release (500 MB). */
  versionFileBytes: 524288000,
  /** Largest YAML file. */
  yamlFileBytes: 262144,
  /** Most keys and values of a YAML file. */
  yamlValues: 2000,
  /** Most levels of a YAML file. */
  yamlDepth: 20,
  /** Most values that the aliases of a YAML file may unfold to. */
  yamlAliases: 100,
  /** How long looking into one uploaded file may take. */
  inspectionMs: 10000,
  /** Most uploaded files that wait to be looked into. */
  inspectionsWaiting: 32,
  /** Most messages in one refusal. */
  errorMessages: 20,
  /** How long failed sign-ins are remembered at most; time forgives them sooner. */
  failedSignInDays: 2,
  /** How long it is known from which address an account was signed in to: there nobody else can lock it out. */
  knownAddressDays: 30,
  /** Counts of failed sign-ins that are kept at most, whatever names are made up; the oldest are forgotten. */
  signInCounts: 100000,
  /** Most waiting accounts that one look at them shows. */
  lockedSignIns: 200,
  /** Shortest password of an organisation and of the provider (NIST SP 800-63B-4: 15 where it is the only factor). */
  passwordCharacters: 15,
  /** Shortest password of a member of staff, who calls patients of some rooms and administers nothing. */
  staffPasswordCharacters: 8,
  /** Typing pause before a search. */
  searchDebounceMs: 500,
  /** Visible page buttons. */
  paginationButtons: 5,
  /** Most days that one report or one look at the use of appointments or groups covers. */
  reportDays: 92,
  /** Most reports of an organisation that wait or are being made. */
  reportsUnderWay: 20,
  /** Lifetime of an API key. */
  apiKeyDays: 366,
  /** How long the installation keeps its own sign-ins, faults and runs; an organisation says for itself (Retention.json). */
  accessLogDays: 180,
  /** How long the installation keeps its own log of changes: seven years; an organisation says for itself (Retention.json). */
  changeLogDays: 2557,
  /** How often the scheduler looks what is due. */
  schedulerSeconds: 20,
  /** How long after a failed backup the next one is tried. */
  backupRetryMinutes: 15,
  /** How long after it was due a missing backup is told of. */
  backupLateMinutes: 120,
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
  /** Days after an upgrade from a version without periods before anything of an organisation goes: time to choose them. */
  retentionGraceDays: 14,
  /** So many lines of the log that are due to go are not kept waiting until nobody works. */
  retentionBacklogRows: 50000,
  /** How long somebody may take at the identity provider. */
  singleSignOnMinutes: 10,
  /** Longest wait for one answer of an identity provider. */
  singleSignOnMs: 5000,
  /** Largest answer of an identity provider. */
  singleSignOnBytes: 262144,
  /** How long what an identity provider says of itself is kept. */
  singleSignOnCacheMinutes: 10,
} as const;
