// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

/** What happened: signed in, signed out, or refused. */
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

/** What a member of staff may do in the administration under their own name. In order: whoever has one may do what those before it may. */
export const AdminRole = ['none', 'reads', 'operates', 'administers'] as const;
export type AdminRole = (typeof AdminRole)[number];

/** Colour and meaning of an alert. */
export const AlertVariant = ['success', 'danger', 'warning', 'info'] as const;
export type AlertVariant = (typeof AlertVariant)[number];

/** What an API key represents: a staff member at a controller on another domain, or a hospital information system. */
export const ApiKeyKind = ['staff', 'agency'] as const;
export type ApiKeyKind = (typeof ApiKeyKind)[number];

/** What was done to an appointment. */
export const AppointmentAction = [
  'created',
  'updated',
  'removed',
  'checkedIn',
  'tagged',
  'canceled',
  'restored',
] as const;
export type AppointmentAction = (typeof AppointmentAction)[number];

/** Where an appointment comes from: the clinics' system, that of radiology, or the desk (entered by hand). */
export const AppointmentSource = ['clinics', 'radiology', 'desk'] as const;
export type AppointmentSource = (typeof AppointmentSource)[number];

/** Where an arrow points; none draws nothing. */
export const ArrowDirection = [
  'left',
  'upLeft',
  'up',
  'upRight',
  'right',
  'downRight',
  'down',
  'downLeft',
  'none',
] as const;
export type ArrowDirection = (typeof ArrowDirection)[number];

/** Whom patients turn to where they are called: a nurse at rooms, a clerk at counters for which people take a number. */
export const Attendant = ['nurse', 'clerk'] as const;
export type Attendant = (typeof Attendant)[number];

/** Why a backup was not made. folderInsideData: it would be lost with what it is of; toolMissing, toolFailed: PostgreSQL's own program; notWritten: the disk or the share refuses; failed: anything else. */
export const BackupFault = [
  'diskFull',
  'folderUnusable',
  'folderInsideData',
  'noDatabase',
  'databaseUnreachable',
  'copyDamaged',
  'toolMissing',
  'toolFailed',
  'notWritten',
  'failed',
] as const;
export type BackupFault = (typeof BackupFault)[number];

/** Whether the backups need attention. notCleared: the last one was made, older ones beyond the number that is kept could not be deleted. */
export const BackupState = ['off', 'ok', 'late', 'notCleared', 'failing'] as const;
export type BackupState = (typeof BackupState)[number];

/** What the lists of a board contain. appointments: booked patients, one list per room. special: patients who are not simply in line (passed, away, in examination, completed, or with a list label), one list per kind, across all rooms. */
export const BoardContent = ['appointments', 'special'] as const;
export type BoardContent = (typeof BoardContent)[number];

/** What happens on another recall once the call limit is reached: the number is passed, or the recall is refused. */
export const CallLimitRule = ['pass', 'refuse'] as const;
export type CallLimitRule = (typeof CallLimitRule)[number];

/** Why a patient was next. inOrder: first in the order of the queue. priority, aged: before others by class of priority, or because they waited so long that they count as in the next class. fairTurn: first in the order although a higher class is waiting, because that class had enough turns. inserted: late, returned or extra, and it was their turn. nobodyElse: late, returned or extra, and nobody else is waiting. sent: was transferred to this counter. byNumber: staff chose the number. */
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

/** -1: none; 0: clinic call, without list; 1: clinic call of checked-in patients, with list; 2: clinic call of booked patients, with list; 3: counters in a group that issue and call numbers, without list. */
export const CallingMode = [-1, 0, 1, 2, 3] as const;
export type CallingMode = (typeof CallingMode)[number];

/** What an administrator, a staff member or the scheduler did to a record. */
export const ChangeAction = [
  'created',
  'updated',
  'deleted',
  'restored',
  'sorted',
  'reset',
  'exported',
  'erased',
] as const;
export type ChangeAction = (typeof ChangeAction)[number];

/** The outcome of check-in for one appointment. rejoined: was passed and is in line again. back: was away or in examination and is in line again. called: is being called at this moment, and goes in (at a kiosk; the desk is told alreadyCheckedIn). tooLate, sessionOver, passed, canceled (the appointment was taken back), notHere (the room is switched off), noClinic (the roster cancels the clinic that day) and seeStaff (back from examination, to be called by staff): to be settled at the desk. */
export const CheckInOutcome = [
  'checkedIn',
  'checkedInLate',
  'rejoined',
  'back',
  'alreadyCheckedIn',
  'called',
  'tooEarly',
  'tooLate',
  'sessionOver',
  'passed',
  'seeStaff',
  'completed',
  'canceled',
  'notHere',
  'noClinic',
] as const;
export type CheckInOutcome = (typeof CheckInOutcome)[number];

