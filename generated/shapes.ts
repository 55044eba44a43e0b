// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { components } from './api.ts';

/** What happened at a sign-in: somebody came, went, or was refused. */
export type AccessAction = components['schemas']['AccessAction'];
/** Unguessable, revocable key in an exclusive address; exchanged for a token. */
export type AccessKey = components['schemas']['AccessKey'];
/** A hospital must be able to say who signed in, from where, and what was refused. */
export type AccessLog = components['schemas']['AccessLog'];
/** What a new AccessLog is made of. */
export type AccessLogCreate = components['schemas']['AccessLogCreate'];
/** One page of AccessLog. */
export type AccessLogList = components['schemas']['AccessLogList'];
/** Changes to a AccessLog as a JSON merge patch: what is absent stays, null clears. */
export type AccessLogUpdate = components['schemas']['AccessLogUpdate'];
/** Answer of a call that has nothing else to say. */
export type Acknowledgement = components['schemas']['Acknowledgement'];
/** Who changed something: the kinds of tokens, and the server itself (scheduler, first start). */
export type ActorKind = components['schemas']['ActorKind'];
/** A new agency key; the old one has stopped working. Shown this once. */
export type AgencyKey = components['schemas']['AgencyKey'];
/** Colour and meaning of an alert. */
export type AlertVariant = components['schemas']['AlertVariant'];
/** What an API key stands in for: a member of staff at a controller behind another domain, or a hospital information system. */
export type ApiKeyKind = components['schemas']['ApiKeyKind'];
/** A new API key, shown this once; it is sent in the header x-api-key in place of a bearer token. */
export type ApiKeyMade = components['schemas']['ApiKeyMade'];
/** A clinic as the hospital system schedules it (apn), and the panels that show it. */
export type Apn = components['schemas']['Apn'];
/** What a new Apn is made of. */
export type ApnCreate = components['schemas']['ApnCreate'];
/** One page of Apn. */
export type ApnList = components['schemas']['ApnList'];
/** Changes to a Apn as a JSON merge patch: what is absent stays, null clears. */
export type ApnUpdate = components['schemas']['ApnUpdate'];
/** A hospital must be able to say what a device in the hall did: its launcher, controller, kiosk or display says so itself. */
export type AppActionLog = components['schemas']['AppActionLog'];
/** What a new AppActionLog is made of. */
export type AppActionLogCreate = components['schemas']['AppActionLogCreate'];
/** One page of AppActionLog. */
export type AppActionLogList = components['schemas']['AppActionLogList'];
/** Changes to a AppActionLog as a JSON merge patch: what is absent stays, null clears. */
export type AppActionLogUpdate = components['schemas']['AppActionLogUpdate'];
/** A visit that the hospital system has scheduled. */
export type Appointment = components['schemas']['Appointment'];
/** What was done to an appointment. */
export type AppointmentAction = components['schemas']['AppointmentAction'];
/** A list of appointments per room, rooms beside each other; rooms and long lists take turns. */
export type AppointmentBoardBlock = components['schemas']['AppointmentBoardBlock'];
/** One change of an appointment. Who made it: the kind of the token, and the staff member or device it speaks for. The product asks for a change log and names no fields; a hospital has to be able to say who changed what, and when. */
export type AppointmentChange = components['schemas']['AppointmentChange'];
/** A page of changes of appointments, the newest first. */
export type AppointmentChangeList = components['schemas']['AppointmentChangeList'];
/** What a new Appointment is made of. */
export type AppointmentCreate = components['schemas']['AppointmentCreate'];
/** What became of the appointments of a day, a department or a doctor. */
export type AppointmentFigures = components['schemas']['AppointmentFigures'];
/** One page of Appointment. */
export type AppointmentList = components['schemas']['AppointmentList'];
/** What became of the pushed appointments: all or none are taken. */
export type AppointmentOutcome = components['schemas']['AppointmentOutcome'];
/** Changes to a Appointment that another system names by its own id. */
export type AppointmentPatch = components['schemas']['AppointmentPatch'];
/** What became of the saved appointments: all or none are taken. What was stored as it is already is neither created nor updated. */
export type AppointmentSaved = components['schemas']['AppointmentSaved'];
/** A tag, and how many appointments carry it. */
export type AppointmentTag = components['schemas']['AppointmentTag'];
/** The tags of the organisation's appointments, the most used first. */
export type AppointmentTagList = components['schemas']['AppointmentTagList'];
/** Changes to a Appointment as a JSON merge patch: what is absent stays, null clears. */
export type AppointmentUpdate = components['schemas']['AppointmentUpdate'];
/** Use of the appointments in a time, by day and by department and doctor; what a hospital looks at to see who comes. */
export type AppointmentUsage = components['schemas']['AppointmentUsage'];
/** A complete backup that lies in the folder of backups. */
export type Backup = components['schemas']['Backup'];
/** Whether somebody must see to the backups. */
export type BackupState = components['schemas']['BackupState'];
/** How it stands with the backups of the installation. */
export type BackupStatus = components['schemas']['BackupStatus'];
/** One node of a layout: a box, or a leaf that is bound by paths to the panel view. A runtime that does not know a type leaves it out and reports it. */
export type Block = components['schemas']['Block'];
/** What the lists of a board hold. appointments: who is booked, a list per room. special: those who are not simply in line (passed, away, in examination, done, or with a list label), a list per kind, with all rooms together. */
export type BoardContent = components['schemas']['BoardContent'];
/** A box: its children stand in a row, in a column, or lie over each other. */
export type BoxBlock = components['schemas']['BoxBlock'];
/** A day in the organisation's time zone, YYYY-MM-DD. What lies centuries away is a mistake, and calendars differ there. */
export type CalendarDate = components['schemas']['CalendarDate'];
/** A month in the organisation's time zone, YYYY-MM. */
export type CalendarMonth = components['schemas']['CalendarMonth'];
/** What another recall does when a patient has been called as often as the policy allows: it passes the patient, or it is refused. */
export type CallLimitRule = components['schemas']['CallLimitRule'];
/** The last calls, newest first: number and where to go. */
export type CallListBlock = components['schemas']['CallListBlock'];
/** A session token for one day, and the quick-login address that carries it. */
export type CallPanelToken = components['schemas']['CallPanelToken'];
/** Why somebody was next. inOrder: first in the order of the queue. priority, aged: before others by their class, or because they waited so long that they count as of the next class. fairTurn: first in the order although a higher class waits, because that one went often enough. inserted: late, back or extra, and it was their turn. nobodyElse: late, back or extra, and nobody else waits. sent: was sent to this counter. byNumber: staff chose the number. */
export type CallReason = components['schemas']['CallReason'];
/** That one screen showed and said one call, and when: proof that a patient was called. */
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
/** -1 none, 0 clinic call without list, 1 clinic check-in call with list, 2 clinic reserved call with list, 3 counter take and call in group without list. */
export type CallingMode = components['schemas']['CallingMode'];
/** Who cares for the patients of a room beside the doctor: a word and names, for each kind. */
export type CareTeamBlock = components['schemas']['CareTeamBlock'];
/** What an administrator, a member of staff or the scheduler did to a record. */
export type ChangeAction = components['schemas']['ChangeAction'];
/** A hospital must be able to say who changed what and when, for as long as records of a hospital are kept. */
export type ChangeLog = components['schemas']['ChangeLog'];
/** What a new ChangeLog is made of. */
export type ChangeLogCreate = components['schemas']['ChangeLogCreate'];
/** One page of ChangeLog. */
export type ChangeLogList = components['schemas']['ChangeLogList'];
/** Changes to a ChangeLog as a JSON merge patch: what is absent stays, null clears. */
export type ChangeLogUpdate = components['schemas']['ChangeLogUpdate'];
/** How many records a bulk call changed. */
export type Changed = components['schemas']['Changed'];
/** What became of one appointment at check-in. rejoined: was passed and is in line again; back: was away, or at an examination, and is in line again; tooLate, sessionOver, passed and seeStaff (back from an examination, and staff say when they are called): to be settled at the desk. */
export type CheckInOutcome = components['schemas']['CheckInOutcome'];
/** What became of one appointment at check-in; checkInFrom tells who came too early when to come again. */
export type CheckInResult = components['schemas']['CheckInResult'];
/** What became of the patient's appointments of today. */
export type CheckInResultList = components['schemas']['CheckInResultList'];
/** Whether patients can check in at a kiosk at present, and why not. An administrator stops check-in by pausing or disabling the kiosk's panel; without any room in service there is nothing to check in for. */
export type CheckInStop = components['schemas']['CheckInStop'];
/** Why a kiosk takes no check-in. */
export type CheckInStopReason = components['schemas']['CheckInStopReason'];
/** One entry of a drop-down list. */
export type Choice = components['schemas']['Choice'];
/** Entries of a drop-down list. */
export type ChoiceList = components['schemas']['ChoiceList'];
/** What one member of staff did at the counters that take numbers, on a day or in a month. */
export type ClerkFigures = components['schemas']['ClerkFigures'];
/** Figures of the staff. */
export type ClerkFiguresList = components['schemas']['ClerkFiguresList'];
/** One room as the kiosk shows it. */
export type ClinicInfo = components['schemas']['ClinicInfo'];
/** What the kiosk shows around check-in; refreshed every 20 seconds. */
export type ClinicInfoList = components['schemas']['ClinicInfoList'];
/** Part of the day in which a doctor sees patients. */
export type ClinicShift = components['schemas']['ClinicShift'];
/** The time of the organisation; with it, if wanted, date, weekday and session. */
export type ClockBlock = components['schemas']['ClockBlock'];
/** The code tables of a hospital system, each pushed whole; a table that is left out stays as it is. They are what departments, rooms, doctors and clinics (apn) need. */
export type CodeData = components['schemas']['CodeData'];
/** What became of the pushed code tables: all or none are taken. */
export type CodeDataOutcome = components['schemas']['CodeDataOutcome'];
/** What became of one code table. What the push no longer has is disabled and not removed: rosters and lists still refer to it. */
export type CodeTableOutcome = components['schemas']['CodeTableOutcome'];
/** A counter that a member of staff may serve. */
export type Counter = components['schemas']['Counter'];
/** Counters that the signed-in staff member may serve. */
export type CounterList = components['schemas']['CounterList'];
/** One of the queues from which a counter calls in turn. */
export type CounterQueue = components['schemas']['CounterQueue'];
/** Service state of a counter. */
export type CounterService = components['schemas']['CounterService'];
/** One counter as the dashboard shows it. noData: nobody has ever signed in there. */
export type CounterServiceInfo = components['schemas']['CounterServiceInfo'];
/** Counters with their service. */
export type CounterServiceInfoList = components['schemas']['CounterServiceInfoList'];
/** A row per room or counter, in pages of at most the panel's display data limit. */
export type CounterTableBlock = components['schemas']['CounterTableBlock'];
/** The number that a counter has called. status: called, consulting or serving; where no list is kept always called. */
export type CurrentCall = components['schemas']['CurrentCall'];
/** How and when an organisation closes its business day; a hospital chooses the hour at which nobody is called any more. */
export type DailyReset = components['schemas']['DailyReset'];
/** A change of the daily reset, as a merge patch; null clears the time. */
export type DailyResetChange = components['schemas']['DailyResetChange'];
/** How a display writes the date: Gregorian orders, Republic-of-China era, Buddhist era. */
export type DateFormat = components['schemas']['DateFormat'];
/** What happened on one business day. */
export type DayFigures = components['schemas']['DayFigures'];
/** Figures of each day of a month, up to today. */
export type DayFiguresList = components['schemas']['DayFiguresList'];
/** Doctors whose patients come to the examination rooms today. */
export type DepartmentDoctorList = components['schemas']['DepartmentDoctorList'];
/** Departments that send patients to the examination rooms today, and those of the rooms themselves. */
export type DepartmentList = components['schemas']['DepartmentList'];
/** What somebody or something signs in on: a screen, a controller in a browser at a desk, a controller installed as an app, a ticket machine. */
export type DeviceType = components['schemas']['DeviceType'];
/** A doctor under the code of the hospital system. Title and second name stand on doors and screens. */
export type Doctor = components['schemas']['Doctor'];
/** What a new Doctor is made of. */
export type DoctorCreate = components['schemas']['DoctorCreate'];
/** One page of Doctor. */
export type DoctorList = components['schemas']['DoctorList'];
/** A line of the weekly roster: which doctor sees patients when and where. It can name a substitute for the day somebody is away. A date overrides the weekday line of the same room and shift on that day. */
export type DoctorShift = components['schemas']['DoctorShift'];
/** What a new DoctorShift is made of. */
export type DoctorShiftCreate = components['schemas']['DoctorShiftCreate'];
/** One page of DoctorShift. */
export type DoctorShiftList = components['schemas']['DoctorShiftList'];
/** Changes to a DoctorShift as a JSON merge patch: what is absent stays, null clears. */
export type DoctorShiftUpdate = components['schemas']['DoctorShiftUpdate'];
/** Changes to a Doctor as a JSON merge patch: what is absent stays, null clears. */
export type DoctorUpdate = components['schemas']['DoctorUpdate'];
/** Whether patients can check in before their time: not at all, some minutes before, or at any time of the day. */
export type EarlyCheckIn = components['schemas']['EarlyCheckIn'];
/** Body of every refusal. */
export type ErrorBody = components['schemas']['ErrorBody'];
/** The error catalogue. x-status gives the HTTP status; 0 is a client's own finding. */
export type ErrorCode = components['schemas']['ErrorCode'];
/** One message of a refusal. */
export type ErrorEntry = components['schemas']['ErrorEntry'];
/** The one error layout that is shown. */
export type ErrorLayout = components['schemas']['ErrorLayout'];
/** A hospital must be able to say which calls failed through a fault of the server, by the trace id that the person reports. */
export type ErrorLog = components['schemas']['ErrorLog'];
/** What a new ErrorLog is made of. */
export type ErrorLogCreate = components['schemas']['ErrorLogCreate'];
/** One page of ErrorLog. */
export type ErrorLogList = components['schemas']['ErrorLogList'];
/** Changes to a ErrorLog as a JSON merge patch: what is absent stays, null clears. */
export type ErrorLogUpdate = components['schemas']['ErrorLogUpdate'];
/** What happened, in the organisation's one log; a call is an event of kind called or recalled. edited: an administrator changed something that screens show. transferred: a patient leaves a counter or queue for another; received: and stands there now. preset: the number to go on from. reset: a queue numbers anew. consultationStarted, serviceStarted: whoever was called is here. wentAway, cameBack: a patient leaves the line for a while, or stands in it again, also after having been passed. sentToExamination, backFromExamination: the same for an examination elsewhere. priorityChanged: staff put a patient who waits into another class of priority. expired: the business day was closed before the patient was called. */
export type EventKind = components['schemas']['EventKind'];
/** A patient with an appointment in this session who has not checked in. */
export type ExpectedPatient = components['schemas']['ExpectedPatient'];
/** Which number a patient gets whom staff add: the one behind the last that the session can have, or the next free one. Walk-ins go on with their own numbers either way. */
export type ExtraNumbers = components['schemas']['ExtraNumbers'];
/** When patients are called whom staff added beyond the numbers of a session: after everybody of the session, once nobody with an appointment waits, one after every few ordinary patients, or by their number like everybody. */
export type ExtraRule = components['schemas']['ExtraRule'];
/** How one field of a record changed; its values as JSON text, long ones cut. What is a secret is named and never shown. */
export type FieldChange = components['schemas']['FieldChange'];
/** Gender as the hospital system records it. */
export type Gender = components['schemas']['Gender'];
/** Opaque public id of a record, in addresses and bodies. */
export type Gid = components['schemas']['Gid'];
/** Records, in order. */
export type GidList = components['schemas']['GidList'];
/** A column per group, a card per counter. */
export type GroupBoardBlock = components['schemas']['GroupBoardBlock'];
/** The last calls of a group, newest first. */
export type GroupHistory = components['schemas']['GroupHistory'];
/** What a lobby of groups has called on the present business day. An agency's own screen needs the numbers, where and when. */
export type GroupHistoryList = components['schemas']['GroupHistoryList'];
/** Queues of the groups. */
export type GroupQueueSizeList = components['schemas']['GroupQueueSizeList'];
/** A row per group: how many wait, who is next, how many counters are open. */
export type GroupTableBlock = components['schemas']['GroupTableBlock'];
/** One queue of the cashier and registration counters: a group's, or that of a counter without one. */
export type GroupWaiting = components['schemas']['GroupWaiting'];
/** Queues with who waits. */
export type GroupWaitingList = components['schemas']['GroupWaitingList'];
/** The page on which patients follow a hall on their own phones: its rooms, or one of them where the page sets it as counter. Drawn by the display from a view that holds numbers and rooms only. x-page: its layout, and the settings by which the least text is that of a page, 4 % of a telephone's width. */
export type HallPage = components['schemas']['HallPage'];
/** Top line: logo, title, subtitle; at its end date, weekday, session and clock. */
export type HeaderBlock = components['schemas']['HeaderBlock'];
/** Answer of the health check; what is not well answers 503. */
export type Health = components['schemas']['Health'];
/** One number that a group's counters called. */
export type HistoryCall = components['schemas']['HistoryCall'];
/** The hospital's own system, which is asked at check-in: POST <url> with the JSON body {"identifier": "<as typed or read>", "date": "YYYY-MM-DD"} and the key in the header x-api-key; with getOnly both stand in the query. It answers {"appointments": [...]} in the shape of AppointmentCreate, at most 20; an empty list or 404 means that nothing is known there either. */
export type HospitalSystemChange = components['schemas']['HospitalSystemChange'];
/** One picture. */
export type ImageBlock = components['schemas']['ImageBlock'];
/** Pictures that an organisation has uploaded, newest first. */
export type ImageList = components['schemas']['ImageList'];
/** A moment, milliseconds since 1970-01-01 UTC, until the end of the year 9999. */
export type Instant = components['schemas']['Instant'];
/** Whether the issuing of numbers is paused at the queues of a ticket machine. */
export type IssuingState = components['schemas']['IssuingState'];
/** What a kiosk plays while nobody stands at it: the media of its panel that are switched on, in their order. */
export type KioskMediaList = components['schemas']['KioskMediaList'];
/** Colours of list labels; none leaves the row as it is. */
export type LabelColour = components['schemas']['LabelColour'];
/** The last number that a counter called in the queue it serves, whether it still stands or is finished; 0 before the first. */
export type LastNumber = components['schemas']['LastNumber'];
/** Where patients stand who check in after their own time: by their number as if in time, one after every few ordinary patients, after the last of their own time slot, or after everybody of the session. */
export type LateRule = components['schemas']['LateRule'];
/** A configuration that the organisation's launchers fetch, as a YAML file. */
export type LauncherYaml = components['schemas']['LauncherYaml'];
/** What a new LauncherYaml is made of. */
export type LauncherYamlCreate = components['schemas']['LauncherYamlCreate'];
/** One page of LauncherYaml. */
export type LauncherYamlList = components['schemas']['LauncherYamlList'];
/** Changes to a LauncherYaml as a JSON merge patch: what is absent stays, null clears. */
export type LauncherYamlUpdate = components['schemas']['LauncherYamlUpdate'];
/** How a panel type draws: a tree of blocks, bound to paths of the panel view (decision: panel types as data). */
export type Layout = components['schemas']['Layout'];
/** Lists of people beside each other, each of all rooms; lists that do not fit and long lists take turns. A list without anybody is left out. */
export type ListBoardBlock = components['schemas']['ListBoardBlock'];
/** How a tag that the hospital system sends with an appointment stands on lists: other words, and a colour that is seen from afar. */
export type ListLabel = components['schemas']['ListLabel'];
/** What a new ListLabel is made of. */
export type ListLabelCreate = components['schemas']['ListLabelCreate'];
/** One page of ListLabel. */
export type ListLabelList = components['schemas']['ListLabelList'];
/** Changes to a ListLabel as a JSON merge patch: what is absent stays, null clears. */
export type ListLabelUpdate = components['schemas']['ListLabelUpdate'];
/** Languages of the interface; the first is the default and the fallback. */
export type Locale = components['schemas']['Locale'];
/** Whose sign-in waits after failures: the organisation's administrators, or a member of staff. */
export type LockedAccount = components['schemas']['LockedAccount'];
/** An account that has to wait after failed sign-ins, at one address or, after very many, at all that it was not signed in to from lately. */
export type LockedSignIn = components['schemas']['LockedSignIn'];
/** Accounts that have to wait, the longest wait first. */
export type LockedSignInList = components['schemas']['LockedSignInList'];
/** An announcement that runs along a panel. */
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
/** A video or image of the organisation's media bank, which panels and lobbies may show. */
export type MediaBankItem = components['schemas']['MediaBankItem'];
/** What a new MediaBankItem is made of. */
export type MediaBankItemCreate = components['schemas']['MediaBankItemCreate'];
/** One page of MediaBankItem. */
export type MediaBankItemList = components['schemas']['MediaBankItemList'];
/** Changes to a MediaBankItem as a JSON merge patch: what is absent stays, null clears. */
export type MediaBankItemUpdate = components['schemas']['MediaBankItemUpdate'];
/** Plays videos, images and pages in their order. */
export type MediaBlock = components['schemas']['MediaBlock'];
/** What a new Media is made of. */
export type MediaCreate = components['schemas']['MediaCreate'];
/** One page of Media. */
export type MediaList = components['schemas']['MediaList'];
/** Where a media item comes from. */
export type MediaSource = components['schemas']['MediaSource'];
/** Kind of a media item. */
export type MediaType = components['schemas']['MediaType'];
/** Changes to a Media as a JSON merge patch: what is absent stays, null clears. */
export type MediaUpdate = components['schemas']['MediaUpdate'];
/** A department, so that lookups and lists name it alike. Fields beyond code and name are not given: hospitals with foreign patients need the second name. */
export type MedicalDepartment = components['schemas']['MedicalDepartment'];
/** What a new MedicalDepartment is made of. */
export type MedicalDepartmentCreate = components['schemas']['MedicalDepartmentCreate'];
/** One page of MedicalDepartment. */
export type MedicalDepartmentList = components['schemas']['MedicalDepartmentList'];
/** Changes to a MedicalDepartment as a JSON merge patch: what is absent stays, null clears. */
export type MedicalDepartmentUpdate = components['schemas']['MedicalDepartmentUpdate'];
/** Panel modes to choose from. */
export type ModeChoiceList = components['schemas']['ModeChoiceList'];
/** How a patient's name stands on a screen: in full, with its middle hidden, or not at all. */
export type NameMask = components['schemas']['NameMask'];
/** Covers the screen of a panel that is disabled; says of one that is paused that it is. */
export type NoticeBlock = components['schemas']['NoticeBlock'];
/** News for the administrators: a report on its way, prepared or failed. A list says what, how far and where to get it, without another call. */
export type Notification = components['schemas']['Notification'];
/** What a new Notification is made of. */
export type NotificationCreate = components['schemas']['NotificationCreate'];
/** What a notification tells of. */
export type NotificationKind = components['schemas']['NotificationKind'];
/** One page of Notification. */
export type NotificationList = components['schemas']['NotificationList'];
/** Changes to a Notification as a JSON merge patch: what is absent stays, null clears. */
export type NotificationUpdate = components['schemas']['NotificationUpdate'];
/** One number as large as its place allows. */
export type NumberBlock = components['schemas']['NumberBlock'];
/** One number that waits. */
export type NumberWaiting = components['schemas']['NumberWaiting'];
/** Numbers that wait, by queue and place. */
export type NumberWaitingList = components['schemas']['NumberWaitingList'];
/** A nurse who works at a panel. It has the name, the name in a second script that bilingual signs need, and the number by which the hospital knows the person. */
export type Nurse = components['schemas']['Nurse'];
/** What a new Nurse is made of. */
export type NurseCreate = components['schemas']['NurseCreate'];
/** One page of Nurse. */
export type NurseList = components['schemas']['NurseList'];
/** Changes to a Nurse as a JSON merge patch: what is absent stays, null clears. */
export type NurseUpdate = components['schemas']['NurseUpdate'];
/** A clinic or hospital. */
export type Organisation = components['schemas']['Organisation'];
/** What a new Organisation is made of. */
export type OrganisationCreate = components['schemas']['OrganisationCreate'];
/** A new organisation, with the agency key that is shown this once. */
export type OrganisationCreated = components['schemas']['OrganisationCreated'];
/** Public id of an organisation: a short code that a person can type. */
export type OrganisationGid = components['schemas']['OrganisationGid'];
/** One page of Organisation. */
export type OrganisationList = components['schemas']['OrganisationList'];
/** The organisation that was registered. */
export type OrganisationRegistered = components['schemas']['OrganisationRegistered'];
/** Selects the hospital-specific system that an organisation works with. */
export type OrganisationType = components['schemas']['OrganisationType'];
/** Changes to a Organisation as a JSON merge patch: what is absent stays, null clears. */
export type OrganisationUpdate = components['schemas']['OrganisationUpdate'];
/** Paging record of a list; an empty list is page 1 of 1, with 10 rows to a page. */
export type Paging = components['schemas']['Paging'];
/** A screen, and where it serves a room or counter, that counter. */
export type Panel = components['schemas']['Panel'];
/** Who must be there when a screen is set up with its exclusive address, so that an address that got into wrong hands opens nothing. none: the address is enough. informationRoom: the IT room, with the organisation's password. universalClinics: any member of staff, with staff id and password, for clinics that every nurse sets up. inspection: a member of staff who may serve this panel, because an examination room shows who is examined. A screen that was let in renews its access by itself; it asks again after a month without use, and when the address is replaced. Kiosks and ticket machines show no patients and never ask. */
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
/** Use of the panel groups in a time; the figures by which a hospital staffs its counters. */
export type PanelGroupUsage = components['schemas']['PanelGroupUsage'];
/** One page of Panel. */
export type PanelList = components['schemas']['PanelList'];
/** Index of the panel type (0 to 13 built in; a published type gets an index above 13). */
export type PanelMode = components['schemas']['PanelMode'];
/** enable shows and serves; pause shows a notice; disable shows the organisation's card and "out of service". */
export type PanelStatus = components['schemas']['PanelStatus'];
/** What a panel type says about itself (x-panel of its file), beside the schema of its settings. variant: the family of queue calls of its counters, where it is not simply generic in a group or with calling mode 3 and clinic otherwise; of a lobby of rooms, the family of the rooms that it shows when none are chosen. */
export type PanelType = components['schemas']['PanelType'];
/** Changes to a Panel as a JSON merge patch: what is absent stays, null clears. */
export type PanelUpdate = components['schemas']['PanelUpdate'];
/** The whole truth of one panel: all that its screen shows and says. Personal data is masked on the server; what the screen must not show is not sent. */
export type PanelView = components['schemas']['PanelView'];
/** One part of what this panel says when it calls; the parts are spoken in their order. */
export type PanelVoice = components['schemas']['PanelVoice'];
/** What a new PanelVoice is made of. */
export type PanelVoiceCreate = components['schemas']['PanelVoiceCreate'];
/** One page of PanelVoice. */
export type PanelVoiceList = components['schemas']['PanelVoiceList'];
/** Changes to a PanelVoice as a JSON merge patch: what is absent stays, null clears. */
export type PanelVoiceUpdate = components['schemas']['PanelVoiceUpdate'];
/** Who accompanies a clinic (nurse practitioner, technician, therapist), with the clinic and doctor as the screen names them. */
export type Paramedic = components['schemas']['Paramedic'];
/** What a new Paramedic is made of. */
export type ParamedicCreate = components['schemas']['ParamedicCreate'];
/** One page of Paramedic. */
export type ParamedicList = components['schemas']['ParamedicList'];
/** Changes to a Paramedic as a JSON merge patch: what is absent stays, null clears. */
export type ParamedicUpdate = components['schemas']['ParamedicUpdate'];
/** Numbers in one line under a word (passed, in examination), and what those who hold them are to do. */
export type PassedListBlock = components['schemas']['PassedListBlock'];
/** Where a patient stands in a list of patients. */
export type PatientListState = components['schemas']['PatientListState'];
/** A patient whom an examination room still expects or has waiting, as its staff see them. */
export type PendingPatient = components['schemas']['PendingPatient'];
/** Patients whom an examination room has not examined yet, by number. */
export type PendingPatientList = components['schemas']['PendingPatientList'];
/** People at the cashier and registration counters on the present business day. */
export type PeopleTotal = components['schemas']['PeopleTotal'];
/** What happened in one hour of the day, on a day or over a month. */
export type PeriodFigures = components['schemas']['PeriodFigures'];
/** All that an organisation keeps of one patient. */
export type PersonalData = components['schemas']['PersonalData'];
/** How much was erased of a patient. */
export type PersonalDataErased = components['schemas']['PersonalDataErased'];
/** Something that happened to a patient's number. */
export type PersonalEvent = components['schemas']['PersonalEvent'];
/** A number that a patient had, and what the queue's log says of it. */
export type PersonalTicket = components['schemas']['PersonalTicket'];
/** An appointment of a patient, with all that is kept with it. */
export type PersonalVisit = components['schemas']['PersonalVisit'];
/** Where a block stands in its box, and when. */
export type Placement = components['schemas']['Placement'];
/** What a policy made of a day: each call in its order, and how fair the day was. The rules are the ones by which counters call. Minutes count from the beginning of the business day. */
export type PolicySimulation = components['schemas']['PolicySimulation'];
/** A policy to try on a day: on given patients, or on those of a day of a room or group, as its log tells them. Without a policy the present one of the room or group, else the organisation's, is tried. Without a session the whole day is played, each session with a line of its own; who was passed in one is seen in the next if the policy lets them. The limit of how many are called at the same time (roomCap) holds as it does at counters. */
export type PolicyTrial = components['schemas']['PolicyTrial'];
/** How the launcher of one machine starts: found by its network card. The name is ours: where the machine stands. */
export type ProxyLaunch = components['schemas']['ProxyLaunch'];
/** What a new ProxyLaunch is made of. */
export type ProxyLaunchCreate = components['schemas']['ProxyLaunchCreate'];
/** One page of ProxyLaunch. */
export type ProxyLaunchList = components['schemas']['ProxyLaunchList'];
/** A configuration file to begin with. */
export type ProxyLaunchTemplate = components['schemas']['ProxyLaunchTemplate'];
/** Changes to a ProxyLaunch as a JSON merge patch: what is absent stays, null clears. */
export type ProxyLaunchUpdate = components['schemas']['ProxyLaunchUpdate'];
/** A QR code with an address for patients, and what it is for. */
export type QrCodeBlock = components['schemas']['QrCodeBlock'];
/** What a list of patients can show of each. */
export type QueueColumn = components['schemas']['QueueColumn'];
/** Which columns a panel's lists of patients have, in their order. Hospitals choose how much of a patient a hall may read, and how large. */
export type QueueContentLayout = components['schemas']['QueueContentLayout'];
/** How many are in each list of a queue. */
export type QueueCounts = components['schemas']['QueueCounts'];
/** Whether one queue issues numbers. */
export type QueueIssuing = components['schemas']['QueueIssuing'];
/** Where in a queue a ticket stands: booked or walk-in; extra: added by staff beyond the numbers of the session; absent: its patient has an appointment and has not come yet; late: came after their own time; passed and examined: came back. */
export type QueueLane = components['schemas']['QueueLane'];
/** A list of a queue, as the controller shows it. waiting: in line, in the order of their calls. passed: did not come. away: have left for a while. examination: were sent to an examination elsewhere. completed: done, the last first. expected: have an appointment and no ticket yet. */
export type QueueList = components['schemas']['QueueList'];
/** What a queue is ordered by: the number that everybody was given, or the moment at which they came. */
export type QueueOrder = components['schemas']['QueueOrder'];
/** The panel or group whose queue is meant, where a counter calls from several; absent: the counter's own. */
export type QueueOwnerGid = components['schemas']['QueueOwnerGid'];
/** One page of a list of a queue: tickets, or for the list expected appointments. */
export type QueuePatients = components['schemas']['QueuePatients'];
/** The rules of a queue: who is next, who may check in, what becomes of those who do not come, and whom staff may add. The organisation has one set; a room or group that has its own replaces it as a whole. Classes of priority are the organisation's alone (Organisation.priorityTags). */
export type QueuePolicy = components['schemas']['QueuePolicy'];
/** Ready-made rules of a queue; what one leaves out has its default. */
export type QueuePolicyPresetList = components['schemas']['QueuePolicyPresetList'];
/** One queue at the ticket machine. */
export type QueueSize = components['schemas']['QueueSize'];
/** Queues of a ticket machine. */
export type QueueSizeList = components['schemas']['QueueSizeList'];
/** State of a counter and its queue: the answer of every queue call and each frame of the controller's stream. Each list holds its first rows, counts says how many there are; the rest is read page by page. */
export type QueueState = components['schemas']['QueueState'];
/** Status of a queue item or an appointment. default: an appointment without a ticket. registering: has a ticket by appointment and has not checked in; Next calls it only where the list is reserved. awaiting: is here and waits. onCall: is the next to be called; never stored, said on screens and on the ticket page. called: was called, is on the way. consulting: is with the doctor. serving: is served at a counter or examined in an examination room. checking: was sent to an examination elsewhere. checkBack: is back from it and waits again. temporarilyAway: has left for a while and is skipped. passed: did not come when called. completed: is done. canceled: the ticket is worth nothing any more. */
export type QueueStatus = components['schemas']['QueueStatus'];
/** Family of the queue calls a counter uses: cashiers and registration, ungrouped clinic rooms, examination rooms, or any other counter. By the panel type, else by group and calling mode. */
export type QueueVariant = components['schemas']['QueueVariant'];
/** How somebody looked at patients' data: opened a record, listed or searched records, found a patient by a number, exported them, or watched a counter or screen. */
export type ReadAction = components['schemas']['ReadAction'];
/** A hospital must be able to say who looked at whose data, when and from where. Patients stand in it as marks, never by name or number; the looks of one person at one counter within an hour are one entry, and another at its end. */
export type ReadLog = components['schemas']['ReadLog'];
/** What a new ReadLog is made of. */
export type ReadLogCreate = components['schemas']['ReadLogCreate'];
/** One page of ReadLog. */
export type ReadLogList = components['schemas']['ReadLogList'];
/** Changes to a ReadLog as a JSON merge patch: what is absent stays, null clears. */
export type ReadLogUpdate = components['schemas']['ReadLogUpdate'];
/** Answer of a server that takes calls; one that starts, migrates or stops answers 503. */
export type Readiness = components['schemas']['Readiness'];
/** Where patients stand who come back: one after every few ordinary patients, a few patients after they came back, after the last of the present time slot, after everybody of the session, at their old place, or nowhere until staff call them by number. */
export type RejoinRule = components['schemas']['RejoinRule'];
/** A report on its way to a spreadsheet. Progress, period and link are what a person who waits for it looks at. */
export type ReportJob = components['schemas']['ReportJob'];
/** State of a report job. fail: export once more; unknown: the server has it no longer as it was, for instance because its file is gone. */
export type ReportState = components['schemas']['ReportState'];
/** Kind of a report. */
export type ReportType = components['schemas']['ReportType'];
/** How long data live. A period that is left empty is that of the region (x-presets); what is older goes by itself, a little at a time, and figures stay as counts. */
export type Retention = components['schemas']['Retention'];
/** Whose law sets how long data are kept where the organisation says nothing of its own (docs/decisions/057-how-long-data-live.md). */
export type RetentionRegion = components['schemas']['RetentionRegion'];
/** A room under the code that the hospital system schedules, with where to find it: patients ask for the floor. */
export type Room = components['schemas']['Room'];
/** Who is where: the room in large, department, session and doctor, clock. */
export type RoomCardBlock = components['schemas']['RoomCardBlock'];
/** What a new Room is made of. */
export type RoomCreate = components['schemas']['RoomCreate'];
/** One page of Room. */
export type RoomList = components['schemas']['RoomList'];
/** Rooms, and groups with their counters, as a list that a finger scrolls and from which each opens its own page. Drawn on pages for phones, not on panels. */
export type RoomListBlock = components['schemas']['RoomListBlock'];
/** Changes to a Room as a JSON merge patch: what is absent stays, null clears. */
export type RoomUpdate = components['schemas']['RoomUpdate'];
/** What the scheduler does by itself. */
export type SchedulerJob = components['schemas']['SchedulerJob'];
/** A hospital must be able to say whether the night reset ran, and what it did. */
export type SchedulerLog = components['schemas']['SchedulerLog'];
/** What a new SchedulerLog is made of. */
export type SchedulerLogCreate = components['schemas']['SchedulerLogCreate'];
/** One page of SchedulerLog. */
export type SchedulerLogList = components['schemas']['SchedulerLogList'];
/** Changes to a SchedulerLog as a JSON merge patch: what is absent stays, null clears. */
export type SchedulerLogUpdate = components['schemas']['SchedulerLogUpdate'];
/** How a run of the scheduler ended; a failed one is tried again. */
export type SchedulerOutcome = components['schemas']['SchedulerOutcome'];
/** What a screen is asked to do, in answer to its report. */
export type ScreenOrders = components['schemas']['ScreenOrders'];
/** What a screen showed when it was asked: the display draws it again from this view, in a frame of this size. */
export type ScreenPicture = components['schemas']['ScreenPicture'];
/** What a screen says of itself every half minute and on change. */
export type ScreenReport = components['schemas']['ScreenReport'];
/** Whether a screen can be heard: ready, waiting for somebody to touch it (blocked), silent as its panel wants it, or without any way to make a sound. */
export type ScreenSound = components['schemas']['ScreenSound'];
/** A device that shows a panel, as it last reported itself. */
export type ScreenState = components['schemas']['ScreenState'];
/** The devices that show a panel, or any panel of the organisation, the one heard last first. */
export type ScreenStateList = components['schemas']['ScreenStateList'];
/** Part of the business day by which clinics number; cashier and group queues have one, the day. */
export type Session = components['schemas']['Session'];
/** Where a patient of today who was passed in an earlier session stands after coming back, once the room serves a later one: in the line of the session that is served, or nowhere until the desk takes them back. */
export type SessionEndRule = components['schemas']['SessionEndRule'];
/** Which people sign in: an organisation's administrators, staff at a controller, or the provider's staff. */
export type SignInKind = components['schemas']['SignInKind'];
/** How people of one kind can sign in. An organisation that does not exist has the ways of one that has set up nothing. */
export type SignInWays = components['schemas']['SignInWays'];
/** Answer of a sign-in. */
export type SignedIn = components['schemas']['SignedIn'];
/** Answer of a sign-out. */
export type SignedOut = components['schemas']['SignedOut'];
/** What became of a call on a simulated day. */
export type SimulatedOutcome = components['schemas']['SimulatedOutcome'];
/** Somebody who comes on a simulated day. Minutes count from the beginning of the business day. With sessions, each has a line of its own; absent: all are of one. */
export type SimulatedPatient = components['schemas']['SimulatedPatient'];
/** A time at which a counter of a simulated day calls nobody. Minutes count from the beginning of the business day. */
export type SimulatedPause = components['schemas']['SimulatedPause'];
/** Sign-in at the hospital's own identity provider (OpenID Connect). The client's secret stands beside it (Organisation.singleSignOnSecret), because it is never sent back. */
export type SingleSignOn = components['schemas']['SingleSignOn'];
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
/** A list of people who are not simply in line, named by their status. */
export type SpecialList = components['schemas']['SpecialList'];
/** How a screen said a call: with recordings, with the device's own voice, with both, with the chime alone because the device has no voice for it; or not, because the device lets no sound out, the screen is silent, or the call came too late. */
export type SpokenBy = components['schemas']['SpokenBy'];
/** A nurse, clerk or doctor who works at a controller. */
export type Staff = components['schemas']['Staff'];
/** What a new Staff is made of. */
export type StaffCreate = components['schemas']['StaffCreate'];
/** One page of Staff. */
export type StaffList = components['schemas']['StaffList'];
/** Changes to a Staff as a JSON merge patch: what is absent stays, null clears. */
export type StaffUpdate = components['schemas']['StaffUpdate'];
/** Where a release lies: on this server, or in a cloud from which devices fetch it. */
export type StorageType = components['schemas']['StorageType'];
/** Position that a stream's reader has applied: epoch.seq. */
export type StreamPosition = components['schemas']['StreamPosition'];
/** Short-lived ticket that opens a stream. */
export type StreamTicket = components['schemas']['StreamTicket'];
/** A line of text. */
export type TextBlock = components['schemas']['TextBlock'];
/** Colours of a display. */
export type Theme = components['schemas']['Theme'];
/** One person waiting in a queue, as staff see them. forCounterGid: only this counter calls them, to which they were sent. session: of those who were passed in an earlier session of the day. */
export type Ticket = components['schemas']['Ticket'];
/** Pictures of the organisation's ticket machines. Backgrounds lie under text, so they must not be transparent. */
export type TicketImages = components['schemas']['TicketImages'];
/** What a new TicketImages is made of. */
export type TicketImagesCreate = components['schemas']['TicketImagesCreate'];
/** One page of TicketImages. */
export type TicketImagesList = components['schemas']['TicketImagesList'];
/** Changes to a TicketImages as a JSON merge patch: what is absent stays, null clears. */
export type TicketImagesUpdate = components['schemas']['TicketImagesUpdate'];
/** Addresses of the pictures of an organisation's ticket machines; absent where none was given. */
export type TicketMachineImages = components['schemas']['TicketMachineImages'];
/** What a patient takes home from the ticket machine or kiosk. */
export type TicketSlip = components['schemas']['TicketSlip'];
/** Numbers taken together, of one queue, in their order. */
export type TicketSlipList = components['schemas']['TicketSlipList'];
/** How a ticket came to be. staff: given at a counter. extra: given at a counter beyond the numbers of the session. */
export type TicketSource = components['schemas']['TicketSource'];
/** What the patient's ticket page shows; holds no name. */
export type TicketView = components['schemas']['TicketView'];
/** A time of day in the organisation's time zone, HH:MM. */
export type TimeOfDay = components['schemas']['TimeOfDay'];
/** Switch one record on or off. */
export type Toggle = components['schemas']['Toggle'];
/** Who a bearer token speaks for. */
export type TokenKind = components['schemas']['TokenKind'];
/** Where a counter may send a patient: to another counter (panelGid), or into the line of a group (groupGid alone). */
export type TransferTarget = components['schemas']['TransferTarget'];
/** Where a counter may send its patients: groups, then counters, by their names. */
export type TransferTargetList = components['schemas']['TransferTargetList'];
/** Counts the changes of a record; a change based on an older one is refused with 409. */
export type Version = components['schemas']['Version'];
/** Which file of a release: the installer, or the update description. */
export type VersionPart = components['schemas']['VersionPart'];
/** When media play: always, or only while there is no consultation. */
export type VideoMode = components['schemas']['VideoMode'];
/** What the player of a video site says of itself: -1 unstarted, 0 ended, 1 playing, 2 paused, 3 buffering, 5 cued. */
export type VideoPlayerState = components['schemas']['VideoPlayerState'];
/** One call or recall, in the order of the log. */
export type ViewCall = components['schemas']['ViewCall'];
/** A recording that calls on this screen are put together of. */
export type ViewClip = components['schemas']['ViewClip'];
/** One room or counter on a screen. */
export type ViewCounter = components['schemas']['ViewCounter'];
/** One group on a screen. */
export type ViewGroup = components['schemas']['ViewGroup'];
/** A list label beside a person: its words and its colours. */
export type ViewLabel = components['schemas']['ViewLabel'];
/** People of all rooms of a screen in one list: those with a status, or those with a list label. */
export type ViewList = components['schemas']['ViewList'];
/** One announcement on a screen. */
export type ViewMarquee = components['schemas']['ViewMarquee'];
/** One media item on a screen. */
export type ViewMedia = components['schemas']['ViewMedia'];
/** A person on a screen; the name is masked on the server, or left out. Of the rest only the panel's columns are sent. state: where it tells more than the status (late, expired). */
export type ViewPerson = components['schemas']['ViewPerson'];
/** How a call is said in one language. */
export type ViewReading = components['schemas']['ViewReading'];
/** A nurse or paramedic of a room, as a screen names them. */
export type ViewStaff = components['schemas']['ViewStaff'];
/** A recording or a spoken text of the voice bank, of which calls are put together. */
export type Voice = components['schemas']['Voice'];
/** What a new Voice is made of. */
export type VoiceCreate = components['schemas']['VoiceCreate'];
/** A spoken call as a template: its parts in their order. Panels take it over, and a panel can be saved as one. */
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
/** What one part of a spoken call says: a recording of the voice bank, or what the call itself knows. */
export type VoicePartType = components['schemas']['VoicePartType'];
/** Where the sound of a voice comes from: an uploaded recording, a text that the screen speaks, or an address. */
export type VoiceSource = components['schemas']['VoiceSource'];
/** Changes to a Voice as a JSON merge patch: what is absent stays, null clears. */
export type VoiceUpdate = components['schemas']['VoiceUpdate'];
/** When a patient is likely to be called, from how long calls took today and who is called before; four of five are called within the range. Absent where nobody serves at present. Up to 5 minutes means soon. */
export type WaitEstimate = components['schemas']['WaitEstimate'];
/** The next ones: number, name and status. */
export type WaitingListBlock = components['schemas']['WaitingListBlock'];
/** Who waits at the cashier and registration counters now. */
export type WaitingTotal = components['schemas']['WaitingTotal'];
/** Day of the week; 0 is Sunday. */
export type Weekday = components['schemas']['Weekday'];
/** An examination of a patient in radiology with its ticket, if one was issued: what the hospital system shows at its desks. */
export type XrayTicket = components['schemas']['XrayTicket'];
/** A patient's examinations of one day, in their order. */
export type XrayTicketList = components['schemas']['XrayTicketList'];
