// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

export const limits = {
  /** Timeout of a call. */
  httpTimeoutMs: 120000,
  /** How long a patient waits at check-in for the hospital information system. */
  hospitalSystemMs: 4000,
  /** Largest response of the hospital information system. */
  hospitalSystemBytes: 262144,
  /** Most appointments of one patient on one day that the hospital information system may return. */
  hospitalSystemAppointments: 20,
  /** How often a slip is printed at most at the wish of whoever stands at a machine. */
  slipCopies: 3,
  /** Up to how long a wait is only called soon: a patient who goes for a coffee would miss the call. */
  soonMinutes: 5,
  /** From how long on only the hours of a wait are told. */
  longWaitMinutes: 120,
  /** How long a slip waits for its printer; later its patient has gone, and it is not printed. */
  printJobMinutes: 30,
  /** How long print jobs are kept. */
  printJobDays: 14,
  /** How long a printer may take to accept a connection. */
  printConnectMs: 4000,
  /** How long a printer may take to answer how it stands. */
  printAnswerMs: 3000,
  /** How long a printer may take in nothing of a picture: it stands still. */
  printStallMs: 15000,
  /** How long until a printer that does not print is asked again. */
  printRetryMs: 3000,
  /** How long a slip stays with the process that prints it without another sign of life. */
  printLeaseMs: 30000,
  /** How long a printer that asks for its slips may leave one waiting before it counts as away. */
  cloudPrintSilenceMs: 120000,
  /** How long the drawing of a slip may take. */
  slipDrawingMs: 10000,
  /** Most slips that wait to be drawn. */
  slipsWaiting: 256,
  /** How long staff can undo a call, its end or a transfer, if nothing followed. */
  undoMs: 10000,
  /** How long before a counter logs out by itself it says so; where the countdown is short, for its second half. */
  autoLogoutWarningMs: 60000,
  /** How long the server can bring a deleted record back: longer than a page offers it, so that a press that is late or sent again still finds it. */
  removedMinutes: 10,
  /** How long an alert is shown. */
  alertMs: 2000,
  /** Lifetime of a session token and its cookie. */
  sessionTokenHours: 24,
  /** Lifetime of a staff token: a long shift. */
  staffTokenHours: 16,
  /** Lifetime of the token of a display, kiosk or ticket machine; renewed automatically. */
  deviceTokenHours: 24,
  /** Lifetime of the token of a screen that somebody let in; renewed automatically before it expires. */
  admittedScreenHours: 720,
  /** Lifetime of an agency token. */
  agencyTokenHours: 12,
  /** Lifetime of the ticket that opens a stream. */
  streamTicketSeconds: 300,
  /** How long the response to an idempotency key is kept. */
  idempotencyHours: 24,
  /** Refresh of a clinic info or lobby view. */
  lobbyRefreshSeconds: 20,
  /** With so many ahead a patient is told that it is time to come. */
  ticketSoonAhead: 2,
  /** How long a server that media come from may say nothing. */
  mediaSilenceMs: 15000,
  /** How long one media file may take to come. */
  mediaFetchMinutes: 60,
  /** What comes of a media file in a minute at least; from a slower source it is not waited for. */
  mediaMinuteBytes: 262144,
  /** Media files that one server process fetches at once; of one organisation two. */
  mediaFetches: 4,
  /** How often a media file that breaks off goes on from where it was before it counts as unreachable. */
  mediaResumes: 3,
  /** Most redirects followed on the way to a media file. */
  mediaRedirects: 3,
  /** How often a media file is compared with its source. */
  mediaCheckMinutes: 10,
  /** How often a media file is fetched anew whose source does not say whether it changed. */
  mediaBlindHours: 6,
  /** How long until a source that failed is asked again; twice as long after each further failure. */
  mediaRetrySeconds: 60,
  /** The longest until a source that failed is asked again. */
  mediaRetryMinutes: 60,
  /** How long a push service is waited for. */
  pushMs: 8000,
  /** Most phones that are notified of one ticket: the last that asked. */
  phonesOfTicket: 5,
  /** How long a phone that asked to be told is remembered at most. */
  pushHours: 24,
  /** Most tickets' pages that follow a server process live; further ones ask every few seconds. */
  ticketStreams: 3000,
  /** Most pages that follow the same ticket live. */
  streamsPerTicket: 4,
  /** How old the view of a hall may be on patients' phones; one view is made for all of them. */
  hallViewSeconds: 2,
  /** Heartbeat of a stream. */
  heartbeatSeconds: 5,
  /** Silence after which a stream is considered dead. */
  streamSilenceSeconds: 12,
  /** Longest wait for a stream to open. */
  streamConnectSeconds: 4,
  /** Age of the last contact after which a display shows a notice. */
  staleMarkSeconds: 45,
  /** Age of the last contact after which a display dims its numbers. */
  staleHideSeconds: 300,
  /** A call older than this is shown but not announced. */
  spokenCallMaxAgeSeconds: 60,
  /** How long the row of a called room is highlighted. */
  callHighlightSeconds: 30,
  /** How long the newest call is shown in large on a lobby. */
  latestCallSeconds: 300,
  /** How long a call stays on the called card at least before the next takes it: one flash, in which a number is read. A hall that calls each second does not fall behind. */
  cardLeastMs: 1000,
  /** With more calls waiting for the called card than fit into this, each stays for its share of it: a burst must not hold up the calls after it. */
  cardBehindMs: 5000,
  /** Boxes within boxes of a layout that a screen draws, the outermost included. A browser's own stack ends much later, and takes the whole picture with it. */
  layoutBoxes: 24,
  /** How long screens tell that a patient was sent to another counter, if they have not been called there. */
  moveShownSeconds: 600,
  /** Number of recent calls in a panel view. */
  viewCallCount: 20,
  /** Largest JSON body. */
  jsonBodyBytes: 1048576,
  /** How long a body may take to arrive; files may take longer, at leastBytesPerSecond. */
  bodySeconds: 30,
  /** Longest pause while a body arrives. */
  bodySilenceSeconds: 10,
  /** Minimum transfer rate of files. */
  leastBytesPerSecond: 65536,
  /** How long the headers of a request may take to arrive. */
  headersSeconds: 20,
  /** Number of refused requests of one address that are answered at once. */
  refusalBurst: 60,
  /** After these, one more is answered at once each time this has passed. */
  refusalEveryMs: 500,
  /** How long the response to any further refused request is delayed. */
  refusalDelayMs: 1000,
  /** Most responses delayed at a time; any more are sent at once. */
  refusalsKeptBack: 1000,
  /** How long a connection may stall during a call: callers that do not read a response are disconnected. */
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
  /** Largest release of a launcher, compressed and unpacked: nobody fills the disk or the memory of its machine. */
  launcherFileBytes: 50000000,
  /** Largest YAML file. */
  yamlFileBytes: 262144,
  /** Size of the parts in which a large file is uploaded; a file that is no larger is sent whole. */
  uploadPartBytes: 4194304,
  /** Most unfinished uploads of an organisation. */
  unfinishedUploads: 8,
  /** Most bytes of an organisation's unfinished uploads. */
  unfinishedUploadBytes: 2147483648,
  /** What uploaded and fetched files leave free on the disk: the queue goes on where no film fits any more. */
  diskReserveBytes: 134217728,
  /** Most bytes of all unfinished uploads. */
  allUnfinishedUploadBytes: 8589934592,
  /** How long an unfinished upload is kept after its last part. */
  unfinishedUploadMinutes: 240,
  /** After how long without a part an unfinished upload yields to a new one, where there is no more room. */
  unfinishedUploadYieldMinutes: 10,
  /** Most keys and values of a YAML file. */
  yamlValues: 2000,
  /** Most levels of a YAML file. */
  yamlDepth: 20,
  /** Most values that the aliases of a YAML file may unfold to. */
  yamlAliases: 100,
  /** How long the inspection of one uploaded file may take. */
  inspectionMs: 10000,
  /** Most uploaded files waiting for inspection. */
  inspectionsWaiting: 32,
  /** Most messages in one refusal. */
  errorMessages: 20,
  /** How long failed sign-ins are remembered at most. */
  failedSignInDays: 2,
  /** How long an address counts as known after an account signed in from it: nobody elsewhere can lock the account there. */
  knownAddressDays: 30,
  /** Most counts of failed sign-ins that are kept, whatever names are invented; the oldest are dropped. */
  signInCounts: 100000,
  /** Most sessions in one response. */
  sessionsListed: 1000,
  /** Most locked accounts in one response. */
  lockedSignIns: 200,
  /** Minimum password length of an organisation and of the provider (NIST SP 800-63B-4: 15 if it is the only factor). */
  passwordCharacters: 15,
  /** Minimum password length of a staff member, who calls patients in some rooms and administers nothing. */
  staffPasswordCharacters: 8,
  /** How long a desk has shown a call before Next, which completes the patient, is taken: a second press right after the first was not meant. */
  leastShownMs: 1000,
  /** Typing pause before a search. */
  searchDebounceMs: 500,
  /** Visible page buttons, and the fewest that may be asked for. */
  paginationButtons: 5,
  /** How long the mark of loading stays once a list or its choices are there, so that it does not flicker. */
  searchLoadingMs: 100,
  /** Height of the list of choices under a field that is searched. */
  searchListRem: 15,
  /** How often a table that is scrolled is looked at: where more of it is. */
  tableScrollMs: 50,
  /** Height of a table whose head stays while it is scrolled. */
  stickyTableRem: 36,
  /** Distance of a tooltip from what it explains. */
  tooltipOffsetPx: 10,
  /** Distance of a drop-down menu from what opens it. */
  dropdownOffsetPx: 4,
  /** The arrows beside tabs scroll by the width that is seen less this much, so that one tab stays in sight. */
  tabsScrollLessPx: 30,
  /** Rows of a text of several lines; more as it grows. */
  textareaRows: 3,
  /** Width of a dialog that asks for no other: a size of the look. */
  dialogWidth: 'sm',
  /** Most days covered by one report or one query about the use of appointments or groups: a year. */
  reportDays: 366,
  /** Most reports of an organisation that are queued or in progress. */
  reportsUnderWay: 20,
  /** Lifetime of an API key. */
  apiKeyDays: 366,
  /** How long before its end administrators are notified of an API key. */
  apiKeyWarningDays: 30,
  /** How long before its end they are notified of it once more. */
  apiKeyLastWarningDays: 7,
  /** How long the installation keeps its own sign-ins, errors and scheduler runs; organisations set their own periods (Retention.json). */
  accessLogDays: 180,
  /** How long the installation keeps its own change log: seven years; organisations set their own periods (Retention.json). */
  changeLogDays: 2557,
  /** How often the scheduler checks for due work. */
  schedulerSeconds: 20,
  /** Delay before a failed backup is retried. */
  backupRetryMinutes: 15,
  /** How long after its due time a missing backup is reported. */
  backupLateMinutes: 120,
  /** Rows of each list in a counter's state; as many as QueueState.json allows. */
  queueListRows: 50,
  /** How far the server's clock may be set back while an organisation's time stands still; a clock set back farther is followed. */
  clockHoldMinutes: 60,
  /** How long no day is closed, nobody is signed out and nothing is deleted after the server's clock has leapt forward; it may be wrong and put right. */
  clockSettleMinutes: 30,
  /** How often a screen reports. */
  screenReportSeconds: 25,
  /** A screen that was silent for longer counts as not responding. */
  screenSilenceSeconds: 90,
  /** The hour of the day in which nobody looks: devices load their pages anew then. */
  idleHour: 3,
  /** How long a page from a release may take until it stands and is heard of; then the device goes back. */
  runtimeTrialSeconds: 60,
  /** How long a page from a release may show nothing, at any time after it stood; then the device goes back. Shorter than what a screen waits before it loads itself anew. */
  runtimeBlankSeconds: 8,
  /** How often a desk reports that it works at its counter. */
  deskReportSeconds: 15,
  /** A desk that was silent for longer counts as closed. */
  deskSilenceSeconds: 45,
  /** A screen that was silent for longer has lost its turn at a shared loudspeaker. */
  loudspeakerSilenceSeconds: 5,
  /** How often a screen asks whether the shared loudspeaker is its own, and says that it still speaks. */
  loudspeakerAskMs: 800,
  /** A screen that waited so long for the shared loudspeaker speaks without it: no call is left unsaid. */
  loudspeakerWaitSeconds: 40,
  /** How long a screen that no longer reports stays in the list. */
  screenDays: 30,
  /** Most devices kept per panel. */
  screensOfPanel: 20,
  /** Devices in one page of the fleet. */
  fleetPage: 500,
  /** How long a device that nobody paired must have been online for its silence to be an outage: a panel that somebody looks at in a browser is not one. */
  steadyMinutes: 60,
  /** How far the clock of a device may be off before it needs attention. */
  clockOffSeconds: 60,
  /** How long the code on an unpaired device can be used. */
  pairingMinutes: 10,
  /** Most unused codes of one network address: a hall of new screens behind one router. */
  pairingsOfAddress: 200,
  /** The code of a device that keeps nothing works so long after the device last asked. */
  pairingSilenceSeconds: 12,
  /** Wrong pairing codes that a person may enter at once. */
  pairingTries: 10,
  /** Beyond those, one more wrong pairing code is allowed after this long. */
  pairingTrySeconds: 30,
  /** How often an unpaired device asks whether it was paired. */
  pairingPollSeconds: 3,
  /** How long a device shows its name when asked. */
  identifySeconds: 10,
  /** Days after an upgrade from a version without retention periods before any data of an organisation is deleted. */
  retentionGraceDays: 14,
  /** With more expired log entries than this, deletion does not wait until no counter is in service. */
  retentionBacklogRows: 50000,
  /** How long a sign-in at the identity provider may take. */
  singleSignOnMinutes: 10,
  /** Longest wait for one response of an identity provider. */
  singleSignOnMs: 5000,
  /** How far the clock of an identity provider may be from ours. */
  singleSignOnClockSeconds: 300,
  /** Largest response of an identity provider. */
  singleSignOnBytes: 262144,
  /** Largest spreadsheet file that is read. */
  spreadsheetBytes: 20971520,
  /** Largest spreadsheet unpacked: a small file can hold a great deal. */
  spreadsheetUnpackedBytes: 134217728,
  /** Most rows of a spreadsheet that is read. */
  spreadsheetRows: 50000,
  /** Most columns of a spreadsheet that is read. */
  spreadsheetColumns: 200,
  /** Rows of a spreadsheet that are sent in one call: few enough that a press at a counter never waits for them noticeably. */
  spreadsheetRowsAtOnce: 50,
  /** How long an identity provider's metadata is cached. */
  singleSignOnCacheMinutes: 10,
  /** Typing pause before a form takes a text into account; leaving the field takes it at once. */
  typingPauseMs: 100,
} as const;
