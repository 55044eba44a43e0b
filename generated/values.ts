// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

/** What happened at a sign-in: somebody came, went, or was refused. */
export const AccessAction = ['signedIn', 'signedOut', 'refused'] as const;
export type AccessAction = (typeof AccessAction)[number];

/** Who changed something: the kinds of tokens, and the server itself (scheduler, first start). */
export const ActorKind = [
  'session',
  'systemAdvance',
  'staff',
  'panel',
  'kiosk',
  'ticketMachine',
  'agency',
  'server',
] as const;
export type ActorKind = (typeof ActorKind)[number];

/** Colour and meaning of an alert. */
export const AlertVariant = ['success', 'danger', 'warning', 'info'] as const;
export type AlertVariant = (typeof AlertVariant)[number];

/** What an API key stands in for: a member of staff at a controller behind another domain, or a hospital information system. */
export const ApiKeyKind = ['staff', 'agency'] as const;
export type ApiKeyKind = (typeof ApiKeyKind)[number];

/** What was done to an appointment. */
export const AppointmentAction = ['created', 'updated', 'removed', 'checkedIn', 'tagged'] as const;
export type AppointmentAction = (typeof AppointmentAction)[number];

/** Whether somebody must see to the backups. */
export const BackupState = ['off', 'ok', 'late', 'failing'] as const;
export type BackupState = (typeof BackupState)[number];

/** What the lists of a board hold. appointments: who is booked, a list per room. special: those who are not simply in line (passed, away, in examination, done, or with a list label), a list per kind, with all rooms together. */
export const BoardContent = ['appointments', 'special'] as const;
export type BoardContent = (typeof BoardContent)[number];

/** What another recall does when a patient has been called as often as the policy allows: it passes the patient, or it is refused. */
export const CallLimitRule = ['pass', 'refuse'] as const;
export type CallLimitRule = (typeof CallLimitRule)[number];

/** Why somebody was next. inOrder: first in the order of the queue. priority, aged: before others by their class, or because they waited so long that they count as of the next class. fairTurn: first in the order although a higher class waits, because that one went often enough. inserted: late, back or extra, and it was their turn. nobodyElse: late, back or extra, and nobody else waits. sent: was sent to this counter. byNumber: staff chose the number. */
export const CallReason = [
  'inOrder',
  'priority',
  'aged',
  'fairTurn',
  'inserted',
  'nobodyElse',
  'sent',
  'byNumber',
] as const;
export type CallReason = (typeof CallReason)[number];

/** -1 none, 0 clinic call without list, 1 clinic check-in call with list, 2 clinic reserved call with list, 3 counter take and call in group without list. */
export const CallingMode = [-1, 0, 1, 2, 3] as const;
export type CallingMode = (typeof CallingMode)[number];

/** What an administrator, a member of staff or the scheduler did to a record. */
export const ChangeAction = ['created', 'updated', 'deleted', 'sorted', 'reset', 'exported', 'erased'] as const;
export type ChangeAction = (typeof ChangeAction)[number];

/** What became of one appointment at check-in. rejoined: was passed and is in line again; back: was away, or at an examination, and is in line again; tooLate, sessionOver, passed and seeStaff (back from an examination, and staff say when they are called): to be settled at the desk. */
export const CheckInOutcome = [
  'checkedIn',
  'checkedInLate',
  'rejoined',
  'back',
  'alreadyCheckedIn',
  'tooEarly',
  'tooLate',
  'sessionOver',
  'passed',
  'seeStaff',
  'completed',
  'notHere',
] as const;
export type CheckInOutcome = (typeof CheckInOutcome)[number];

/** Why a kiosk takes no check-in. */
export const CheckInStopReason = ['panelPaused', 'panelDisabled', 'noRoom'] as const;
export type CheckInStopReason = (typeof CheckInStopReason)[number];

/** Part of the day in which a doctor sees patients. */
export const ClinicShift = ['morning', 'afternoon', 'evening'] as const;
export type ClinicShift = (typeof ClinicShift)[number];