/** Why a kiosk does not accept check-ins. */
export const CheckInStopReason = ['panelPaused', 'panelDisabled', 'noRoom'] as const;
export type CheckInStopReason = (typeof CheckInStopReason)[number];

/** Part of the day in which a doctor sees patients. */
export const ClinicShift = ['morning', 'afternoon', 'evening'] as const;
export type ClinicShift = (typeof ClinicShift)[number];

/** How a visit was completed if nobody pressed “Complete”. next: by calling somebody else. leaving: by leaving the counter. nobody: the business day or the queue was closed with the patient still at the counter. */
export const ClosedBy = ['next', 'leaving', 'nobody'] as const;
export type ClosedBy = (typeof ClosedBy)[number];

/** How a counter stands. noData: its panel is disabled. */
export const CounterService = ['unlogin', 'serving', 'pause', 'noData'] as const;
export type CounterService = (typeof CounterService)[number];

/** How a display writes the date: Gregorian orders, Republic-of-China era, Buddhist era. */
export const DateFormat = ['YYYY/MM/DD', 'MM/DD/YYYY', 'DD/MM/YYYY', 'roc', 'buddhist'] as const;
export type DateFormat = (typeof DateFormat)[number];

/** What devices in the hall report by these names; a launcher may report others. */
export const DeviceAction = [
  'app.started',
  'app.updated',
  'app.stopped',
  'network.lost',
  'network.restored',
  'browser.restarted',
  'settings.undone',
  'update.refused',
  'update.undone',
] as const;
export type DeviceAction = (typeof DeviceAction)[number];

/** What a device of a panel is: a screen, a check-in kiosk, a ticket machine. */
export const DevicePurpose = ['panel', 'kiosk', 'ticketMachine'] as const;
export type DevicePurpose = (typeof DevicePurpose)[number];

/** The type of device someone signs in on: a screen, a controller in a browser, a controller installed as an app, a ticket machine. */
export const DeviceType = ['panel', 'desktopController', 'appController', 'ticketMachine'] as const;
export type DeviceType = (typeof DeviceType)[number];

/** Where a doctor's title stands: not at all, before the name (Prof. Lin) or after it (林志明 主任醫師). */
export const DoctorTitlePlace = ['none', 'before', 'after'] as const;
export type DoctorTitlePlace = (typeof DoctorTitlePlace)[number];

/** Whether patients can check in before their time: not at all, within a time limit, or at any time of the day. */
export const EarlyCheckIn = ['forbidden', 'minutes', 'unlimited'] as const;
export type EarlyCheckIn = (typeof EarlyCheckIn)[number];

