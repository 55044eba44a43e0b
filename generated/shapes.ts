// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { components } from './api.ts';

/** What happened: signed in, signed out, or refused. */
export type AccessAction = components['schemas']['AccessAction'];
/** Unguessable, revocable key in a device link; exchanged for a token. */
export type AccessKey = components['schemas']['AccessKey'];
/** A hospital must be able to tell who signed in, from where, and what was refused. */
export type AccessLog = components['schemas']['AccessLog'];
/** What a new AccessLog is made of. */
export type AccessLogCreate = components['schemas']['AccessLogCreate'];
/** One page of AccessLog. */
export type AccessLogList = components['schemas']['AccessLogList'];
/** Changes to a AccessLog as a JSON merge patch: what is absent stays, null clears. */
export type AccessLogUpdate = components['schemas']['AccessLogUpdate'];
/** Response of an operation that returns nothing else. */
export type Acknowledgement = components['schemas']['Acknowledgement'];
/** Who changed something: the kinds of tokens, and the server itself (scheduler, first start). */
export type ActorKind = components['schemas']['ActorKind'];
/** What a member of staff may do in the administration under their own name. In order: whoever has one may do what those before it may. */
export type AdminRole = components['schemas']['AdminRole'];
/** A new agency key; the old one has stopped working. Shown only once. */
export type AgencyKey = components['schemas']['AgencyKey'];
/** Colour and meaning of an alert. */
export type AlertVariant = components['schemas']['AlertVariant'];
/** What the holder of a counter can do there now. counter: without naming a patient. patients: with a patient of the lists, whom a number names, by status. passedEarlier: with a patient passed in an earlier session, whom a number and that session name. What is not named would be refused, or would change nothing; what is named may still be refused for what a request says: its number, session, target or class of priority. */
export type AllowedActions = components['schemas']['AllowedActions'];
/** An API key of the organisation, without the key itself, which is not stored. */
export type ApiKey = components['schemas']['ApiKey'];
/** What an API key represents: a staff member at a controller on another domain, or a hospital information system. */
export type ApiKeyKind = components['schemas']['ApiKeyKind'];
/** The API keys of an organisation, newest first. */
export type ApiKeyList = components['schemas']['ApiKeyList'];
/** A new API key, shown only once; sent in the header x-api-key instead of a bearer token. */
export type ApiKeyMade = components['schemas']['ApiKeyMade'];
/** A clinic as the hospital information system schedules it (apn), and the panels that show it. */
export type Apn = components['schemas']['Apn'];
/** What a new Apn is made of. */
export type ApnCreate = components['schemas']['ApnCreate'];
/** One page of Apn. */
export type ApnList = components['schemas']['ApnList'];
/** Changes to a Apn as a JSON merge patch: what is absent stays, null clears. */
export type ApnUpdate = components['schemas']['ApnUpdate'];
/** A hospital must be able to tell what a device in the hall did; its launcher, controller, kiosk or display reports it. */
export type AppActionLog = components['schemas']['AppActionLog'];
/** What a new AppActionLog is made of. */
export type AppActionLogCreate = components['schemas']['AppActionLogCreate'];
/** One page of AppActionLog. */
export type AppActionLogList = components['schemas']['AppActionLogList'];
/** Changes to a AppActionLog as a JSON merge patch: what is absent stays, null clears. */
export type AppActionLogUpdate = components['schemas']['AppActionLogUpdate'];
/** A visit scheduled by the hospital information system. */
export type Appointment = components['schemas']['Appointment'];
/** What was done to an appointment. */
export type AppointmentAction = components['schemas']['AppointmentAction'];
/** One appointment list per room, rooms side by side; rooms and long lists rotate. */
export type AppointmentBoardBlock = components['schemas']['AppointmentBoardBlock'];
/** One change of an appointment. Who made it: the kind of token, and the staff member or device behind it. */
export type AppointmentChange = components['schemas']['AppointmentChange'];
/** A page of changes of appointments, newest first. */
export type AppointmentChangeList = components['schemas']['AppointmentChangeList'];
/** What a new Appointment is made of. */
export type AppointmentCreate = components['schemas']['AppointmentCreate'];
/** A day's appointments and walk-ins, counted, and what they can be narrowed by. */
export type AppointmentDay = components['schemas']['AppointmentDay'];
/** The outcome of the appointments of a day, a department or a doctor. */
export type AppointmentFigures = components['schemas']['AppointmentFigures'];
/** What happened to an appointment. */
export type AppointmentHistory = components['schemas']['AppointmentHistory'];
/** One page of Appointment. */
export type AppointmentList = components['schemas']['AppointmentList'];
/** The outcome of pushed appointments: all or none are accepted. */
export type AppointmentOutcome = components['schemas']['AppointmentOutcome'];
/** Changes to a Appointment that another system names by its own id. */
export type AppointmentPatch = components['schemas']['AppointmentPatch'];
/** The outcome of saved appointments: all or none are accepted. Unchanged ones are neither created nor updated. */
export type AppointmentSaved = components['schemas']['AppointmentSaved'];
/** Where an appointment comes from: the clinics' system, that of radiology, or the desk (entered by hand). */
export type AppointmentSource = components['schemas']['AppointmentSource'];
/** A tag, and the number of appointments that have it. */
export type AppointmentTag = components['schemas']['AppointmentTag'];
/** The tags of the organisation's appointments, most used first. */
export type AppointmentTagList = components['schemas']['AppointmentTagList'];
/** Changes to a Appointment as a JSON merge patch: what is absent stays, null clears. */
export type AppointmentUpdate = components['schemas']['AppointmentUpdate'];
/** Use of appointments in a period, by day and by department and doctor. */
export type AppointmentUsage = components['schemas']['AppointmentUsage'];
/** An arrow to a room, as large as its space allows. */
export type ArrowBlock = components['schemas']['ArrowBlock'];
/** Where an arrow points; none draws nothing. */
export type ArrowDirection = components['schemas']['ArrowDirection'];
/** Whom patients turn to where they are called: a nurse at rooms, a clerk at counters for which people take a number. */
export type Attendant = components['schemas']['Attendant'];
/** A complete backup in the backup folder. */
export type Backup = components['schemas']['Backup'];
/** Why a backup was not made. folderInsideData: it would be lost with what it is of; toolMissing, toolFailed: PostgreSQL's own program; notWritten: the disk or the share refuses; failed: anything else. */
export type BackupFault = components['schemas']['BackupFault'];
/** Whether the backups need attention. notCleared: the last one was made, older ones beyond the number that is kept could not be deleted. */
export type BackupState = components['schemas']['BackupState'];
/** Status of the installation's backups. */
export type BackupStatus = components['schemas']['BackupStatus'];
/** One node of a layout: a box, or a leaf bound by paths to the panel view. A runtime that does not know a type skips it and reports it. */
export type Block = components['schemas']['Block'];
/** What the lists of a board contain. appointments: booked patients, one list per room. special: patients who are not simply in line (passed, away, in examination, completed, or with a list label), one list per kind, across all rooms. */
export type BoardContent = components['schemas']['BoardContent'];
/** A box: its children stand in a row, in a column, or lie over each other. */
export type BoxBlock = components['schemas']['BoxBlock'];
/** A day in the organisation's time zone, YYYY-MM-DD. Years centuries away are refused as mistakes, since calendars differ there. */
export type CalendarDate = components['schemas']['CalendarDate'];
/** A month in the organisation's time zone, YYYY-MM. */
export type CalendarMonth = components['schemas']['CalendarMonth'];
/** What screens made of a counter's present call. screens: devices that show the counter and have reported lately. shown, spoken: how many have shown the call, and spoken it. */
export type CallInHall = components['schemas']['CallInHall'];
/** What happens on another recall once the call limit is reached: the number is passed, or the recall is refused. */
export type CallLimitRule = components['schemas']['CallLimitRule'];
/** The last calls, newest first: number and where to go. */
export type CallListBlock = components['schemas']['CallListBlock'];
/** A session token for one day, and the quick sign-in link that contains it. */
export type CallPanelToken = components['schemas']['CallPanelToken'];
/** Why a patient was next. inOrder: first in the order of the queue. priority, aged: before others by class of priority, or because they waited so long that they count as in the next class. fairTurn: first in the order although a higher class is waiting, because that class had enough turns. inserted: late, returned or extra, and it was their turn. nobodyElse: late, returned or extra, and nobody else is waiting. sent: was transferred to this counter. byNumber: staff chose the number. */
export type CallReason = components['schemas']['CallReason'];
/** Proof that one screen showed and announced one call, and when. */
export type CallReceipt = components['schemas']['CallReceipt'];
/** What a new CallReceipt is made of. */
export type CallReceiptCreate = components['schemas']['CallReceiptCreate'];
/** One page of CallReceipt. */
export type CallReceiptList = components['schemas']['CallReceiptList'];
/** Changes to a CallReceipt as a JSON merge patch: what is absent stays, null clears. */
export type CallReceiptUpdate = components['schemas']['CallReceiptUpdate'];
/** What a screen did with one call: a receipt, sent until the server has it. */
export type CallShown = components['schemas']['CallShown'];
/** The call: who, and where to go. Flashes on a new call, then stays. */
export type CalledCardBlock = components['schemas']['CalledCardBlock'];
/** -1: none; 0: clinic call, without list; 1: clinic call of checked-in patients, with list; 2: clinic call of booked patients, with list; 3: counters in a group that issue and call numbers, without list. */
export type CallingMode = components['schemas']['CallingMode'];
/** The care team of a room beside the doctor: a word and names, for each kind. */
export type CareTeamBlock = components['schemas']['CareTeamBlock'];
/** What an administrator, a staff member or the scheduler did to a record. */
export type ChangeAction = components['schemas']['ChangeAction'];
/** A hospital must be able to tell who changed what and when, for as long as its records are kept. */
export type ChangeLog = components['schemas']['ChangeLog'];
/** What a new ChangeLog is made of. */
export type ChangeLogCreate = components['schemas']['ChangeLogCreate'];
/** One page of ChangeLog. */
export type ChangeLogList = components['schemas']['ChangeLogList'];
/** Changes to a ChangeLog as a JSON merge patch: what is absent stays, null clears. */
export type ChangeLogUpdate = components['schemas']['ChangeLogUpdate'];
/** How many records a bulk operation changed. */
export type Changed = components['schemas']['Changed'];
/** The outcome of check-in for one appointment. rejoined: was passed and is in line again. back: was away or in examination and is in line again. called: is being called at this moment, and goes in (at a kiosk; the desk is told alreadyCheckedIn). tooLate, sessionOver, passed, canceled (the appointment was taken back), notHere (the room is switched off), noClinic (the roster cancels the clinic that day) and seeStaff (back from examination, to be called by staff): to be settled at the desk. */
export type CheckInOutcome = components['schemas']['CheckInOutcome'];
/** The outcome of check-in for one appointment; checkInFrom tells early patients when to come back. */
export type CheckInResult = components['schemas']['CheckInResult'];
/** The outcome of check-in for the patient's appointments of today; or what the patient is asked first, with nothing done yet. */
export type CheckInResultList = components['schemas']['CheckInResultList'];
/** Whether patients can check in at a kiosk now and, if not, why. An administrator stops check-in by pausing or disabling the kiosk's panel; check-in also stops when no room is in service. */
export type CheckInStop = components['schemas']['CheckInStop'];
/** Why a kiosk does not accept check-ins. */
export type CheckInStopReason = components['schemas']['CheckInStopReason'];
/** One entry of a drop-down list; by its code, where it has one, people tell namesakes apart. */
export type Choice = components['schemas']['Choice'];
/** Entries of a drop-down list. */
export type ChoiceList = components['schemas']['ChoiceList'];
/** What a patient answered to one CounterQuestion; without a counter, whichever calls first. */
export type ChosenCounter = components['schemas']['ChosenCounter'];
/** What one staff member did at the counters that issue numbers, on a day or in a month. */
export type ClerkFigures = components['schemas']['ClerkFigures'];
/** Figures of the staff. */
export type ClerkFiguresList = components['schemas']['ClerkFiguresList'];
/** One room as the kiosk shows it. */
export type ClinicInfo = components['schemas']['ClinicInfo'];
/** What the kiosk shows besides check-in; refreshed every 20 seconds. */
export type ClinicInfoList = components['schemas']['ClinicInfoList'];
/** Part of the day in which a doctor sees patients. */
export type ClinicShift = components['schemas']['ClinicShift'];
/** The time of the organisation; with it, if wanted, date, weekday and session. */
export type ClockBlock = components['schemas']['ClockBlock'];
/** How a visit was completed if nobody pressed “Complete”. next: by calling somebody else. leaving: by leaving the counter. nobody: the business day or the queue was closed with the patient still at the counter. */
export type ClosedBy = components['schemas']['ClosedBy'];
/** The code tables of a hospital information system, each pushed as a whole; an omitted table stays unchanged. They define departments, rooms, doctors and clinics (apn). */
export type CodeData = components['schemas']['CodeData'];
/** The outcome of pushed code tables: all or none are accepted. */
export type CodeDataOutcome = components['schemas']['CodeDataOutcome'];
/** The outcome of one code table. Entries missing from the push are disabled, not removed: rosters and lists still refer to them. */
export type CodeTableOutcome = components['schemas']['CodeTableOutcome'];
/** A colour, as #rrggbb. */
export type Colour = components['schemas']['Colour'];
/** A panel whose screens are connected now, and what they show. */
export type ConnectedPanel = components['schemas']['ConnectedPanel'];
/** Panels whose screens are connected now. */
export type ConnectedPanelList = components['schemas']['ConnectedPanelList'];
/** The time left until a moment, in minutes and seconds. */
export type CountdownBlock = components['schemas']['CountdownBlock'];
/** A counter that a staff member may serve. waitingSince: when the patient who has waited longest came. */
export type Counter = components['schemas']['Counter'];
/** Names of actions at a counter. */
export type CounterActions = components['schemas']['CounterActions'];
/** Counters that the signed-in staff member may serve, at the time of the server. */
export type CounterList = components['schemas']['CounterList'];
/** A pause of a counter. until: when service is expected to resume. */
export type CounterPause = components['schemas']['CounterPause'];
/** Which counter of one common queue a patient wants. */
export type CounterQuestion = components['schemas']['CounterQuestion'];
/** One of the queues from which a counter calls in turn. */
export type CounterQueue = components['schemas']['CounterQueue'];
/** How a counter stands. noData: its panel is disabled. */
export type CounterService = components['schemas']['CounterService'];
/** One counter as shown on the dashboard. */
export type CounterServiceInfo = components['schemas']['CounterServiceInfo'];
/** Counters with their service. */
export type CounterServiceInfoList = components['schemas']['CounterServiceInfoList'];
/** One row per room or counter, in pages of at most the panel's display data limit. */
export type CounterTableBlock = components['schemas']['CounterTableBlock'];
/** The number a counter has called. status: called, consulting or serving; without a waiting list always called. */
export type CurrentCall = components['schemas']['CurrentCall'];
/** How and when an organisation closes its business day; best at an hour when nobody is being called. */
export type DailyReset = components['schemas']['DailyReset'];
/** A change of the daily reset, as a merge patch; null clears the time. */
export type DailyResetChange = components['schemas']['DailyResetChange'];
/** Dashboards used by the organisation; the first of them is where an administrator begins. */
export type DashboardOptions = components['schemas']['DashboardOptions'];
/** How a display writes the date: Gregorian orders, Republic-of-China era, Buddhist era. */
export type DateFormat = components['schemas']['DateFormat'];
/** What happened on one business day. */
export type DayFigures = components['schemas']['DayFigures'];
/** Figures of each day of a month, up to today. */
export type DayFiguresList = components['schemas']['DayFiguresList'];
/** A row of a day's list: an appointment, or a number without one. */
export type DayVisit = components['schemas']['DayVisit'];
/** A page of a day's list. */
export type DayVisitList = components['schemas']['DayVisitList'];
/** Doctors whose patients come to the examination rooms today. */
export type DepartmentDoctorList = components['schemas']['DepartmentDoctorList'];
/** Departments that send patients to the examination rooms today, and those of the rooms themselves. */
export type DepartmentList = components['schemas']['DepartmentList'];
/** What a desk is told beside its state. otherDesks: how many other devices work at the same counter now. averageMinutes: how long a call takes today. expectedEndAt: when those who wait now are likely to be served. Both absent before a few calls are done. reload and notice: what an administrator asks of this desk, load its page again or show this text large for a few seconds. */
export type DeskNews = components['schemas']['DeskNews'];
/** The printer on which a counter's slips come out, if there is one. */
export type DeskPrinter = components['schemas']['DeskPrinter'];
/** What devices in the hall report by these names; a launcher may report others. */
export type DeviceAction = components['schemas']['DeviceAction'];
/** The browser and its version. */
export type DeviceEngine = components['schemas']['DeviceEngine'];
/** A moment by a device's own clock, milliseconds since 1970-01-01 UTC: after a power cut it may be off by years, and stand before 1970. */
export type DeviceInstant = components['schemas']['DeviceInstant'];
/** What the hospital calls a device; empty: it goes by its panel's name. */
export type DeviceName = components['schemas']['DeviceName'];
/** Where a device belongs: nowhere yet, or at the panel that an administrator chose for it. unknown: nobody knows its key, so it asks for a new code. */
export type DevicePlace = components['schemas']['DevicePlace'];
/** What a device of a panel is: a screen, a check-in kiosk, a ticket machine. */
export type DevicePurpose = components['schemas']['DevicePurpose'];
/** The build of the program that runs on a device, as named by its main script. */
export type DeviceRuntime = components['schemas']['DeviceRuntime'];
/** The type of device someone signs in on: a screen, a controller in a browser, a controller installed as an app, a ticket machine. */
export type DeviceType = components['schemas']['DeviceType'];
/** A doctor, by the code of the hospital information system. Title and alternative name appear on doors and screens. */
export type Doctor = components['schemas']['Doctor'];
/** What a new Doctor is made of. */
export type DoctorCreate = components['schemas']['DoctorCreate'];
/** Days on which a doctor is away, first and last included. The roster marks the doctor's entries of these days until they have a substitute. */
export type DoctorLeave = components['schemas']['DoctorLeave'];
/** What a new DoctorLeave is made of. */
export type DoctorLeaveCreate = components['schemas']['DoctorLeaveCreate'];
/** One page of DoctorLeave. */
export type DoctorLeaveList = components['schemas']['DoctorLeaveList'];
/** Changes to a DoctorLeave as a JSON merge patch: what is absent stays, null clears. */
export type DoctorLeaveUpdate = components['schemas']['DoctorLeaveUpdate'];
/** One page of Doctor. */
export type DoctorList = components['schemas']['DoctorList'];
/** An entry of the weekly roster: which doctor sees patients when and where. It can name a substitute. A date overrides the weekday entry of the same room and session on that day, also to say that there is no clinic. */
export type DoctorShift = components['schemas']['DoctorShift'];
/** What a new DoctorShift is made of. */
export type DoctorShiftCreate = components['schemas']['DoctorShiftCreate'];
/** One page of DoctorShift. */
export type DoctorShiftList = components['schemas']['DoctorShiftList'];
/** Changes to a DoctorShift as a JSON merge patch: what is absent stays, null clears. */
export type DoctorShiftUpdate = components['schemas']['DoctorShiftUpdate'];
/** Where a doctor's title stands: not at all, before the name (Prof. Lin) or after it (林志明 主任醫師). */
export type DoctorTitlePlace = components['schemas']['DoctorTitlePlace'];
/** Changes to a Doctor as a JSON merge patch: what is absent stays, null clears. */
export type DoctorUpdate = components['schemas']['DoctorUpdate'];
/** Whether patients can check in before their time: not at all, within a time limit, or at any time of the day. */
export type EarlyCheckIn = components['schemas']['EarlyCheckIn'];
/** Body of every refusal. */
export type ErrorBody = components['schemas']['ErrorBody'];
/** The error catalogue. x-status gives the HTTP status; 0 means detected by the client itself. x-keywords gives the code for each schema keyword that a value violates; of several at one field the first counts. x-shape-codes gives one code for whatever a text of that shape violates. */
export type ErrorCode = components['schemas']['ErrorCode'];
/** One message of a refusal. */
export type ErrorEntry = components['schemas']['ErrorEntry'];
/** The one error layout that is shown. */
export type ErrorLayout = components['schemas']['ErrorLayout'];
/** A hospital must be able to tell which calls failed because of a server error, by the trace ID that a person reports. */
export type ErrorLog = components['schemas']['ErrorLog'];
/** What a new ErrorLog is made of. */
export type ErrorLogCreate = components['schemas']['ErrorLogCreate'];
/** One page of ErrorLog. */
export type ErrorLogList = components['schemas']['ErrorLogList'];
/** Changes to a ErrorLog as a JSON merge patch: what is absent stays, null clears. */
export type ErrorLogUpdate = components['schemas']['ErrorLogUpdate'];
/** What happened, in the organisation's event log; a call is an event of kind called or recalled. edited: an administrator changed something that screens show. transferred: a patient leaves a counter or queue for another; received: the patient has arrived there. preset: the number to continue from. reset: a queue starts its next round, or begins with another number before anybody has come. consultationStarted, serviceStarted: the called patient is here. wentAway, cameBack: a patient leaves the line for a while, or joins it again, also after having been passed. sentToExamination, backFromExamination: the same for an examination elsewhere. priorityChanged: the class of priority of a patient who waits, or may come back, is another. expired: the business day was closed before the patient was called. putBack: whoever was called goes back to their place in the line, because nobody serves at the counter any more. callTakenBack, endTakenBack, receiptTakenBack: a press was undone within limits.undoMs: a call, the end of a call, or the arrival elsewhere of a patient who was transferred. stayed: staff said that they are still at the counter, when it was about to log out by itself. */
export type EventKind = components['schemas']['EventKind'];
/** A patient with an appointment in this session who has not checked in. */
export type ExpectedPatient = components['schemas']['ExpectedPatient'];
/** Which number an added patient gets: the one after the last of the session, or the next free one. Numbers for walk-ins are not affected. */
export type ExtraNumbers = components['schemas']['ExtraNumbers'];
/** When patients added beyond the numbers of a session are called: after everyone in the session, after all booked patients, one after every few regular patients, or in number order. */
export type ExtraRule = components['schemas']['ExtraRule'];
/** How one field of a record changed; its values as JSON text, shortened if long. Secrets are named but never shown. */
export type FieldChange = components['schemas']['FieldChange'];
/** A device of the organisation, as of its last report. What it has never said is absent; without heardAt it has not reported at its panel yet. */
export type FleetDevice = components['schemas']['FleetDevice'];
/** What a device is: a screen, a check-in kiosk, a ticket machine, a controller. */
export type FleetKind = components['schemas']['FleetKind'];
/** What a device can be asked to do: load its page again, show its name large, send what it shows. */
export type FleetOrder = components['schemas']['FleetOrder'];
/** Devices that are asked to do something. */
export type FleetOrders = components['schemas']['FleetOrders'];
/** Devices of the organisation, a page at a time. count: all there are, whatever was asked for. readAt: what to give as since next time. */
export type FleetPage = components['schemas']['FleetPage'];
/** A device at a panel. */
export type FleetPlace = components['schemas']['FleetPlace'];
/** Fonts that screens may have, the first being the usual ones. x-fonts says what is asked for in turn: whatever a machine has, Chinese and Thai are found. */
export type FontStack = components['schemas']['FontStack'];
/** A number that nobody has in the queue of a room, absent where all are taken; and the doctor who sees patients there. */
export type FreeNumber = components['schemas']['FreeNumber'];
/** Gender as the hospital system records it. */
export type Gender = components['schemas']['Gender'];
/** Opaque public ID of a record, in addresses and bodies. */
export type Gid = components['schemas']['Gid'];
/** Records, in order. */
export type GidList = components['schemas']['GidList'];
/** One column per group, one card per counter. */
export type GroupBoardBlock = components['schemas']['GroupBoardBlock'];
/** One group's queue as a column: how many wait, a card per counter, the next numbers. */
export type GroupColumnBlock = components['schemas']['GroupColumnBlock'];
/** The last calls of a group, newest first. */
export type GroupHistory = components['schemas']['GroupHistory'];
/** Calls of a lobby's groups on the current business day, for an agency's own screen. */
export type GroupHistoryList = components['schemas']['GroupHistoryList'];
/** Queues of the groups. */
export type GroupQueueSizeList = components['schemas']['GroupQueueSizeList'];
/** One row per group: number waiting, next numbers, number of open counters. */
export type GroupTableBlock = components['schemas']['GroupTableBlock'];
/** One queue of the cashier and registration counters: of a group, or of a counter without one. */
export type GroupWaiting = components['schemas']['GroupWaiting'];
/** Queues with the number of waiting patients. */
export type GroupWaitingList = components['schemas']['GroupWaitingList'];
/** The page on which patients follow a hall on their phones: its rooms, or one of them if the page sets it as counter. Drawn by the display from a view with only numbers and rooms. x-page: its layout, and the settings that make the smallest text that of a page, 4 % of a telephone's width. */
export type HallPage = components['schemas']['HallPage'];
/** Top line: logo, title, subtitle; at its end date, weekday, session and clock. */
export type HeaderBlock = components['schemas']['HeaderBlock'];
/** Response of the health check; 503 if something is wrong. */
export type Health = components['schemas']['Health'];
/** Whether the name of a report was enough. */
export type HeardAgain = components['schemas']['HeardAgain'];
/** One number that a group's counters called. */
export type HistoryCall = components['schemas']['HistoryCall'];
/** The hospital information system, queried at check-in: POST <url> with the JSON body {"identifier": "<as typed or scanned>", "date": "YYYY-MM-DD"} and the key in the header x-api-key; with getOnly, both are in the query. Within 4 seconds it responds with {"appointments": [...]} in the shape of AppointmentCreate, at most 20, of that date and with the identifier as patientId, medicalRecordNumber or appointmentId; an empty list, 204 or 404 means that nothing is known there either. */
export type HospitalSystemChange = components['schemas']['HospitalSystemChange'];
/** Figures of each hour of a day, from the first to the last in which anything happened. */
export type HourFiguresList = components['schemas']['HourFiguresList'];
/** One picture. */
export type ImageBlock = components['schemas']['ImageBlock'];
/** Pictures that an organisation has uploaded, newest first. */
export type ImageList = components['schemas']['ImageList'];
/** How somebody who came late, came back or was added is put between the others, by the queue's rules (QueuePolicy.json). count: the number of regular patients where the rule counts them. */
export type Insertion = components['schemas']['Insertion'];
/** Nurses of an examination room, as its controller keeps them. */
export type InspectionNurseList = components['schemas']['InspectionNurseList'];
/** A moment, milliseconds since 1970-01-01 UTC, until the end of the year 9999. */
export type Instant = components['schemas']['Instant'];
/** Whether issuing is paused at the queues of a ticket machine. */
export type IssuingState = components['schemas']['IssuingState'];
/** What an idle kiosk plays: the enabled media of its panel, in order. */
export type KioskMediaList = components['schemas']['KioskMediaList'];
/** Colours of list labels; none leaves the row as it is. */
export type LabelColour = components['schemas']['LabelColour'];
/** The last number a counter called in the queue it serves, whether still current or completed; 0 before the first. */
export type LastNumber = components['schemas']['LastNumber'];
/** Where patients who check in after their time are placed: by their number as if on time, one after every few regular patients, at the end of their time slot, or at the end of the session. */
export type LateRule = components['schemas']['LateRule'];
/** What a launcher is told, in its YAML. It holds no secret: whoever knows a network card's address may read it. */
export type LaunchConfiguration = components['schemas']['LaunchConfiguration'];
/** A machine that has no key yet, by its network cards. */
export type LaunchQuestion = components['schemas']['LaunchQuestion'];
/** The release that a launcher is to run: one script, compressed (gzip). */
export type LaunchRelease = components['schemas']['LaunchRelease'];
/** The settings of one machine, and whether anybody has set it up. */
export type LaunchSettings = components['schemas']['LaunchSettings'];
/** What a launcher is to do, in response to its report. */
export type LauncherOrders = components['schemas']['LauncherOrders'];
/** What the launcher of a device reports each minute; with the first report a new release has proved itself. */
export type LauncherReport = components['schemas']['LauncherReport'];
/** The launcher of a paired device, as it last reported. */
export type LauncherState = components['schemas']['LauncherState'];
/** A configuration (YAML file) that the organisation's launchers fetch: those of a kind of device, or of some panels. */
export type LauncherYaml = components['schemas']['LauncherYaml'];
/** What a new LauncherYaml is made of. */
export type LauncherYamlCreate = components['schemas']['LauncherYamlCreate'];
/** One page of LauncherYaml. */
export type LauncherYamlList = components['schemas']['LauncherYamlList'];
/** Changes to a LauncherYaml as a JSON merge patch: what is absent stays, null clears. */
export type LauncherYamlUpdate = components['schemas']['LauncherYamlUpdate'];
/** How a panel type is drawn: a tree of blocks, bound to paths of the panel view. */
export type Layout = components['schemas']['Layout'];
/** What becomes of the patient at a counter when staff leave it: the visit is completed, they go back to their place in the line, or they are passed because they did not come. */
export type LeavingPatient = components['schemas']['LeavingPatient'];
/** Lists of patients side by side, each across all rooms; lists that do not fit and long lists rotate. Empty lists are hidden. */
export type ListBoardBlock = components['schemas']['ListBoardBlock'];
/** How a tag sent by the hospital information system with an appointment appears on lists: its own text, and a colour visible from afar. */
export type ListLabel = components['schemas']['ListLabel'];
/** What a new ListLabel is made of. */
export type ListLabelCreate = components['schemas']['ListLabelCreate'];
/** One page of ListLabel. */
export type ListLabelList = components['schemas']['ListLabelList'];
/** Changes to a ListLabel as a JSON merge patch: what is absent stays, null clears. */
export type ListLabelUpdate = components['schemas']['ListLabelUpdate'];
/** Languages of the interface; the first is the default and the fallback. x-languages says what else is known of each; "npm run new:language" adds one. */
export type Locale = components['schemas']['Locale'];
/** Whose sign-in is locked after failures: the organisation's administrators, or a staff member. */
export type LockedAccount = components['schemas']['LockedAccount'];
/** An account that is locked after failed sign-ins, at one address or, after very many, everywhere except where it signed in recently. */
export type LockedSignIn = components['schemas']['LockedSignIn'];
/** Locked accounts, longest wait first. */
export type LockedSignInList = components['schemas']['LockedSignInList'];
/** Style of a screen, by property. */
export type Look = components['schemas']['Look'];
/** Whether the loudspeaker is the screen's own now. */
export type LoudspeakerTurn = components['schemas']['LoudspeakerTurn'];
/** What a screen wants of the loudspeaker that it shares. */
export type LoudspeakerWish = components['schemas']['LoudspeakerWish'];
/** Address of a network card: twelve hexadecimal digits, as any system writes them: 02:AB:CD:12:34:56, 02-ab-cd-12-34-56, 02ab.cd12.3456 or without separators. */
export type MacAddress = components['schemas']['MacAddress'];
/** What a kiosk or ticket machine is asked to do, in response to its report. */
export type MachineOrders = components['schemas']['MachineOrders'];
/** What a kiosk or ticket machine reports every half minute. */
export type MachineReport = components['schemas']['MachineReport'];
/** An announcement that scrolls along a panel. */
export type Marquee = components['schemas']['Marquee'];
/** Announcements in one line. */
export type MarqueeBlock = components['schemas']['MarqueeBlock'];
/** What a new Marquee is made of. */
export type MarqueeCreate = components['schemas']['MarqueeCreate'];
/** One page of Marquee. */
export type MarqueeList = components['schemas']['MarqueeList'];
/** Changes to a Marquee as a JSON merge patch: what is absent stays, null clears. */
export type MarqueeUpdate = components['schemas']['MarqueeUpdate'];
/** A video, image or other item that a panel plays. */
export type Media = components['schemas']['Media'];
/** An account at a server that media are fetched from: an S3 store, an FTP server or an HTTP file server. */
export type MediaAccount = components['schemas']['MediaAccount'];
/** What a new MediaAccount is made of. */
export type MediaAccountCreate = components['schemas']['MediaAccountCreate'];
/** One page of MediaAccount. */
export type MediaAccountList = components['schemas']['MediaAccountList'];
/** Sources of media at which one can have an account. */
export type MediaAccountSource = components['schemas']['MediaAccountSource'];
/** Changes to a MediaAccount as a JSON merge patch: what is absent stays, null clears. */
export type MediaAccountUpdate = components['schemas']['MediaAccountUpdate'];
/** A video or image in the organisation's media library, which panels and lobbies can show. */
export type MediaBankItem = components['schemas']['MediaBankItem'];
/** What a new MediaBankItem is made of. */
export type MediaBankItemCreate = components['schemas']['MediaBankItemCreate'];
/** One page of MediaBankItem. */
export type MediaBankItemList = components['schemas']['MediaBankItemList'];
/** Changes to a MediaBankItem as a JSON merge patch: what is absent stays, null clears. */
export type MediaBankItemUpdate = components['schemas']['MediaBankItemUpdate'];
/** Plays videos, images and pages in order. */
export type MediaBlock = components['schemas']['MediaBlock'];
/** What a new Media is made of. */
export type MediaCreate = components['schemas']['MediaCreate'];
/** Everything that the organisation shows or could show, the newest first. */
export type MediaLibrary = components['schemas']['MediaLibrary'];
/** One file or address that the organisation shows, with the panels that have it. */
export type MediaLibraryItem = components['schemas']['MediaLibraryItem'];
/** One page of Media. */
export type MediaList = components['schemas']['MediaList'];
/** Where a media item comes from. */
export type MediaSource = components['schemas']['MediaSource'];
/** How a media item stands. ready: the server has its content; waiting: not fetched yet; direct: the screen opens the address itself; gone: no longer at its source; denied: the source wants another account; unreachable: its server does not answer or breaks off; notAllowed: the operator has not listed the network (MEDIA_NETWORKS) or offers no folder (MEDIA_DIR); wrongType: not a film or picture of the chosen type; tooLarge: larger than a media file may be; noRoom: the server could not store it. Content fetched before is played on. */
export type MediaState = components['schemas']['MediaState'];
/** Kind of a media item. */
export type MediaType = components['schemas']['MediaType'];
/** Changes to a Media as a JSON merge patch: what is absent stays, null clears. */
export type MediaUpdate = components['schemas']['MediaUpdate'];
/** A panel that has an item of the media library. */
export type MediaUse = components['schemas']['MediaUse'];
/** A department, so that lookups and lists name it consistently. The alternative name is for hospitals with foreign patients. */
export type MedicalDepartment = components['schemas']['MedicalDepartment'];
/** What a new MedicalDepartment is made of. */
export type MedicalDepartmentCreate = components['schemas']['MedicalDepartmentCreate'];
/** One page of MedicalDepartment. */
export type MedicalDepartmentList = components['schemas']['MedicalDepartmentList'];
/** Changes to a MedicalDepartment as a JSON merge patch: what is absent stays, null clears. */
export type MedicalDepartmentUpdate = components['schemas']['MedicalDepartmentUpdate'];
/** A word of numbers, a room or a group that has no recording in a language: the device's own voice says it, where it has one. */
export type MissingClip = components['schemas']['MissingClip'];
/** Panel modes to choose from. */
export type ModeChoiceList = components['schemas']['ModeChoiceList'];
/** The last patient whom a counter sent to another, as long as they wait there and it is recent. seq: the transfer. present: the number they have now. number, toNumber: as they are written here and there; toNumber is absent where the number stays the same. */
export type MovedPatient = components['schemas']['MovedPatient'];
/** How a patient's name appears on a screen: in full, partly hidden, or not at all. */
export type NameMask = components['schemas']['NameMask'];
/** Covers the screen of a disabled panel; shows a notice on a paused one. */
export type NoticeBlock = components['schemas']['NoticeBlock'];
/** A notification for administrators: a report in progress, ready or failed, a printer that does not print, devices that do not report, or an API key that ends soon. A list entry says what, how far and where to get it, without another call. */
export type Notification = components['schemas']['Notification'];
/** What a new Notification is made of. */
export type NotificationCreate = components['schemas']['NotificationCreate'];
/** What a notification is about. */
export type NotificationKind = components['schemas']['NotificationKind'];
/** One page of Notification. */
export type NotificationList = components['schemas']['NotificationList'];
/** Changes to a Notification as a JSON merge patch: what is absent stays, null clears. */
export type NotificationUpdate = components['schemas']['NotificationUpdate'];
/** One number as large as its space allows. */
export type NumberBlock = components['schemas']['NumberBlock'];
/** One waiting number. */
export type NumberWaiting = components['schemas']['NumberWaiting'];
/** Waiting numbers, by queue and position. */
export type NumberWaitingList = components['schemas']['NumberWaitingList'];
/** A nurse working at a panel: name, name in a second script for bilingual signs, and employee number. */
export type Nurse = components['schemas']['Nurse'];
/** What a new Nurse is made of. */
export type NurseCreate = components['schemas']['NurseCreate'];
/** One page of Nurse. */
export type NurseList = components['schemas']['NurseList'];
/** Changes to a Nurse as a JSON merge patch: what is absent stays, null clears. */
export type NurseUpdate = components['schemas']['NurseUpdate'];
/** A counter of a common queue that patients may choose. */
export type OfferedCounter = components['schemas']['OfferedCounter'];
/** A clinic or hospital. */
export type Organisation = components['schemas']['Organisation'];
/** What a new Organisation is made of. */
export type OrganisationCreate = components['schemas']['OrganisationCreate'];
/** A new organisation, with the agency key, which is shown only once. */
export type OrganisationCreated = components['schemas']['OrganisationCreated'];
/** Public ID of an organisation: a short code that a person can type. */
export type OrganisationGid = components['schemas']['OrganisationGid'];
/** One page of Organisation. */
export type OrganisationList = components['schemas']['OrganisationList'];
/** The organisation that was registered. */
export type OrganisationRegistered = components['schemas']['OrganisationRegistered'];
/** Selects the hospital-specific system that an organisation works with. */
export type OrganisationType = components['schemas']['OrganisationType'];
/** Changes to a Organisation as a JSON merge patch: what is absent stays, null clears. */
export type OrganisationUpdate = components['schemas']['OrganisationUpdate'];
/** How an outage of devices stands: none reports, some do again, all do. */
export type OutageState = components['schemas']['OutageState'];
/** Who the caller is, and what they may do in the administration. Without a role: everything. */
export type OwnAccount = components['schemas']['OwnAccount'];
/** Paging of a list; an empty list is page 1 of 1, with 10 rows per page. */
export type Paging = components['schemas']['Paging'];
/** A screen, kiosk or ticket machine that an administrator has let in by its code. */
export type PairedDevice = components['schemas']['PairedDevice'];
/** Devices to move to another panel or to name. */
export type PairedDeviceChange = components['schemas']['PairedDeviceChange'];
/** The paired devices of an organisation, by panel and name. */
export type PairedDeviceList = components['schemas']['PairedDeviceList'];
/** Six characters that an unpaired device shows, as typed: capitals, spaces and hyphens do not matter. */
export type PairingCode = components['schemas']['PairingCode'];
/** What an unpaired device shows, and the key by which it asks what became of it. */
export type PairingOffer = components['schemas']['PairingOffer'];
/** A screen and, if it serves a room or counter, that counter. */
export type Panel = components['schemas']['Panel'];
/** Who must be present when a screen is opened with its link, so that a leaked link opens nothing. none: the link is enough. informationRoom: IT staff, with the organisation's password. universalClinics: any staff member, with staff ID and password, for clinics set up by any nurse. inspection: a staff member who may serve this panel, because an examination room shows who is being examined. A screen that was let in renews its access automatically; it asks again after a month without use, and when the link is replaced. Kiosks and ticket machines show no patients and never ask. */
export type PanelAuthentication = components['schemas']['PanelAuthentication'];
/** What a new Panel is made of. */
export type PanelCreate = components['schemas']['PanelCreate'];
/** Which panels or groups a lobby panel shows, in order. */
export type PanelFilter = components['schemas']['PanelFilter'];
/** Counters that call from one queue. */
export type PanelGroup = components['schemas']['PanelGroup'];
/** What a new PanelGroup is made of. */
export type PanelGroupCreate = components['schemas']['PanelGroupCreate'];
/** Use of one panel group. */
export type PanelGroupFigures = components['schemas']['PanelGroupFigures'];
/** One page of PanelGroup. */
export type PanelGroupList = components['schemas']['PanelGroupList'];
/** Changes to a PanelGroup as a JSON merge patch: what is absent stays, null clears. */
export type PanelGroupUpdate = components['schemas']['PanelGroupUpdate'];
/** Use of the panel groups in a period, for staffing the counters. */
export type PanelGroupUsage = components['schemas']['PanelGroupUsage'];
/** One page of Panel. */
export type PanelList = components['schemas']['PanelList'];
/** Index of the panel type (0 to 13 built in; a published type gets an index above 13). */
export type PanelMode = components['schemas']['PanelMode'];
/** A kind of records that belong to a panel and can be copied with it. */
export type PanelPart = components['schemas']['PanelPart'];
/** Where panels of a type usually hang. */
export type PanelPlace = components['schemas']['PanelPlace'];
/** Panels of one type to make in one go, one for each row: of a room, a department, a counter. */
export type PanelSeries = components['schemas']['PanelSeries'];
/** What became of each row of a series, in order. */
export type PanelSeriesMade = components['schemas']['PanelSeriesMade'];
/** What becomes of a row of a series. isThere: its room has a panel, or a panel of this type has its name; nothing is made twice. nameTaken: another panel has the name. repeated: an earlier row has the same room or name. */
export type PanelSeriesOutcome = components['schemas']['PanelSeriesOutcome'];
/** What became of one row of a series. */
export type PanelSeriesResult = components['schemas']['PanelSeriesResult'];
/** What one panel of a series has for its own. */
export type PanelSeriesRow = components['schemas']['PanelSeriesRow'];
/** enable: shows and serves; pause: shows a notice, and its kiosk and ticket machine take no patients; disable: shows the organisation's card and "out of service". */
export type PanelStatus = components['schemas']['PanelStatus'];
/** What a panel type declares about itself (x-panel of its file), beside the schema of its settings. variant: the queue variant of its counters, unless it is generic in a group or with calling mode 3 and clinic otherwise; for a lobby of rooms, the variant of the rooms it shows if none are chosen. */
export type PanelType = components['schemas']['PanelType'];
/** Changes to a Panel as a JSON merge patch: what is absent stays, null clears. */
export type PanelUpdate = components['schemas']['PanelUpdate'];
/** The complete state of one panel: everything its screen shows and announces. Personal data is masked on the server; what the screen must not show is not sent. */
export type PanelView = components['schemas']['PanelView'];
/** One part of what this panel announces with a call; parts are announced in order. */
export type PanelVoice = components['schemas']['PanelVoice'];
/** What a new PanelVoice is made of. */
export type PanelVoiceCreate = components['schemas']['PanelVoiceCreate'];
/** One page of PanelVoice. */
export type PanelVoiceList = components['schemas']['PanelVoiceList'];
/** Changes to a PanelVoice as a JSON merge patch: what is absent stays, null clears. */
export type PanelVoiceUpdate = components['schemas']['PanelVoiceUpdate'];
/** A care team member of a clinic (nurse practitioner, technician, therapist), with the clinic and doctor as shown on the screen. */
export type Paramedic = components['schemas']['Paramedic'];
/** What a new Paramedic is made of. */
export type ParamedicCreate = components['schemas']['ParamedicCreate'];
/** One page of Paramedic. */
export type ParamedicList = components['schemas']['ParamedicList'];
/** Changes to a Paramedic as a JSON merge patch: what is absent stays, null clears. */
export type ParamedicUpdate = components['schemas']['ParamedicUpdate'];
/** Numbers in one line after a heading (passed, in examination), and instructions for their holders. */
export type PassedListBlock = components['schemas']['PassedListBlock'];
/** Status of a patient in a patient list. */
export type PatientListState = components['schemas']['PatientListState'];
/** What a panel's patient lists tell of a patient, and how large: no more than a hall needs, unless somebody chooses. */
export type PatientLists = components['schemas']['PatientLists'];
/** Why a counter pauses, as patients are told. procedure: a treatment or an operation goes on elsewhere. */
export type PauseReason = components['schemas']['PauseReason'];
/** That nobody calls for now because counters pause, as patients read it: why, and until when, as far as either is known. Absent while somebody calls. */
export type PauseTold = components['schemas']['PauseTold'];
/** A patient whom an examination room expects or has waiting, as shown to its staff. */
export type PendingPatient = components['schemas']['PendingPatient'];
/** Patients an examination room has not examined yet, by number. */
export type PendingPatientList = components['schemas']['PendingPatientList'];
/** People at the cashier and registration counters on the present business day. */
export type PeopleTotal = components['schemas']['PeopleTotal'];
/** What happened in one hour of the day, on a day or over a month. */
export type PeriodFigures = components['schemas']['PeriodFigures'];
/** All data an organisation keeps about one patient. */
export type PersonalData = components['schemas']['PersonalData'];
/** How much of a patient's data was erased. */
export type PersonalDataErased = components['schemas']['PersonalDataErased'];
/** An event of a patient's ticket. */
export type PersonalEvent = components['schemas']['PersonalEvent'];
/** A number that a patient had, and its entries in the event log. */
export type PersonalTicket = components['schemas']['PersonalTicket'];
/** An appointment of a patient, with all data kept with it. */
export type PersonalVisit = components['schemas']['PersonalVisit'];
/** Names a phone among those that are notified of a ticket: SHA-256 of its push service's address (PushSubscription.json), base64url. */
export type PhoneName = components['schemas']['PhoneName'];
/** Where a block is in its box, and when it is shown. */
export type Placement = components['schemas']['Placement'];
/** When something is shown, in the organisation's time zone; what is not set does not limit it. */
export type PlayTimes = components['schemas']['PlayTimes'];
/** The result of a policy on a day: each call in order, and how fair the day was. Uses the same rules as counters do. Minutes count from the start of the business day. */
export type PolicySimulation = components['schemas']['PolicySimulation'];
/** A policy to try on a day: on given patients, or on those of a past day of a room or group, from its event log. Without a policy, the current one of the room or group, otherwise the organisation's, is tried. Without a session, the whole day is played, each session with its own line; patients passed in one are seen in the next if the policy allows it. The limit of patients called at the same time (roomCap) applies as at counters. */
export type PolicyTrial = components['schemas']['PolicyTrial'];
/** What a person decides of a slip: again prints it (once more), done: it is on paper, cancel: it is not to be printed. */
export type PrintDecision = components['schemas']['PrintDecision'];
/** Why a slip was not printed, or why nobody knows. cutOff: the connection ended midway; restarted: the server ended midway; tooLate: it had waited too long, its patient is gone; notDrawn: its picture could not be made; unreported: the machine that printed it did not say what became of it. */
export type PrintFault = components['schemas']['PrintFault'];
/** A slip on its way to paper, and what became of it. */
export type PrintJob = components['schemas']['PrintJob'];
/** What a new PrintJob is made of. */
export type PrintJobCreate = components['schemas']['PrintJobCreate'];
/** One page of PrintJob. */
export type PrintJobList = components['schemas']['PrintJobList'];
/** queued: waits for the printer; printing: on its way to paper; printed: the printer has said so; held: nobody knows whether it was printed, a person decides; failed: could not be printed; canceled: taken back before. */
export type PrintJobState = components['schemas']['PrintJobState'];
/** Changes to a PrintJob as a JSON merge patch: what is absent stays, null clears. */
export type PrintJobUpdate = components['schemas']['PrintJobUpdate'];
/** Where a slip was asked for. */
export type PrintSource = components['schemas']['PrintSource'];
/** Dots across the paper that a printer prints: 384 on paper of 58 mm, 512 to 640 on 80 mm, 832 on 112 mm. */
export type PrintWidth = components['schemas']['PrintWidth'];
/** A printer for slips, and which ticket machines, kiosks and desks print on it. */
export type Printer = components['schemas']['Printer'];
/** What a new Printer is made of. */
export type PrinterCreate = components['schemas']['PrinterCreate'];
/** Dots per inch of a printer. */
export type PrinterDpi = components['schemas']['PrinterDpi'];
/** How slips reach a printer. network: the server sends them to it; cloud: the printer asks the server for them (Star CloudPRNT); browser: the ticket machine or kiosk prints them itself. */
export type PrinterKind = components['schemas']['PrinterKind'];
/** One page of Printer. */
export type PrinterList = components['schemas']['PrinterList'];
/** What a printer last said of itself. fault: its cutter, its head or its power. */
export type PrinterState = components['schemas']['PrinterState'];
/** Changes to a Printer as a JSON merge patch: what is absent stays, null clears. */
export type PrinterUpdate = components['schemas']['PrinterUpdate'];
/** A bar that fills as a number nears another, such as those waiting and the most of a session. */
export type ProgressBlock = components['schemas']['ProgressBlock'];
/** How the launcher of one machine starts; the machine is identified by its network card. The name is ours: where the machine is. */
export type ProxyLaunch = components['schemas']['ProxyLaunch'];
/** What a new ProxyLaunch is made of. */
export type ProxyLaunchCreate = components['schemas']['ProxyLaunchCreate'];
/** One page of ProxyLaunch. */
export type ProxyLaunchList = components['schemas']['ProxyLaunchList'];
/** A configuration file template. */
export type ProxyLaunchTemplate = components['schemas']['ProxyLaunchTemplate'];
/** Changes to a ProxyLaunch as a JSON merge patch: what is absent stays, null clears. */
export type ProxyLaunchUpdate = components['schemas']['ProxyLaunchUpdate'];
/** Where a phone's push service takes messages, and the keys by which only this phone can read them (RFC 8291). */
export type PushSubscription = components['schemas']['PushSubscription'];
/** A QR code with a URL for patients, and its purpose. */
export type QrCodeBlock = components['schemas']['QrCodeBlock'];
/** A column of a patient list. */
export type QueueColumn = components['schemas']['QueueColumn'];
/** Columns of patient lists, from the left. */
export type QueueColumns = components['schemas']['QueueColumns'];
/** The columns of a panel's patient lists, in order. Hospitals choose how much a hall may read of a patient, and how large. */
export type QueueContentLayout = components['schemas']['QueueContentLayout'];
/** How many are in each list of a queue. */
export type QueueCounts = components['schemas']['QueueCounts'];
/** Whether one queue issues numbers. */
export type QueueIssuing = components['schemas']['QueueIssuing'];
/** Class of a ticket within the line. booked: has an appointment; walkIn: took a number; extra: added by staff beyond the numbers of the session; absent: has an appointment and has not checked in; late: checked in after their time; passed, examined: returned after being passed, or from an examination. */
export type QueueLane = components['schemas']['QueueLane'];
/** A list of a queue, as the controller shows it. waiting: in line, in the order of their calls. passed: did not come. away: left for a while. examination: sent to an examination elsewhere. completed: completed, latest first. expected: have an appointment and have not checked in; those for whom a number is reserved are in line too. */
export type QueueList = components['schemas']['QueueList'];
/** What a queue is ordered by: the number, or the time of check-in. */
export type QueueOrder = components['schemas']['QueueOrder'];
/** The panel or group whose queue is meant, if a counter calls from several; absent: the counter's own. */
export type QueueOwnerGid = components['schemas']['QueueOwnerGid'];
/** One page of a list of a queue: tickets, or for the list expected appointments. */
export type QueuePatients = components['schemas']['QueuePatients'];
/** The rules of a queue: who is next, who may check in, what happens to patients who do not come, and whom staff may add. The organisation has one set; a room or group with its own rules replaces it as a whole. Classes of priority are set only for the organisation (Organisation.priorityTags). */
export type QueuePolicy = components['schemas']['QueuePolicy'];
/** Queue rule presets; omitted rules have their defaults. */
export type QueuePolicyPresetList = components['schemas']['QueuePolicyPresetList'];
/** One queue at the ticket machine. */
export type QueueSize = components['schemas']['QueueSize'];
/** Queues of a ticket machine. */
export type QueueSizeList = components['schemas']['QueueSizeList'];
/** State of a counter and its queue: the response of every queue operation and each frame of the controller's stream. Each list holds its first rows, counts gives the totals; the rest is read page by page. autoLogoutAt: when the counter logs out by itself if nobody does anything. */
export type QueueState = components['schemas']['QueueState'];
/** Status of a ticket or an appointment. default: an appointment without a ticket. registering: has a ticket by appointment and has not checked in; “Call next” includes it only in calling mode 2. awaiting: is here and waiting. onCall: will be called next; never stored, shown on screens and the ticket page. called: was called, is on the way. consulting: is with the doctor. serving: is served at a counter or examined in an examination room. checking: was sent to an examination elsewhere. checkBack: is back from it and waiting again. temporarilyAway: has left for a while and is skipped. passed: did not come when called. completed: is done. canceled: the ticket is no longer valid. */
export type QueueStatus = components['schemas']['QueueStatus'];
/** The variant of queue operations a counter uses: cashiers and registration, ungrouped clinic rooms, examination rooms, or any other counter. Determined by the panel type, otherwise by group and calling mode. */
export type QueueVariant = components['schemas']['QueueVariant'];
/** How patient data was viewed: opened a record, listed or searched records, found a patient by number, exported, or watched a counter or screen. */
export type ReadAction = components['schemas']['ReadAction'];
/** A hospital must be able to tell who viewed whose data, when and from where. Patients appear as marks, never by name or number; views by one person at one counter within an hour are one entry, with another at the end. */
export type ReadLog = components['schemas']['ReadLog'];
/** What a new ReadLog is made of. */
export type ReadLogCreate = components['schemas']['ReadLogCreate'];
/** One page of ReadLog. */
export type ReadLogList = components['schemas']['ReadLogList'];
/** Changes to a ReadLog as a JSON merge patch: what is absent stays, null clears. */
export type ReadLogUpdate = components['schemas']['ReadLogUpdate'];
/** Response of a server that accepts calls; 503 while it starts, migrates or stops. */
export type Readiness = components['schemas']['Readiness'];
/** Each signs in once in place of a code. They are told this once. */
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
/** Where returning patients are placed: one after every few regular patients, a few patients after their return, at the end of the current time slot, at the end of the session, at their original position, or nowhere until staff call their number. */
export type RejoinRule = components['schemas']['RejoinRule'];
/** A report being exported to a spreadsheet, with its progress, period and link. */
export type ReportJob = components['schemas']['ReportJob'];
/** State of a report job. fail: export it again; unknown: no longer available on the server, for instance because its file is gone. */
export type ReportState = components['schemas']['ReportState'];
/** Kind of a report. */
export type ReportType = components['schemas']['ReportType'];
/** What a reset would end. walkIns: numbers that lose their worth. appointments: patients with an appointment who keep waiting. calling: counters with a patient, whose call is closed. */
export type ResetPreview = components['schemas']['ResetPreview'];
/** How long data is kept. An empty period is that of the region (x-presets); older data is deleted automatically in small batches, and figures are kept as counts. */
export type Retention = components['schemas']['Retention'];
/** The law that determines the default retention periods (docs/decisions/057-how-long-data-live.md). */
export type RetentionRegion = components['schemas']['RetentionRegion'];
/** A room, by the code of the hospital information system, with its location: patients ask for the floor. */
export type Room = components['schemas']['Room'];
/** The room in large, department, session and doctor, clock. */
export type RoomCardBlock = components['schemas']['RoomCardBlock'];
/** What a new Room is made of. */
export type RoomCreate = components['schemas']['RoomCreate'];
/** One page of Room. */
export type RoomList = components['schemas']['RoomList'];
/** Rooms, and groups with their counters, as a scrolling list on phone pages; each entry opens its own page. */
export type RoomListBlock = components['schemas']['RoomListBlock'];
/** Changes to a Room as a JSON merge patch: what is absent stays, null clears. */
export type RoomUpdate = components['schemas']['RoomUpdate'];
/** One session of a doctor as it holds on a day of the week that is shown. */
export type RosterEntry = components['schemas']['RosterEntry'];
/** What is wrong with an entry of the roster on a day. */
export type RosterFault = components['schemas']['RosterFault'];
/** The roster of seven days, or the plan of every week: who sees patients when and where, what is wrong with it, who is away. */
export type RosterWeek = components['schemas']['RosterWeek'];
/** Row height of patient lists as a percentage of the usual one. */
export type RowHeight = components['schemas']['RowHeight'];
/** How a person wants to see lists: filters and order under a name. Filters are choices only; no text that somebody typed is part of a view, so that no patient is. */
export type SavedViews = components['schemas']['SavedViews'];
/** Jobs of the scheduler. backupClearing: older backups are deleted, after one was made. */
export type SchedulerJob = components['schemas']['SchedulerJob'];
/** A hospital must be able to tell whether the nightly reset ran, and what it did. */
export type SchedulerLog = components['schemas']['SchedulerLog'];
/** What a new SchedulerLog is made of. */
export type SchedulerLogCreate = components['schemas']['SchedulerLogCreate'];
/** One page of SchedulerLog. */
export type SchedulerLogList = components['schemas']['SchedulerLogList'];
/** Changes to a SchedulerLog as a JSON merge patch: what is absent stays, null clears. */
export type SchedulerLogUpdate = components['schemas']['SchedulerLogUpdate'];
/** The result of a scheduler run; a failed one is retried. */
export type SchedulerOutcome = components['schemas']['SchedulerOutcome'];
/** What a screen is asked to do, in response to its report. */
export type ScreenOrders = components['schemas']['ScreenOrders'];
/** What a screen showed when asked: the display redraws it from this view, in a frame of this size. */
export type ScreenPicture = components['schemas']['ScreenPicture'];
/** What a screen reports every half minute and on changes. */
export type ScreenReport = components['schemas']['ScreenReport'];
/** How the picture of a screen is turned. */
export type ScreenRotation = components['schemas']['ScreenRotation'];
/** Whether a screen can be heard: ready, waiting for a touch (blocked), muted in the panel's settings, or without any sound output. */
export type ScreenSound = components['schemas']['ScreenSound'];
/** A device that shows a panel, as of its last report. */
export type ScreenState = components['schemas']['ScreenState'];
/** The devices that show a panel, or any panel of the organisation, latest report first. */
export type ScreenStateList = components['schemas']['ScreenStateList'];
/** Six digits of an authenticator app, or a recovery code; spaces and dashes do not matter. */
export type SecondFactorCode = components['schemas']['SecondFactorCode'];
/** A key for an authenticator app: as it is typed (base32), and as the address that a QR code holds. */
export type SecondFactorKey = components['schemas']['SecondFactorKey'];
/** The call that the controller showed when it was pressed: `seq` of `current`, 0 if nobody was called. If the counter has another by now, the press is refused (counter_changed) and changes nothing. */
export type SeenCall = components['schemas']['SeenCall'];
/** The patient of a list as the controller showed them when they were pressed: `gid` and `status` of the row; where the class of priority is changed, also the class that it showed, empty for regular patients. If the number is another patient's by now, the patient's status another, or the class of priority that a change of class goes by, the press is refused (patient_changed) and changes nothing. */
export type SeenPatient = components['schemas']['SeenPatient'];
/** Which rounds of queues a preview of a reset has counted. If one of them was reset since, or another session is called, a reset that says so is refused (queues_reset) and changes nothing. */
export type SeenRounds = components['schemas']['SeenRounds'];
/** Part of the business day within which clinics number; cashier and group queues have one, the day. */
export type Session = components['schemas']['Session'];
/** Where a patient passed in an earlier session of today is placed after returning, once the room serves a later one: in the line of the current session, or nowhere until the desk takes them back. */
export type SessionEndRule = components['schemas']['SessionEndRule'];
/** Names a session, and leads back to no token. */
export type SessionGid = components['schemas']['SessionGid'];
/** How a shift at a counter ended: the staff member signed out, the server closed it because nobody did anything, or it is still open. */
export type ShiftEnd = components['schemas']['ShiftEnd'];
/** A hospital must be able to tell who served at which counter, from when to when, and how many patients. */
export type ShiftLog = components['schemas']['ShiftLog'];
/** What a new ShiftLog is made of. */
export type ShiftLogCreate = components['schemas']['ShiftLogCreate'];
/** One page of ShiftLog. */
export type ShiftLogList = components['schemas']['ShiftLogList'];
/** Changes to a ShiftLog as a JSON merge patch: what is absent stays, null clears. */
export type ShiftLogUpdate = components['schemas']['ShiftLogUpdate'];
/** Who signs in: an organisation's administrators, staff at a controller, or the provider's staff. */
export type SignInKind = components['schemas']['SignInKind'];
/** A session of a person: an administrator, the provider's staff, or staff at a controller. */
export type SignInSession = components['schemas']['SignInSession'];
/** Sessions, the newest first. */
export type SignInSessionList = components['schemas']['SignInSessionList'];
/** How people of one kind can sign in. An unknown organisation is answered like one without single sign-on. */
export type SignInWays = components['schemas']['SignInWays'];
/** Response of a sign-in. */
export type SignedIn = components['schemas']['SignedIn'];
/** Response of a sign-out. */
export type SignedOut = components['schemas']['SignedOut'];
/** The outcome of a call on a simulated day. */
export type SimulatedOutcome = components['schemas']['SimulatedOutcome'];
/** A patient of a simulated day. Minutes count from the start of the business day. With sessions, each has its own line; absent: all are in one. */
export type SimulatedPatient = components['schemas']['SimulatedPatient'];
/** A period in which a counter of a simulated day does not call. Minutes count from the start of the business day. */
export type SimulatedPause = components['schemas']['SimulatedPause'];
/** Sign-in at the hospital's own identity provider (OpenID Connect). The client secret is stored separately (Organisation.singleSignOnSecret), because it is never returned. */
export type SingleSignOn = components['schemas']['SingleSignOn'];
/** How large the number on a slip is. */
export type SlipNumberSize = components['schemas']['SlipNumberSize'];
/** What stands on a slip, one below the other. */
export type SlipPart = components['schemas']['SlipPart'];
/** What a slip looks like on paper. */
export type SlipPicture = components['schemas']['SlipPicture'];
/** How the slips of a machine are printed. */
export type SlipPrinting = components['schemas']['SlipPrinting'];
/** Whether a slip is this machine's to print, and of one that it begins, the language. */
export type SlipReport = components['schemas']['SlipReport'];
/** How the organisation's slips look, on every printer. */
export type SlipTemplate = components['schemas']['SlipTemplate'];
/** How large the words on a slip are; the number has a size of its own. */
export type SlipTextSize = components['schemas']['SlipTextSize'];
/** Programs that the provider releases. */
export type SoftwareType = components['schemas']['SoftwareType'];
/** A release of one of the provider's programs. */
export type SoftwareVersion = components['schemas']['SoftwareVersion'];
/** What a new SoftwareVersion is made of. */
export type SoftwareVersionCreate = components['schemas']['SoftwareVersionCreate'];
/** One page of SoftwareVersion. */
export type SoftwareVersionList = components['schemas']['SoftwareVersionList'];
/** Changes to a SoftwareVersion as a JSON merge patch: what is absent stays, null clears. */
export type SoftwareVersionUpdate = components['schemas']['SoftwareVersionUpdate'];
/** A list of patients who are not simply in line, named by their status. */
export type SpecialList = components['schemas']['SpecialList'];
/** How a screen announced a call: with recordings, with the device's own voice, with both, with the chime alone because the device has no voice for it; or not at all, because sound is blocked, the screen is muted, or the call came too late. */
export type SpokenBy = components['schemas']['SpokenBy'];
/** A nurse, clerk or doctor who works at a controller. */
export type Staff = components['schemas']['Staff'];
/** What a new Staff is made of. */
export type StaffCreate = components['schemas']['StaffCreate'];
/** One page of Staff. */
export type StaffList = components['schemas']['StaffList'];
/** Changes to a Staff as a JSON merge patch: what is absent stays, null clears. */
export type StaffUpdate = components['schemas']['StaffUpdate'];
/** A picture that stands for a state. */
export type StatePicture = components['schemas']['StatePicture'];
/** The first of some pictures whose conditions hold. */
export type StatePictureBlock = components['schemas']['StatePictureBlock'];
/** Where a release is stored: on this server, or in a cloud from which devices fetch it. */
export type StorageType = components['schemas']['StorageType'];
/** Last position applied by a stream's reader: epoch.seq. */
export type StreamPosition = components['schemas']['StreamPosition'];
/** Short-lived ticket that opens a stream. */
export type StreamTicket = components['schemas']['StreamTicket'];
/** A line of text. */
export type TextBlock = components['schemas']['TextBlock'];
/** Colours of a display. x-palettes says which they are, before the theme of a panel type. */
export type Theme = components['schemas']['Theme'];
/** Colours of a screen by what they are for. What is written keeps 7:1 on each ground that it stands on. */
export type ThemeColours = components['schemas']['ThemeColours'];
/** Factors for what stands on a screen. None makes a text smaller than its distance asks for. */
export type ThemeSizes = components['schemas']['ThemeSizes'];
/** One person waiting in a queue, as shown to staff. forCounterGid: only this counter calls them, to which they were transferred. session: for those passed in an earlier session of the day. lane: why they stand where they stand, unless they simply have an appointment or took a number; insertion: by which rule, while they wait. */
export type Ticket = components['schemas']['Ticket'];
/** Pictures for the organisation's ticket machines. Backgrounds lie under text, so they must not be transparent. */
export type TicketImages = components['schemas']['TicketImages'];
/** What a new TicketImages is made of. */
export type TicketImagesCreate = components['schemas']['TicketImagesCreate'];
/** One page of TicketImages. */
export type TicketImagesList = components['schemas']['TicketImagesList'];
/** Changes to a TicketImages as a JSON merge patch: what is absent stays, null clears. */
export type TicketImagesUpdate = components['schemas']['TicketImagesUpdate'];
/** URLs of the pictures for an organisation's ticket machines; absent if none was uploaded. */
export type TicketMachineImages = components['schemas']['TicketMachineImages'];
/** Whether a patient's phone can be told of their turn, and is to be. */
export type TicketPush = components['schemas']['TicketPush'];
/** The ticket a patient takes from the ticket machine or kiosk. */
export type TicketSlip = components['schemas']['TicketSlip'];
/** Numbers of one queue taken together, in order. */
export type TicketSlipList = components['schemas']['TicketSlipList'];
/** How a ticket was issued. staff: at a counter. extra: at a counter, beyond the numbers of the session. */
export type TicketSource = components['schemas']['TicketSource'];
/** What the patient's ticket page shows; contains no name. */
export type TicketView = components['schemas']['TicketView'];
/** What patients can do with their number on their phone, as the policy allows. giveUp: they will not come. comeLater: they step out of the line for a while. back: they are here again, at the place the policy gives. */
export type TicketWish = components['schemas']['TicketWish'];
/** A time of day in the organisation's time zone, HH:MM. */
export type TimeOfDay = components['schemas']['TimeOfDay'];
/** Enable or disable one record. */
export type Toggle = components['schemas']['Toggle'];
/** Who a bearer token speaks for. */
export type TokenKind = components['schemas']['TokenKind'];
/** Colour of what a block says, after the theme of the panel. */
export type Tone = components['schemas']['Tone'];
/** Where a counter can transfer a patient: to another counter (panelGid), or into the line of a group (groupGid alone). */
export type TransferTarget = components['schemas']['TransferTarget'];
/** Where a counter can transfer its patients: groups, then counters, by name. */
export type TransferTargetList = components['schemas']['TransferTargetList'];
/** How a panel type differs from the usual look. Generate refuses colours that cannot be read (7:1). */
export type TypeTheme = components['schemas']['TypeTheme'];
/** The last press at a counter, as long as it can be undone. */
export type UndoablePress = components['schemas']['UndoablePress'];
/** A large file that is sent in parts, until the operation it is for takes it. */
export type UnfinishedUpload = components['schemas']['UnfinishedUpload'];
/** A value as large as its space allows, under what it is, beside its unit. */
export type ValueBlock = components['schemas']['ValueBlock'];
/** Counts the changes of a record; a change based on an older one is refused with 409. */
export type Version = components['schemas']['Version'];
/** Which file of a release: the installer, or the update manifest. */
export type VersionPart = components['schemas']['VersionPart'];
/** When media play: always, or only while there is no consultation. */
export type VideoMode = components['schemas']['VideoMode'];
/** State of a video site's player: -1 unstarted, 0 ended, 1 playing, 2 paused, 3 buffering, 5 cued. */
export type VideoPlayerState = components['schemas']['VideoPlayerState'];
/** One call or recall, in the order of the event log. */
export type ViewCall = components['schemas']['ViewCall'];
/** A recording from which calls on this screen are assembled. */
export type ViewClip = components['schemas']['ViewClip'];
/** A path of the view is set ("marquees"), is not set ("!screen.media") or has a value ("panel.status=pause"). */
export type ViewCondition = components['schemas']['ViewCondition'];
/** One room or counter on a screen. */
export type ViewCounter = components['schemas']['ViewCounter'];
/** One group on a screen. */
export type ViewGroup = components['schemas']['ViewGroup'];
/** A list label beside a person: its text and colours. */
export type ViewLabel = components['schemas']['ViewLabel'];
/** Patients of all rooms of a screen in one list: those with a status, or those with a list label. */
export type ViewList = components['schemas']['ViewList'];
/** One announcement on a screen. */
export type ViewMarquee = components['schemas']['ViewMarquee'];
/** One media item on a screen. */
export type ViewMedia = components['schemas']['ViewMedia'];
/** A place in the panel view ("latest.label", "counters.0.next"), in the settings of the type ("settings.showNext") or in what the screen knows itself ("screen.portrait"). */
export type ViewPath = components['schemas']['ViewPath'];
/** A person on a screen; the name is masked on the server, or omitted. Only the panel's columns are sent. state: given if it says more than the status (late, expired). */
export type ViewPerson = components['schemas']['ViewPerson'];
/** How a call is announced in one language. */
export type ViewReading = components['schemas']['ViewReading'];
/** A nurse or care team member of a room, as shown on a screen. */
export type ViewStaff = components['schemas']['ViewStaff'];
/** A text with "{{path}}" for values; "@key" or "{{@key}}" for a word of the dictionary (display.<key> of the texts). Filters follow a bar: "{{path|pad:3}}". */
export type ViewTemplate = components['schemas']['ViewTemplate'];
/** A recording or spoken text of the voice bank, from which calls are assembled. */
export type Voice = components['schemas']['Voice'];
/** What a new Voice is made of. */
export type VoiceCreate = components['schemas']['VoiceCreate'];
/** A spoken call as a template: its parts in order. Panels can copy it, and a panel can be saved as one. */
export type VoiceGroup = components['schemas']['VoiceGroup'];
/** What a new VoiceGroup is made of. */
export type VoiceGroupCreate = components['schemas']['VoiceGroupCreate'];
/** One page of VoiceGroup. */
export type VoiceGroupList = components['schemas']['VoiceGroupList'];
/** Changes to a VoiceGroup as a JSON merge patch: what is absent stays, null clears. */
export type VoiceGroupUpdate = components['schemas']['VoiceGroupUpdate'];
/** Languages that calls are spoken in. */
export type VoiceLanguage = components['schemas']['VoiceLanguage'];
/** One page of Voice. */
export type VoiceList = components['schemas']['VoiceList'];
/** One part of a voice group. */
export type VoicePart = components['schemas']['VoicePart'];
/** What one part of a spoken call announces: a recording of the voice bank, or data of the call itself. */
export type VoicePartType = components['schemas']['VoicePartType'];
/** The source of a voice: an uploaded recording, a text that the screen speaks, or a URL. */
export type VoiceSource = components['schemas']['VoiceSource'];
/** A call to listen to: of a room or counter, by the given parts, otherwise by those of the panel. Without a room it is the panel's own, otherwise the first. */
export type VoiceTrial = components['schemas']['VoiceTrial'];
/** How a call would be announced, as screens announce it, and what has no recording. */
export type VoiceTrialResult = components['schemas']['VoiceTrialResult'];
/** Changes to a Voice as a JSON merge patch: what is absent stays, null clears. */
export type VoiceUpdate = components['schemas']['VoiceUpdate'];
/** When a patient is likely to be called, from the duration of today's calls and the patients before them; four in five are called within the range. Absent if nobody is serving. Up to 5 minutes means soon. */
export type WaitEstimate = components['schemas']['WaitEstimate'];
/** The next patients: number, name and status. */
export type WaitingListBlock = components['schemas']['WaitingListBlock'];
/** Patients waiting at the cashier and registration counters now. */
export type WaitingTotal = components['schemas']['WaitingTotal'];
/** A number without an appointment: taken at a ticket machine or given at a counter. Nobody's name belongs to it. */
export type WalkIn = components['schemas']['WalkIn'];
/** Which of the free numbers a queue gives to walk-ins: every one, or only odd or even ones. The others stay for appointments, also for those that are made later. */
export type WalkInNumbers = components['schemas']['WalkInNumbers'];
/** Day of the week; 0 is Sunday. */
export type Weekday = components['schemas']['Weekday'];
/** An examination of a patient in radiology with its ticket, if one was issued, for the hospital information system to show at its desks. */
export type XrayTicket = components['schemas']['XrayTicket'];
/** A patient's examinations of one day, in order. */
export type XrayTicketList = components['schemas']['XrayTicketList'];