/** Service state of a counter. */
export const CounterService = ['unlogin', 'serving', 'pause', 'noData'] as const;
export type CounterService = (typeof CounterService)[number];

/** How a display writes the date: Gregorian orders, Republic-of-China era, Buddhist era. */
export const DateFormat = ['YYYY/MM/DD', 'MM/DD/YYYY', 'DD/MM/YYYY', 'roc', 'buddhist'] as const;
export type DateFormat = (typeof DateFormat)[number];

/** What somebody or something signs in on: a screen, a controller in a browser at a desk, a controller installed as an app, a ticket machine. */
export const DeviceType = ['panel', 'desktopController', 'appController', 'ticketMachine'] as const;
export type DeviceType = (typeof DeviceType)[number];

/** Whether patients can check in before their time: not at all, some minutes before, or at any time of the day. */
export const EarlyCheckIn = ['forbidden', 'minutes', 'unlimited'] as const;
export type EarlyCheckIn = (typeof EarlyCheckIn)[number];

/** The error catalogue. x-status gives the HTTP status; 0 is a client's own finding. */
export const ErrorCode = [
  'bad_request',
  'malformed_json',
  'field_required',
  'field_invalid',
  'out_of_range',
  'too_short',
  'too_long',
  'unknown_field',
  'format_error',
  'pattern_mismatch',
  'value_not_allowed',
  'cannot_be_lower_than',
  'cannot_exceed',
  'must_be_positive_integer',
  'duplicate_name',
  'group_name_exists',
  'counter_name_exists',
  'duplicate_value',
  'panel_name_mismatch',
  'reference_not_found',
  'please_login_again',
  'no_permission',
  'not_found',
  'page_not_found',
  'stale_version',
  'idempotency_key_reused',
  'request_timeout',
  'body_too_large',
  'headers_too_large',
  'range_not_satisfiable',
  'unsupported_media_type',
  'too_many_requests',
  'internal_error',
  'service_busy',
  'service_starting',
  'service_stopping',
  'storage_unavailable',
  'too_many_failures',
  'password_common',
  'password_pattern',
  'password_has_name',
  'appointment_elsewhere',
  'login_failed',
  'wrong_password',
  'organisation_not_found',
  'organisation_exists',
  'confirmation_differs',
  'patient_waits',
  'organisation_name_mismatch',
  'organisation_at_work',
  'no_panel_yet',
  'exclusive_url_invalid',
  'address_not_allowed',
  'panel_authentication_needed',
  'upload_wrong_type',
  'upload_too_large',
  'upload_failed',
  'upload_missing',
  'unknown_panel_type',
  'panel_type_mismatch',
  'calling_mode_not_allowed',
  'panel_in_group_mode_locked',
  'panel_mode_not_for_group',
  'panel_already_in_group',
  'panel_not_in_group',
  'group_needs_panel',
  'panel_group_not_found',
  'panel_in_use',
  'panel_has_patients',
  'panel_needed_by_staff',
  'invalid_queue_operation',
  'counter_not_logged_in',
  'counter_paused',
  'counter_taken',
  'panel_not_serving',
  'queue_variant_mismatch',
  'no_waiting_patient',
  'nothing_to_recall',
  'nothing_to_pass',
  'number_not_issued',
  'number_below_lower_limit',
  'number_called_elsewhere',
  'maximum_call_limit',
  'panel_disabled',
  'appointment_not_found',
  'appointment_duplicate',
  'serial_number_taken',
  'appointment_list_empty',
  'appointment_in_progress',
  'room_not_found',
  'no_appointment_today',
  'code_not_found',
  'apn_not_found',
  'patient_passed',
  'appointment_completed',
  'day_without_patients',
  'check_in_too_early',
  'appointment_not_today',
  'ticket_not_found',
  'issuing_not_possible',
  'action_not_in_variant',
  'nothing_to_complete',
  'nothing_to_start',
  'nothing_to_send',
  'nothing_to_transfer',
  'preset_needs_no_list',
  'queue_keeps_no_list',
  'queue_is_own',
  'also_calls_needs_list',
  'queue_of_group',
  'queue_not_called_here',
  'transfer_same_counter',
  'transfer_target_closed',
  'transfer_target_not_allowed',
  'session_not_begun',
  'session_not_here',
  'issuing_paused',
  'check_in_stopped',
  'image_transparent',
  'image_too_large',
  'animation_too_large',
  'upload_too_complex',
  'backup_not_set_up',
  'yaml_invalid',
  'yaml_too_complex',
  'yaml_version_mismatch',
  'record_in_use',
  'voice_group_empty',
  'external_api_timeout',
  'external_api_failed',
  'external_api_argument_error',
  'contact_customer_service',
  'no_data_contact_it',
  'file_expired',
  'export_failed',
  'network_error',
  'network_abnormal',
  'timeout',
  'aborted',
  'system_has_some_errors',
  'patient_not_finished',
  'waiting_room_full',
  'recall_limit_reached',
  'extra_limit_reached',
  'priority_not_offered',
  'single_sign_on_not_configured',
  'single_sign_on_provider_away',
  'single_sign_on_failed',
  'single_sign_on_refused',
  'single_sign_on_expired',
  'single_sign_on_no_role',
  'single_sign_on_staff_unknown',
  'single_sign_on_untried',
  'password_sign_in_off',
] as const;
export type ErrorCode = (typeof ErrorCode)[number];