/** The error catalogue. x-status gives the HTTP status; 0 means detected by the client itself. x-keywords gives the code for each schema keyword that a value violates; of several at one field the first counts. x-shape-codes gives one code for whatever a text of that shape violates. */
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
  'time_expected',
  'colour_expected',
  'date_expected',
  'value_not_allowed',
  'cannot_be_lower_than',
  'cannot_exceed',
  'must_be_positive_integer',
  'must_be_multiple_of',
  'duplicate_name',
  'value_taken',
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
  'storage_full',
  'too_many_failures',
  'too_many_reports',
  'password_common',
  'password_pattern',
  'password_has_name',
  'appointment_elsewhere',
  'appointment_ids_alike',
  'login_failed',
  'wrong_password',
  'print_job_changed',
  'organisation_not_found',
  'organisation_exists',
  'confirmation_differs',
  'patient_waits',
  'organisation_name_mismatch',
  'organisation_at_work',
  'session_has_patients',
  'organisation_suspended',
  'no_panel_yet',
  'exclusive_url_invalid',
  'pairing_code_invalid',
  'address_not_allowed',
  'panel_authentication_needed',
  'upload_wrong_type',
  'upload_not_as_named',
  'upload_too_large',
  'upload_too_large_for_proxy',
  'upload_failed',
  'upload_empty',
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
  'counter_not_served',
  'counter_paused',
  'counter_taken',
  'counter_changed',
  'queues_reset',
  'patient_changed',
  'panel_not_serving',
  'queue_variant_mismatch',
  'no_waiting_patient',
  'nothing_to_recall',
  'nothing_to_pass',
  'nothing_to_undo',
  'undo_followed',
  'number_not_issued',
  'number_below_lower_limit',
  'number_called_elsewhere',
  'numbers_went_on',
  'number_completed',
  'maximum_call_limit',
  'panel_disabled',
  'appointment_not_found',
  'appointment_duplicate',
  'serial_number_taken',
  'roster_entry_there',
  'roster_other_weekday',
  'roster_room_taken',
  'roster_doctor_elsewhere',
  'ends_before_start',
  'appointment_list_empty',
  'appointment_in_progress',
  'room_not_found',
  'no_appointment_today',
  'code_not_found',
  'apn_not_found',
  'patient_passed',
  'appointment_completed',
  'appointment_canceled',
  'appointment_past',
  'patient_called',
  'day_without_patients',
  'check_in_too_early',
  'appointment_not_today',
  'ticket_not_found',
  'issuing_not_possible',
  'clinic_canceled',
  'push_not_possible',
  'slip_canceled',
  'slip_printed_often',
  'no_printer',
  'printer_removed',
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
  'configuration_value_wrong',
  'release_file_taken',
  'release_not_a_front_end',
  'release_not_a_launcher',
  'release_not_checkable',
  'release_not_fetched',
  'release_not_newer',
  'release_not_stored_here',
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
  'counter_not_offered',
  'single_sign_on_not_configured',
  'single_sign_on_provider_away',
  'single_sign_on_failed',
  'single_sign_on_refused',
  'single_sign_on_expired',
  'single_sign_on_no_role',
  'single_sign_on_staff_unknown',
  'single_sign_on_untried',
  'password_sign_in_off',
  'role_too_low',
  'admin_role_missing',
  'admin_password_needed',
  'second_factor_needed',
  'second_factor_wrong',
  'second_factor_unreadable',
  'second_factor_required',
] as const;
export type ErrorCode = (typeof ErrorCode)[number];

/** The one error layout that is shown. */
export const ErrorLayout = ['none', 'exception', 'notFound', 'noPermission'] as const;
export type ErrorLayout = (typeof ErrorLayout)[number];

/** What happened, in the organisation's event log; a call is an event of kind called or recalled. edited: an administrator changed something that screens show. transferred: a patient leaves a counter or queue for another; received: the patient has arrived there. preset: the number to continue from. reset: a queue starts its next round, or begins with another number before anybody has come. consultationStarted, serviceStarted: the called patient is here. wentAway, cameBack: a patient leaves the line for a while, or joins it again, also after having been passed. sentToExamination, backFromExamination: the same for an examination elsewhere. priorityChanged: the class of priority of a patient who waits, or may come back, is another. expired: the business day was closed before the patient was called. putBack: whoever was called goes back to their place in the line, because nobody serves at the counter any more. callTakenBack, endTakenBack, receiptTakenBack: a press was undone within limits.undoMs: a call, the end of a call, or the arrival elsewhere of a patient who was transferred. stayed: staff said that they are still at the counter, when it was about to log out by itself. */
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
  'stayed',
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
  'putBack',
  'callTakenBack',
  'endTakenBack',
  'receiptTakenBack',
  'expired',
  'edited',
] as const;
export type EventKind = (typeof EventKind)[number];

/** Which number an added patient gets: the one after the last of the session, or the next free one. Numbers for walk-ins are not affected. */
export const ExtraNumbers = ['behindLast', 'continuing'] as const;
export type ExtraNumbers = (typeof ExtraNumbers)[number];

/** When patients added beyond the numbers of a session are called: after everyone in the session, after all booked patients, one after every few regular patients, or in number order. */
export const ExtraRule = ['endOfSession', 'afterBooked', 'everyN', 'asNormal'] as const;
export type ExtraRule = (typeof ExtraRule)[number];

/** What a device is: a screen, a check-in kiosk, a ticket machine, a controller. */
export const FleetKind = ['panel', 'kiosk', 'ticketMachine', 'controller'] as const;
export type FleetKind = (typeof FleetKind)[number];

/** What a device can be asked to do: load its page again, show its name large, send what it shows. */
export const FleetOrder = ['reload', 'identify', 'picture'] as const;
export type FleetOrder = (typeof FleetOrder)[number];