/** The one error layout that is shown. */
export const ErrorLayout = ['none', 'exception', 'notFound', 'noPermission'] as const;
export type ErrorLayout = (typeof ErrorLayout)[number];

/** What happened, in the organisation's one log; a call is an event of kind called or recalled. edited: an administrator changed something that screens show. transferred: a patient leaves a counter or queue for another; received: and stands there now. preset: the number to go on from. reset: a queue numbers anew. consultationStarted, serviceStarted: whoever was called is here. wentAway, cameBack: a patient leaves the line for a while, or stands in it again, also after having been passed. sentToExamination, backFromExamination: the same for an examination elsewhere. priorityChanged: staff put a patient who waits into another class of priority. expired: the business day was closed before the patient was called. */
export const EventKind = [
  'loggedIn',
  'loggedOut',
  'issued',
  'checkedIn',
  'called',
  'recalled',
  'passed',
  'completed',
  'canceled',
  'paused',
  'resumed',
  'movedToPassed',
  'consultationStarted',
  'serviceStarted',
  'wentAway',
  'cameBack',
  'sentToExamination',
  'backFromExamination',
  'priorityChanged',
  'transferred',
  'received',
  'preset',
  'issuingPaused',
  'issuingResumed',
  'reset',
  'expired',
  'edited',
] as const;
export type EventKind = (typeof EventKind)[number];

/** Which number a patient gets whom staff add: the one behind the last that the session can have, or the next free one. Walk-ins go on with their own numbers either way. */
export const ExtraNumbers = ['behindLast', 'continuing'] as const;
export type ExtraNumbers = (typeof ExtraNumbers)[number];

/** When patients are called whom staff added beyond the numbers of a session: after everybody of the session, once nobody with an appointment waits, one after every few ordinary patients, or by their number like everybody. */
export const ExtraRule = ['endOfSession', 'afterBooked', 'everyN', 'asNormal'] as const;
export type ExtraRule = (typeof ExtraRule)[number];

/** Gender as the hospital system records it. */
export const Gender = ['male', 'female', 'other'] as const;
export type Gender = (typeof Gender)[number];

/** Colours of list labels; none leaves the row as it is. */
export const LabelColour = ['black', 'white', 'teal', 'gray', 'green', 'red', 'orange', 'blue', 'none'] as const;
export type LabelColour = (typeof LabelColour)[number];

/** Where patients stand who check in after their own time: by their number as if in time, one after every few ordinary patients, after the last of their own time slot, or after everybody of the session. */
export const LateRule = ['asNormal', 'everyN', 'endOfSlot', 'endOfSession'] as const;
export type LateRule = (typeof LateRule)[number];

/** Languages of the interface; the first is the default and the fallback. */
export const Locale = ['zh-TW', 'en-US', 'th'] as const;
export type Locale = (typeof Locale)[number];

/** Whose sign-in waits after failures: the organisation's administrators, or a member of staff. */
export const LockedAccount = ['session', 'staff'] as const;
export type LockedAccount = (typeof LockedAccount)[number];

/** Where a media item comes from. */
export const MediaSource = ['cloud', 'ftp', 'videoSite', 'mediaDatabase', 'localhost', 'hfs'] as const;
export type MediaSource = (typeof MediaSource)[number];

/** Kind of a media item. */
export const MediaType = ['video', 'image', 'others'] as const;
export type MediaType = (typeof MediaType)[number];

/** How a patient's name stands on a screen: in full, with its middle hidden, or not at all. */
export const NameMask = ['full', 'middle', 'none'] as const;
export type NameMask = (typeof NameMask)[number];

/** What a notification tells of. */
export const NotificationKind = ['report'] as const;
export type NotificationKind = (typeof NotificationKind)[number];

/** Selects the hospital-specific system that an organisation works with. */
export const OrganisationType = [
  'mHIS',
  'hualienMedical',
  'clinic',
  'radiology',
  'inspection',
  'mAppointment',
  'default',
] as const;
export type OrganisationType = (typeof OrganisationType)[number];

/** Who must be there when a screen is set up with its exclusive address, so that an address that got into wrong hands opens nothing. none: the address is enough. informationRoom: the IT room, with the organisation's password. universalClinics: any member of staff, with staff id and password, for clinics that every nurse sets up. inspection: a member of staff who may serve this panel, because an examination room shows who is examined. A screen that was let in renews its access by itself; it asks again after a month without use, and when the address is replaced. Kiosks and ticket machines show no patients and never ask. */
export const PanelAuthentication = ['none', 'informationRoom', 'universalClinics', 'inspection'] as const;
export type PanelAuthentication = (typeof PanelAuthentication)[number];

/** Index of the panel type (0 to 13 built in; a published type gets an index above 13). */
export const PanelMode = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type PanelMode = (typeof PanelMode)[number];

/** enable shows and serves; pause shows a notice; disable shows the organisation's card and "out of service". */
export const PanelStatus = ['enable', 'disable', 'pause'] as const;
export type PanelStatus = (typeof PanelStatus)[number];

/** Where a patient stands in a list of patients. */
export const PatientListState = [
  'notCheckedIn',
  'checkedIn',
  'lateArrival',
  'consulting',
  'completed',
  'expired',
] as const;
export type PatientListState = (typeof PatientListState)[number];

/** What a list of patients can show of each. */
export const QueueColumn = [
  'number',
  'name',
  'gender',
  'age',
  'doctorName',
  'departmentName',
  'status',
  'checkedInAt',
  'label',
] as const;
export type QueueColumn = (typeof QueueColumn)[number];

/** Where in a queue a ticket stands: booked or walk-in; extra: added by staff beyond the numbers of the session; absent: its patient has an appointment and has not come yet; late: came after their own time; passed and examined: came back. */
export const QueueLane = ['booked', 'walkIn', 'extra', 'absent', 'late', 'passed', 'examined'] as const;
export type QueueLane = (typeof QueueLane)[number];

/** A list of a queue, as the controller shows it. waiting: in line, in the order of their calls. passed: did not come. away: have left for a while. examination: were sent to an examination elsewhere. completed: done, the last first. expected: have an appointment and no ticket yet. */
export const QueueList = ['waiting', 'passed', 'away', 'examination', 'expected', 'completed'] as const;
export type QueueList = (typeof QueueList)[number];

/** What a queue is ordered by: the number that everybody was given, or the moment at which they came. */
export const QueueOrder = ['registration', 'checkIn'] as const;
export type QueueOrder = (typeof QueueOrder)[number];