/** Fonts that screens may have, the first being the usual ones. x-fonts says what is asked for in turn: whatever a machine has, Chinese and Thai are found. */
export const FontStack = ['sans', 'serif', 'rounded'] as const;
export type FontStack = (typeof FontStack)[number];

/** Gender as the hospital system records it. */
export const Gender = ['male', 'female', 'other'] as const;
export type Gender = (typeof Gender)[number];

/** Colours of list labels; none leaves the row as it is. */
export const LabelColour = ['black', 'white', 'teal', 'gray', 'green', 'red', 'orange', 'blue', 'none'] as const;
export type LabelColour = (typeof LabelColour)[number];

/** Where patients who check in after their time are placed: by their number as if on time, one after every few regular patients, at the end of their time slot, or at the end of the session. */
export const LateRule = ['asNormal', 'everyN', 'endOfSlot', 'endOfSession'] as const;
export type LateRule = (typeof LateRule)[number];

/** What becomes of the patient at a counter when staff leave it: the visit is completed, they go back to their place in the line, or they are passed because they did not come. */
export const LeavingPatient = ['completed', 'back', 'passed'] as const;
export type LeavingPatient = (typeof LeavingPatient)[number];

/** Languages of the interface; the first is the default and the fallback. x-languages says what else is known of each; "npm run new:language" adds one. */
export const Locale = ['zh-TW', 'en-US', 'th'] as const;
export type Locale = (typeof Locale)[number];

/** Whose sign-in is locked after failures: the organisation's administrators, or a staff member. */
export const LockedAccount = ['session', 'staff'] as const;
export type LockedAccount = (typeof LockedAccount)[number];

/** Sources of media at which one can have an account. */
export const MediaAccountSource = ['cloud', 'ftp', 'hfs'] as const;
export type MediaAccountSource = (typeof MediaAccountSource)[number];

/** Where a media item comes from. */
export const MediaSource = ['cloud', 'ftp', 'videoSite', 'mediaDatabase', 'localhost', 'hfs'] as const;
export type MediaSource = (typeof MediaSource)[number];

/** How a media item stands. ready: the server has its content; waiting: not fetched yet; direct: the screen opens the address itself; gone: no longer at its source; denied: the source wants another account; unreachable: its server does not answer or breaks off; notAllowed: the operator has not listed the network (MEDIA_NETWORKS) or offers no folder (MEDIA_DIR); wrongType: not a film or picture of the chosen type; tooLarge: larger than a media file may be; noRoom: the server could not store it. Content fetched before is played on. */
export const MediaState = [
  'ready',
  'waiting',
  'direct',
  'gone',
  'denied',
  'unreachable',
  'notAllowed',
  'wrongType',
  'tooLarge',
  'noRoom',
] as const;
export type MediaState = (typeof MediaState)[number];

/** Kind of a media item. */
export const MediaType = ['video', 'image', 'others'] as const;
export type MediaType = (typeof MediaType)[number];

/** How a patient's name appears on a screen: in full, partly hidden, or not at all. */
export const NameMask = ['full', 'middle', 'none'] as const;
export type NameMask = (typeof NameMask)[number];

/** What a notification is about. */
export const NotificationKind = ['report', 'printer', 'device', 'apiKey'] as const;
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

/** How an outage of devices stands: none reports, some do again, all do. */
export const OutageState = ['silent', 'some', 'back'] as const;
export type OutageState = (typeof OutageState)[number];

/** Who must be present when a screen is opened with its link, so that a leaked link opens nothing. none: the link is enough. informationRoom: IT staff, with the organisation's password. universalClinics: any staff member, with staff ID and password, for clinics set up by any nurse. inspection: a staff member who may serve this panel, because an examination room shows who is being examined. A screen that was let in renews its access automatically; it asks again after a month without use, and when the link is replaced. Kiosks and ticket machines show no patients and never ask. */
export const PanelAuthentication = ['none', 'informationRoom', 'universalClinics', 'inspection'] as const;
export type PanelAuthentication = (typeof PanelAuthentication)[number];

/** Index of the panel type (0 to 13 built in; a published type gets an index above 13). */
export const PanelMode = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type PanelMode = (typeof PanelMode)[number];

/** A kind of records that belong to a panel and can be copied with it. */
export const PanelPart = ['media', 'marquee', 'panelVoice', 'nurse', 'paramedic'] as const;
export type PanelPart = (typeof PanelPart)[number];