/** Status of a queue item or an appointment. default: an appointment without a ticket. registering: has a ticket by appointment and has not checked in; Next calls it only where the list is reserved. awaiting: is here and waits. onCall: is the next to be called; never stored, said on screens and on the ticket page. called: was called, is on the way. consulting: is with the doctor. serving: is served at a counter or examined in an examination room. checking: was sent to an examination elsewhere. checkBack: is back from it and waits again. temporarilyAway: has left for a while and is skipped. passed: did not come when called. completed: is done. canceled: the ticket is worth nothing any more. */
export const QueueStatus = [
  'default',
  'registering',
  'passed',
  'consulting',
  'completed',
  'awaiting',
  'onCall',
  'checking',
  'serving',
  'temporarilyAway',
  'checkBack',
  'called',
  'canceled',
] as const;
export type QueueStatus = (typeof QueueStatus)[number];

/** Family of the queue calls a counter uses: cashiers and registration, ungrouped clinic rooms, examination rooms, or any other counter. By the panel type, else by group and calling mode. */
export const QueueVariant = ['cashierRegistration', 'clinic', 'inspection', 'generic'] as const;
export type QueueVariant = (typeof QueueVariant)[number];

/** How somebody looked at patients' data: opened a record, listed or searched records, found a patient by a number, exported them, or watched a counter or screen. */
export const ReadAction = ['opened', 'listed', 'searched', 'exported', 'watched'] as const;
export type ReadAction = (typeof ReadAction)[number];

/** Where patients stand who come back: one after every few ordinary patients, a few patients after they came back, after the last of the present time slot, after everybody of the session, at their old place, or nowhere until staff call them by number. */
export const RejoinRule = ['everyN', 'afterN', 'endOfSlot', 'endOfSession', 'asBefore', 'byHand'] as const;
export type RejoinRule = (typeof RejoinRule)[number];

/** State of a report job. fail: export once more; unknown: the server has it no longer as it was, for instance because its file is gone. */
export const ReportState = ['enqueue', 'processing', 'complete', 'fail', 'cancel', 'unknown'] as const;
export type ReportState = (typeof ReportState)[number];

/** Kind of a report. */
export const ReportType = [
  'clerkDaily',
  'clerkMonthly',
  'timePeriodAnalysisDaily',
  'timePeriodAnalysisMonthly',
  'appointmentUsage',
  'panelGroupUsage',
] as const;
export type ReportType = (typeof ReportType)[number];

/** Whose law sets how long data are kept where the organisation says nothing of its own (docs/decisions/057-how-long-data-live.md). */
export const RetentionRegion = ['taiwan', 'europe'] as const;
export type RetentionRegion = (typeof RetentionRegion)[number];

/** What the scheduler does by itself. */
export const SchedulerJob = ['dailyReset', 'autoLogout', 'retention', 'backup'] as const;
export type SchedulerJob = (typeof SchedulerJob)[number];

/** How a run of the scheduler ended; a failed one is tried again. */
export const SchedulerOutcome = ['done', 'failed'] as const;
export type SchedulerOutcome = (typeof SchedulerOutcome)[number];

/** Whether a screen can be heard: ready, waiting for somebody to touch it (blocked), silent as its panel wants it, or without any way to make a sound. */
export const ScreenSound = ['ready', 'blocked', 'muted', 'none'] as const;
export type ScreenSound = (typeof ScreenSound)[number];

/** Part of the business day by which clinics number; cashier and group queues have one, the day. */
export const Session = ['morning', 'afternoon', 'evening', 'day'] as const;
export type Session = (typeof Session)[number];

/** Where a patient of today who was passed in an earlier session stands after coming back, once the room serves a later one: in the line of the session that is served, or nowhere until the desk takes them back. */
export const SessionEndRule = ['carryOver', 'desk'] as const;
export type SessionEndRule = (typeof SessionEndRule)[number];

/** Which people sign in: an organisation's administrators, staff at a controller, or the provider's staff. */
export const SignInKind = ['session', 'staff', 'systemAdvance'] as const;
export type SignInKind = (typeof SignInKind)[number];

/** What became of a call on a simulated day. */
export const SimulatedOutcome = ['completed', 'passed', 'sentToExamination'] as const;
export type SimulatedOutcome = (typeof SimulatedOutcome)[number];

/** Programs that the provider releases. */
export const SoftwareType = ['webViewLauncher', 'panelController', 'firefoxLauncher', 'ticketMachine'] as const;
export type SoftwareType = (typeof SoftwareType)[number];

/** A list of people who are not simply in line, named by their status. */
export const SpecialList = ['passed', 'temporarilyAway', 'checking', 'checkBack', 'completed'] as const;
export type SpecialList = (typeof SpecialList)[number];

/** How a screen said a call: with recordings, with the device's own voice, with both, with the chime alone because the device has no voice for it; or not, because the device lets no sound out, the screen is silent, or the call came too late. */
export const SpokenBy = ['clips', 'voice', 'mixed', 'chime', 'refused', 'muted', 'late'] as const;
export type SpokenBy = (typeof SpokenBy)[number];

/** Where a release lies: on this server, or in a cloud from which devices fetch it. */
export const StorageType = ['local', 'cloud'] as const;
export type StorageType = (typeof StorageType)[number];

/** Colours of a display. */
export const Theme = ['dark', 'light', 'highContrast'] as const;
export type Theme = (typeof Theme)[number];

/** How a ticket came to be. staff: given at a counter. extra: given at a counter beyond the numbers of the session. */
export const TicketSource = ['appointment', 'ticketMachine', 'kiosk', 'staff', 'extra'] as const;
export type TicketSource = (typeof TicketSource)[number];

/** Who a bearer token speaks for. */
export const TokenKind = [
  'session',
  'systemAdvance',
  'staff',
  'panel',
  'kiosk',
  'ticketMachine',
  'agency',
] as const;
export type TokenKind = (typeof TokenKind)[number];

/** Which file of a release: the installer, or the update description. */
export const VersionPart = ['file', 'yaml'] as const;
export type VersionPart = (typeof VersionPart)[number];

/** When media play: always, or only while there is no consultation. */
export const VideoMode = ['default', 'playWhenNoConsultation'] as const;
export type VideoMode = (typeof VideoMode)[number];

/** What the player of a video site says of itself: -1 unstarted, 0 ended, 1 playing, 2 paused, 3 buffering, 5 cued. */
export const VideoPlayerState = [-1, 0, 1, 2, 3, 5] as const;
export type VideoPlayerState = (typeof VideoPlayerState)[number];

/** Languages that calls are spoken in. */
export const VoiceLanguage = ['mandarin', 'taiwanese', 'hakka', 'english', 'marshallese', 'thai', 'malay'] as const;
export type VoiceLanguage = (typeof VoiceLanguage)[number];

/** What one part of a spoken call says: a recording of the voice bank, or what the call itself knows. */
export const VoicePartType = [
  'custom',
  'clinicHours',
  'currentQueueNumber',
  'panelName',
  'panelNumber',
  'groupName',
] as const;
export type VoicePartType = (typeof VoicePartType)[number];

/** Where the sound of a voice comes from: an uploaded recording, a text that the screen speaks, or an address. */
export const VoiceSource = ['file', 'text', 'url'] as const;
export type VoiceSource = (typeof VoiceSource)[number];

/** Day of the week; 0 is Sunday. */
export const Weekday = [0, 1, 2, 3, 4, 5, 6] as const;
export type Weekday = (typeof Weekday)[number];

/** Panel types that are built in, by the name in their addresses; more may be published at run time. */
export type BuiltInPanelType = 
  | 'cashierRegistrationWithCarouselLobbyPanel'
  | 'clinicsLobbyPanel'
  | 'clinicsWithAppointmentsLobbyPanel'
  | 'defaultPanel'
  | 'groupLobbyPanel'
  | 'hisLobbyPanel'
  | 'ptchCashierCounterPanel'
  | 'ptchCashierRegistrationLobbyPanel'
  | 'ptchRegistrationCounterPanel'
  | 'ptchUprightExaminationRoomPanel'
  | 'radiologyXrayRoomLobbyPanel'
  | 'radiologyXrayRoomPanel'
  | 'uprightGroupPanel'
  | 'uprightOutpatientPanel';