/** Where panels of a type usually hang. */
export const PanelPlace = ['room', 'lobby', 'counter', 'radiology'] as const;
export type PanelPlace = (typeof PanelPlace)[number];

/** What becomes of a row of a series. isThere: its room has a panel, or a panel of this type has its name; nothing is made twice. nameTaken: another panel has the name. repeated: an earlier row has the same room or name. */
export const PanelSeriesOutcome = ['made', 'isThere', 'nameTaken', 'repeated'] as const;
export type PanelSeriesOutcome = (typeof PanelSeriesOutcome)[number];

/** enable: shows and serves; pause: shows a notice, and its kiosk and ticket machine take no patients; disable: shows the organisation's card and "out of service". */
export const PanelStatus = ['enable', 'disable', 'pause'] as const;
export type PanelStatus = (typeof PanelStatus)[number];

/** Status of a patient in a patient list. */
export const PatientListState = [
  'notCheckedIn',
  'checkedIn',
  'lateArrival',
  'consulting',
  'completed',
  'expired',
] as const;
export type PatientListState = (typeof PatientListState)[number];

/** Why a counter pauses, as patients are told. procedure: a treatment or an operation goes on elsewhere. */
export const PauseReason = ['break', 'meeting', 'emergency', 'procedure', 'other'] as const;
export type PauseReason = (typeof PauseReason)[number];

/** What a person decides of a slip: again prints it (once more), done: it is on paper, cancel: it is not to be printed. */
export const PrintDecision = ['again', 'done', 'cancel'] as const;
export type PrintDecision = (typeof PrintDecision)[number];

/** Why a slip was not printed, or why nobody knows. cutOff: the connection ended midway; restarted: the server ended midway; tooLate: it had waited too long, its patient is gone; notDrawn: its picture could not be made; unreported: the machine that printed it did not say what became of it. */
export const PrintFault = [
  'paperOut',
  'coverOpen',
  'offline',
  'fault',
  'cutOff',
  'restarted',
  'tooLate',
  'notDrawn',
  'unreported',
] as const;
export type PrintFault = (typeof PrintFault)[number];

/** queued: waits for the printer; printing: on its way to paper; printed: the printer has said so; held: nobody knows whether it was printed, a person decides; failed: could not be printed; canceled: taken back before. */
export const PrintJobState = ['queued', 'printing', 'printed', 'held', 'failed', 'canceled'] as const;
export type PrintJobState = (typeof PrintJobState)[number];

/** Where a slip was asked for. */
export const PrintSource = ['ticketMachine', 'kiosk', 'desk', 'test'] as const;
export type PrintSource = (typeof PrintSource)[number];

/** Dots across the paper that a printer prints: 384 on paper of 58 mm, 512 to 640 on 80 mm, 832 on 112 mm. */
export const PrintWidth = [384, 512, 576, 640, 832] as const;
export type PrintWidth = (typeof PrintWidth)[number];

/** Dots per inch of a printer. */
export const PrinterDpi = [180, 203, 300] as const;
export type PrinterDpi = (typeof PrinterDpi)[number];

/** How slips reach a printer. network: the server sends them to it; cloud: the printer asks the server for them (Star CloudPRNT); browser: the ticket machine or kiosk prints them itself. */
export const PrinterKind = ['network', 'cloud', 'browser'] as const;
export type PrinterKind = (typeof PrinterKind)[number];

/** What a printer last said of itself. fault: its cutter, its head or its power. */
export const PrinterState = ['unknown', 'ready', 'paperOut', 'coverOpen', 'offline', 'fault'] as const;
export type PrinterState = (typeof PrinterState)[number];

/** A column of a patient list. */
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

/** Class of a ticket within the line. booked: has an appointment; walkIn: took a number; extra: added by staff beyond the numbers of the session; absent: has an appointment and has not checked in; late: checked in after their time; passed, examined: returned after being passed, or from an examination. */
export const QueueLane = ['booked', 'walkIn', 'extra', 'absent', 'late', 'passed', 'examined'] as const;
export type QueueLane = (typeof QueueLane)[number];

/** A list of a queue, as the controller shows it. waiting: in line, in the order of their calls. passed: did not come. away: left for a while. examination: sent to an examination elsewhere. completed: completed, latest first. expected: have an appointment and have not checked in; those for whom a number is reserved are in line too. */
export const QueueList = ['waiting', 'passed', 'away', 'examination', 'expected', 'completed'] as const;
export type QueueList = (typeof QueueList)[number];

/** What a queue is ordered by: the number, or the time of check-in. */
export const QueueOrder = ['registration', 'checkIn'] as const;
export type QueueOrder = (typeof QueueOrder)[number];

/** Status of a ticket or an appointment. default: an appointment without a ticket. registering: has a ticket by appointment and has not checked in; “Call next” includes it only in calling mode 2. awaiting: is here and waiting. onCall: will be called next; never stored, shown on screens and the ticket page. called: was called, is on the way. consulting: is with the doctor. serving: is served at a counter or examined in an examination room. checking: was sent to an examination elsewhere. checkBack: is back from it and waiting again. temporarilyAway: has left for a while and is skipped. passed: did not come when called. completed: is done. canceled: the ticket is no longer valid. */
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

/** The variant of queue operations a counter uses: cashiers and registration, ungrouped clinic rooms, examination rooms, or any other counter. Determined by the panel type, otherwise by group and calling mode. */
export const QueueVariant = ['cashierRegistration', 'clinic', 'inspection', 'generic'] as const;
export type QueueVariant = (typeof QueueVariant)[number];

/** How patient data was viewed: opened a record, listed or searched records, found a patient by number, exported, or watched a counter or screen. */
export const ReadAction = ['opened', 'listed', 'searched', 'exported', 'watched'] as const;
export type ReadAction = (typeof ReadAction)[number];

/** Where returning patients are placed: one after every few regular patients, a few patients after their return, at the end of the current time slot, at the end of the session, at their original position, or nowhere until staff call their number. */
export const RejoinRule = ['everyN', 'afterN', 'endOfSlot', 'endOfSession', 'asBefore', 'byHand'] as const;
export type RejoinRule = (typeof RejoinRule)[number];

/** State of a report job. fail: export it again; unknown: no longer available on the server, for instance because its file is gone. */
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

/** The law that determines the default retention periods (docs/decisions/057-how-long-data-live.md). */
export const RetentionRegion = ['taiwan', 'europe', 'thailand'] as const;
export type RetentionRegion = (typeof RetentionRegion)[number];

/** What is wrong with an entry of the roster on a day. */
export const RosterFault = ['roomTwice', 'doctorTwice', 'otherWeekday', 'doctorAway', 'substituteAway'] as const;
export type RosterFault = (typeof RosterFault)[number];

/** Jobs of the scheduler. backupClearing: older backups are deleted, after one was made. */
export const SchedulerJob = ['dailyReset', 'autoLogout', 'retention', 'backup', 'backupClearing'] as const;
export type SchedulerJob = (typeof SchedulerJob)[number];

/** The result of a scheduler run; a failed one is retried. */
export const SchedulerOutcome = ['done', 'failed'] as const;
export type SchedulerOutcome = (typeof SchedulerOutcome)[number];

/** How the picture of a screen is turned. */
export const ScreenRotation = ['normal', 'left', 'right', 'inverted'] as const;
export type ScreenRotation = (typeof ScreenRotation)[number];

/** Whether a screen can be heard: ready, waiting for a touch (blocked), muted in the panel's settings, or without any sound output. */
export const ScreenSound = ['ready', 'blocked', 'muted', 'none'] as const;
export type ScreenSound = (typeof ScreenSound)[number];

/** Part of the business day within which clinics number; cashier and group queues have one, the day. */
export const Session = ['morning', 'afternoon', 'evening', 'day'] as const;
export type Session = (typeof Session)[number];

/** Where a patient passed in an earlier session of today is placed after returning, once the room serves a later one: in the line of the current session, or nowhere until the desk takes them back. */
export const SessionEndRule = ['carryOver', 'desk'] as const;
export type SessionEndRule = (typeof SessionEndRule)[number];

/** How a shift at a counter ended: the staff member signed out, the server closed it because nobody did anything, or it is still open. */
export const ShiftEnd = ['signedOut', 'automatic', 'open'] as const;
export type ShiftEnd = (typeof ShiftEnd)[number];

/** Who signs in: an organisation's administrators, staff at a controller, or the provider's staff. */
export const SignInKind = ['session', 'staff', 'systemAdvance'] as const;
export type SignInKind = (typeof SignInKind)[number];

/** The outcome of a call on a simulated day. */
export const SimulatedOutcome = ['completed', 'passed', 'sentToExamination'] as const;
export type SimulatedOutcome = (typeof SimulatedOutcome)[number];

/** How large the number on a slip is. */
export const SlipNumberSize = ['normal', 'large', 'huge'] as const;
export type SlipNumberSize = (typeof SlipNumberSize)[number];

/** What stands on a slip, one below the other. */
export const SlipPart = [
  'logo',
  'organisation',
  'banner',
  'heading',
  'session',
  'queue',
  'place',
  'number',
  'ahead',
  'wait',
  'qr',
  'issuedAt',
  'footer',
] as const;
export type SlipPart = (typeof SlipPart)[number];

/** How large the words on a slip are; the number has a size of its own. */
export const SlipTextSize = ['small', 'normal', 'large'] as const;
export type SlipTextSize = (typeof SlipTextSize)[number];

/** Programs that the provider releases. */
export const SoftwareType = [
  'webViewLauncher',
  'panelController',
  'firefoxLauncher',
  'ticketMachine',
  'panel',
] as const;
export type SoftwareType = (typeof SoftwareType)[number];

/** A list of patients who are not simply in line, named by their status. */
export const SpecialList = ['passed', 'temporarilyAway', 'checking', 'checkBack', 'completed'] as const;
export type SpecialList = (typeof SpecialList)[number];

/** How a screen announced a call: with recordings, with the device's own voice, with both, with the chime alone because the device has no voice for it; or not at all, because sound is blocked, the screen is muted, or the call came too late. */
export const SpokenBy = ['clips', 'voice', 'mixed', 'chime', 'refused', 'muted', 'late'] as const;
export type SpokenBy = (typeof SpokenBy)[number];

/** Where a release is stored: on this server, or in a cloud from which devices fetch it. */
export const StorageType = ['local', 'cloud'] as const;
export type StorageType = (typeof StorageType)[number];

/** Colours of a display. x-palettes says which they are, before the theme of a panel type. */
export const Theme = ['dark', 'light', 'highContrast'] as const;
export type Theme = (typeof Theme)[number];

/** How a ticket was issued. staff: at a counter. extra: at a counter, beyond the numbers of the session. */
export const TicketSource = ['appointment', 'ticketMachine', 'kiosk', 'staff', 'extra'] as const;
export type TicketSource = (typeof TicketSource)[number];

/** What patients can do with their number on their phone, as the policy allows. giveUp: they will not come. comeLater: they step out of the line for a while. back: they are here again, at the place the policy gives. */
export const TicketWish = ['giveUp', 'comeLater', 'back'] as const;
export type TicketWish = (typeof TicketWish)[number];

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

/** Colour of what a block says, after the theme of the panel. */
export const Tone = ['ink', 'muted', 'primary', 'good', 'attention', 'call'] as const;
export type Tone = (typeof Tone)[number];

/** Which file of a release: the installer, or the update manifest. */
export const VersionPart = ['file', 'yaml'] as const;
export type VersionPart = (typeof VersionPart)[number];

/** When media play: always, or only while there is no consultation. */
export const VideoMode = ['default', 'playWhenNoConsultation'] as const;
export type VideoMode = (typeof VideoMode)[number];

/** State of a video site's player: -1 unstarted, 0 ended, 1 playing, 2 paused, 3 buffering, 5 cued. */
export const VideoPlayerState = [-1, 0, 1, 2, 3, 5] as const;
export type VideoPlayerState = (typeof VideoPlayerState)[number];

/** Languages that calls are spoken in. */
export const VoiceLanguage = ['mandarin', 'taiwanese', 'hakka', 'english', 'marshallese', 'thai', 'malay'] as const;
export type VoiceLanguage = (typeof VoiceLanguage)[number];

/** What one part of a spoken call announces: a recording of the voice bank, or data of the call itself. */
export const VoicePartType = [
  'custom',
  'clinicHours',
  'currentQueueNumber',
  'panelName',
  'panelNumber',
  'groupName',
] as const;
export type VoicePartType = (typeof VoicePartType)[number];

/** The source of a voice: an uploaded recording, a text that the screen speaks, or a URL. */
export const VoiceSource = ['file', 'text', 'url'] as const;
export type VoiceSource = (typeof VoiceSource)[number];

/** Which of the free numbers a queue gives to walk-ins: every one, or only odd or even ones. The others stay for appointments, also for those that are made later. */
export const WalkInNumbers = ['every', 'odd', 'even'] as const;
export type WalkInNumbers = (typeof WalkInNumbers)[number];

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
