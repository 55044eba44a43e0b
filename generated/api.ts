// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

export interface paths {
  "/api/docs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the API reference as a page */
    get: operations["getDocs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/health": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check the health of the server
     * @description Writes to the database and reads the value back; 503 if that fails or takes too long. The result is cached for a second and shared by all callers.
     */
    get: operations["getHealth"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/ready": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check whether the server accepts calls
     * @description 503 while it starts, migrates or stops. Does not check the database, see getHealth.
     */
    get: operations["getReady"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/checkOrgDailyReset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Close the organisation's business day if it is due, and return when it was closed */
    patch: operations["checkOrgDailyReset"];
    trace?: never;
  };
  "/api/v1/agency/ptch/clinics/apiToken": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Exchange the organisation ID and the agency key for a token */
    post: operations["createClinicsApiToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/clinics/create/appointments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Push appointments; all or none are accepted */
    post: operations["createClinicsAppointments"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/clinics/delete/appointments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Withdraw pushed appointments; all or none are removed */
    post: operations["deleteClinicsAppointments"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/clinics/update/appointments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Update pushed appointments; all or none are accepted */
    patch: operations["updateClinicsAppointments"];
    trace?: never;
  };
  "/api/v1/agency/ptch/clinics/view/appointment": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one pushed appointment */
    get: operations["viewClinicsAppointment"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/codeData/reload": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Replace the code tables of the hospital information system (departments, rooms, doctors, clinics); all or none */
    post: operations["reloadCodeData"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/download/clerkDailyReport": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Export the daily staff report as a spreadsheet */
    post: operations["exportAgencyClerkDailyReport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/download/clerkMonthlyReport": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Export the monthly staff report as a spreadsheet */
    post: operations["exportAgencyClerkMonthlyReport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/download/timePeriodAnalysisDailyReport": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Export the hourly report of a day as a spreadsheet */
    post: operations["exportAgencyTimePeriodAnalysisDailyReport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/download/timePeriodAnalysisMonthlyReport": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Export the hourly report of a month as a spreadsheet */
    post: operations["exportAgencyTimePeriodAnalysisMonthlyReport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/list/group/queueSize": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the groups with their number of waiting patients */
    get: operations["listGroupQueueSizes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/organization/register": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register an organisation with the key of its agency
     * @description Requires the provider's own token, because a new organisation has no agency token yet. The agency chooses the key.
     */
    post: operations["registerAgencyOrganisation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/radiology/apiToken": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Exchange the organisation ID and the agency key for a token, for a radiology system */
    post: operations["createRadiologyApiToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/radiology/create/appointments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Push examinations; all or none are accepted */
    post: operations["createRadiologyAppointments"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/radiology/delete/appointments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Withdraw pushed examinations; all or none are removed */
    post: operations["deleteRadiologyAppointments"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/radiology/patient/xrayTicketDetail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read a patient's examinations of a day (default today) with their tickets */
    get: operations["getXrayTicketDetail"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/radiology/printTicket": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Check a patient in for an examination of today and return the ticket to print; repeated calls return the same ticket */
    post: operations["printRadiologyTicket"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/radiology/update/appointments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Update pushed examinations; all or none are accepted */
    patch: operations["updateRadiologyAppointments"];
    trace?: never;
  };
  "/api/v1/agency/ptch/radiology/view/appointment": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one pushed examination */
    get: operations["viewRadiologyAppointment"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/agency/ptch/reset/doctor/shifts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Reset the doctors' roster to the weekly plan; removes substitutes and past entries for single days */
    patch: operations["resetDoctorShifts"];
    trace?: never;
  };
  "/api/v1/agency/ptch/view/lobby/groups/queueHistory": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the last calls of the groups shown by a lobby; of all groups unless a lobby or a group is given */
    get: operations["viewGroupsQueueHistory"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/clinicCheckInKiosk/checkIn": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Check in a patient by card number, medical record number or appointment ID */
    post: operations["checkIn"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/clinicCheckInKiosk/checkIn/by/orgGid/and/patientId": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Check in a patient by ID, for a device that reads cards */
    post: operations["checkInByPatientId"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/clinicCheckInKiosk/clinicInfo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read what the kiosk shows besides check-in */
    get: operations["getClinicInfo"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/clinicCheckInKiosk/isStopCheckIn": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read whether check-in is stopped at this kiosk */
    get: operations["getCheckInStop"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/clinicCheckInKiosk/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Exchange the key of a kiosk link for its token */
    post: operations["signInKiosk"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/clinicCheckInKiosk/panelMedia/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the media that an idle kiosk plays */
    get: operations["listKioskMedia"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/machine/bulk/take/number": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Take several numbers of one queue, all or none; changes state although it is a GET */
    get: operations["takeNumbers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/machine/image/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the pictures of the organisation's ticket machines */
    get: operations["listTicketImages"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/machine/isPauseTicket": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read whether issuing is paused */
    get: operations["getIssuingState"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/machine/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Exchange the key of a ticket machine link for its token */
    post: operations["signInTicketMachine"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/machine/queueSize": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the queues of this ticket machine and the number of patients waiting in each */
    get: operations["getQueueSize"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/machine/slip/again": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Print a slip once more, as whoever stands at the machine wishes */
    post: operations["printSlipAgain"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/machine/slip/report": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say that a machine with a printer of its own begins a slip, and what became of it; a slip is begun once */
    post: operations["reportOwnSlip"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/machine/take/number": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Take a number; changes state although it is a GET, so it is never cached and may carry an idempotency key */
    get: operations["takeNumber"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/machine/uploadLandscapeBackground": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set the background for landscape ticket machines; null removes it */
    post: operations["uploadLandscapeBackground"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/machine/uploadOrgLogo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set the logo on ticket machines; null removes it */
    post: operations["uploadTicketOrgLogo"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/machine/uploadPortraitBackground": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set the background for portrait ticket machines; null removes it */
    post: operations["uploadPortraitBackground"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/machine/uploadTicketTitleBanner": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set the banner at the top of tickets; null removes it */
    post: operations["uploadTicketTitleBanner"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/push": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read whether a patient's phone can be told of their turn; the key is unguessable */
    get: operations["getTicketPush"];
    put?: never;
    /** Tell a patient's phone when their turn is near and when they are called; the last phone that asks is told */
    post: operations["startTicketPush"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/push/stop": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Tell a patient's phone nothing any more */
    post: operations["stopTicketPush"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Receive what the patient's ticket page shows immediately and on every change; the key is unguessable */
    get: operations["streamTicket"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/view": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read what the patient's ticket page shows; the key is unguessable */
    get: operations["getTicketView"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/ticket/wish": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Give up a number, come later or be back, as the patient wishes and the policy allows; the key is unguessable */
    post: operations["changeTicket"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/account": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read who the caller is, and with which role */
    get: operations["getOwnAccount"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/account/password": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change the password of a staff member who is signed in under their own name; their other sessions end */
    patch: operations["changeOwnPassword"];
    trace?: never;
  };
  "/api/v1/collab/web/account/secondFactor/begin": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get a new key for an authenticator app (TOTP), with the password; it counts once a first code confirms it */
    post: operations["beginSecondFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/account/secondFactor/confirm": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirm the new key with its first code; returns recovery codes, this once */
    post: operations["confirmSecondFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/account/secondFactor/remove": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Remove the caller's own second factor, with the password, unless the organisation requires one */
    post: operations["removeSecondFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/account/session": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** End one of the caller's own sessions */
    delete: operations["endOwnSession"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/account/session/endOthers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End all of the caller's own sessions but this one */
    post: operations["endOtherSessions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/account/session/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the sessions of the same person, or of those who share the password */
    get: operations["listOwnSessions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/account/views": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the views of lists that the caller has saved, or those who share the password */
    get: operations["getOwnViews"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Replace the views of lists that the caller has saved */
    patch: operations["updateOwnViews"];
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/backup": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the status of the installation's backups */
    get: operations["getBackups"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/backup/make": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make a backup now; a request during a backup refers to that one */
    post: operations["makeBackup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/log/access/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List sign-ins to the system settings, and those refused */
    get: operations["listSystemAccessLogs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/log/change/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List who changed the provider's own records, field by field */
    get: operations["listSystemChangeLogs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/organization": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one organisation */
    get: operations["getOrganisation"];
    put?: never;
    post?: never;
    /** Remove an organisation with all its data; requires its name and, while its counters are serving, force */
    delete: operations["removeOrganisation"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/organization/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create an organisation */
    post: operations["createOrganisation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/organization/create/hisType/dropdownlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the systems available for a new organisation */
    get: operations["listHisTypes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/organization/hisType/dropdownlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the systems that organisations use, to filter their list */
    get: operations["listUsedHisTypes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/organization/hospitalSystem": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Set which hospital information system is queried for unknown patients at check-in, and with which key */
    patch: operations["updateHospitalSystem"];
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/organization/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the organisations */
    get: operations["listOrganisations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/organization/password": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change the organisation's password and end its other sessions; administrators give the old one */
    patch: operations["changeOrganisationPassword"];
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/organization/suspension": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Suspend an organisation, or resume it; its screens are out of service meanwhile, and nothing is deleted */
    patch: operations["suspendOrganisation"];
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/proxyLaunch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one proxy launch */
    get: operations["getProxyLaunch"];
    put?: never;
    /** Create a proxy launch */
    post: operations["createProxyLaunch"];
    /** Delete a proxy launch */
    delete: operations["deleteProxyLaunch"];
    options?: never;
    head?: never;
    /** Change a proxy launch */
    patch: operations["updateProxyLaunch"];
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/proxyLaunch/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several proxy launch; all or none */
    post: operations["bulkDeleteProxyLaunch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/proxyLaunch/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List proxy launch, a page at a time */
    get: operations["listProxyLaunch"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/proxyLaunch/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back proxy launch that were deleted a moment ago; all or none */
    post: operations["restoreProxyLaunch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/proxyLaunch/template": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read a configuration file template */
    get: operations["getProxyLaunchTemplate"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one software version */
    get: operations["getSoftwareVersion"];
    put?: never;
    /** Create a software version */
    post: operations["createSoftwareVersion"];
    /** Delete a software version */
    delete: operations["deleteSoftwareVersion"];
    options?: never;
    head?: never;
    /** Change a software version */
    patch: operations["updateSoftwareVersion"];
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/version/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several software version; all or none */
    post: operations["bulkDeleteSoftwareVersion"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/version/download": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Download a release stored on this server, or its update manifest */
    get: operations["downloadVersion"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/version/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List software version, a page at a time */
    get: operations["listSoftwareVersion"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/version/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back software version that were deleted a moment ago; all or none */
    post: operations["restoreSoftwareVersion"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/advancedSetting/version/uploadYamlFile": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set the update manifest of a release; it must name the release's version */
    post: operations["uploadVersionYaml"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one appointment */
    get: operations["getAppointment"];
    put?: never;
    post?: never;
    /** Delete a appointment */
    delete: operations["deleteAppointment"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/bulk/checkIn": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Check several patients in at the desk; all or none */
    post: operations["bulkCheckInAppointment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/bulk/saveOrUpdate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create or replace appointments by the hospital information system's IDs; all or none */
    post: operations["bulkSaveAppointment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Update appointments by the hospital information system's IDs; all or none */
    patch: operations["bulkUpdateAppointment"];
    trace?: never;
  };
  "/api/v1/collab/web/appointment/by/apn": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the appointments of a clinic, by its code (apn) in the hospital information system */
    get: operations["listAppointmentsByApn"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/by/department": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the appointments of a department, by its code or name */
    get: operations["listAppointmentsByDepartment"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/by/doctor": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the appointments of a doctor, by code or name */
    get: operations["listAppointmentsByDoctor"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/by/patient": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the appointments of a patient, by card or medical record number */
    get: operations["listAppointmentsByPatient"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/by/room": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the appointments of a room, by its code */
    get: operations["listAppointmentsByRoom"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/by/tag": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the appointments that bear a tag, such as those of a list label */
    get: operations["listAppointmentsByTag"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Cancel an appointment of today or later, and its ticket; it is kept with its history */
    post: operations["cancelAppointment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/change/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List changes of appointments with old and new values, newest first; of one appointment or of all */
    get: operations["listAppointmentChangeLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/checkIn": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Check a patient in at the desk; a patient of an ended session joins the current one */
    post: operations["checkInAppointment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Enter an appointment by hand, such as one made by telephone */
    post: operations["createAppointment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/day": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Count a day's appointments and walk-ins by state, list and tag, and name its rooms, departments and doctors; default today */
    get: operations["getAppointmentDay"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/day/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List a day's appointments and, beside them, the tickets without one; a source, a tag or a search finds appointments alone; default today */
    get: operations["listDayVisits"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/history": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read what happened to an appointment: its tickets with their events, and its changes, newest first */
    get: operations["getAppointmentHistory"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List appointment, a page at a time */
    get: operations["listAppointment"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Restore a canceled appointment of today or later, if its number is still free */
    post: operations["restoreAppointment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/appointment/tag": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Add tags to and remove tags from appointments; all or none */
    patch: operations["tagAppointments"];
    trace?: never;
  };
  "/api/v1/collab/web/appointment/tag/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the tags of the organisation's appointments */
    get: operations["listAppointmentTags"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/device/heartbeat": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Report a kiosk or ticket machine; returns what it is asked to do */
    post: operations["reportMachine"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/device/paired": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Let the device that shows this code work at a panel */
    post: operations["pairDevice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/device/paired/change": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Move paired devices to another panel, or name them; returns how many were changed */
    post: operations["changePairedDevices"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/device/paired/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the paired devices */
    get: operations["listPairedDevices"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/device/paired/unpair": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End the pairing of devices; each shows a code again; returns how many were unpaired */
    post: operations["unpairDevices"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/device/pairing/offer": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get a code to show on an unpaired device, and the key by which it asks what became of it */
    post: operations["offerPairing"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/device/pairing/place": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask which panel a device belongs to, by its key */
    post: operations["findOwnPlace"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/launcher/report": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Report the launcher of a device; returns its settings and the release that it is to run */
    post: operations["reportLauncher"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/launcher/settings/find": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get the settings of a machine that has no key yet, by its network cards; they hold no secret */
    post: operations["findLaunchSettings"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/launcher/yaml": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one launcher yaml */
    get: operations["getLauncherYaml"];
    put?: never;
    /** Create a launcher yaml */
    post: operations["createLauncherYaml"];
    /** Delete a launcher yaml */
    delete: operations["deleteLauncherYaml"];
    options?: never;
    head?: never;
    /** Change a launcher yaml */
    patch: operations["updateLauncherYaml"];
    trace?: never;
  };
  "/api/v1/collab/web/launcher/yaml/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several launcher yaml; all or none */
    post: operations["bulkDeleteLauncherYaml"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/launcher/yaml/download": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Download a launcher configuration of the organisation */
    get: operations["downloadLauncherYaml"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/launcher/yaml/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List launcher yaml, a page at a time */
    get: operations["listLauncherYaml"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/launcher/yaml/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back launcher yaml that were deleted a moment ago; all or none */
    post: operations["restoreLauncherYaml"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/log/access/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List sign-ins, sign-outs and refused sign-ins */
    get: operations["listAccessLogs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/log/appAction": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Record what a device did */
    post: operations["createAppActionLog"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/log/appAction/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List what devices reported */
    get: operations["listAppActionLogs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/log/change/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List who changed which record, field by field */
    get: operations["listChangeLogs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/log/doctorShift/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List who changed the doctors' roster, field by field; of one entry, or of all */
    get: operations["listDoctorShiftLogs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/log/error/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the calls that failed because of a server error */
    get: operations["listErrorLogs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/log/read/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List who viewed whose data; of one patient, by card or medical record number */
    get: operations["listReadLogs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/log/scheduler/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List what the scheduler did */
    get: operations["listSchedulerLogs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/log/shift/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List who served at which counter, from when to when */
    get: operations["listShiftLogs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/logout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Revoke the token of this call */
    post: operations["signOut"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/notification/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the notifications, newest first by default */
    get: operations["listNotifications"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/notification/read": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Mark notifications as read */
    patch: operations["readNotifications"];
    trace?: never;
  };
  "/api/v1/collab/web/notification/read/all": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Mark all notifications as read */
    patch: operations["readAllNotifications"];
    trace?: never;
  };
  "/api/v1/collab/web/organization/agencyKey": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Generate a new key for the hospital information system; the old key and its tokens stop working */
    post: operations["rotateAgencyKey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/organization/apiKey": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create an API key for a controller on another domain (staff) or a hospital information system (agency) */
    post: operations["createApiKey"];
    /** Revoke one API key of the organisation, or all of them */
    delete: operations["revokeApiKeys"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/organization/apiKey/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the organisation's API keys, without the keys themselves */
    get: operations["listApiKeys"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/organization/callPanelToken": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create a session token for one day and the quick sign-in link that contains it */
    post: operations["createCallPanelToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/organization/dailyReset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read when the business day is closed, and when it was closed last */
    get: operations["getDailyReset"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change when and how the business day is closed */
    patch: operations["updateDailyReset"];
    trace?: never;
  };
  "/api/v1/collab/web/organization/general": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the organisation's general settings */
    get: operations["getOrganisationGeneral"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Update the organisation's general settings; the logo is sent as a file */
    patch: operations["updateOrganisationGeneral"];
    trace?: never;
  };
  "/api/v1/collab/web/organization/image/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the pictures uploaded by the organisation */
    get: operations["listOrganisationImages"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/organization/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in an administrator with the organisation ID and its password */
    post: operations["signInOrganisation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/organization/name/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the organisations listed on the start page, for sign-in pages */
    get: operations["listOrganisationNames"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/organization/staff/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in a staff member to the administration, under their own name and with their role */
    post: operations["signInAdministrator"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a panel */
    delete: operations["deletePanel"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change several panel; all or none */
    patch: operations["bulkUpdatePanel"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/call/receipt/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List which screens showed and announced which calls; staff give the counter */
    get: operations["listCallReceipts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/create/{panelType}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create a panel */
    post: operations["createPanel"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/device/connected": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the panels whose screens are connected now, and which rooms and counters these show */
    get: operations["listConnectedPanels"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/device/heartbeat": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Report what this screen shows and announces; returns what it is asked to do */
    post: operations["reportScreen"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/device/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the devices that show a panel, or every panel, as of their last report; staff give the panel */
    get: operations["listScreens"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/device/loudspeaker": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask for the turn at a shared loudspeaker, keep it while speaking, or give it back; returns who may speak */
    post: operations["takeLoudspeaker"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/device/picture": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the last screenshot of a device */
    get: operations["getScreenPicture"];
    put?: never;
    /** Ask the devices of a panel for a screenshot; returns how many were asked */
    post: operations["askScreenPictures"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/device/reload": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask the devices of a panel to reload; returns how many were asked */
    post: operations["reloadScreens"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/dropdownlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List panel to choose from */
    get: operations["listPanelDropdown"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/exclusiveUrl": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Replace the links of a panel, or one of them; devices using the old ones lose access */
    post: operations["rotatePanelKey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/filter": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read which panels or groups a lobby panel shows */
    get: operations["getPanelFilter"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Set which panels or groups a lobby panel shows */
    patch: operations["updatePanelFilter"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/general": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one panel */
    get: operations["getPanel"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/general/update/{panelType}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change a panel */
    patch: operations["updatePanel"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/group": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one panel group */
    get: operations["getPanelGroup"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/group/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create a panel group */
    post: operations["createPanelGroup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/group/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a panel group */
    delete: operations["deletePanelGroup"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/group/dropdownlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List panel group to choose from */
    get: operations["listPanelGroupDropdown"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/group/join": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add a panel to a group */
    post: operations["joinGroup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/group/join/dropdownlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the panels that could join a group */
    get: operations["listPanelsToJoin"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/group/leave": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Remove a panel from its group */
    delete: operations["leaveGroup"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/group/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List panel group, a page at a time */
    get: operations["listPanelGroup"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/group/mode/dropdownlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the panel modes whose panels can join a group */
    get: operations["listGroupModes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/group/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back panel group that were deleted a moment ago; all or none */
    post: operations["restorePanelGroup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/group/sort": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Set the order of a group's panels */
    patch: operations["sortGroup"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/group/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change a panel group */
    patch: operations["updatePanelGroup"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/hall": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the rooms and numbers of a panel for patients' phones; 304 if the ETag still matches */
    get: operations["getHallView"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List panel, a page at a time */
    get: operations["listPanel"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Exchange the key of a screen link for a display token; with the required password if the panel has authentication set */
    post: operations["signInPanel"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/marquee": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one marquee */
    get: operations["getMarquee"];
    put?: never;
    /** Create a marquee */
    post: operations["createMarquee"];
    /** Delete a marquee */
    delete: operations["deleteMarquee"];
    options?: never;
    head?: never;
    /** Change a marquee */
    patch: operations["updateMarquee"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/marquee/bulk/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create several marquee; all or none */
    post: operations["bulkCreateMarquee"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/marquee/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several marquee; all or none */
    post: operations["bulkDeleteMarquee"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/marquee/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change several marquee; all or none */
    patch: operations["bulkUpdateMarquee"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/marquee/disable/all": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch every marquee off */
    patch: operations["disableAllMarquee"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/marquee/enable/all": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch every marquee on */
    patch: operations["enableAllMarquee"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/marquee/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List marquee, a page at a time */
    get: operations["listMarquee"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/marquee/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back marquee that were deleted a moment ago; all or none */
    post: operations["restoreMarquee"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/marquee/sort": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Set the order of all marquee */
    patch: operations["sortMarquee"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/marquee/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch one marquee on or off */
    patch: operations["toggleMarquee"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/media": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one media */
    get: operations["getMedia"];
    put?: never;
    /** Create a media */
    post: operations["createMedia"];
    /** Delete a media */
    delete: operations["deleteMedia"];
    options?: never;
    head?: never;
    /** Change a media */
    patch: operations["updateMedia"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/media/bulk/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create several media; all or none */
    post: operations["bulkCreateMedia"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/media/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several media; all or none */
    post: operations["bulkDeleteMedia"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/media/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change several media; all or none */
    patch: operations["bulkUpdateMedia"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/media/copy": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Copy media of panels or of the media library to panels; a panel that has an item already keeps it as it is */
    post: operations["copyMedia"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/media/disable/all": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch every media off */
    patch: operations["disableAllMedia"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/media/enable/all": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch every media on */
    patch: operations["enableAllMedia"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/media/library": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the files and addresses of the media library and of all panels, each once, with the panels that have it */
    get: operations["getMediaLibrary"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/media/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List media, a page at a time */
    get: operations["listMedia"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/media/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back media that were deleted a moment ago; all or none */
    post: operations["restoreMedia"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/media/sort": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Set the order of all media */
    patch: operations["sortMedia"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/media/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch one media on or off */
    patch: operations["toggleMedia"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/media/video/dropdownlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the videos uploaded by the organisation, for reuse */
    get: operations["listVideos"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/nurse": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one nurse */
    get: operations["getNurse"];
    put?: never;
    /** Create a nurse */
    post: operations["createNurse"];
    /** Delete a nurse */
    delete: operations["deleteNurse"];
    options?: never;
    head?: never;
    /** Change a nurse */
    patch: operations["updateNurse"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/nurse/bulk/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create several nurse; all or none */
    post: operations["bulkCreateNurse"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/nurse/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several nurse; all or none */
    post: operations["bulkDeleteNurse"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/nurse/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change several nurse; all or none */
    patch: operations["bulkUpdateNurse"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/nurse/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List nurse, a page at a time */
    get: operations["listNurse"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/nurse/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back nurse that were deleted a moment ago; all or none */
    post: operations["restoreNurse"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/nurse/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch one nurse on or off */
    patch: operations["toggleNurse"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/paramedic": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one paramedic */
    get: operations["getParamedic"];
    put?: never;
    /** Create a paramedic */
    post: operations["createParamedic"];
    /** Delete a paramedic */
    delete: operations["deleteParamedic"];
    options?: never;
    head?: never;
    /** Change a paramedic */
    patch: operations["updateParamedic"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/paramedic/bulk/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create several paramedic; all or none */
    post: operations["bulkCreateParamedic"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/paramedic/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several paramedic; all or none */
    post: operations["bulkDeleteParamedic"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/paramedic/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change several paramedic; all or none */
    patch: operations["bulkUpdateParamedic"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/paramedic/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List paramedic, a page at a time */
    get: operations["listParamedic"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/paramedic/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back paramedic that were deleted a moment ago; all or none */
    post: operations["restoreParamedic"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/paramedic/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch one paramedic on or off */
    patch: operations["toggleParamedic"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/queueContentLayout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the columns of a panel's patient lists */
    get: operations["getQueueContentLayout"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Set the columns of a panel's patient lists */
    patch: operations["updateQueueContentLayout"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/series": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make panels of one type in one go, one for each row, or copies of a panel; what is there already is left as it is */
    post: operations["createPanelSeries"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Receive a panel's view immediately and on every change */
    get: operations["streamPanel"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/view": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the view of a panel's screen; 304 if the ETag still matches */
    get: operations["getPanelView"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/voice": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one panel voice */
    get: operations["getPanelVoice"];
    put?: never;
    /** Create a panel voice */
    post: operations["createPanelVoice"];
    /** Delete a panel voice */
    delete: operations["deletePanelVoice"];
    options?: never;
    head?: never;
    /** Change a panel voice */
    patch: operations["updatePanelVoice"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/voice/bulk/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create several panel voice; all or none */
    post: operations["bulkCreatePanelVoice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/voice/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several panel voice; all or none */
    post: operations["bulkDeletePanelVoice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/voice/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change several panel voice; all or none */
    patch: operations["bulkUpdatePanelVoice"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/voice/disable/all": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch every panel voice off */
    patch: operations["disableAllPanelVoice"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/voice/enable/all": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch every panel voice on */
    patch: operations["enableAllPanelVoice"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/voice/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List panel voice, a page at a time */
    get: operations["listPanelVoice"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/voice/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back panel voice that were deleted a moment ago; all or none */
    post: operations["restorePanelVoice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/voice/saveTemplate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Save what a panel says as a voice group */
    post: operations["saveVoiceTemplate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/voice/sort": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Set the order of all panel voice */
    patch: operations["sortPanelVoice"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/voice/template/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the voice groups that a panel can copy as its call */
    get: operations["listVoiceTemplates"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/panel/voice/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch one panel voice on or off */
    patch: operations["togglePanelVoice"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/voice/trial": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Compose a call as screens announce it, and list what has no recording; changes nothing */
    post: operations["tryVoices"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/personalData/erase": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Erase a patient's data permanently, unless they are waiting now; requires the identifier twice */
    post: operations["erasePersonalData"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/personalData/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Export the data kept about a patient; the change log records the export, not the patient */
    post: operations["exportPersonalData"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/personalData/find": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Read the data kept about a patient, by national ID, insurance or medical record number */
    post: operations["findPersonalData"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/printing/desk": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read on which printer a counter's slips come out, and how it stands */
    get: operations["getDeskPrinter"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/printing/desk/transfer": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Print the slip of a patient whom this counter transferred, with the number they have there */
    post: operations["printTransferSlip"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/printing/job": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Print a slip again, note that one of which nobody knew is on paper, or take one back */
    patch: operations["decidePrintJob"];
    trace?: never;
  };
  "/api/v1/collab/web/printing/job/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the slips that were to be printed, the latest first, and what became of them */
    get: operations["listPrintJobs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/printing/preview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Draw a slip with sample values as a template says; stores nothing */
    post: operations["drawSlip"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/printing/test": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Print a slip with sample values */
    post: operations["printTestSlip"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/counter/desk": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Report that this device works at a counter, or has left it; returns who else does, and the pace of the day */
    post: operations["reportDesk"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/counter/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the counters that the signed-in staff member may serve */
    get: operations["listCounters"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/inspection/department/doctors": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the doctors whose patients come to the examination rooms today */
    get: operations["listInspectionDoctors"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/inspection/department/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the departments whose patients come to the examination rooms today */
    get: operations["listInspectionDepartments"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/inspection/nurse/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add a nurse to an examination room, from its controller */
    post: operations["createInspectionNurse"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/inspection/nurse/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the nurses of an examination room */
    get: operations["listInspectionNurses"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/inspection/nurse/remove": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Remove a nurse from an examination room */
    delete: operations["removeInspectionNurse"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/inspection/nurse/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change a nurse of an examination room */
    patch: operations["updateInspectionNurse"];
    trace?: never;
  };
  "/api/v1/collab/web/queue/inspection/pending/patients": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the patients an examination room has waiting or expects */
    get: operations["listPendingPatients"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/policy/preset/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List queue rule presets; applying one is an update of the organisation, panel or group */
    get: operations["listPolicyPresets"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/policy/simulate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Try a policy on a given or past day and measure its fairness; changes nothing */
    post: operations["simulatePolicy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/autoLogout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign out after inactivity; a counter held by somebody else is unchanged */
    post: operations["autoLogOutCounter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/away": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Let the current patient, or one in the list, step away for a while; they are skipped */
    post: operations["letGoAway"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/back": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Return a patient who was away or passed to the line; with a session, one passed in an earlier session of today */
    post: operations["letComeBack"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/backFromExamination": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Return a patient who is back from an examination to the line */
    post: operations["backFromExamination"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Cancel a number that was issued, or checked in, by mistake; an appointment stands and can be checked in again */
    post: operations["cancelAtCounter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/completed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Complete the current patient without calling the next, or one who is away or was examined and need not return */
    post: operations["completeConsultation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/currentNo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read a counter and its queue */
    get: operations["getCurrentNumber"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/examination": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send the current patient, or one in the list, to an examination elsewhere */
    post: operations["sendToExamination"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/issue": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Issue a number at a counter, or add a patient beyond the numbers of its session */
    post: operations["issueAtCounter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/lastCurrentNo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the last number called by a counter */
    get: operations["getLastNumber"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Start serving at a counter, in the current session or an unfinished one of today */
    post: operations["logInCounter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/logout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stop serving at a counter; the patient there is completed if patient says nothing else */
    post: operations["logOutCounter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/moveToPassed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Move a patient to passed without a call */
    post: operations["moveToPassed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/next": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Call the next patient; completes the current one */
    post: operations["callNext"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/number": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Call a number */
    post: operations["callNumber"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/pass": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Pass the current number, whose patient did not come */
    post: operations["passNumber"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/patients": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one list of a counter's queue page by page */
    get: operations["listQueuePatients"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/pause": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Pause service at a counter */
    post: operations["pauseCounter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/pauseTicketOrRestart": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Pause or resume issuing numbers to walk-ins */
    post: operations["pauseIssuing"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/preset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set the number to continue from at a counter without a waiting list; 0 restarts */
    post: operations["presetNumber"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/priority": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change the class of priority of a waiting patient */
    post: operations["changePriority"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/recall": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Recall the current number */
    post: operations["recallNumber"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/reset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reset the queue that a counter serves; its next round starts */
    post: operations["resetQueue"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/reset/all": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reset all queues of the variant; staff who may do so (Staff.resetsAll) reset those they may serve */
    post: operations["resetAllQueues"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/reset/preview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Say what a reset would end; of a counter's queue, or of all that staff may serve */
    get: operations["previewReset"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/restart": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Resume service at a counter */
    post: operations["restartCounter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/shown": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read whether the counter's present call was shown and spoken */
    get: operations["getCallInHall"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/start": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Record that the called patient is here; not required for the next call */
    post: operations["startService"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/stay": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say that somebody is still at the counter, before it logs out by itself */
    post: operations["stayAtCounter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Receive a counter's state immediately and on every change */
    get: operations["streamQueue"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/transfer/counter": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Transfer the current patient, or one in the list, to another counter, where they are next */
    post: operations["transferToCounter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/transfer/group": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Transfer the current patient, or one in the list, to the line of a group */
    post: operations["transferToGroup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/transfer/targets": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List where a counter can transfer its patients */
    get: operations["listTransferTargets"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/undo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Undo the last call, its end or a transfer, if nothing followed */
    post: operations["undoPress"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/signIn/lock/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the organisation's accounts locked after failed sign-ins, and the addresses used */
    get: operations["listLockedSignIns"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/signIn/lock/release": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Unlock one account or all; returns how many counts were cleared */
    post: operations["unlockSignIns"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/signIn/session": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** End a session of an administrator or a staff member at once */
    delete: operations["endSession"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/signIn/session/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the sessions of an organisation's administrators and staff */
    get: operations["listSessions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/signIn/singleSignOn/begin": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get the URL at the identity provider where a person signs in */
    post: operations["beginSingleSignOn"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/signIn/singleSignOn/complete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Exchange the identity provider's response for a token, once and in the browser that started */
    post: operations["completeSingleSignOn"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/signIn/ways": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the available sign-in methods, for sign-in pages; an unknown organisation is answered like one without single sign-on */
    get: operations["getSignInWays"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/staff": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one staff */
    get: operations["getStaff"];
    put?: never;
    /** Create a staff */
    post: operations["createStaff"];
    /** Delete a staff */
    delete: operations["deleteStaff"];
    options?: never;
    head?: never;
    /** Change a staff */
    patch: operations["updateStaff"];
    trace?: never;
  };
  "/api/v1/collab/web/staff/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several staff; all or none */
    post: operations["bulkDeleteStaff"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/staff/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List staff, a page at a time */
    get: operations["listStaff"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/staff/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in a staff member at a controller */
    post: operations["signInStaff"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/staff/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back staff that were deleted a moment ago; all or none */
    post: operations["restoreStaff"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/staff/secondFactor/reset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Remove a staff member's second factor, such as one that was lost; their sessions in the administration end */
    post: operations["resetSecondFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/staff/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch one staff on or off */
    patch: operations["toggleStaff"];
    trace?: never;
  };
  "/api/v1/collab/web/stream/ticket": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get a short-lived ticket that opens a stream, where a header cannot be sent */
    post: operations["createStreamTicket"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/apn": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one apn */
    get: operations["getApn"];
    put?: never;
    /** Create a apn */
    post: operations["createApn"];
    /** Delete a apn */
    delete: operations["deleteApn"];
    options?: never;
    head?: never;
    /** Change a apn */
    patch: operations["updateApn"];
    trace?: never;
  };
  "/api/v1/collab/web/system/apn/bulk/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create several apn; all or none */
    post: operations["bulkCreateApn"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/apn/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several apn; all or none */
    post: operations["bulkDeleteApn"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/apn/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change several apn; all or none */
    patch: operations["bulkUpdateApn"];
    trace?: never;
  };
  "/api/v1/collab/web/system/apn/dropdownlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List apn to choose from */
    get: operations["listApnDropdown"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/apn/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List apn, a page at a time */
    get: operations["listApn"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/apn/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back apn that were deleted a moment ago; all or none */
    post: operations["restoreApn"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/apn/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch one apn on or off */
    patch: operations["toggleApn"];
    trace?: never;
  };
  "/api/v1/collab/web/system/department": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one medical department */
    get: operations["getMedicalDepartment"];
    put?: never;
    /** Create a medical department */
    post: operations["createMedicalDepartment"];
    /** Delete a medical department */
    delete: operations["deleteMedicalDepartment"];
    options?: never;
    head?: never;
    /** Change a medical department */
    patch: operations["updateMedicalDepartment"];
    trace?: never;
  };
  "/api/v1/collab/web/system/department/bulk/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create several medical department; all or none */
    post: operations["bulkCreateMedicalDepartment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/department/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several medical department; all or none */
    post: operations["bulkDeleteMedicalDepartment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/department/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change several medical department; all or none */
    patch: operations["bulkUpdateMedicalDepartment"];
    trace?: never;
  };
  "/api/v1/collab/web/system/department/dropdownlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List medical department to choose from */
    get: operations["listMedicalDepartmentDropdown"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/department/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List medical department, a page at a time */
    get: operations["listMedicalDepartment"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/department/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back medical department that were deleted a moment ago; all or none */
    post: operations["restoreMedicalDepartment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/department/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch one medical department on or off */
    patch: operations["toggleMedicalDepartment"];
    trace?: never;
  };
  "/api/v1/collab/web/system/doctor": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one doctor */
    get: operations["getDoctor"];
    put?: never;
    /** Create a doctor */
    post: operations["createDoctor"];
    /** Delete a doctor */
    delete: operations["deleteDoctor"];
    options?: never;
    head?: never;
    /** Change a doctor */
    patch: operations["updateDoctor"];
    trace?: never;
  };
  "/api/v1/collab/web/system/doctor/bulk/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create several doctor; all or none */
    post: operations["bulkCreateDoctor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/doctor/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several doctor; all or none */
    post: operations["bulkDeleteDoctor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/doctor/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change several doctor; all or none */
    patch: operations["bulkUpdateDoctor"];
    trace?: never;
  };
  "/api/v1/collab/web/system/doctor/dropdownlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List doctor to choose from */
    get: operations["listDoctorDropdown"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/doctor/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List doctor, a page at a time */
    get: operations["listDoctor"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/doctor/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back doctor that were deleted a moment ago; all or none */
    post: operations["restoreDoctor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/doctor/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch one doctor on or off */
    patch: operations["toggleDoctor"];
    trace?: never;
  };
  "/api/v1/collab/web/system/doctorLeave": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one doctor leave */
    get: operations["getDoctorLeave"];
    put?: never;
    /** Create a doctor leave */
    post: operations["createDoctorLeave"];
    /** Delete a doctor leave */
    delete: operations["deleteDoctorLeave"];
    options?: never;
    head?: never;
    /** Change a doctor leave */
    patch: operations["updateDoctorLeave"];
    trace?: never;
  };
  "/api/v1/collab/web/system/doctorLeave/bulk/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create several doctor leave; all or none */
    post: operations["bulkCreateDoctorLeave"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/doctorLeave/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several doctor leave; all or none */
    post: operations["bulkDeleteDoctorLeave"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/doctorLeave/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change several doctor leave; all or none */
    patch: operations["bulkUpdateDoctorLeave"];
    trace?: never;
  };
  "/api/v1/collab/web/system/doctorLeave/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List doctor leave, a page at a time */
    get: operations["listDoctorLeave"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/doctorLeave/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back doctor leave that were deleted a moment ago; all or none */
    post: operations["restoreDoctorLeave"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/doctorShift": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one doctor shift */
    get: operations["getDoctorShift"];
    put?: never;
    /** Create a doctor shift */
    post: operations["createDoctorShift"];
    /** Delete a doctor shift */
    delete: operations["deleteDoctorShift"];
    options?: never;
    head?: never;
    /** Change a doctor shift */
    patch: operations["updateDoctorShift"];
    trace?: never;
  };
  "/api/v1/collab/web/system/doctorShift/bulk/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create several doctor shift; all or none */
    post: operations["bulkCreateDoctorShift"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/doctorShift/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several doctor shift; all or none */
    post: operations["bulkDeleteDoctorShift"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/doctorShift/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change several doctor shift; all or none */
    patch: operations["bulkUpdateDoctorShift"];
    trace?: never;
  };
  "/api/v1/collab/web/system/doctorShift/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List doctor shift, a page at a time */
    get: operations["listDoctorShift"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/doctorShift/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back doctor shift that were deleted a moment ago; all or none */
    post: operations["restoreDoctorShift"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/doctorShift/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch one doctor shift on or off */
    patch: operations["toggleDoctorShift"];
    trace?: never;
  };
  "/api/v1/collab/web/system/doctorShift/week": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the roster of seven days from a given one, or without one the plan of every week, with its conflicts */
    get: operations["getRosterWeek"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/label": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one list label */
    get: operations["getListLabel"];
    put?: never;
    /** Create a list label */
    post: operations["createListLabel"];
    /** Delete a list label */
    delete: operations["deleteListLabel"];
    options?: never;
    head?: never;
    /** Change a list label */
    patch: operations["updateListLabel"];
    trace?: never;
  };
  "/api/v1/collab/web/system/label/bulk/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create several list label; all or none */
    post: operations["bulkCreateListLabel"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/label/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several list label; all or none */
    post: operations["bulkDeleteListLabel"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/label/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change several list label; all or none */
    patch: operations["bulkUpdateListLabel"];
    trace?: never;
  };
  "/api/v1/collab/web/system/label/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List list label, a page at a time */
    get: operations["listListLabel"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/label/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back list label that were deleted a moment ago; all or none */
    post: operations["restoreListLabel"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/media": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one media bank item */
    get: operations["getMediaBankItem"];
    put?: never;
    /** Create a media bank item */
    post: operations["createMediaBankItem"];
    /** Delete a media bank item */
    delete: operations["deleteMediaBankItem"];
    options?: never;
    head?: never;
    /** Change a media bank item */
    patch: operations["updateMediaBankItem"];
    trace?: never;
  };
  "/api/v1/collab/web/system/media/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several media bank item; all or none */
    post: operations["bulkDeleteMediaBankItem"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/media/download": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Download a file of the media library under its own name */
    get: operations["downloadMediaBankItem"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/media/dropdownlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List media bank item to choose from */
    get: operations["listMediaBankItemDropdown"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/media/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List media bank item, a page at a time */
    get: operations["listMediaBankItem"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/media/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back media bank item that were deleted a moment ago; all or none */
    post: operations["restoreMediaBankItem"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/printer": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one printer */
    get: operations["getPrinter"];
    put?: never;
    /** Create a printer */
    post: operations["createPrinter"];
    /** Delete a printer */
    delete: operations["deletePrinter"];
    options?: never;
    head?: never;
    /** Change a printer */
    patch: operations["updatePrinter"];
    trace?: never;
  };
  "/api/v1/collab/web/system/printer/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several printer; all or none */
    post: operations["bulkDeletePrinter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/printer/dropdownlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List printer to choose from */
    get: operations["listPrinterDropdown"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/printer/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List printer, a page at a time */
    get: operations["listPrinter"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/printer/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back printer that were deleted a moment ago; all or none */
    post: operations["restorePrinter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/printer/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch one printer on or off */
    patch: operations["togglePrinter"];
    trace?: never;
  };
  "/api/v1/collab/web/system/room": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one room */
    get: operations["getRoom"];
    put?: never;
    /** Create a room */
    post: operations["createRoom"];
    /** Delete a room */
    delete: operations["deleteRoom"];
    options?: never;
    head?: never;
    /** Change a room */
    patch: operations["updateRoom"];
    trace?: never;
  };
  "/api/v1/collab/web/system/room/bulk/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create several room; all or none */
    post: operations["bulkCreateRoom"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/room/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several room; all or none */
    post: operations["bulkDeleteRoom"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/room/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change several room; all or none */
    patch: operations["bulkUpdateRoom"];
    trace?: never;
  };
  "/api/v1/collab/web/system/room/dropdownlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List room to choose from */
    get: operations["listRoomDropdown"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/room/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List room, a page at a time */
    get: operations["listRoom"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/room/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back room that were deleted a moment ago; all or none */
    post: operations["restoreRoom"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/room/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch one room on or off */
    patch: operations["toggleRoom"];
    trace?: never;
  };
  "/api/v1/collab/web/system/voice": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one voice */
    get: operations["getVoice"];
    put?: never;
    /** Create a voice */
    post: operations["createVoice"];
    /** Delete a voice */
    delete: operations["deleteVoice"];
    options?: never;
    head?: never;
    /** Change a voice */
    patch: operations["updateVoice"];
    trace?: never;
  };
  "/api/v1/collab/web/system/voice/bulk/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create several voice; all or none */
    post: operations["bulkCreateVoice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/voice/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several voice; all or none */
    post: operations["bulkDeleteVoice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/voice/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change several voice; all or none */
    patch: operations["bulkUpdateVoice"];
    trace?: never;
  };
  "/api/v1/collab/web/system/voice/dropdownlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List voice to choose from */
    get: operations["listVoiceDropdown"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/voice/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List voice, a page at a time */
    get: operations["listVoice"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/voice/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back voice that were deleted a moment ago; all or none */
    post: operations["restoreVoice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/voiceGroup": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one voice group */
    get: operations["getVoiceGroup"];
    put?: never;
    /** Create a voice group */
    post: operations["createVoiceGroup"];
    /** Delete a voice group */
    delete: operations["deleteVoiceGroup"];
    options?: never;
    head?: never;
    /** Change a voice group */
    patch: operations["updateVoiceGroup"];
    trace?: never;
  };
  "/api/v1/collab/web/system/voiceGroup/bulk/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create several voice group; all or none */
    post: operations["bulkCreateVoiceGroup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/voiceGroup/bulk/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete several voice group; all or none */
    post: operations["bulkDeleteVoiceGroup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/voiceGroup/bulk/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change several voice group; all or none */
    patch: operations["bulkUpdateVoiceGroup"];
    trace?: never;
  };
  "/api/v1/collab/web/system/voiceGroup/dropdownlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List voice group to choose from */
    get: operations["listVoiceGroupDropdown"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/voiceGroup/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List voice group, a page at a time */
    get: operations["listVoiceGroup"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/system/voiceGroup/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back voice group that were deleted a moment ago; all or none */
    post: operations["restoreVoiceGroup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/systemAdvance/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in the provider's staff */
    post: operations["signInSystemAdvance"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/upload": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read how far an upload is */
    get: operations["getUpload"];
    put?: never;
    /**
     * Begin to upload a large file in parts
     * @description Names the operation that the file is for, and the part of its form. When all bytes are here, that operation is called with a part of this name, of the media type application/vnd.callboard.upload, which holds the upload's gid.
     */
    post: operations["beginUpload"];
    /** Cancel an upload, or let go of one whose file was taken */
    delete: operations["cancelUpload"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/upload/part": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add bytes to an upload; what arrives before the connection is cut stays, and bytes sent twice are there once */
    post: operations["appendUpload"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/appointment/usage": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the use of appointments in a period */
    get: operations["getAppointmentUsage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/appointment/usage/download/report": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Export the appointment usage report as a spreadsheet */
    post: operations["exportAppointmentUsageReport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/panelGroup/usage": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the use of panel groups in a period */
    get: operations["getPanelGroupUsage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/panelGroup/usage/download/report": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Export the panel group usage report as a spreadsheet */
    post: operations["exportPanelGroupUsageReport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/ptch/cashierRegistration/counter/serviceInfo/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the cashier and registration counters with their service state */
    get: operations["listCounterServiceInfo"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/ptch/cashierRegistration/download/clerkDailyReport": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Export the daily staff report as a spreadsheet */
    post: operations["exportClerkDailyReport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/ptch/cashierRegistration/download/clerkMonthlyReport": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Export the monthly staff report as a spreadsheet */
    post: operations["exportClerkMonthlyReport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/ptch/cashierRegistration/download/timePeriodAnalysisDailyReport": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Export the hourly report of a day as a spreadsheet */
    post: operations["exportTimePeriodAnalysisDailyReport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/ptch/cashierRegistration/download/timePeriodAnalysisMonthlyReport": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Export the hourly report of a month as a spreadsheet */
    post: operations["exportTimePeriodAnalysisMonthlyReport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/ptch/cashierRegistration/group/waitingInfo/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the queues of the cashier and registration counters with their waiting patients */
    get: operations["listGroupWaitingInfo"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/ptch/cashierRegistration/hourly/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the figures of each hour of a day (default today) */
    get: operations["listHourlyFigures"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/ptch/cashierRegistration/monthly/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the figures of each day of a month (default the current one) */
    get: operations["listMonthlyFigures"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/ptch/cashierRegistration/number/waitingInfo/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the numbers waiting at the cashier and registration counters */
    get: operations["listNumberWaitingInfo"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/ptch/cashierRegistration/staff/list/by/date": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List what each staff member did on a day (default today) */
    get: operations["listStaffByDate"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/ptch/cashierRegistration/staff/list/by/month": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List what each staff member did in a month (default the current one) */
    get: operations["listStaffByMonth"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/ptch/cashierRegistration/totalOfPeople": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read how many patients came to the cashier and registration counters today, and the outcome */
    get: operations["getTotalOfPeople"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/dashboard/ptch/cashierRegistration/totalOfWaitingPeople": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read how many patients are waiting at the cashier and registration counters */
    get: operations["getTotalOfWaitingPeople"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/report": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the progress of a report */
    get: operations["getReport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/report/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Cancel a report; a finished one is unchanged */
    patch: operations["cancelReport"];
    trace?: never;
  };
  "/api/v1/web/report/download": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Download a prepared report; the key is unguessable and expires */
    get: operations["downloadReport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/web/report/download/csv": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Download the same report as CSV */
    get: operations["downloadReportCsv"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description What happened: signed in, signed out, or refused.
     * @enum {string}
     */
    AccessAction: "signedIn" | "signedOut" | "refused";
    /** @description Unguessable, revocable key in a device link; exchanged for a token. */
    AccessKey: string;
    /** @description A hospital must be able to tell who signed in, from where, and what was refused. */
    AccessLog: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly action: components["schemas"]["AccessAction"];
      readonly kind: components["schemas"]["TokenKind"];
      readonly deviceType?: components["schemas"]["DeviceType"];
      /** @description The staff member or the panel. */
      readonly subjectGid?: string;
      /** @description Their name at the time. */
      readonly subjectName?: string;
      /** @description IP address of the caller. */
      readonly address: string;
      /** @description User agent of the program. */
      readonly userAgent?: string;
      /** @description Why it was refused: a code from the error catalogue. */
      readonly code?: string;
    };
    /** @description What a new AccessLog is made of. */
    AccessLogCreate: Record<string, never>;
    /** @description One page of AccessLog. */
    AccessLogList: {
      data: components["schemas"]["AccessLog"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a AccessLog as a JSON merge patch: what is absent stays, null clears. */
    AccessLogUpdate: {
      gid: string;
      version?: number;
    };
    /** @description Response of an operation that returns nothing else. */
    Acknowledgement: {
      /** @constant */
      ok: true;
    };
    /**
     * @description Who changed something: the kinds of tokens, and the server itself (scheduler, first start).
     * @enum {string}
     */
    ActorKind: "session" | "systemAdvance" | "staff" | "panel" | "kiosk" | "ticketMachine" | "agency" | "server";
    /**
     * @description What a member of staff may do in the administration under their own name. In order: whoever has one may do what those before it may.
     * @default none
     * @enum {string}
     */
    AdminRole: "none" | "reads" | "operates" | "administers";
    /** @description A new agency key; the old one has stopped working. Shown only once. */
    AgencyKey: {
      agencyKey: components["schemas"]["AccessKey"];
    };
    /**
     * @description Colour and meaning of an alert.
     * @default success
     * @enum {string}
     */
    AlertVariant: "success" | "danger" | "warning" | "info";
    /** @description What the holder of a counter can do there now. counter: without naming a patient. patients: with a patient of the lists, whom a number names, by status. passedEarlier: with a patient passed in an earlier session, whom a number and that session name. What is not named would be refused, or would change nothing; what is named may still be refused for what a request says: its number, session, target or class of priority. */
    AllowedActions: {
      counter: components["schemas"]["CounterActions"];
      patients: {
        [key: string]: components["schemas"]["CounterActions"];
      };
      passedEarlier: components["schemas"]["CounterActions"];
    };
    /** @description An API key of the organisation, without the key itself, which is not stored. */
    ApiKey: {
      gid: components["schemas"]["Gid"];
      kind: components["schemas"]["ApiKeyKind"];
      /** @description What it is for, as the administrator wrote it; the logs name its changes by it. */
      name?: string;
      /** @description Of a controller's key: the staff member it represents. */
      staffName?: string;
      createdAt: components["schemas"]["Instant"];
      expiresAt: components["schemas"]["Instant"];
    };
    /**
     * @description What an API key represents: a staff member at a controller on another domain, or a hospital information system.
     * @enum {string}
     */
    ApiKeyKind: "staff" | "agency";
    /** @description The API keys of an organisation, newest first. */
    ApiKeyList: {
      data: components["schemas"]["ApiKey"][];
    };
    /** @description A new API key, shown only once; sent in the header x-api-key instead of a bearer token. */
    ApiKeyMade: {
      apiKey: components["schemas"]["AccessKey"];
      kind: components["schemas"]["ApiKeyKind"];
      expiresAt: components["schemas"]["Instant"];
    };
    /** @description A clinic as the hospital information system schedules it (apn), and the panels that show it. */
    Apn: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description The apn in the hospital information system. */
      code: string;
      name: string;
      /** @description Department the clinic belongs to. */
      department?: string;
      /** @description Panels that show this clinic. */
      panels?: components["schemas"]["Gid"][];
      /** @default true */
      enabled?: boolean;
    };
    /** @description What a new Apn is made of. */
    ApnCreate: {
      /** @description The apn in the hospital information system. */
      code: string;
      name: string;
      /** @description Department the clinic belongs to. */
      department?: string;
      /** @description Panels that show this clinic. */
      panels?: components["schemas"]["Gid"][];
      /** @default true */
      enabled?: boolean;
    };
    /** @description One page of Apn. */
    ApnList: {
      data: components["schemas"]["Apn"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a Apn as a JSON merge patch: what is absent stays, null clears. */
    ApnUpdate: {
      gid: string;
      version?: number;
      /** @description The apn in the hospital information system. */
      code?: string;
      name?: string;
      department?: string | null;
      panels?: components["schemas"]["Gid"][] | null;
      enabled?: boolean | null;
    };
    /** @description A hospital must be able to tell what a device in the hall did; its launcher, controller, kiosk or display reports it. */
    AppActionLog: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly kind: components["schemas"]["TokenKind"];
      /** @description The panel or the staff member. */
      readonly deviceGid?: string;
      readonly deviceName?: string;
      /**
       * @description A short name, such as app.started.
       * @example app.started
       */
      action: string;
      /** @description Further details. Must not contain patient names. */
      detail?: string;
      /** @description Program version. */
      appVersion?: string;
      readonly address?: string;
    };
    /** @description What a new AppActionLog is made of. */
    AppActionLogCreate: {
      /**
       * @description A short name, such as app.started.
       * @example app.started
       */
      action: string;
      /** @description Further details. Must not contain patient names. */
      detail?: string;
      /** @description Program version. */
      appVersion?: string;
    };
    /** @description One page of AppActionLog. */
    AppActionLogList: {
      data: components["schemas"]["AppActionLog"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a AppActionLog as a JSON merge patch: what is absent stays, null clears. */
    AppActionLogUpdate: {
      gid: string;
      version?: number;
      /**
       * @description A short name, such as app.started.
       * @example app.started
       */
      action?: string;
      detail?: string | null;
      appVersion?: string | null;
    };
    /** @description A visit scheduled by the hospital information system. */
    Appointment: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description ID in the hospital information system, unique in the organisation. */
      appointmentId: string;
      department: string;
      departmentCode?: string;
      /** @description Room code; determines the panel. */
      room: string;
      doctor?: string;
      nurse?: string;
      /**
       * Format: date
       * @description Date of the visit or examination.
       */
      inspectionDay: string;
      shift: components["schemas"]["Session"];
      slotStartTime?: components["schemas"]["TimeOfDay"];
      slotEndTime?: components["schemas"]["TimeOfDay"];
      /** @description The patient's number, unique in its queue; kept at check-in. */
      serialNumber: number;
      name: string;
      secondName?: string;
      gender?: components["schemas"]["Gender"];
      /** Format: date */
      birthday?: string;
      readonly age?: number;
      /**
       * Format: date
       * @description Date on which the appointment was made.
       */
      applicationDate?: string;
      medicalRecordNumber?: string;
      /** @description National ID or insurance card number used at check-in. */
      patientId?: string;
      /** @description How often the patient's number was passed. */
      readonly passNumber?: number;
      tags?: string[];
      nameMask?: components["schemas"]["NameMask"];
      /** @description Whether the appointment was taken back: it is kept with its history, and its number is free. */
      canceled?: boolean;
      /** @description Why it was taken back. */
      cancelReason?: string;
      readonly source?: components["schemas"]["AppointmentSource"];
      readonly status?: components["schemas"]["QueueStatus"];
      readonly patientState?: components["schemas"]["PatientListState"];
    };
    /**
     * @description What was done to an appointment.
     * @enum {string}
     */
    AppointmentAction: "created" | "updated" | "removed" | "checkedIn" | "tagged" | "canceled" | "restored";
    /** @description One appointment list per room, rooms side by side; rooms and long lists rotate. */
    AppointmentBoardBlock: {
      /** @constant */
      type: "appointmentBoard";
      place?: components["schemas"]["Placement"];
      path: components["schemas"]["ViewPath"];
      names?: components["schemas"]["ViewPath"];
      status?: components["schemas"]["ViewPath"];
    };
    /** @description One change of an appointment. Who made it: the kind of token, and the staff member or device behind it. */
    AppointmentChange: {
      /** @description Sequence number of the change in the organisation. */
      number: number;
      appointmentGid: components["schemas"]["Gid"];
      appointmentId: string;
      action: components["schemas"]["AppointmentAction"];
      by?: components["schemas"]["TokenKind"];
      byGid?: components["schemas"]["Gid"];
      /** @description Name of the staff member or device. */
      byName?: string;
      at: components["schemas"]["Instant"];
      changes: components["schemas"]["FieldChange"][];
    };
    /** @description A page of changes of appointments, newest first. */
    AppointmentChangeList: {
      data: components["schemas"]["AppointmentChange"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description What a new Appointment is made of. */
    AppointmentCreate: {
      /** @description ID in the hospital information system, unique in the organisation. */
      appointmentId: string;
      department: string;
      departmentCode?: string;
      /** @description Room code; determines the panel. */
      room: string;
      doctor?: string;
      nurse?: string;
      /**
       * Format: date
       * @description Date of the visit or examination.
       */
      inspectionDay: string;
      shift: components["schemas"]["Session"];
      slotStartTime?: components["schemas"]["TimeOfDay"];
      slotEndTime?: components["schemas"]["TimeOfDay"];
      /** @description The patient's number, unique in its queue; kept at check-in. */
      serialNumber: number;
      name: string;
      secondName?: string;
      gender?: components["schemas"]["Gender"];
      /** Format: date */
      birthday?: string;
      /**
       * Format: date
       * @description Date on which the appointment was made.
       */
      applicationDate?: string;
      medicalRecordNumber?: string;
      /** @description National ID or insurance card number used at check-in. */
      patientId?: string;
      tags?: string[];
      nameMask?: components["schemas"]["NameMask"];
      /** @description Whether the appointment was taken back: it is kept with its history, and its number is free. */
      canceled?: boolean;
      /** @description Why it was taken back. */
      cancelReason?: string;
    };
    /** @description A day's appointments and walk-ins, counted, and what they can be narrowed by. */
    AppointmentDay: {
      inspectionDay: components["schemas"]["CalendarDate"];
      today: components["schemas"]["CalendarDate"];
      /** @description All appointments and walk-ins, also those that were canceled. */
      total: number;
      /** @description By state of the patient; who was canceled has none. */
      states: {
        notCheckedIn: number;
        checkedIn: number;
        lateArrival: number;
        consulting: number;
        completed: number;
        expired: number;
        canceled: number;
      };
      /** @description By special list. */
      lists: {
        passed: number;
        temporarilyAway: number;
        checking: number;
        checkBack: number;
        completed: number;
      };
      /** @description Tags of these appointments, the most used first. */
      tags: components["schemas"]["AppointmentTag"][];
      /** @description Codes of all rooms of the day. */
      rooms: string[];
      /** @description All departments of the day. */
      departments: string[];
      /** @description All doctors of the day. */
      doctors: string[];
    };
    /** @description The outcome of the appointments of a day, a department or a doctor. */
    AppointmentFigures: {
      date?: components["schemas"]["CalendarDate"];
      department?: string;
      doctor?: string;
      /** @description Appointments. */
      appointments: number;
      /** @description Of these, checked in. */
      checkedIn: number;
      /** @description Of these, completed. */
      completed: number;
      /** @description Of these, passed and not served later. */
      passed: number;
      /** @description Did not check in before the day ended. */
      notArrived: number;
      /** @description Of these, canceled. */
      canceled: number;
    };
    /** @description What happened to an appointment. */
    AppointmentHistory: {
      /** @description The tickets that it had, the latest first; canceled ones too. */
      tickets: components["schemas"]["PersonalTicket"][];
      /** @description Changes of the appointment, the newest first. */
      changes: components["schemas"]["AppointmentChange"][];
    };
    /** @description One page of Appointment. */
    AppointmentList: {
      data: components["schemas"]["Appointment"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description The outcome of pushed appointments: all or none are accepted. */
    AppointmentOutcome: {
      count: number;
      data: {
        appointmentId: string;
        gid: components["schemas"]["Gid"];
      }[];
    };
    /** @description Changes to a Appointment that another system names by its own id. */
    AppointmentPatch: {
      /** @description ID in the hospital information system, unique in the organisation. */
      appointmentId: string;
      department?: string;
      departmentCode?: string | null;
      /** @description Room code; determines the panel. */
      room?: string;
      doctor?: string | null;
      nurse?: string | null;
      /**
       * Format: date
       * @description Date of the visit or examination.
       */
      inspectionDay?: string;
      shift?: components["schemas"]["Session"];
      slotStartTime?: string | null;
      slotEndTime?: string | null;
      /** @description The patient's number, unique in its queue; kept at check-in. */
      serialNumber?: number;
      name?: string;
      secondName?: string | null;
      /** @enum {string|null} */
      gender?: "male" | "female" | "other" | null;
      /** Format: date */
      birthday?: string | null;
      /** Format: date */
      applicationDate?: string | null;
      medicalRecordNumber?: string | null;
      patientId?: string | null;
      tags?: string[] | null;
      /** @enum {string|null} */
      nameMask?: "full" | "middle" | "none" | null;
      canceled?: boolean | null;
      cancelReason?: string | null;
    };
    /** @description The outcome of saved appointments: all or none are accepted. Unchanged ones are neither created nor updated. */
    AppointmentSaved: {
      created: number;
      updated: number;
      data: {
        appointmentId: string;
        gid: components["schemas"]["Gid"];
      }[];
    };
    /**
     * @description Where an appointment comes from: the clinics' system, that of radiology, or the desk (entered by hand).
     * @enum {string}
     */
    AppointmentSource: "clinics" | "radiology" | "desk";
    /** @description A tag, and the number of appointments that have it. */
    AppointmentTag: {
      tag: string;
      count: number;
    };
    /** @description The tags of the organisation's appointments, most used first. */
    AppointmentTagList: {
      data: components["schemas"]["AppointmentTag"][];
    };
    /** @description Changes to a Appointment as a JSON merge patch: what is absent stays, null clears. */
    AppointmentUpdate: {
      gid: string;
      version?: number;
      /** @description ID in the hospital information system, unique in the organisation. */
      appointmentId?: string;
      department?: string;
      departmentCode?: string | null;
      /** @description Room code; determines the panel. */
      room?: string;
      doctor?: string | null;
      nurse?: string | null;
      /**
       * Format: date
       * @description Date of the visit or examination.
       */
      inspectionDay?: string;
      shift?: components["schemas"]["Session"];
      slotStartTime?: string | null;
      slotEndTime?: string | null;
      /** @description The patient's number, unique in its queue; kept at check-in. */
      serialNumber?: number;
      name?: string;
      secondName?: string | null;
      /** @enum {string|null} */
      gender?: "male" | "female" | "other" | null;
      /** Format: date */
      birthday?: string | null;
      /** Format: date */
      applicationDate?: string | null;
      medicalRecordNumber?: string | null;
      patientId?: string | null;
      tags?: string[] | null;
      /** @enum {string|null} */
      nameMask?: "full" | "middle" | "none" | null;
      canceled?: boolean | null;
      cancelReason?: string | null;
    };
    /** @description Use of appointments in a period, by day and by department and doctor. */
    AppointmentUsage: {
      from: components["schemas"]["CalendarDate"];
      to: components["schemas"]["CalendarDate"];
      total: components["schemas"]["AppointmentFigures"];
      days: components["schemas"]["AppointmentFigures"][];
      departments: components["schemas"]["AppointmentFigures"][];
    };
    /** @description A complete backup in the backup folder. */
    Backup: {
      name: string;
      startedAt: components["schemas"]["Instant"];
      completedAt: components["schemas"]["Instant"];
      /** @description Size of the database and all files, including those shared with other backups on disk. */
      bytes: number;
      files: number;
      /** @description Files that the database names but that were missing or damaged. */
      missingFiles: number;
      organisations: number;
      /** @description Events in the logs of all organisations. */
      events: number;
      /** @description Whether a private key is needed to open it. */
      sealed: boolean;
    };
    /**
     * @description Whether the backups need attention.
     * @enum {string}
     */
    BackupState: "off" | "ok" | "late" | "failing";
    /** @description Status of the installation's backups. */
    BackupStatus: {
      state: components["schemas"]["BackupState"];
      /** @description Whether this server is making one now. */
      underWay: boolean;
      folder?: string;
      everyHours?: number;
      /** @description Number of backups kept. */
      keep?: number;
      sealed?: boolean;
      nextAt?: components["schemas"]["Instant"];
      failedAt?: components["schemas"]["Instant"];
      /** @description Why the last attempt failed; absent after a success. */
      failure?: string;
      /** @description Newest first. */
      backups: components["schemas"]["Backup"][];
    };
    /** @description One node of a layout: a box, or a leaf bound by paths to the panel view. A runtime that does not know a type skips it and reports it. */
    Block: components["schemas"]["BoxBlock"] | components["schemas"]["HeaderBlock"] | components["schemas"]["RoomCardBlock"] | components["schemas"]["TextBlock"] | components["schemas"]["ClockBlock"] | components["schemas"]["NumberBlock"] | components["schemas"]["CalledCardBlock"] | components["schemas"]["CounterTableBlock"] | components["schemas"]["GroupBoardBlock"] | components["schemas"]["CallListBlock"] | components["schemas"]["WaitingListBlock"] | components["schemas"]["PassedListBlock"] | components["schemas"]["MediaBlock"] | components["schemas"]["MarqueeBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["NoticeBlock"] | components["schemas"]["AppointmentBoardBlock"] | components["schemas"]["GroupTableBlock"] | components["schemas"]["CareTeamBlock"] | components["schemas"]["QrCodeBlock"] | components["schemas"]["ListBoardBlock"] | components["schemas"]["RoomListBlock"];
    /**
     * @description What the lists of a board contain. appointments: booked patients, one list per room. special: patients who are not simply in line (passed, away, in examination, completed, or with a list label), one list per kind, across all rooms.
     * @default appointments
     * @enum {string}
     */
    BoardContent: "appointments" | "special";
    /** @description A box: its children stand in a row, in a column, or lie over each other. */
    BoxBlock: {
      /** @constant */
      type: "box";
      place?: components["schemas"]["Placement"];
      /** @enum {string} */
      flow: "row" | "column" | "layers";
      /** @description Between the children, in hundredths of the shorter side of the screen (vmin). */
      space?: number;
      /** @description Around the children, in vmin. */
      pad?: number;
      children: components["schemas"]["Block"][];
    };
    /**
     * Format: date
     * @description A day in the organisation's time zone, YYYY-MM-DD. Years centuries away are refused as mistakes, since calendars differ there.
     */
    CalendarDate: string;
    /** @description A month in the organisation's time zone, YYYY-MM. */
    CalendarMonth: string;
    /** @description What screens made of a counter's present call. screens: devices that show the counter and have reported lately. shown, spoken: how many have shown the call, and spoken it. */
    CallInHall: {
      /** @description The call, by its sequence number; 0 if nobody is called. */
      seq: number;
      screens: number;
      shown: number;
      spoken: number;
    };
    /**
     * @description What happens on another recall once the call limit is reached: the number is passed, or the recall is refused.
     * @default pass
     * @enum {string}
     */
    CallLimitRule: "pass" | "refuse";
    /** @description The last calls, newest first: number and where to go. */
    CallListBlock: {
      /** @constant */
      type: "callList";
      place?: components["schemas"]["Placement"];
      path: components["schemas"]["ViewPath"];
      headline: components["schemas"]["ViewTemplate"];
    };
    /** @description A session token for one day, and the quick sign-in link that contains it. */
    CallPanelToken: {
      callPanelToken: string;
      expiresAt: components["schemas"]["Instant"];
      quickLoginUrl: string;
    };
    /**
     * @description Why a patient was next. inOrder: first in the order of the queue. priority, aged: before others by class of priority, or because they waited so long that they count as in the next class. fairTurn: first in the order although a higher class is waiting, because that class had enough turns. inserted: late, returned or extra, and it was their turn. nobodyElse: late, returned or extra, and nobody else is waiting. sent: was transferred to this counter. byNumber: staff chose the number.
     * @enum {string}
     */
    CallReason: "inOrder" | "priority" | "aged" | "fairTurn" | "inserted" | "nobodyElse" | "sent" | "byNumber";
    /** @description Proof that one screen showed and announced one call, and when. */
    CallReceipt: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly calledAt: components["schemas"]["Instant"];
      /** @description The called number. */
      readonly number: number;
      readonly kind: components["schemas"]["EventKind"];
      /** @description The room or counter that called. */
      readonly counterGid: string;
      /** @description Its name. */
      readonly counterName?: string;
      /** @description The panel that showed the call. */
      readonly panelGid: string;
      /** @description Its name. */
      readonly panelName?: string;
      /** @description Identifies one of the devices that show this panel; generated by the device. */
      readonly screen: string;
      /** @description Sequence number of the call in the event log. */
      readonly seq: number;
      readonly shownAt?: components["schemas"]["Instant"];
      readonly spokenAt?: components["schemas"]["Instant"];
      readonly spokenBy?: components["schemas"]["SpokenBy"];
    };
    /** @description What a new CallReceipt is made of. */
    CallReceiptCreate: Record<string, never>;
    /** @description One page of CallReceipt. */
    CallReceiptList: {
      data: components["schemas"]["CallReceipt"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a CallReceipt as a JSON merge patch: what is absent stays, null clears. */
    CallReceiptUpdate: {
      gid: string;
      version?: number;
    };
    /** @description What a screen did with one call: a receipt, sent until the server has it. */
    CallShown: {
      /** @description The log that the call is in. */
      epoch: string;
      /** @description The number of the call in the log. */
      seq: number;
      shownAt?: components["schemas"]["Instant"];
      spokenAt?: components["schemas"]["Instant"];
      spokenBy?: components["schemas"]["SpokenBy"];
    };
    /** @description The call: who, and where to go. Flashes on a new call, then stays. */
    CalledCardBlock: {
      /** @constant */
      type: "calledCard";
      place?: components["schemas"]["Placement"];
      call: components["schemas"]["ViewPath"];
      counter?: components["schemas"]["ViewPath"];
      headline: components["schemas"]["ViewTemplate"];
      number: components["schemas"]["ViewTemplate"];
      line?: components["schemas"]["ViewTemplate"];
      idle: components["schemas"]["ViewTemplate"];
      /** @description In the middle of the card; else at its start. */
      centered?: boolean;
    };
    /**
     * @description -1: none; 0: clinic call, without list; 1: clinic call of checked-in patients, with list; 2: clinic call of booked patients, with list; 3: counters in a group that issue and call numbers, without list.
     * @default 1
     * @enum {integer}
     */
    CallingMode: -1 | 0 | 1 | 2 | 3;
    /** @description The care team of a room beside the doctor: a word and names, for each kind. */
    CareTeamBlock: {
      /** @constant */
      type: "careTeam";
      place?: components["schemas"]["Placement"];
      nurses: components["schemas"]["ViewPath"];
      paramedics: components["schemas"]["ViewPath"];
    };
    /**
     * @description What an administrator, a staff member or the scheduler did to a record.
     * @enum {string}
     */
    ChangeAction: "created" | "updated" | "deleted" | "restored" | "sorted" | "reset" | "exported" | "erased";
    /** @description A hospital must be able to tell who changed what and when, for as long as its records are kept. */
    ChangeLog: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly action: components["schemas"]["ChangeAction"];
      readonly byKind: components["schemas"]["ActorKind"];
      /** @description Name of the staff member; absent if there is none, as for the administrators' shared account. */
      readonly byName?: string;
      /** @description The staff member or the device. */
      readonly byGid?: string;
      /** @description IP address of the caller. */
      readonly address?: string;
      /** @description The operation (operationId); absent if the server acted on its own. */
      readonly operation?: string;
      /** @description Kind of record. */
      readonly family: string;
      /** @description Of a record of a kind (a panel's type): which, because its fields are the kind's. */
      readonly variant?: string;
      readonly recordGid: string;
      /** @description Its name at the time. */
      readonly recordName?: string;
      readonly changes: components["schemas"]["FieldChange"][];
    };
    /** @description What a new ChangeLog is made of. */
    ChangeLogCreate: Record<string, never>;
    /** @description One page of ChangeLog. */
    ChangeLogList: {
      data: components["schemas"]["ChangeLog"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a ChangeLog as a JSON merge patch: what is absent stays, null clears. */
    ChangeLogUpdate: {
      gid: string;
      version?: number;
    };
    /** @description How many records a bulk operation changed. */
    Changed: {
      count: number;
    };
    /**
     * @description The outcome of check-in for one appointment. rejoined: was passed and is in line again. back: was away or in examination and is in line again. called: is being called at this moment, and goes in (at a kiosk; the desk is told alreadyCheckedIn). tooLate, sessionOver, passed, canceled (the appointment was taken back) and seeStaff (back from examination, to be called by staff): to be settled at the desk.
     * @enum {string}
     */
    CheckInOutcome: "checkedIn" | "checkedInLate" | "rejoined" | "back" | "alreadyCheckedIn" | "called" | "tooEarly" | "tooLate" | "sessionOver" | "passed" | "seeStaff" | "completed" | "canceled" | "notHere";
    /** @description The outcome of check-in for one appointment; checkInFrom tells early patients when to come back. */
    CheckInResult: {
      outcome: components["schemas"]["CheckInOutcome"];
      number: number;
      /** @description Mark of the number's queue, shown beside it. */
      mark?: string;
      width: number;
      shift: components["schemas"]["Session"];
      counterName?: string;
      departmentName: string;
      doctorName?: string;
      maskedName?: string;
      ahead: number;
      wait?: components["schemas"]["WaitEstimate"];
      checkInFrom?: components["schemas"]["Instant"];
      ticketKey?: components["schemas"]["AccessKey"];
      url?: string;
    };
    /** @description The outcome of check-in for the patient's appointments of today. */
    CheckInResultList: {
      data: components["schemas"]["CheckInResult"][];
    };
    /** @description Whether patients can check in at a kiosk now and, if not, why. An administrator stops check-in by pausing or disabling the kiosk's panel; check-in also stops when no room is in service. */
    CheckInStop: {
      stopped: boolean;
      reason?: components["schemas"]["CheckInStopReason"];
    };
    /**
     * @description Why a kiosk does not accept check-ins.
     * @enum {string}
     */
    CheckInStopReason: "panelPaused" | "panelDisabled" | "noRoom";
    /** @description One entry of a drop-down list. */
    Choice: {
      gid: string;
      name: string;
    };
    /** @description Entries of a drop-down list. */
    ChoiceList: {
      data: components["schemas"]["Choice"][];
    };
    /** @description What one staff member did at the counters that issue numbers, on a day or in a month. */
    ClerkFigures: {
      staffGid: components["schemas"]["Gid"];
      staffId?: string;
      staffName: string;
      /** @description Days on which they were signed in. */
      workingDays: number;
      firstAt?: components["schemas"]["Instant"];
      lastAt?: components["schemas"]["Instant"];
      /** @description Time at counters; without a sign-out, until the last action of that day. */
      signedInSeconds: number;
      /** @description Time during which service was paused. */
      pausedSeconds: number;
      /** @description Calls of a number, without recalls. */
      called: number;
      /** @description Recalls. */
      recalled: number;
      /** @description Calls that ended with the patient served. */
      completed: number;
      /** @description Calls to which nobody came. */
      passed: number;
      /** @description Of those completed: by calling somebody else, without “Complete”. */
      completedByNext: number;
      /** @description Calls that staff never closed: the day or the queue ended with the patient still at the counter. They are not among those completed. */
      notClosed: number;
      /** @description Patients transferred to another counter. */
      transferred: number;
      /** @description From issue or check-in to the first call; absent if there was no first call. */
      averageWaitSeconds?: number;
      /** @description The longest of these. */
      longestWaitSeconds?: number;
      /** @description From the call to its completion; absent if nobody was served. */
      averageServiceSeconds?: number;
      /** @description The longest service. */
      longestServiceSeconds?: number;
    };
    /** @description Figures of the staff. */
    ClerkFiguresList: {
      from: components["schemas"]["CalendarDate"];
      to: components["schemas"]["CalendarDate"];
      data: components["schemas"]["ClerkFigures"][];
    };
    /** @description One room as the kiosk shows it. */
    ClinicInfo: {
      panelGid: components["schemas"]["Gid"];
      counterName: string;
      departmentName?: string;
      doctorName?: string;
      service: components["schemas"]["CounterService"];
      /** @description Time of day at which a paused room is expected to serve again, HH:MM. */
      backAt?: string;
      current: number;
      /** @description Mark of the number's queue, shown beside it. */
      mark?: string;
      width: number;
      waiting: number;
    };
    /** @description What the kiosk shows besides check-in; refreshed every 20 seconds. */
    ClinicInfoList: {
      /** @description Set where everything is invented: the page says so. */
      demo?: boolean;
      organisationName: string;
      logo?: string;
      panelName: string;
      language: components["schemas"]["Locale"];
      session: components["schemas"]["Session"];
      serverTime: components["schemas"]["Instant"];
      timeZoneOffsetMinutes: number;
      slips?: components["schemas"]["SlipPrinting"];
      data: components["schemas"]["ClinicInfo"][];
    };
    /**
     * @description Part of the day in which a doctor sees patients.
     * @default morning
     * @enum {string}
     */
    ClinicShift: "morning" | "afternoon" | "evening";
    /** @description The time of the organisation; with it, if wanted, date, weekday and session. */
    ClockBlock: {
      /** @constant */
      type: "clock";
      place?: components["schemas"]["Placement"];
      /** @description Of the time, in vmin. */
      textSize?: number;
      date?: boolean;
      session?: boolean;
    };
    /**
     * @description How a visit was completed if nobody pressed “Complete”. next: by calling somebody else. leaving: by leaving the counter. nobody: the business day or the queue was closed with the patient still at the counter.
     * @enum {string}
     */
    ClosedBy: "next" | "leaving" | "nobody";
    /** @description The code tables of a hospital information system, each pushed as a whole; an omitted table stays unchanged. They define departments, rooms, doctors and clinics (apn). */
    CodeData: {
      departments?: {
        code: string;
        name: string;
        secondName?: string;
      }[];
      rooms?: {
        code: string;
        name: string;
        secondName?: string;
        location?: string;
        /** @description Department the room belongs to. */
        departmentCode?: string;
      }[];
      doctors?: {
        code: string;
        name: string;
        secondName?: string;
        title?: string;
        /** @description Departments in which the doctor sees patients. */
        departmentCodes?: string[];
      }[];
      apns?: {
        code: string;
        name: string;
        /** @description Department the clinic belongs to. */
        departmentCode?: string;
        /** @description Room codes of the panels that show it; if omitted, the panels stay as set by an administrator. */
        roomCodes?: string[];
      }[];
    };
    /** @description The outcome of pushed code tables: all or none are accepted. */
    CodeDataOutcome: {
      departments?: components["schemas"]["CodeTableOutcome"];
      rooms?: components["schemas"]["CodeTableOutcome"];
      doctors?: components["schemas"]["CodeTableOutcome"];
      apns?: components["schemas"]["CodeTableOutcome"];
    };
    /** @description The outcome of one code table. Entries missing from the push are disabled, not removed: rosters and lists still refer to them. */
    CodeTableOutcome: {
      created: number;
      updated: number;
      unchanged: number;
      disabled: number;
    };
    /** @description A panel whose screens are connected now, and what they show. */
    ConnectedPanel: {
      panelGid: components["schemas"]["Gid"];
      /** @description How many devices show it. */
      screens: number;
      /** @description Rooms and counters on it, itself among them where it calls. */
      shows: components["schemas"]["Gid"][];
    };
    /** @description Panels whose screens are connected now. */
    ConnectedPanelList: {
      data: components["schemas"]["ConnectedPanel"][];
    };
    /** @description A counter that a staff member may serve. waitingSince: when the patient who has waited longest came. */
    Counter: {
      panelGid: components["schemas"]["Gid"];
      name: string;
      counterName?: string;
      departmentName?: string;
      groupGid?: components["schemas"]["Gid"];
      groupName?: string;
      variant: components["schemas"]["QueueVariant"];
      callingMode: components["schemas"]["CallingMode"];
      service: components["schemas"]["CounterService"];
      staffName?: string;
      /** @description Room code in the hospital information system. */
      roomNo?: string;
      /** @description Clinic code under which the hospital information system schedules, by the organisation's table of clinic codes. */
      apn?: string;
      apnName?: string;
      /** @description Patients in line; of a queue that several counters call from, at each of them. */
      waiting?: number;
      waitingSince?: components["schemas"]["Instant"];
      currentNumber?: number;
      width?: number;
    };
    /** @description Names of actions at a counter. */
    CounterActions: ("logIn" | "logOut" | "autoLogOut" | "stay" | "next" | "restart" | "start" | "completed" | "recall" | "pass" | "away" | "examination" | "number" | "pause" | "undo" | "back" | "backFromExamination" | "transfer" | "moveToPassed" | "priority" | "cancel" | "issue" | "extra" | "preset" | "pauseIssuing" | "resumeIssuing" | "resetQueue" | "resetAll")[];
    /** @description Counters that the signed-in staff member may serve. */
    CounterList: {
      data: components["schemas"]["Counter"][];
    };
    /** @description A pause of a counter. until: when service is expected to resume. */
    CounterPause: {
      reason?: components["schemas"]["PauseReason"];
      until?: components["schemas"]["Instant"];
    };
    /** @description One of the queues from which a counter calls in turn. */
    CounterQueue: {
      ownerGid: components["schemas"]["Gid"];
      name: string;
      mark?: string;
      /** @description Number of digits its numbers are padded to. */
      width: number;
      waiting: number;
      /** @description Whether Next calls from it. */
      next: boolean;
    };
    /**
     * @description Service state of a counter.
     * @enum {string}
     */
    CounterService: "unlogin" | "serving" | "pause" | "noData";
    /** @description One counter as shown on the dashboard. noData: nobody has ever signed in there. */
    CounterServiceInfo: {
      panelGid: components["schemas"]["Gid"];
      name: string;
      counterName?: string;
      groupGid?: components["schemas"]["Gid"];
      groupName?: string;
      service: components["schemas"]["CounterService"];
      staffName?: string;
      /** @description The called number. */
      number?: number;
      /** @description Mark of the number's queue, shown beside it. */
      mark?: string;
      calledAt?: components["schemas"]["Instant"];
      /** @description Calls today. */
      called: number;
      /** @description Served today. */
      completed: number;
      /** @description Passed today. */
      passed: number;
      /** @description From the call to its completion; absent when nobody was served. */
      averageServiceSeconds?: number;
    };
    /** @description Counters with their service. */
    CounterServiceInfoList: {
      data: components["schemas"]["CounterServiceInfo"][];
    };
    /** @description One row per room or counter, in pages of at most the panel's display data limit. */
    CounterTableBlock: {
      /** @constant */
      type: "counterTable";
      place?: components["schemas"]["Placement"];
      path: components["schemas"]["ViewPath"];
      next?: components["schemas"]["ViewPath"];
      passed?: components["schemas"]["ViewPath"];
      /** @description From the left; the room column also shows the department unless that has its own column. Usually room, doctor, number, next. */
      columns?: ("department" | "room" | "doctor" | "number" | "waiting" | "examining" | "next")[];
    };
    /** @description The number a counter has called. status: called, consulting or serving; without a waiting list always called. */
    CurrentCall: {
      number: number;
      /** @description Mark of the call's queue. */
      mark?: string;
      /** @description Number of digits the number is padded to, if it is from a different queue than the lists. */
      width?: number;
      ticketGid?: components["schemas"]["Gid"];
      status: components["schemas"]["QueueStatus"];
      name?: string;
      gender?: components["schemas"]["Gender"];
      age?: number;
      calledAt: components["schemas"]["Instant"];
      calls: number;
      /** @description Sequence number of the last call or recall in the organisation's event log. */
      seq: number;
      queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
    };
    /** @description How and when an organisation closes its business day; best at an hour when nobody is being called. */
    DailyReset: {
      /** @description Whether the day is closed automatically. */
      enabled: boolean;
      /** @description Time of the reset, in the organisation's local time; absent: the service start time. In the first half of the business day it closes the day before, in the second half the day itself. */
      time?: string;
      /** @description Whether counters without a waiting list restart every day. */
      autoResetCallNumber: boolean;
      /** @description First number of the day at counters without a waiting list, unless the panel's own starting number is higher. */
      resetInitialNumber: number;
      /**
       * Format: date
       * @description The last business day that was closed.
       */
      lastBusinessDate?: string;
      lastResetAt?: components["schemas"]["Instant"];
      nextResetAt?: components["schemas"]["Instant"];
    };
    /** @description A change of the daily reset, as a merge patch; null clears the time. */
    DailyResetChange: {
      enabled?: boolean;
      time?: string | null;
      autoResetCallNumber?: boolean;
      resetInitialNumber?: number;
      version?: components["schemas"]["Version"];
    };
    /** @description Dashboards used by the organisation; the first of them is where an administrator begins. */
    DashboardOptions: {
      /** @default false */
      enablePtchCashierRegistrationDashboardOption?: boolean;
      /** @default false */
      enablePanelGroupUsageDashboardOption?: boolean;
      /** @default false */
      enableAppointmentUsageDashboardOption?: boolean;
    };
    /**
     * @description How a display writes the date: Gregorian orders, Republic-of-China era, Buddhist era.
     * @default roc
     * @enum {string}
     */
    DateFormat: "YYYY/MM/DD" | "MM/DD/YYYY" | "DD/MM/YYYY" | "roc" | "buddhist";
    /** @description What happened on one business day. */
    DayFigures: {
      date: components["schemas"]["CalendarDate"];
      /** @description Numbers issued. */
      issued: number;
      /** @description Calls of a number, without recalls. */
      called: number;
      /** @description Recalls. */
      recalled: number;
      /** @description Calls that ended with the patient served. */
      completed: number;
      /** @description Calls that nobody followed. */
      passed: number;
      /** @description Of those completed: by calling somebody else, without “Complete”. */
      completedByNext: number;
      /** @description Calls that staff never closed: the day or the queue ended with the patient still at the counter. They are not among those completed. */
      notClosed: number;
      /** @description From issue or check-in to the first call; absent when nobody was called for the first time. */
      averageWaitSeconds?: number;
      /** @description The longest of these. */
      longestWaitSeconds?: number;
      /** @description From the call to its completion; absent when nobody was served. */
      averageServiceSeconds?: number;
    };
    /** @description Figures of each day of a month, up to today. */
    DayFiguresList: {
      month: components["schemas"]["CalendarMonth"];
      data: components["schemas"]["DayFigures"][];
    };
    /** @description A row of a day's list: an appointment, or a number without one. */
    DayVisit: {
      appointment?: components["schemas"]["Appointment"];
      walkIn?: components["schemas"]["WalkIn"];
    };
    /** @description A page of a day's list. */
    DayVisitList: {
      data: components["schemas"]["DayVisit"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Doctors whose patients come to the examination rooms today. */
    DepartmentDoctorList: {
      data: {
        departmentName: string;
        doctorName: string;
        /** @description Appointments of today. */
        patients: number;
      }[];
    };
    /** @description Departments that send patients to the examination rooms today, and those of the rooms themselves. */
    DepartmentList: {
      data: {
        name: string;
        /** @description Appointments of today. */
        patients: number;
      }[];
    };
    /** @description What a desk is told beside its state. otherDesks: how many other devices work at the same counter now. averageMinutes: how long a call takes today. expectedEndAt: when those who wait now are likely to be served. Both absent before a few calls are done. */
    DeskNews: {
      otherDesks: number;
      averageMinutes?: number;
      expectedEndAt?: components["schemas"]["Instant"];
    };
    /** @description The printer on which a counter's slips come out, if there is one. */
    DeskPrinter: {
      /** @description Absent where there is none. */
      name?: string;
      state?: components["schemas"]["PrinterState"];
    };
    /**
     * @description What devices in the hall report by these names; a launcher may report others.
     * @enum {string}
     */
    DeviceAction: "app.started" | "app.updated" | "app.stopped" | "network.lost" | "network.restored" | "browser.restarted" | "update.refused" | "update.undone";
    /** @description The browser and its version. */
    DeviceEngine: string;
    /** @description What the hospital calls a device; empty: it goes by its panel's name. */
    DeviceName: string;
    /** @description Where a device belongs: nowhere yet, or at the panel that an administrator chose for it. unknown: nobody knows its key, so it asks for a new code. */
    DevicePlace: {
      /** @enum {string} */
      state: "waiting" | "paired" | "unknown";
      panelGid?: components["schemas"]["Gid"];
    };
    /**
     * @description What a device of a panel is: a screen, a check-in kiosk, a ticket machine.
     * @enum {string}
     */
    DevicePurpose: "panel" | "kiosk" | "ticketMachine";
    /**
     * @description The type of device someone signs in on: a screen, a controller in a browser, a controller installed as an app, a ticket machine.
     * @enum {string}
     */
    DeviceType: "panel" | "desktopController" | "appController" | "ticketMachine";
    /** @description A doctor, by the code of the hospital information system. Title and alternative name appear on doors and screens. */
    Doctor: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description Code in the hospital information system. */
      code: string;
      name: string;
      secondName?: string;
      /** @description As on the door: attending physician, director. */
      title?: string;
      /** @description Departments in which the doctor sees patients. */
      departments?: components["schemas"]["Gid"][];
      /** @default true */
      enabled?: boolean;
    };
    /** @description What a new Doctor is made of. */
    DoctorCreate: {
      /** @description Code in the hospital information system. */
      code: string;
      name: string;
      secondName?: string;
      /** @description As on the door: attending physician, director. */
      title?: string;
      /** @description Departments in which the doctor sees patients. */
      departments?: components["schemas"]["Gid"][];
      /** @default true */
      enabled?: boolean;
    };
    /** @description Days on which a doctor is away, first and last included. The roster marks the doctor's entries of these days until they have a substitute. */
    DoctorLeave: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description The doctor who is away. */
      doctor: string;
      /**
       * Format: date
       * @description The first day away.
       */
      from: string;
      /**
       * Format: date
       * @description The last day away.
       */
      to: string;
      note?: string;
    };
    /** @description What a new DoctorLeave is made of. */
    DoctorLeaveCreate: {
      /** @description The doctor who is away. */
      doctor: string;
      /**
       * Format: date
       * @description The first day away.
       */
      from: string;
      /**
       * Format: date
       * @description The last day away.
       */
      to: string;
      note?: string;
    };
    /** @description One page of DoctorLeave. */
    DoctorLeaveList: {
      data: components["schemas"]["DoctorLeave"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a DoctorLeave as a JSON merge patch: what is absent stays, null clears. */
    DoctorLeaveUpdate: {
      gid: string;
      version?: number;
      /** @description The doctor who is away. */
      doctor?: string;
      /**
       * Format: date
       * @description The first day away.
       */
      from?: string;
      /**
       * Format: date
       * @description The last day away.
       */
      to?: string;
      note?: string | null;
    };
    /** @description One page of Doctor. */
    DoctorList: {
      data: components["schemas"]["Doctor"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description An entry of the weekly roster: which doctor sees patients when and where. It can name a substitute. A date overrides the weekday entry of the same room and session on that day, also to say that there is no clinic. */
    DoctorShift: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      weekday: components["schemas"]["Weekday"];
      shift: components["schemas"]["ClinicShift"];
      /**
       * Format: date
       * @description The single day this entry applies to; empty: every week.
       */
      date?: string;
      /** @description The doctor who sees the patients. */
      doctor: string;
      /** @description The room. */
      room?: string;
      /** @description The substitute, until the roster is reset. */
      substitute?: string;
      /**
       * @description There is no clinic on this single day: its room and doctor are free.
       * @default false
       */
      closed?: boolean;
      note?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description What a new DoctorShift is made of. */
    DoctorShiftCreate: {
      weekday: components["schemas"]["Weekday"];
      shift: components["schemas"]["ClinicShift"];
      /**
       * Format: date
       * @description The single day this entry applies to; empty: every week.
       */
      date?: string;
      /** @description The doctor who sees the patients. */
      doctor: string;
      /** @description The room. */
      room?: string;
      /** @description The substitute, until the roster is reset. */
      substitute?: string;
      /**
       * @description There is no clinic on this single day: its room and doctor are free.
       * @default false
       */
      closed?: boolean;
      note?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description One page of DoctorShift. */
    DoctorShiftList: {
      data: components["schemas"]["DoctorShift"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a DoctorShift as a JSON merge patch: what is absent stays, null clears. */
    DoctorShiftUpdate: {
      gid: string;
      version?: number;
      weekday?: components["schemas"]["Weekday"];
      shift?: components["schemas"]["ClinicShift"];
      /** Format: date */
      date?: string | null;
      /** @description The doctor who sees the patients. */
      doctor?: string;
      room?: string | null;
      substitute?: string | null;
      closed?: boolean | null;
      note?: string | null;
      enabled?: boolean | null;
    };
    /** @description Changes to a Doctor as a JSON merge patch: what is absent stays, null clears. */
    DoctorUpdate: {
      gid: string;
      version?: number;
      /** @description Code in the hospital information system. */
      code?: string;
      name?: string;
      secondName?: string | null;
      title?: string | null;
      departments?: components["schemas"]["Gid"][] | null;
      enabled?: boolean | null;
    };
    /**
     * @description Whether patients can check in before their time: not at all, within a time limit, or at any time of the day.
     * @default minutes
     * @enum {string}
     */
    EarlyCheckIn: "forbidden" | "minutes" | "unlimited";
    /** @description Body of every refusal. */
    ErrorBody: {
      contents: components["schemas"]["ErrorEntry"][];
      traceId: string;
      /** @description With 409: the current record. */
      current?: Record<string, never>;
    };
    /**
     * @description The error catalogue. x-status gives the HTTP status; 0 means detected by the client itself. x-keywords gives the code for each schema keyword that a value violates; of several at one field the first counts. x-shape-codes gives one code for whatever a text of that shape violates.
     * @enum {string}
     */
    ErrorCode: "bad_request" | "malformed_json" | "field_required" | "field_invalid" | "out_of_range" | "too_short" | "too_long" | "unknown_field" | "format_error" | "pattern_mismatch" | "time_expected" | "date_expected" | "value_not_allowed" | "cannot_be_lower_than" | "cannot_exceed" | "must_be_positive_integer" | "duplicate_name" | "value_taken" | "group_name_exists" | "counter_name_exists" | "duplicate_value" | "panel_name_mismatch" | "reference_not_found" | "please_login_again" | "no_permission" | "not_found" | "page_not_found" | "stale_version" | "idempotency_key_reused" | "request_timeout" | "body_too_large" | "headers_too_large" | "range_not_satisfiable" | "unsupported_media_type" | "too_many_requests" | "internal_error" | "service_busy" | "service_starting" | "service_stopping" | "storage_unavailable" | "too_many_failures" | "password_common" | "password_pattern" | "password_has_name" | "appointment_elsewhere" | "login_failed" | "wrong_password" | "print_job_changed" | "organisation_not_found" | "organisation_exists" | "confirmation_differs" | "patient_waits" | "organisation_name_mismatch" | "organisation_at_work" | "organisation_suspended" | "no_panel_yet" | "exclusive_url_invalid" | "pairing_code_invalid" | "address_not_allowed" | "panel_authentication_needed" | "upload_wrong_type" | "upload_too_large" | "upload_failed" | "upload_missing" | "unknown_panel_type" | "panel_type_mismatch" | "calling_mode_not_allowed" | "panel_in_group_mode_locked" | "panel_mode_not_for_group" | "panel_already_in_group" | "panel_not_in_group" | "group_needs_panel" | "panel_group_not_found" | "panel_in_use" | "panel_has_patients" | "panel_needed_by_staff" | "invalid_queue_operation" | "counter_not_logged_in" | "counter_paused" | "counter_taken" | "counter_changed" | "patient_changed" | "panel_not_serving" | "queue_variant_mismatch" | "no_waiting_patient" | "nothing_to_recall" | "nothing_to_pass" | "nothing_to_undo" | "undo_followed" | "number_not_issued" | "number_below_lower_limit" | "number_called_elsewhere" | "maximum_call_limit" | "panel_disabled" | "appointment_not_found" | "appointment_duplicate" | "serial_number_taken" | "roster_other_weekday" | "roster_room_taken" | "roster_doctor_elsewhere" | "ends_before_start" | "appointment_list_empty" | "appointment_in_progress" | "room_not_found" | "no_appointment_today" | "code_not_found" | "apn_not_found" | "patient_passed" | "appointment_completed" | "appointment_canceled" | "appointment_past" | "patient_called" | "day_without_patients" | "check_in_too_early" | "appointment_not_today" | "ticket_not_found" | "issuing_not_possible" | "push_not_possible" | "slip_printed_often" | "no_printer" | "action_not_in_variant" | "nothing_to_complete" | "nothing_to_start" | "nothing_to_send" | "nothing_to_transfer" | "preset_needs_no_list" | "queue_keeps_no_list" | "queue_is_own" | "also_calls_needs_list" | "queue_of_group" | "queue_not_called_here" | "transfer_same_counter" | "transfer_target_closed" | "transfer_target_not_allowed" | "session_not_begun" | "session_not_here" | "issuing_paused" | "check_in_stopped" | "image_transparent" | "image_too_large" | "animation_too_large" | "upload_too_complex" | "backup_not_set_up" | "yaml_invalid" | "yaml_too_complex" | "yaml_version_mismatch" | "configuration_value_wrong" | "release_not_checkable" | "record_in_use" | "voice_group_empty" | "external_api_timeout" | "external_api_failed" | "external_api_argument_error" | "contact_customer_service" | "no_data_contact_it" | "file_expired" | "export_failed" | "network_error" | "network_abnormal" | "timeout" | "aborted" | "system_has_some_errors" | "patient_not_finished" | "waiting_room_full" | "recall_limit_reached" | "extra_limit_reached" | "priority_not_offered" | "single_sign_on_not_configured" | "single_sign_on_provider_away" | "single_sign_on_failed" | "single_sign_on_refused" | "single_sign_on_expired" | "single_sign_on_no_role" | "single_sign_on_staff_unknown" | "single_sign_on_untried" | "password_sign_in_off" | "role_too_low" | "admin_role_missing" | "admin_password_needed" | "second_factor_needed" | "second_factor_wrong" | "second_factor_required";
    /** @description One message of a refusal. */
    ErrorEntry: {
      /** @description Path of the field it concerns, with dots between names. */
      field?: string;
      code: components["schemas"]["ErrorCode"];
      params?: {
        [key: string]: string | number;
      };
      /** @description The text in the caller's language. */
      message: string;
    };
    /**
     * @description The one error layout that is shown.
     * @default none
     * @enum {string}
     */
    ErrorLayout: "none" | "exception" | "notFound" | "noPermission";
    /** @description A hospital must be able to tell which calls failed because of a server error, by the trace ID that a person reports. */
    ErrorLog: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly traceId: string;
      /** @description The operation (operationId). */
      readonly operation?: string;
      readonly method?: string;
      readonly route?: string;
      /** @description HTTP status. */
      readonly status: number;
      /** @description Code from the error catalogue. */
      readonly code: string;
      /** @description Type of error; never its message, which may contain data. */
      readonly fault?: string;
    };
    /** @description What a new ErrorLog is made of. */
    ErrorLogCreate: Record<string, never>;
    /** @description One page of ErrorLog. */
    ErrorLogList: {
      data: components["schemas"]["ErrorLog"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a ErrorLog as a JSON merge patch: what is absent stays, null clears. */
    ErrorLogUpdate: {
      gid: string;
      version?: number;
    };
    /**
     * @description What happened, in the organisation's event log; a call is an event of kind called or recalled. edited: an administrator changed something that screens show. transferred: a patient leaves a counter or queue for another; received: the patient has arrived there. preset: the number to continue from. reset: a queue starts its next round. consultationStarted, serviceStarted: the called patient is here. wentAway, cameBack: a patient leaves the line for a while, or joins it again, also after having been passed. sentToExamination, backFromExamination: the same for an examination elsewhere. priorityChanged: staff changed the class of priority of a waiting patient. expired: the business day was closed before the patient was called. putBack: whoever was called goes back to their place in the line, because nobody serves at the counter any more. callTakenBack, endTakenBack, receiptTakenBack: a press was undone within limits.undoMs: a call, the end of a call, or the arrival elsewhere of a patient who was transferred. stayed: staff said that they are still at the counter, when it was about to log out by itself.
     * @enum {string}
     */
    EventKind: "loggedIn" | "loggedOut" | "issued" | "checkedIn" | "called" | "recalled" | "passed" | "completed" | "canceled" | "stayed" | "paused" | "resumed" | "movedToPassed" | "consultationStarted" | "serviceStarted" | "wentAway" | "cameBack" | "sentToExamination" | "backFromExamination" | "priorityChanged" | "transferred" | "received" | "preset" | "issuingPaused" | "issuingResumed" | "reset" | "putBack" | "callTakenBack" | "endTakenBack" | "receiptTakenBack" | "expired" | "edited";
    /** @description A patient with an appointment in this session who has not checked in. */
    ExpectedPatient: {
      appointmentGid: components["schemas"]["Gid"];
      number: number;
      name: string;
      state: components["schemas"]["PatientListState"];
      medicalRecordNumber?: string;
    };
    /**
     * @description Which number an added patient gets: the one after the last of the session, or the next free one. Numbers for walk-ins are not affected.
     * @default behindLast
     * @enum {string}
     */
    ExtraNumbers: "behindLast" | "continuing";
    /**
     * @description When patients added beyond the numbers of a session are called: after everyone in the session, after all booked patients, one after every few regular patients, or in number order.
     * @default endOfSession
     * @enum {string}
     */
    ExtraRule: "endOfSession" | "afterBooked" | "everyN" | "asNormal";
    /** @description How one field of a record changed; its values as JSON text, shortened if long. Secrets are named but never shown. */
    FieldChange: {
      /** @description The field, with dots for nested objects. */
      field: string;
      /** @description Absent if nothing was set before. */
      before?: string;
      /** @description Absent if nothing is set now. */
      after?: string;
      /** @description A secret was replaced. */
      secret?: boolean;
    };
    /**
     * @description Gender as the hospital system records it.
     * @enum {string}
     */
    Gender: "male" | "female" | "other";
    /** @description Opaque public ID of a record, in addresses and bodies. */
    Gid: string;
    /** @description Records, in order. */
    GidList: {
      gids: components["schemas"]["Gid"][];
    };
    /** @description One column per group, one card per counter. */
    GroupBoardBlock: {
      /** @constant */
      type: "groupBoard";
      place?: components["schemas"]["Placement"];
      path: components["schemas"]["ViewPath"];
      next?: components["schemas"]["ViewPath"];
      /** @description Groups on a page; otherwise as many as can be read. Others rotate, their names shown above. */
      perPage?: number;
    };
    /** @description The last calls of a group, newest first. */
    GroupHistory: {
      groupGid: components["schemas"]["Gid"];
      name: string;
      /** @description Patients waiting now. */
      waiting: number;
      calls: components["schemas"]["HistoryCall"][];
    };
    /** @description Calls of a lobby's groups on the current business day, for an agency's own screen. */
    GroupHistoryList: {
      serviceDate: components["schemas"]["CalendarDate"];
      data: components["schemas"]["GroupHistory"][];
    };
    /** @description Queues of the groups. */
    GroupQueueSizeList: {
      data: components["schemas"]["QueueSize"][];
    };
    /** @description One row per group: number waiting, next numbers, number of open counters. */
    GroupTableBlock: {
      /** @constant */
      type: "groupTable";
      place?: components["schemas"]["Placement"];
      path: components["schemas"]["ViewPath"];
      next?: components["schemas"]["ViewPath"];
    };
    /** @description One queue of the cashier and registration counters: of a group, or of a counter without one. */
    GroupWaiting: {
      groupGid?: components["schemas"]["Gid"];
      panelGid?: components["schemas"]["Gid"];
      name: string;
      /** @description Patients waiting now. */
      waiting: number;
      /** @description The longest current wait. */
      longestWaitSeconds?: number;
      /** @description Counters of this queue. */
      counters: number;
      /** @description Of these, serving now. */
      serving: number;
      /** @description Numbers issued today. */
      issued: number;
      /** @description Served today. */
      completed: number;
      /** @description Average wait of those called today. */
      averageWaitSeconds?: number;
    };
    /** @description Queues with the number of waiting patients. */
    GroupWaitingList: {
      data: components["schemas"]["GroupWaiting"][];
    };
    /** @description The page on which patients follow a hall on their phones: its rooms, or one of them if the page sets it as counter. Drawn by the display from a view with only numbers and rooms. x-page: its layout, and the settings that make the smallest text that of a page, 4 % of a telephone's width. */
    HallPage: Record<string, never>;
    /** @description Top line: logo, title, subtitle; at its end date, weekday, session and clock. */
    HeaderBlock: {
      /** @constant */
      type: "header";
      place?: components["schemas"]["Placement"];
      title: components["schemas"]["ViewTemplate"];
      subtitle?: components["schemas"]["ViewTemplate"];
      logo?: components["schemas"]["ViewPath"];
      /** @description Show the session: morning, afternoon, evening clinic. */
      session?: boolean;
    };
    /** @description Response of the health check; 503 if something is wrong. */
    Health: {
      /** @enum {string} */
      status: "ok";
      version: string;
      uptimeSeconds: number;
      /** @enum {string} */
      database: "sqlite" | "postgresql";
    };
    /** @description One number that a group's counters called. */
    HistoryCall: {
      /** @description The number. */
      number: number;
      panelGid: components["schemas"]["Gid"];
      counterName: string;
      calledAt: components["schemas"]["Instant"];
      /** @description Whether it was a recall. */
      recalled: boolean;
    };
    /** @description The hospital information system, queried at check-in: POST <url> with the JSON body {"identifier": "<as typed or scanned>", "date": "YYYY-MM-DD"} and the key in the header x-api-key; with getOnly, both are in the query. It responds with {"appointments": [...]} in the shape of AppointmentCreate, at most 20; an empty list or 404 means that nothing is known there either. */
    HospitalSystemChange: {
      /** @description Without a query string; null: no system is queried. */
      url: string | null;
      /** @description For systems that do not accept POST: the patient's identifier is then in the URL, which proxies and servers write to their logs. */
      getOnly?: boolean | null;
      /** @description Sent as x-api-key; never shown again. Absent: unchanged. */
      key?: string | null;
    };
    /** @description Figures of each hour of a day, from the first to the last in which anything happened. */
    HourFiguresList: {
      date: components["schemas"]["CalendarDate"];
      data: components["schemas"]["PeriodFigures"][];
    };
    /** @description One picture. */
    ImageBlock: {
      /** @constant */
      type: "image";
      place?: components["schemas"]["Placement"];
      url: components["schemas"]["ViewPath"];
      /** @description Fill the space, cutting the edges; otherwise show the whole picture. */
      cover?: boolean;
    };
    /** @description Pictures that an organisation has uploaded, newest first. */
    ImageList: {
      data: {
        url: string;
        /** @description File name at upload. */
        name: string;
        mediaType: string;
        bytes: number;
        createdAt: components["schemas"]["Instant"];
      }[];
    };
    /** @description How somebody who came late, came back or was added is put between the others, by the queue's rules (QueuePolicy.json). count: the number of regular patients where the rule counts them. */
    Insertion: {
      /** @enum {string} */
      rule: "everyN" | "afterN" | "endOfSlot" | "endOfSession" | "asBefore" | "byHand" | "asNormal" | "afterBooked";
      count?: number;
    };
    /** @description Nurses of an examination room, as its controller keeps them. */
    InspectionNurseList: {
      data: components["schemas"]["Nurse"][];
    };
    /** @description A moment, milliseconds since 1970-01-01 UTC, until the end of the year 9999. */
    Instant: number;
    /** @description Whether issuing is paused at the queues of a ticket machine. */
    IssuingState: {
      /** @description Whether all of them are paused. */
      paused: boolean;
      data: components["schemas"]["QueueIssuing"][];
    };
    /** @description What an idle kiosk plays: the enabled media of its panel, in order. */
    KioskMediaList: {
      data: components["schemas"]["ViewMedia"][];
    };
    /**
     * @description Colours of list labels; none leaves the row as it is.
     * @default none
     * @enum {string}
     */
    LabelColour: "black" | "white" | "teal" | "gray" | "green" | "red" | "orange" | "blue" | "none";
    /** @description The last number a counter called in the queue it serves, whether still current or completed; 0 before the first. */
    LastNumber: {
      serviceDate: components["schemas"]["CalendarDate"];
      session: components["schemas"]["Session"];
      number: number;
      width: number;
      calledAt?: components["schemas"]["Instant"];
      /** @description Whether it is still current at the counter. */
      current: boolean;
      /** @description The number called before it; 0 if none. */
      previousNumber: number;
    };
    /**
     * @description Where patients who check in after their time are placed: by their number as if on time, one after every few regular patients, at the end of their time slot, or at the end of the session.
     * @default asNormal
     * @enum {string}
     */
    LateRule: "asNormal" | "everyN" | "endOfSlot" | "endOfSession";
    /** @description What a launcher is told, in its YAML. It holds no secret: whoever knows a network card's address may read it. */
    LaunchConfiguration: {
      /**
       * Format: uri
       * @description Page to show in place of the device's own; without sign-in data, query and fragment.
       */
      url?: string;
      window?: {
        zoom?: number;
        hideCursor?: boolean;
      };
      screen?: {
        rotation?: components["schemas"]["ScreenRotation"];
      };
      sound?: {
        volume?: number;
      };
      proxy?: {
        host?: string;
        port?: number;
        bypass?: string[];
      };
      reload?: {
        afterFailureSeconds?: number;
        /** @description In the machine's own time. */
        dailyAt?: string;
      };
      update?: {
        automatic?: boolean;
        checkEveryMinutes?: number;
      };
    };
    /** @description A machine that has no key yet, by its network cards. */
    LaunchQuestion: {
      macAddresses: components["schemas"]["MacAddress"][];
    };
    /** @description The release that a launcher is to run: one script, compressed (gzip). */
    LaunchRelease: {
      versionNumber: string;
      /** @description Where it lies; an address without a host is on this server. */
      url: string;
      /** @description Of the file as it lies there. */
      sha256: string;
    };
    /** @description The settings of one machine, and whether anybody has set it up. */
    LaunchSettings: {
      /** @description Whether one of its network cards is among the machines that the provider has set up. */
      known: boolean;
      /** @description Changes with the configuration. */
      revision: string;
      configuration: components["schemas"]["LaunchConfiguration"];
      /** @description Name of its network interface in the operating system: it is restarted when the server cannot be reached for long. */
      networkInterface?: string;
    };
    /** @description What a launcher is to do, in response to its report. */
    LauncherOrders: {
      settings: components["schemas"]["LaunchSettings"];
      release?: components["schemas"]["LaunchRelease"];
    };
    /** @description What the launcher of a device reports each minute; with the first report a new release has proved itself. */
    LauncherReport: {
      macAddresses: components["schemas"]["MacAddress"][];
      versionNumber: string;
      /** @description Operating system and processor. */
      platform: string;
      browser: components["schemas"]["DeviceEngine"];
      startedAt: components["schemas"]["Instant"];
      /** @description How often it had to start the browser again since it started itself. */
      restarts: number;
      /** @description A release that it went back from, or whose file was not what the server says. */
      refusedVersion?: string;
    };
    /** @description The launcher of a paired device, as it last reported. */
    LauncherState: {
      versionNumber: string;
      /** @description Operating system and processor. */
      platform: string;
      browser: components["schemas"]["DeviceEngine"];
      startedAt: components["schemas"]["Instant"];
      /** @description How often it had to start the browser again since it started itself. */
      restarts: number;
      /** @description A release that it went back from, or whose file was not what the server says. */
      refusedVersion?: string;
      heardAt: components["schemas"]["Instant"];
    };
    /** @description A configuration (YAML file) that the organisation's launchers fetch: those of a kind of device, or of some panels. */
    LauncherYaml: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      name: string;
      comment?: string;
      /** @description The YAML file; it must be a mapping. */
      file: string;
      deviceKind?: components["schemas"]["DevicePurpose"];
      panels?: components["schemas"]["Gid"][];
    };
    /** @description What a new LauncherYaml is made of. */
    LauncherYamlCreate: {
      name: string;
      comment?: string;
      /** @description The YAML file; it must be a mapping. */
      file?: string;
      deviceKind?: components["schemas"]["DevicePurpose"];
      panels?: components["schemas"]["Gid"][];
    };
    /** @description One page of LauncherYaml. */
    LauncherYamlList: {
      data: components["schemas"]["LauncherYaml"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a LauncherYaml as a JSON merge patch: what is absent stays, null clears. */
    LauncherYamlUpdate: {
      gid: string;
      version?: number;
      name?: string;
      comment?: string | null;
      /** @description The YAML file; it must be a mapping. */
      file?: string;
      /** @enum {string|null} */
      deviceKind?: "panel" | "kiosk" | "ticketMachine" | null;
      panels?: components["schemas"]["Gid"][] | null;
    };
    /** @description How a panel type is drawn: a tree of blocks, bound to paths of the panel view. */
    Layout: {
      version: number;
      /** @enum {string} */
      orientation: "landscape" | "portrait" | "both";
      root: components["schemas"]["Block"];
    };
    /**
     * @description What becomes of the patient at a counter when staff leave it: the visit is completed, they go back to their place in the line, or they are passed because they did not come.
     * @enum {string}
     */
    LeavingPatient: "completed" | "back" | "passed";
    /** @description Lists of patients side by side, each across all rooms; lists that do not fit and long lists rotate. Empty lists are hidden. */
    ListBoardBlock: {
      /** @constant */
      type: "listBoard";
      place?: components["schemas"]["Placement"];
      path: components["schemas"]["ViewPath"];
      names?: components["schemas"]["ViewPath"];
      status?: components["schemas"]["ViewPath"];
    };
    /** @description How a tag sent by the hospital information system with an appointment appears on lists: its own text, and a colour visible from afar. */
    ListLabel: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description The tag as sent by the hospital information system. */
      originalName: string;
      /** @description The text on the screen. */
      labelName: string;
      labelColour?: components["schemas"]["LabelColour"];
      fontColour?: components["schemas"]["LabelColour"];
    };
    /** @description What a new ListLabel is made of. */
    ListLabelCreate: {
      /** @description The tag as sent by the hospital information system. */
      originalName: string;
      /** @description The text on the screen. */
      labelName: string;
      labelColour?: components["schemas"]["LabelColour"];
      fontColour?: components["schemas"]["LabelColour"];
    };
    /** @description One page of ListLabel. */
    ListLabelList: {
      data: components["schemas"]["ListLabel"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a ListLabel as a JSON merge patch: what is absent stays, null clears. */
    ListLabelUpdate: {
      gid: string;
      version?: number;
      /** @description The tag as sent by the hospital information system. */
      originalName?: string;
      /** @description The text on the screen. */
      labelName?: string;
      /** @enum {string|null} */
      labelColour?: "black" | "white" | "teal" | "gray" | "green" | "red" | "orange" | "blue" | "none" | null;
      /** @enum {string|null} */
      fontColour?: "black" | "white" | "teal" | "gray" | "green" | "red" | "orange" | "blue" | "none" | null;
    };
    /**
     * @description Languages of the interface; the first is the default and the fallback. x-languages says what else is known of each; "npm run new:language" adds one.
     * @default zh-TW
     * @enum {string}
     */
    Locale: "zh-TW" | "en-US" | "th";
    /**
     * @description Whose sign-in is locked after failures: the organisation's administrators, or a staff member.
     * @enum {string}
     */
    LockedAccount: "session" | "staff";
    /** @description An account that is locked after failed sign-ins, at one address or, after very many, everywhere except where it signed in recently. */
    LockedSignIn: {
      kind: components["schemas"]["LockedAccount"];
      /** @description As entered. */
      staffId?: string;
      /** @description Absent if no staff member has this ID. */
      staffName?: string;
      /** @description Absent if the account is locked everywhere. */
      address?: string;
      /** @description Failed attempts that still count. */
      failures: number;
      until: components["schemas"]["Instant"];
    };
    /** @description Locked accounts, longest wait first. */
    LockedSignInList: {
      data: components["schemas"]["LockedSignIn"][];
    };
    /** @description Whether the loudspeaker is the screen's own now. */
    LoudspeakerTurn: {
      turn: boolean;
    };
    /** @description What a screen wants of the loudspeaker that it shares. */
    LoudspeakerWish: {
      /** @description Identifies the device among those that show this panel, as in its report. */
      screen: string;
      /**
       * @description To speak, or to go on speaking; or to have done.
       * @enum {string}
       */
      wish: "speak" | "done";
      calledAt: components["schemas"]["Instant"];
      /** @description The call that is to be said. */
      seq: number;
      /** @description Whether it was said before: calls that nobody has heard yet go first. */
      again: boolean;
    };
    /** @description Address of a network card: twelve hexadecimal digits, with or without separators. */
    MacAddress: string;
    /** @description What a kiosk or ticket machine is asked to do, in response to its report. */
    MachineOrders: {
      reload: boolean;
      /** @description Another device has the same identity, from a copied disk: forget the key and ask for a new code. */
      pairAgain?: boolean;
      /** @description Text to show large for a few seconds: the device's name, or that its identity was copied. */
      notice?: string;
    };
    /** @description What a kiosk or ticket machine reports every half minute. */
    MachineReport: {
      /** @description Identifies one of the devices at this panel; generated by the device. */
      screen: string;
      startedAt: components["schemas"]["Instant"];
      /** @description The browser and its version. */
      engine: string;
      width: number;
      height: number;
    };
    /** @description An announcement that scrolls along a panel. */
    Marquee: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly panelGid: components["schemas"]["Gid"];
      title: string;
      content: string;
      times?: components["schemas"]["PlayTimes"];
      /** @default true */
      enabled?: boolean;
    };
    /** @description Announcements in one line. */
    MarqueeBlock: {
      /** @constant */
      type: "marquee";
      place?: components["schemas"]["Placement"];
      path: components["schemas"]["ViewPath"];
    };
    /** @description What a new Marquee is made of. */
    MarqueeCreate: {
      title: string;
      content: string;
      times?: components["schemas"]["PlayTimes"];
      /** @default true */
      enabled?: boolean;
    };
    /** @description One page of Marquee. */
    MarqueeList: {
      data: components["schemas"]["Marquee"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a Marquee as a JSON merge patch: what is absent stays, null clears. */
    MarqueeUpdate: {
      gid: string;
      version?: number;
      title?: string;
      content?: string;
      times?: {
        days?: components["schemas"]["Weekday"][] | null;
        from?: string | null;
        to?: string | null;
        /** Format: date */
        startDate?: string | null;
        /** Format: date */
        endDate?: string | null;
      } | null;
      enabled?: boolean | null;
    };
    /** @description A video, image or other item that a panel plays. */
    Media: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly panelGid: components["schemas"]["Gid"];
      name: string;
      type: components["schemas"]["MediaType"];
      source: components["schemas"]["MediaSource"];
      /**
       * Format: uri
       * @description URL of the item, unless it is uploaded.
       */
      url?: string;
      /** @description The uploaded file. */
      file?: string;
      /** @default 50 */
      volume?: number;
      /**
       * @description How long an image is shown.
       * @default 10
       */
      seconds?: number;
      times?: components["schemas"]["PlayTimes"];
      /** @default true */
      enabled?: boolean;
    };
    /** @description A video or image in the organisation's media library, which panels and lobbies can show. */
    MediaBankItem: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      name: string;
      type: components["schemas"]["MediaType"];
      /** @description The uploaded file. */
      file: string;
    };
    /** @description What a new MediaBankItem is made of. */
    MediaBankItemCreate: {
      name: string;
      type: components["schemas"]["MediaType"];
      /** @description The uploaded file. */
      file?: string;
    };
    /** @description One page of MediaBankItem. */
    MediaBankItemList: {
      data: components["schemas"]["MediaBankItem"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a MediaBankItem as a JSON merge patch: what is absent stays, null clears. */
    MediaBankItemUpdate: {
      gid: string;
      version?: number;
      name?: string;
      type?: components["schemas"]["MediaType"];
      /** @description The uploaded file. */
      file?: string;
    };
    /** @description Plays videos, images and pages in order. */
    MediaBlock: {
      /** @constant */
      type: "media";
      place?: components["schemas"]["Placement"];
      path: components["schemas"]["ViewPath"];
    };
    /** @description What a new Media is made of. */
    MediaCreate: {
      name: string;
      type: components["schemas"]["MediaType"];
      source: components["schemas"]["MediaSource"];
      /**
       * Format: uri
       * @description URL of the item, unless it is uploaded.
       */
      url?: string;
      /** @description The uploaded file. */
      file?: string;
      /** @default 50 */
      volume?: number;
      /**
       * @description How long an image is shown.
       * @default 10
       */
      seconds?: number;
      times?: components["schemas"]["PlayTimes"];
      /** @default true */
      enabled?: boolean;
    };
    /** @description Everything that the organisation shows or could show, the newest first. */
    MediaLibrary: {
      data: components["schemas"]["MediaLibraryItem"][];
    };
    /** @description One file or address that the organisation shows, with the panels that have it. */
    MediaLibraryItem: {
      /** @description A record that has it: of the media library, else of a panel. */
      gid: string;
      /** @description Its record in the media library. */
      bankGid?: string;
      name: string;
      type: components["schemas"]["MediaType"];
      url: string;
      /** @description Whether the file lies on this server. */
      stored: boolean;
      bytes?: number;
      createdAt: components["schemas"]["Instant"];
      uses: components["schemas"]["MediaUse"][];
    };
    /** @description One page of Media. */
    MediaList: {
      data: components["schemas"]["Media"][];
      paging: components["schemas"]["Paging"];
    };
    /**
     * @description Where a media item comes from.
     * @default cloud
     * @enum {string}
     */
    MediaSource: "cloud" | "ftp" | "videoSite" | "mediaDatabase" | "localhost" | "hfs";
    /**
     * @description Kind of a media item.
     * @default video
     * @enum {string}
     */
    MediaType: "video" | "image" | "others";
    /** @description Changes to a Media as a JSON merge patch: what is absent stays, null clears. */
    MediaUpdate: {
      gid: string;
      version?: number;
      name?: string;
      type?: components["schemas"]["MediaType"];
      source?: components["schemas"]["MediaSource"];
      /** Format: uri */
      url?: string | null;
      file?: string | null;
      volume?: number | null;
      seconds?: number | null;
      times?: {
        days?: components["schemas"]["Weekday"][] | null;
        from?: string | null;
        to?: string | null;
        /** Format: date */
        startDate?: string | null;
        /** Format: date */
        endDate?: string | null;
      } | null;
      enabled?: boolean | null;
    };
    /** @description A panel that has an item of the media library. */
    MediaUse: {
      panelGid: components["schemas"]["Gid"];
      panelName: string;
      mediaGid: components["schemas"]["Gid"];
      enabled: boolean;
    };
    /** @description A department, so that lookups and lists name it consistently. The alternative name is for hospitals with foreign patients. */
    MedicalDepartment: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description Code in the hospital information system. */
      code: string;
      name: string;
      secondName?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description What a new MedicalDepartment is made of. */
    MedicalDepartmentCreate: {
      /** @description Code in the hospital information system. */
      code: string;
      name: string;
      secondName?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description One page of MedicalDepartment. */
    MedicalDepartmentList: {
      data: components["schemas"]["MedicalDepartment"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a MedicalDepartment as a JSON merge patch: what is absent stays, null clears. */
    MedicalDepartmentUpdate: {
      gid: string;
      version?: number;
      /** @description Code in the hospital information system. */
      code?: string;
      name?: string;
      secondName?: string | null;
      enabled?: boolean | null;
    };
    /** @description A word of numbers, a room or a group that has no recording in a language: the device's own voice says it, where it has one. */
    MissingClip: {
      language: components["schemas"]["VoiceLanguage"];
      says: string;
    };
    /** @description Panel modes to choose from. */
    ModeChoiceList: {
      data: {
        mode: number;
        type: string;
        name: string;
      }[];
    };
    /** @description The last patient whom a counter sent to another, as long as they wait there and it is recent. seq: the transfer. present: the number they have now. number, toNumber: as they are written here and there; toNumber is absent where the number stays the same. */
    MovedPatient: {
      seq: number;
      ticketGid: components["schemas"]["Gid"];
      present: number;
      number: string;
      toName: string;
      toNumber?: string;
    };
    /**
     * @description How a patient's name appears on a screen: in full, partly hidden, or not at all.
     * @default middle
     * @enum {string}
     */
    NameMask: "full" | "middle" | "none";
    /** @description Covers the screen of a disabled panel; shows a notice on a paused one. */
    NoticeBlock: {
      /** @constant */
      type: "notice";
      place?: components["schemas"]["Placement"];
    };
    /** @description A notification for administrators: a report in progress, ready or failed, or a printer that does not print. A list entry says what, how far and where to get it, without another call. */
    Notification: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly kind: components["schemas"]["NotificationKind"];
      /** @description In the reader's language. */
      readonly message: string;
      /** @default false */
      readonly read: boolean;
      readonly reportGid?: components["schemas"]["Gid"];
      readonly reportType?: components["schemas"]["ReportType"];
      readonly state?: components["schemas"]["ReportState"];
      readonly progress?: number;
      readonly from?: components["schemas"]["CalendarDate"];
      readonly to?: components["schemas"]["CalendarDate"];
      readonly downloadUrl?: string;
      readonly expiresAt?: components["schemas"]["Instant"];
      readonly printerGid?: components["schemas"]["Gid"];
      readonly printerName?: string;
      readonly printerState?: components["schemas"]["PrinterState"];
    };
    /** @description What a new Notification is made of. */
    NotificationCreate: Record<string, never>;
    /**
     * @description What a notification is about.
     * @enum {string}
     */
    NotificationKind: "report" | "printer";
    /** @description One page of Notification. */
    NotificationList: {
      data: components["schemas"]["Notification"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a Notification as a JSON merge patch: what is absent stays, null clears. */
    NotificationUpdate: {
      gid: string;
      version?: number;
    };
    /** @description One number as large as its space allows. */
    NumberBlock: {
      /** @constant */
      type: "number";
      place?: components["schemas"]["Placement"];
      text: components["schemas"]["ViewTemplate"];
      /** @enum {string} */
      tone?: "ink" | "call";
    };
    /** @description One waiting number. */
    NumberWaiting: {
      /** @description The number. */
      number: number;
      /** @description Number of digits it is shown with. */
      width: number;
      queueName: string;
      groupGid?: components["schemas"]["Gid"];
      panelGid?: components["schemas"]["Gid"];
      since: components["schemas"]["Instant"];
      /** @description How long it has waited. */
      waitSeconds: number;
      /** @description Numbers before it. */
      ahead: number;
    };
    /** @description Waiting numbers, by queue and position. */
    NumberWaitingList: {
      data: components["schemas"]["NumberWaiting"][];
    };
    /** @description A nurse working at a panel: name, name in a second script for bilingual signs, and employee number. */
    Nurse: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly panelGid: components["schemas"]["Gid"];
      name: string;
      secondName?: string;
      employeeNumber?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description What a new Nurse is made of. */
    NurseCreate: {
      name: string;
      secondName?: string;
      employeeNumber?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description One page of Nurse. */
    NurseList: {
      data: components["schemas"]["Nurse"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a Nurse as a JSON merge patch: what is absent stays, null clears. */
    NurseUpdate: {
      gid: string;
      version?: number;
      name?: string;
      secondName?: string | null;
      employeeNumber?: string | null;
      enabled?: boolean | null;
    };
    /** @description A clinic or hospital. */
    Organisation: {
      /** @description Short code that people enter at sign-in. */
      gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      name: string;
      type: components["schemas"]["OrganisationType"];
      language?: components["schemas"]["Locale"];
      logo?: string;
      /**
       * @description Offset from UTC in minutes, in quarter hours, UTC-12:00 to UTC+13:00.
       * @default 480
       */
      timeZoneOffsetMinutes?: number;
      /** @description IANA name; overrides the offset and handles daylight saving time. */
      timeZoneName?: string;
      dateFormat?: components["schemas"]["DateFormat"];
      /**
       * @description When the business day starts.
       * @default 00:00
       */
      serviceStartTime?: string;
      /**
       * @description When the afternoon session starts.
       * @default 13:00
       */
      afternoonStartTime?: string;
      /**
       * @description When the evening session starts.
       * @default 18:00
       */
      eveningStartTime?: string;
      /**
       * @description Close the business day automatically: tickets that were not called expire, counters are signed out.
       * @default true
       */
      dailyResetEnabled?: boolean;
      /** @description When the business day is closed, in the organisation's local time; empty: at the service start time. In the first half of the business day it closes the day before, in the second half the day itself. */
      dailyResetTime?: string;
      /**
       * @description Counters without a waiting list restart every day; otherwise they continue from the last number.
       * @default true
       */
      autoResetCallNumber?: boolean;
      /**
       * @description First number of the day at counters without a waiting list, unless the panel's own starting number is higher.
       * @default 1
       */
      resetInitialNumber?: number;
      /**
       * @description Minutes of inactivity after which a counter is signed out; 0 turns it off. The upper bound is a day, the longest a counter can be open.
       * @default 0
       */
      autoLogoutMinutes?: number;
      /** @description URL of the hospital information system that returns a patient's appointments; queried at check-in if none are known here. Set by the provider's staff with a separate call, because this server calls it. */
      readonly hospitalSystemUrl?: string;
      /** @description Whether the hospital information system is queried with GET because it does not accept POST. */
      readonly hospitalSystemGetOnly?: boolean;
      /** @description The hospital's own domain for this server, used by its controllers. */
      customDomain?: string;
      /** @description Origins of other websites that may call this server for the organisation (CORS). */
      allowedOrigins?: string[];
      nameMask?: components["schemas"]["NameMask"];
      /** @description Appointment tags whose patients are called first, the most urgent first: each is a class of priority. Tickets without any of them are regular. */
      priorityTags?: string[];
      queuePolicy?: components["schemas"]["QueuePolicy"];
      slip?: components["schemas"]["SlipTemplate"];
      retention?: components["schemas"]["Retention"];
      /** @description All data in it is fictional, and each of its pages says so. Set only when the demo hospital is created. */
      readonly demo?: boolean;
      /** @description Since when the provider has suspended the organisation: nobody signs in, its screens are out of service, and nothing is deleted. */
      readonly suspendedAt?: number;
      /**
       * @description List this organisation's screens, with their links, on the start page (for demonstrations and closed networks).
       * @default false
       */
      startPageListed?: boolean;
      dashboardOptions?: components["schemas"]["DashboardOptions"];
      /**
       * @description Whether people who administer under their own name need a second factor.
       * @default false
       */
      requireSecondFactor?: boolean;
      singleSignOn?: components["schemas"]["SingleSignOn"];
    };
    /** @description What a new Organisation is made of. */
    OrganisationCreate: {
      /** @description Short code that people enter at sign-in. */
      gid: string;
      name: string;
      type: components["schemas"]["OrganisationType"];
      language?: components["schemas"]["Locale"];
      logo?: string;
      /**
       * @description Offset from UTC in minutes, in quarter hours, UTC-12:00 to UTC+13:00.
       * @default 480
       */
      timeZoneOffsetMinutes?: number;
      /** @description IANA name; overrides the offset and handles daylight saving time. */
      timeZoneName?: string;
      dateFormat?: components["schemas"]["DateFormat"];
      /**
       * @description When the business day starts.
       * @default 00:00
       */
      serviceStartTime?: string;
      /**
       * @description When the afternoon session starts.
       * @default 13:00
       */
      afternoonStartTime?: string;
      /**
       * @description When the evening session starts.
       * @default 18:00
       */
      eveningStartTime?: string;
      /**
       * @description Close the business day automatically: tickets that were not called expire, counters are signed out.
       * @default true
       */
      dailyResetEnabled?: boolean;
      /** @description When the business day is closed, in the organisation's local time; empty: at the service start time. In the first half of the business day it closes the day before, in the second half the day itself. */
      dailyResetTime?: string;
      /**
       * @description Counters without a waiting list restart every day; otherwise they continue from the last number.
       * @default true
       */
      autoResetCallNumber?: boolean;
      /**
       * @description First number of the day at counters without a waiting list, unless the panel's own starting number is higher.
       * @default 1
       */
      resetInitialNumber?: number;
      /**
       * @description Minutes of inactivity after which a counter is signed out; 0 turns it off. The upper bound is a day, the longest a counter can be open.
       * @default 0
       */
      autoLogoutMinutes?: number;
      /** @description The hospital's own domain for this server, used by its controllers. */
      customDomain?: string;
      /** @description Origins of other websites that may call this server for the organisation (CORS). */
      allowedOrigins?: string[];
      nameMask?: components["schemas"]["NameMask"];
      /** @description Appointment tags whose patients are called first, the most urgent first: each is a class of priority. Tickets without any of them are regular. */
      priorityTags?: string[];
      queuePolicy?: components["schemas"]["QueuePolicy"];
      slip?: components["schemas"]["SlipTemplate"];
      retention?: components["schemas"]["Retention"];
      /**
       * @description List this organisation's screens, with their links, on the start page (for demonstrations and closed networks).
       * @default false
       */
      startPageListed?: boolean;
      dashboardOptions?: components["schemas"]["DashboardOptions"];
      /**
       * @description Whether people who administer under their own name need a second factor.
       * @default false
       */
      requireSecondFactor?: boolean;
      singleSignOn?: components["schemas"]["SingleSignOn"];
      /** @description Client secret at the identity provider; empty for a public client. */
      singleSignOnSecret?: string;
      password: string;
    };
    /** @description A new organisation, with the agency key, which is shown only once. */
    OrganisationCreated: {
      organisation: components["schemas"]["Organisation"];
      agencyKey: components["schemas"]["AccessKey"];
      quickLoginUrl: string;
    };
    /** @description Public ID of an organisation: a short code that a person can type. */
    OrganisationGid: string;
    /** @description One page of Organisation. */
    OrganisationList: {
      data: components["schemas"]["Organisation"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description The organisation that was registered. */
    OrganisationRegistered: {
      organisation: components["schemas"]["Organisation"];
      quickLoginUrl: string;
    };
    /**
     * @description Selects the hospital-specific system that an organisation works with.
     * @default clinic
     * @enum {string}
     */
    OrganisationType: "mHIS" | "hualienMedical" | "clinic" | "radiology" | "inspection" | "mAppointment" | "default";
    /** @description Changes to a Organisation as a JSON merge patch: what is absent stays, null clears. */
    OrganisationUpdate: {
      /** @description Short code that people enter at sign-in. */
      gid: string;
      version?: number;
      name?: string;
      type?: components["schemas"]["OrganisationType"];
      /** @enum {string|null} */
      language?: "zh-TW" | "en-US" | "th" | null;
      logo?: string | null;
      timeZoneOffsetMinutes?: number | null;
      timeZoneName?: string | null;
      /** @enum {string|null} */
      dateFormat?: "YYYY/MM/DD" | "MM/DD/YYYY" | "DD/MM/YYYY" | "roc" | "buddhist" | null;
      serviceStartTime?: string | null;
      afternoonStartTime?: string | null;
      eveningStartTime?: string | null;
      dailyResetEnabled?: boolean | null;
      dailyResetTime?: string | null;
      autoResetCallNumber?: boolean | null;
      resetInitialNumber?: number | null;
      autoLogoutMinutes?: number | null;
      customDomain?: string | null;
      allowedOrigins?: string[] | null;
      /** @enum {string|null} */
      nameMask?: "full" | "middle" | "none" | null;
      priorityTags?: string[] | null;
      queuePolicy?: {
        /** @enum {string|null} */
        order?: "registration" | "checkIn" | null;
        bookedFirst?: boolean | null;
        /** @enum {string|null} */
        earlyCheckIn?: "forbidden" | "minutes" | "unlimited" | null;
        earlyMinutes?: number | null;
        selfCheckInAfterSession?: boolean | null;
        selfGiveUp?: boolean | null;
        selfComeLater?: boolean | null;
        /** @enum {string|null} */
        lateRule?: "asNormal" | "everyN" | "endOfSlot" | "endOfSession" | null;
        lateEvery?: number | null;
        lateGraceMinutes?: number | null;
        lateLimitMinutes?: number | null;
        /** @enum {string|null} */
        passedRule?: "everyN" | "afterN" | "endOfSlot" | "endOfSession" | "asBefore" | "byHand" | null;
        passedAfter?: number | null;
        passedEvery?: number | null;
        /** @enum {string|null} */
        passedAfterSession?: "carryOver" | "desk" | null;
        /** @enum {string|null} */
        examinedRule?: "everyN" | "afterN" | "endOfSlot" | "endOfSession" | "asBefore" | "byHand" | null;
        examinedAfter?: number | null;
        examinedEvery?: number | null;
        extraLimit?: number | null;
        /** @enum {string|null} */
        extraNumbers?: "behindLast" | "continuing" | null;
        /** @enum {string|null} */
        extraRule?: "endOfSession" | "afterBooked" | "everyN" | "asNormal" | null;
        extraEvery?: number | null;
        extraHidden?: boolean | null;
        priorityEvery?: number | null;
        priorityAgeMinutes?: number | null;
        priorityAtMachine?: boolean | null;
        nextCompletes?: boolean | null;
        roomCap?: number | null;
        callsInARow?: number | null;
        callLimit?: number | null;
        /** @enum {string|null} */
        afterCallLimit?: "pass" | "refuse" | null;
        passLimit?: number | null;
      } | null;
      slip?: {
        parts?: components["schemas"]["SlipPart"][] | null;
        heading?: string | null;
        footer?: string | null;
        /** @enum {string|null} */
        numberSize?: "normal" | "large" | "huge" | null;
        /** @enum {string|null} */
        textSize?: "small" | "normal" | "large" | null;
      } | null;
      retention?: {
        /** @enum {string|null} */
        region?: "taiwan" | "europe" | null;
        appointmentDays?: number | null;
        eventDays?: number | null;
        readLogDays?: number | null;
        changeLogDays?: number | null;
        accessLogDays?: number | null;
        technicalLogDays?: number | null;
        callReceiptDays?: number | null;
        unusedMediaDays?: number | null;
        reportHours?: number | null;
      } | null;
      startPageListed?: boolean | null;
      dashboardOptions?: {
        enablePtchCashierRegistrationDashboardOption?: boolean | null;
        enablePanelGroupUsageDashboardOption?: boolean | null;
        enableAppointmentUsageDashboardOption?: boolean | null;
      } | null;
      requireSecondFactor?: boolean | null;
      singleSignOn?: {
        enabled?: boolean | null;
        label?: string | null;
        issuer?: string | null;
        clientId?: string | null;
        scopes?: string | null;
        nameClaim?: string | null;
        roleClaim?: string | null;
        administratorRoles?: string[] | null;
        staffRoles?: string[] | null;
        staffIdClaim?: string | null;
        administratorPassword?: boolean | null;
        staffPassword?: boolean | null;
      } | null;
      singleSignOnSecret?: string | null;
    };
    /** @description Who the caller is, and what they may do in the administration. Without a role: everything. */
    OwnAccount: {
      kind: components["schemas"]["TokenKind"];
      /** @description The person, where that is known. */
      name?: string;
      staffId?: string;
      role?: components["schemas"]["AdminRole"];
      /** @description Whether they have a second factor; absent for those who cannot have one. */
      secondFactor?: boolean;
      singleSignOn: boolean;
    };
    /** @description Paging of a list; an empty list is page 1 of 1, with 10 rows per page. */
    Paging: {
      /** @default 1 */
      page: number;
      /** @default 1 */
      totalPage: number;
      /** @default 0 */
      count: number;
      /** @default 10 */
      limit: number;
    };
    /** @description A screen, kiosk or ticket machine that an administrator has let in by its code. */
    PairedDevice: {
      gid: components["schemas"]["Gid"];
      kind: components["schemas"]["DevicePurpose"];
      name: components["schemas"]["DeviceName"];
      panelGid: components["schemas"]["Gid"];
      panelName: string;
      engine: components["schemas"]["DeviceEngine"];
      pairedAt: components["schemas"]["Instant"];
      seenAt: components["schemas"]["Instant"];
      copiedAt?: components["schemas"]["Instant"];
      launcher?: components["schemas"]["LauncherState"];
    };
    /** @description Devices to move to another panel or to name. */
    PairedDeviceChange: {
      gids: components["schemas"]["Gid"][];
      panelGid?: components["schemas"]["Gid"];
      name?: components["schemas"]["DeviceName"];
    };
    /** @description The paired devices of an organisation, by panel and name. */
    PairedDeviceList: {
      data: components["schemas"]["PairedDevice"][];
    };
    /** @description Six characters that an unpaired device shows, as typed: capitals, spaces and hyphens do not matter. */
    PairingCode: string;
    /** @description What an unpaired device shows, and the key by which it asks what became of it. */
    PairingOffer: {
      code: string;
      key: components["schemas"]["AccessKey"];
      expiresAt: components["schemas"]["Instant"];
    };
    /** @description A screen and, if it serves a room or counter, that counter. */
    Panel: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      name: string;
      /** @description The name patients look for: room 103, counter 5. */
      counterName?: string;
      /** @description Code under which the hospital information system schedules this room; determines the panel of an appointment. */
      roomCode?: string;
      /** @description Department on the screen unless an appointment specifies one. */
      departmentName?: string;
      /** @description Doctor on the screen until another one signs in. */
      doctorName?: string;
      /** @description Serial number of the device. */
      serialNo?: string;
      status?: components["schemas"]["PanelStatus"];
      /** @description Name of the panel type, as in the path of its create operation. */
      readonly type?: string;
      /** @description Index of the panel type. */
      readonly panelMode?: number;
      /** @description Settings of the panel type, validated by that type's schema. */
      settings?: Record<string, never>;
      callingMode?: components["schemas"]["CallingMode"];
      /**
       * @description First number issued by the panel's own queue.
       * @default 1
       */
      startingNumber?: number;
      /** @description Limit of numbers issued to walk-ins by the panel's own queue, or of calls if it has no waiting list, per session or day; absent: no limit. */
      maximumCalls?: number;
      /** @description Short mark of the panel's own queue, shown beside its called numbers to distinguish them from another queue's: 專, 普. */
      queueMark?: string;
      /** @description Rooms and counters from whose queues this counter also calls, in turn, in this order. */
      alsoCalls?: components["schemas"]["Gid"][];
      /** @description Groups from whose queues this counter also calls, in turn, after the rooms. */
      alsoCallsGroups?: components["schemas"]["Gid"][];
      /**
       * @description Whether this queue has its own rules, which replace the organisation's as a whole.
       * @default false
       */
      ownQueuePolicy?: boolean;
      queuePolicy?: components["schemas"]["QueuePolicy"];
      language?: components["schemas"]["Locale"];
      videoMode?: components["schemas"]["VideoMode"];
      /**
       * @description Show on the screen who has checked in.
       * @default true
       */
      displayRegistrationStatus?: boolean;
      queueContentLayout?: components["schemas"]["PatientLists"];
      /**
       * @description Seconds for which a page of a list is shown. At least 5: a shorter page cannot be read across a hall.
       * @default 10
       */
      carouselSeconds?: number;
      /**
       * @description Rows of a list on one page.
       * @default 6
       */
      displayDataLimit?: number;
      /**
       * Format: uri
       * @description URL in the QR code; empty: the page on which patients follow the rooms on their phones. The panel's own link contains a key and is never shown.
       */
      qrCodeUrl?: string;
      theme?: components["schemas"]["Theme"];
      /** @description When the screen dims at night, in the organisation's local time; a call lights it. */
      darkFrom?: string;
      /** @description When the screen is bright again. Without both times it never dims. */
      darkUntil?: string;
      /**
       * @description How many times a call is announced.
       * @default 2
       */
      callRepeat?: number;
      /**
       * @description Volume of announced calls.
       * @default 100
       */
      voiceVolume?: number;
      /** @description When the sound is turned down, in the organisation's local time: at night, or while others nearby need silence. */
      quietFrom?: string;
      /** @description When the sound is as loud as usual again. Without both times there are no quiet hours. */
      quietUntil?: string;
      /**
       * @description Volume in the quiet hours; 0 is silence.
       * @default 0
       */
      quietVolume?: number;
      /** @description Name of the loudspeaker that this screen shares with others: those that name the same one speak in turn. Empty: it has its own. */
      loudspeaker?: string;
      /**
       * @description The whole screen flashes with each call, twice a second at most, so that patients who do not hear look up.
       * @default false
       */
      flashCalls?: boolean;
      /** @description The voice group this screen uses if it has no parts of its own; without either, it says a sentence with the device's own voice. */
      voiceGroup?: string;
      authentication?: components["schemas"]["PanelAuthentication"];
      /** @description Link of the screen, with its revocable key. */
      readonly exclusiveUrl?: string;
      /** @description Link of this panel's check-in kiosk, with its revocable key. */
      readonly kioskUrl?: string;
      /** @description Link of this panel's ticket machine, with its revocable key. */
      readonly ticketMachineUrl?: string;
      /** @description Whether this panel is a counter that calls. */
      readonly serves?: boolean;
      /** @description Whether its type lets it join a group. */
      readonly joinsGroup?: boolean;
      /** @description The group it belongs to, if any. */
      readonly groupGid?: string;
      readonly screenHeardAt?: components["schemas"]["Instant"];
      readonly screenOnlineSince?: components["schemas"]["Instant"];
    };
    /**
     * @description Who must be present when a screen is opened with its link, so that a leaked link opens nothing. none: the link is enough. informationRoom: IT staff, with the organisation's password. universalClinics: any staff member, with staff ID and password, for clinics set up by any nurse. inspection: a staff member who may serve this panel, because an examination room shows who is being examined. A screen that was let in renews its access automatically; it asks again after a month without use, and when the link is replaced. Kiosks and ticket machines show no patients and never ask.
     * @default none
     * @enum {string}
     */
    PanelAuthentication: "none" | "informationRoom" | "universalClinics" | "inspection";
    /** @description What a new Panel is made of. */
    PanelCreate: {
      name: string;
      /** @description The name patients look for: room 103, counter 5. */
      counterName?: string;
      /** @description Code under which the hospital information system schedules this room; determines the panel of an appointment. */
      roomCode?: string;
      /** @description Department on the screen unless an appointment specifies one. */
      departmentName?: string;
      /** @description Doctor on the screen until another one signs in. */
      doctorName?: string;
      /** @description Serial number of the device. */
      serialNo?: string;
      status?: components["schemas"]["PanelStatus"];
      /** @description Settings of the panel type, validated by that type's schema. */
      settings?: Record<string, never>;
      callingMode?: components["schemas"]["CallingMode"];
      /**
       * @description First number issued by the panel's own queue.
       * @default 1
       */
      startingNumber?: number;
      /** @description Limit of numbers issued to walk-ins by the panel's own queue, or of calls if it has no waiting list, per session or day; absent: no limit. */
      maximumCalls?: number;
      /** @description Short mark of the panel's own queue, shown beside its called numbers to distinguish them from another queue's: 專, 普. */
      queueMark?: string;
      /** @description Rooms and counters from whose queues this counter also calls, in turn, in this order. */
      alsoCalls?: components["schemas"]["Gid"][];
      /** @description Groups from whose queues this counter also calls, in turn, after the rooms. */
      alsoCallsGroups?: components["schemas"]["Gid"][];
      /**
       * @description Whether this queue has its own rules, which replace the organisation's as a whole.
       * @default false
       */
      ownQueuePolicy?: boolean;
      queuePolicy?: components["schemas"]["QueuePolicy"];
      language?: components["schemas"]["Locale"];
      videoMode?: components["schemas"]["VideoMode"];
      /**
       * @description Show on the screen who has checked in.
       * @default true
       */
      displayRegistrationStatus?: boolean;
      queueContentLayout?: components["schemas"]["PatientLists"];
      /**
       * @description Seconds for which a page of a list is shown. At least 5: a shorter page cannot be read across a hall.
       * @default 10
       */
      carouselSeconds?: number;
      /**
       * @description Rows of a list on one page.
       * @default 6
       */
      displayDataLimit?: number;
      /**
       * Format: uri
       * @description URL in the QR code; empty: the page on which patients follow the rooms on their phones. The panel's own link contains a key and is never shown.
       */
      qrCodeUrl?: string;
      theme?: components["schemas"]["Theme"];
      /** @description When the screen dims at night, in the organisation's local time; a call lights it. */
      darkFrom?: string;
      /** @description When the screen is bright again. Without both times it never dims. */
      darkUntil?: string;
      /**
       * @description How many times a call is announced.
       * @default 2
       */
      callRepeat?: number;
      /**
       * @description Volume of announced calls.
       * @default 100
       */
      voiceVolume?: number;
      /** @description When the sound is turned down, in the organisation's local time: at night, or while others nearby need silence. */
      quietFrom?: string;
      /** @description When the sound is as loud as usual again. Without both times there are no quiet hours. */
      quietUntil?: string;
      /**
       * @description Volume in the quiet hours; 0 is silence.
       * @default 0
       */
      quietVolume?: number;
      /** @description Name of the loudspeaker that this screen shares with others: those that name the same one speak in turn. Empty: it has its own. */
      loudspeaker?: string;
      /**
       * @description The whole screen flashes with each call, twice a second at most, so that patients who do not hear look up.
       * @default false
       */
      flashCalls?: boolean;
      /** @description The voice group this screen uses if it has no parts of its own; without either, it says a sentence with the device's own voice. */
      voiceGroup?: string;
      authentication?: components["schemas"]["PanelAuthentication"];
    };
    /** @description Which panels or groups a lobby panel shows, in order. */
    PanelFilter: {
      gid: components["schemas"]["Gid"];
      version?: components["schemas"]["Version"];
      sources: components["schemas"]["Gid"][];
    };
    /** @description Counters that call from one queue. */
    PanelGroup: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      name: string;
      categoryName?: string;
      panelMode?: components["schemas"]["PanelMode"];
      /**
       * @description First number issued by the queue.
       * @default 1
       */
      startingNumber?: number;
      /** @description Limit of numbers the queue issues to walk-ins per day; empty: no limit. */
      maximumCalls?: number;
      /** @description Short mark of the queue, shown beside its called numbers to distinguish them from another queue's: 專, 普. */
      queueMark?: string;
      /**
       * @description Whether this queue has its own rules, which replace the organisation's as a whole.
       * @default false
       */
      ownQueuePolicy?: boolean;
      queuePolicy?: components["schemas"]["QueuePolicy"];
      /** @description Member panels, in screen order. */
      members: components["schemas"]["Gid"][];
    };
    /** @description What a new PanelGroup is made of. */
    PanelGroupCreate: {
      name: string;
      categoryName?: string;
      panelMode?: components["schemas"]["PanelMode"];
      /**
       * @description First number issued by the queue.
       * @default 1
       */
      startingNumber?: number;
      /** @description Limit of numbers the queue issues to walk-ins per day; empty: no limit. */
      maximumCalls?: number;
      /** @description Short mark of the queue, shown beside its called numbers to distinguish them from another queue's: 專, 普. */
      queueMark?: string;
      /**
       * @description Whether this queue has its own rules, which replace the organisation's as a whole.
       * @default false
       */
      ownQueuePolicy?: boolean;
      queuePolicy?: components["schemas"]["QueuePolicy"];
      /** @description Member panels, in screen order. */
      members: components["schemas"]["Gid"][];
    };
    /** @description Use of one panel group. */
    PanelGroupFigures: {
      groupGid: components["schemas"]["Gid"];
      groupName: string;
      /** @description Numbers issued. */
      issued: number;
      /** @description Calls of a number, without recalls. */
      called: number;
      /** @description Recalls. */
      recalled: number;
      /** @description Calls that ended with the patient served. */
      completed: number;
      /** @description Calls that nobody followed. */
      passed: number;
      /** @description Of those completed: by calling somebody else, without “Complete”. */
      completedByNext: number;
      /** @description Calls that staff never closed: the day or the queue ended with the patient still at the counter. They are not among those completed. */
      notClosed: number;
      /** @description From issue or check-in to the first call; absent when nobody was called for the first time. */
      averageWaitSeconds?: number;
      /** @description The longest of these. */
      longestWaitSeconds?: number;
      /** @description From the call to its completion; absent when nobody was served. */
      averageServiceSeconds?: number;
    };
    /** @description One page of PanelGroup. */
    PanelGroupList: {
      data: components["schemas"]["PanelGroup"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a PanelGroup as a JSON merge patch: what is absent stays, null clears. */
    PanelGroupUpdate: {
      gid: string;
      version?: number;
      name?: string;
      categoryName?: string | null;
      /** @enum {integer|null} */
      panelMode?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | null;
      startingNumber?: number | null;
      maximumCalls?: number | null;
      queueMark?: string | null;
      ownQueuePolicy?: boolean | null;
      queuePolicy?: {
        /** @enum {string|null} */
        order?: "registration" | "checkIn" | null;
        bookedFirst?: boolean | null;
        /** @enum {string|null} */
        earlyCheckIn?: "forbidden" | "minutes" | "unlimited" | null;
        earlyMinutes?: number | null;
        selfCheckInAfterSession?: boolean | null;
        selfGiveUp?: boolean | null;
        selfComeLater?: boolean | null;
        /** @enum {string|null} */
        lateRule?: "asNormal" | "everyN" | "endOfSlot" | "endOfSession" | null;
        lateEvery?: number | null;
        lateGraceMinutes?: number | null;
        lateLimitMinutes?: number | null;
        /** @enum {string|null} */
        passedRule?: "everyN" | "afterN" | "endOfSlot" | "endOfSession" | "asBefore" | "byHand" | null;
        passedAfter?: number | null;
        passedEvery?: number | null;
        /** @enum {string|null} */
        passedAfterSession?: "carryOver" | "desk" | null;
        /** @enum {string|null} */
        examinedRule?: "everyN" | "afterN" | "endOfSlot" | "endOfSession" | "asBefore" | "byHand" | null;
        examinedAfter?: number | null;
        examinedEvery?: number | null;
        extraLimit?: number | null;
        /** @enum {string|null} */
        extraNumbers?: "behindLast" | "continuing" | null;
        /** @enum {string|null} */
        extraRule?: "endOfSession" | "afterBooked" | "everyN" | "asNormal" | null;
        extraEvery?: number | null;
        extraHidden?: boolean | null;
        priorityEvery?: number | null;
        priorityAgeMinutes?: number | null;
        priorityAtMachine?: boolean | null;
        nextCompletes?: boolean | null;
        roomCap?: number | null;
        callsInARow?: number | null;
        callLimit?: number | null;
        /** @enum {string|null} */
        afterCallLimit?: "pass" | "refuse" | null;
        passLimit?: number | null;
      } | null;
      /** @description Member panels, in screen order. */
      members?: components["schemas"]["Gid"][];
    };
    /** @description Use of the panel groups in a period, for staffing the counters. */
    PanelGroupUsage: {
      from: components["schemas"]["CalendarDate"];
      to: components["schemas"]["CalendarDate"];
      groups: components["schemas"]["PanelGroupFigures"][];
      days: components["schemas"]["DayFigures"][];
    };
    /** @description One page of Panel. */
    PanelList: {
      data: components["schemas"]["Panel"][];
      paging: components["schemas"]["Paging"];
    };
    /**
     * @description Index of the panel type (0 to 13 built in; a published type gets an index above 13).
     * @default 0
     * @enum {integer}
     */
    PanelMode: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
    /**
     * @description A kind of records that belong to a panel and can be copied with it.
     * @default media
     * @enum {string}
     */
    PanelPart: "media" | "marquee" | "panelVoice" | "nurse" | "paramedic";
    /**
     * @description Where panels of a type usually hang.
     * @default room
     * @enum {string}
     */
    PanelPlace: "room" | "lobby" | "counter" | "radiology";
    /** @description Panels of one type to make in one go, one for each row: of a room, a department, a counter. */
    PanelSeries: {
      /** @description Type of all of them. */
      panelType: string;
      like?: components["schemas"]["Gid"];
      /**
       * @description What belongs to the panel they are made like, and is copied for each.
       * @default []
       */
      copies?: components["schemas"]["PanelPart"][];
      rows: components["schemas"]["PanelSeriesRow"][];
      /**
       * @description Nothing is made; the answer says what would become of each row.
       * @default false
       */
      tryOnly?: boolean;
    };
    /** @description What became of each row of a series, in order. */
    PanelSeriesMade: {
      data: components["schemas"]["PanelSeriesResult"][];
    };
    /**
     * @description What becomes of a row of a series. isThere: its room has a panel, or a panel of this type has its name; nothing is made twice. nameTaken: another panel has the name. repeated: an earlier row has the same room or name.
     * @default made
     * @enum {string}
     */
    PanelSeriesOutcome: "made" | "isThere" | "nameTaken" | "repeated";
    /** @description What became of one row of a series. */
    PanelSeriesResult: {
      panelName: string;
      outcome: components["schemas"]["PanelSeriesOutcome"];
      gid?: components["schemas"]["Gid"];
    };
    /** @description What one panel of a series has for its own. */
    PanelSeriesRow: {
      name: string;
      /** @description The name patients look for. */
      counterName?: string;
      /** @description Code of its room in the hospital information system. */
      roomCode?: string;
      departmentName?: string;
      doctorName?: string;
    };
    /**
     * @description enable: shows and serves; pause: shows a notice; disable: shows the organisation's card and "out of service".
     * @default enable
     * @enum {string}
     */
    PanelStatus: "enable" | "disable" | "pause";
    /** @description What a panel type declares about itself (x-panel of its file), beside the schema of its settings. variant: the queue variant of its counters, unless it is generic in a group or with calling mode 3 and clinic otherwise; for a lobby of rooms, the variant of the rooms it shows if none are chosen. */
    PanelType: {
      /** @description Panel mode; a published type has one above 13. */
      index: number;
      /** @description Name in URLs. */
      name: string;
      place: components["schemas"]["PanelPlace"];
      /** @enum {string} */
      orientation: "landscape" | "portrait" | "both";
      /** @description Its panels are counters that call. */
      serves: boolean;
      /** @description Its panels may be members of a group. */
      joinsGroup: boolean;
      /** @description Calling modes allowed for its panels. */
      callingModes: components["schemas"]["CallingMode"][];
      defaultCallingMode: components["schemas"]["CallingMode"];
      /**
       * @description What the setting "sources" lists.
       * @enum {string}
       */
      sources: "none" | "panels" | "groups";
      /** @description The view is rebuilt at least this often. */
      refreshSeconds: number;
      layout: components["schemas"]["Layout"];
      variant?: components["schemas"]["QueueVariant"];
    };
    /** @description Changes to a Panel as a JSON merge patch: what is absent stays, null clears. */
    PanelUpdate: {
      gid: string;
      version?: number;
      name?: string;
      counterName?: string | null;
      roomCode?: string | null;
      departmentName?: string | null;
      doctorName?: string | null;
      serialNo?: string | null;
      /** @enum {string|null} */
      status?: "enable" | "disable" | "pause" | null;
      settings?: Record<string, never> | null;
      /** @enum {integer|null} */
      callingMode?: -1 | 0 | 1 | 2 | 3 | null;
      startingNumber?: number | null;
      maximumCalls?: number | null;
      queueMark?: string | null;
      alsoCalls?: components["schemas"]["Gid"][] | null;
      alsoCallsGroups?: components["schemas"]["Gid"][] | null;
      ownQueuePolicy?: boolean | null;
      queuePolicy?: {
        /** @enum {string|null} */
        order?: "registration" | "checkIn" | null;
        bookedFirst?: boolean | null;
        /** @enum {string|null} */
        earlyCheckIn?: "forbidden" | "minutes" | "unlimited" | null;
        earlyMinutes?: number | null;
        selfCheckInAfterSession?: boolean | null;
        selfGiveUp?: boolean | null;
        selfComeLater?: boolean | null;
        /** @enum {string|null} */
        lateRule?: "asNormal" | "everyN" | "endOfSlot" | "endOfSession" | null;
        lateEvery?: number | null;
        lateGraceMinutes?: number | null;
        lateLimitMinutes?: number | null;
        /** @enum {string|null} */
        passedRule?: "everyN" | "afterN" | "endOfSlot" | "endOfSession" | "asBefore" | "byHand" | null;
        passedAfter?: number | null;
        passedEvery?: number | null;
        /** @enum {string|null} */
        passedAfterSession?: "carryOver" | "desk" | null;
        /** @enum {string|null} */
        examinedRule?: "everyN" | "afterN" | "endOfSlot" | "endOfSession" | "asBefore" | "byHand" | null;
        examinedAfter?: number | null;
        examinedEvery?: number | null;
        extraLimit?: number | null;
        /** @enum {string|null} */
        extraNumbers?: "behindLast" | "continuing" | null;
        /** @enum {string|null} */
        extraRule?: "endOfSession" | "afterBooked" | "everyN" | "asNormal" | null;
        extraEvery?: number | null;
        extraHidden?: boolean | null;
        priorityEvery?: number | null;
        priorityAgeMinutes?: number | null;
        priorityAtMachine?: boolean | null;
        nextCompletes?: boolean | null;
        roomCap?: number | null;
        callsInARow?: number | null;
        callLimit?: number | null;
        /** @enum {string|null} */
        afterCallLimit?: "pass" | "refuse" | null;
        passLimit?: number | null;
      } | null;
      /** @enum {string|null} */
      language?: "zh-TW" | "en-US" | "th" | null;
      /** @enum {string|null} */
      videoMode?: "default" | "playWhenNoConsultation" | null;
      displayRegistrationStatus?: boolean | null;
      queueContentLayout?: {
        columns?: components["schemas"]["QueueColumn"][] | null;
        rowHeight?: number | null;
      } | null;
      carouselSeconds?: number | null;
      displayDataLimit?: number | null;
      /** Format: uri */
      qrCodeUrl?: string | null;
      /** @enum {string|null} */
      theme?: "dark" | "light" | "highContrast" | null;
      darkFrom?: string | null;
      darkUntil?: string | null;
      callRepeat?: number | null;
      voiceVolume?: number | null;
      quietFrom?: string | null;
      quietUntil?: string | null;
      quietVolume?: number | null;
      loudspeaker?: string | null;
      flashCalls?: boolean | null;
      voiceGroup?: string | null;
      /** @enum {string|null} */
      authentication?: "none" | "informationRoom" | "universalClinics" | "inspection" | null;
    };
    /** @description The complete state of one panel: everything its screen shows and announces. Personal data is masked on the server; what the screen must not show is not sent. */
    PanelView: {
      /** @description Changes when the event log starts over (another database). */
      epoch: string;
      /** @description Revision of this view: the organisation's sequence number at which it last changed. */
      seq: number;
      previousSeq?: number;
      serverTime: components["schemas"]["Instant"];
      serviceDate: components["schemas"]["CalendarDate"];
      session: components["schemas"]["Session"];
      organisation: {
        gid: string;
        name: string;
        logo?: string;
        /** @description Set if all data is fictional: the screen says so. */
        demo?: boolean;
        /** @description The current offset. */
        timeZoneOffsetMinutes: number;
        dateFormat: components["schemas"]["DateFormat"];
      };
      panel: {
        gid: components["schemas"]["Gid"];
        name: string;
        counterName?: string;
        type: string;
        mode: number;
        status: components["schemas"]["PanelStatus"];
        language: components["schemas"]["Locale"];
        theme: components["schemas"]["Theme"];
        videoMode: components["schemas"]["VideoMode"];
        displayRegistrationStatus: boolean;
        carouselSeconds: number;
        displayDataLimit: number;
        /** @description URL in the QR code, if the panel shows one; ours begin with a slash, and none contains a key. */
        qrCodeUrl?: string;
        /** @description From when to when the screen is dimmed, if at all. */
        darkFrom?: string;
        darkUntil?: string;
        callRepeat: number;
        /** @description Volume of announced calls at present; 0 is silence. */
        voiceVolume: number;
        /** @description Whether it speaks in turn with other screens. */
        sharesLoudspeaker?: boolean;
        /** @description Whether the whole screen flashes with a call. */
        flashCalls?: boolean;
        columns: components["schemas"]["QueueColumns"];
        rowHeight: components["schemas"]["RowHeight"];
      };
      /** @description Settings of the panel type. */
      settings: Record<string, never>;
      layout: components["schemas"]["Layout"];
      /** @description The panel's own counter, if it serves. */
      counter: components["schemas"]["ViewCounter"] | null;
      counters: components["schemas"]["ViewCounter"][];
      groups: components["schemas"]["ViewGroup"][];
      /** @description Lists across several rooms; only if the settings require them. */
      lists?: components["schemas"]["ViewList"][];
      /** @description The last calls of the counters shown, newest last. */
      calls: components["schemas"]["ViewCall"][];
      /** @description Patients sent from the counters shown to others, announced once; absent if there are none. */
      moves?: components["schemas"]["ViewCall"][];
      /** @description The newest call, if any is recent. */
      latest: components["schemas"]["ViewCall"] | null;
      /** @description Recordings used by the calls above. */
      clips?: components["schemas"]["ViewClip"][];
      media: components["schemas"]["ViewMedia"][];
      marquees: components["schemas"]["ViewMarquee"][];
      /** @description Nurses of the panel, if the layout shows them. */
      nurses: components["schemas"]["ViewStaff"][];
      /** @description Care team members of the panel, if the layout shows them. */
      paramedics: components["schemas"]["ViewStaff"][];
    };
    /** @description One part of what this panel announces with a call; parts are announced in order. */
    PanelVoice: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly panelGid: components["schemas"]["Gid"];
      type: components["schemas"]["VoicePartType"];
      /** @description The recording or text of the voice bank used by a custom part. */
      voice?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description What a new PanelVoice is made of. */
    PanelVoiceCreate: {
      type: components["schemas"]["VoicePartType"];
      /** @description The recording or text of the voice bank used by a custom part. */
      voice?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description One page of PanelVoice. */
    PanelVoiceList: {
      data: components["schemas"]["PanelVoice"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a PanelVoice as a JSON merge patch: what is absent stays, null clears. */
    PanelVoiceUpdate: {
      gid: string;
      version?: number;
      type?: components["schemas"]["VoicePartType"];
      voice?: string | null;
      enabled?: boolean | null;
    };
    /** @description A care team member of a clinic (nurse practitioner, technician, therapist), with the clinic and doctor as shown on the screen. */
    Paramedic: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly panelGid: components["schemas"]["Gid"];
      name: string;
      secondName?: string;
      doctorName?: string;
      clinicNumber?: string;
      clinicName?: string;
      departmentName?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description What a new Paramedic is made of. */
    ParamedicCreate: {
      name: string;
      secondName?: string;
      doctorName?: string;
      clinicNumber?: string;
      clinicName?: string;
      departmentName?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description One page of Paramedic. */
    ParamedicList: {
      data: components["schemas"]["Paramedic"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a Paramedic as a JSON merge patch: what is absent stays, null clears. */
    ParamedicUpdate: {
      gid: string;
      version?: number;
      name?: string;
      secondName?: string | null;
      doctorName?: string | null;
      clinicNumber?: string | null;
      clinicName?: string | null;
      departmentName?: string | null;
      enabled?: boolean | null;
    };
    /** @description Numbers in one line after a heading (passed, in examination), and instructions for their holders. */
    PassedListBlock: {
      /** @constant */
      type: "passedList";
      place?: components["schemas"]["Placement"];
      path: components["schemas"]["ViewPath"];
      hint?: components["schemas"]["ViewTemplate"];
      lead?: components["schemas"]["ViewTemplate"];
    };
    /**
     * @description Status of a patient in a patient list.
     * @default notCheckedIn
     * @enum {string}
     */
    PatientListState: "notCheckedIn" | "checkedIn" | "lateArrival" | "consulting" | "completed" | "expired";
    /**
     * @description What a panel's patient lists tell of a patient, and how large: no more than a hall needs, unless somebody chooses.
     * @default {
     *       "columns": [
     *         "number",
     *         "name",
     *         "label",
     *         "status"
     *       ],
     *       "rowHeight": 100
     *     }
     */
    PatientLists: {
      columns?: components["schemas"]["QueueColumns"];
      rowHeight?: components["schemas"]["RowHeight"];
    };
    /**
     * @description Why a counter pauses, as patients are told. procedure: a treatment or an operation goes on elsewhere.
     * @enum {string}
     */
    PauseReason: "break" | "meeting" | "emergency" | "procedure" | "other";
    /** @description A patient whom an examination room expects or has waiting, as shown to its staff. */
    PendingPatient: {
      number: number;
      name?: string;
      state: components["schemas"]["PatientListState"];
      departmentName?: string;
      doctorName?: string;
      ticketGid?: components["schemas"]["Gid"];
      appointmentGid?: components["schemas"]["Gid"];
    };
    /** @description Patients an examination room has not examined yet, by number. */
    PendingPatientList: {
      data: components["schemas"]["PendingPatient"][];
    };
    /** @description People at the cashier and registration counters on the present business day. */
    PeopleTotal: {
      serviceDate: components["schemas"]["CalendarDate"];
      /** @description Numbers issued. */
      issued: number;
      /** @description Calls of a number, without recalls. */
      called: number;
      /** @description Recalls. */
      recalled: number;
      /** @description Calls that ended with the patient served. */
      completed: number;
      /** @description Calls that nobody followed. */
      passed: number;
      /** @description Of those completed: by calling somebody else, without “Complete”. */
      completedByNext: number;
      /** @description Calls that staff never closed: the day or the queue ended with the patient still at the counter. They are not among those completed. */
      notClosed: number;
      /** @description Patients waiting now. */
      waiting: number;
      /** @description Cancelled tickets. */
      canceled: number;
      /** @description From issue or check-in to the first call; absent when nobody was called for the first time. */
      averageWaitSeconds?: number;
      /** @description The longest of these. */
      longestWaitSeconds?: number;
      /** @description From the call to its completion; absent when nobody was served. */
      averageServiceSeconds?: number;
    };
    /** @description What happened in one hour of the day, on a day or over a month. */
    PeriodFigures: {
      /** @description The hour that starts at this time, 0 to 23, in the organisation's time zone. */
      hour: number;
      /** @description Numbers issued. */
      issued: number;
      /** @description Calls of a number, without recalls. */
      called: number;
      /** @description Recalls. */
      recalled: number;
      /** @description Calls that ended with the patient served. */
      completed: number;
      /** @description Calls that nobody followed. */
      passed: number;
      /** @description Of those completed: by calling somebody else, without “Complete”. */
      completedByNext: number;
      /** @description Calls that staff never closed: the day or the queue ended with the patient still at the counter. They are not among those completed. */
      notClosed: number;
      /** @description From issue or check-in to the first call; absent when nobody was called for the first time. */
      averageWaitSeconds?: number;
      /** @description The longest of these. */
      longestWaitSeconds?: number;
      /** @description From the call to its completion; absent when nobody was served. */
      averageServiceSeconds?: number;
      /** @description Counters that called in this hour. */
      counters: number;
      /** @description Average numbers issued per day with service. */
      issuedPerDay: number;
    };
    /** @description All data an organisation keeps about one patient. */
    PersonalData: {
      /** @description Numbers under which the patient is known in this data; there may be more data under another of them. */
      identifiers: string[];
      visits: components["schemas"]["PersonalVisit"][];
    };
    /** @description How much of a patient's data was erased. */
    PersonalDataErased: {
      /** @description Appointments. */
      visits: number;
      /** @description Tickets that can no longer be linked to the patient. */
      tickets: number;
      /** @description Stored responses that named the patient. */
      answers: number;
    };
    /** @description An event of a patient's ticket. */
    PersonalEvent: {
      kind: components["schemas"]["EventKind"];
      at: components["schemas"]["Instant"];
      /** @description The room or counter. */
      panelName?: string;
      /** @description Who did it, where staff did. */
      staffName?: string;
    };
    /** @description A number that a patient had, and its entries in the event log. */
    PersonalTicket: {
      /** @description The number. */
      number: number;
      status: components["schemas"]["QueueStatus"];
      issuedAt: components["schemas"]["Instant"];
      checkedInAt?: components["schemas"]["Instant"];
      calledAt?: components["schemas"]["Instant"];
      events: components["schemas"]["PersonalEvent"][];
    };
    /** @description An appointment of a patient, with all data kept with it. */
    PersonalVisit: {
      appointment: components["schemas"]["Appointment"];
      /** @description Whether the patient is waiting or being seen now; if so, nothing is erased. */
      waiting: boolean;
      tickets: components["schemas"]["PersonalTicket"][];
      changes: components["schemas"]["AppointmentChange"][];
    };
    /** @description Where a block is in its box, and when it is shown. */
    Placement: {
      /** @description Share of the box along its direction, in percent; without it, the block takes the remaining space. */
      size?: number;
      /** @description Instead of size: extent along the box in hundredths of the shorter side of the screen, equal in portrait and landscape. */
      vmin?: number;
      /** @description The block is shown only if all conditions hold. */
      when?: components["schemas"]["ViewCondition"][];
    };
    /** @description When something is shown, in the organisation's time zone; what is not set does not limit it. */
    PlayTimes: {
      /** @description Days of the week; none: every day. */
      days?: components["schemas"]["Weekday"][];
      from?: components["schemas"]["TimeOfDay"];
      to?: components["schemas"]["TimeOfDay"];
      /**
       * Format: date
       * @description The first day.
       */
      startDate?: string;
      /**
       * Format: date
       * @description The last day.
       */
      endDate?: string;
    };
    /** @description The result of a policy on a day: each call in order, and how fair the day was. Uses the same rules as counters do. Minutes count from the start of the business day. */
    PolicySimulation: {
      counters: number;
      patients: number;
      /** @description When counters called nobody. */
      pauses: components["schemas"]["SimulatedPause"][];
      calls: {
        number: number;
        session?: components["schemas"]["Session"];
        counter: number;
        atMinute: number;
        endsAtMinute: number;
        waitedMinutes: number;
        lane: components["schemas"]["QueueLane"];
        priority: number;
        reason: components["schemas"]["CallReason"];
        outcome: components["schemas"]["SimulatedOutcome"];
      }[];
      /** @description How fair and how well used the day was. */
      figures: {
        served: number;
        /** @description Patients who were passed and did not come back, were passed too often, or wait to be called by number. */
        notServed: number;
        medianWaitMinutes: number;
        longestWaitMinutes: number;
        /** @description Waits by lane and class of priority, most calls first. */
        classes: {
          lane: components["schemas"]["QueueLane"];
          priority: number;
          calls: number;
          medianWaitMinutes: number;
          longestWaitMinutes: number;
        }[];
        /** @description How often a patient was overtaken by a passed patient who returned after they had joined the line. */
        overtakes: number;
        /** @description The highest number of times a single patient was overtaken. */
        mostOvertaken: number;
        /** @description How long each counter was idle, from the first arrival to the end, excluding its pauses. */
        idleMinutes: number[];
        /** @description Calls after closing. */
        afterClosing: number;
        endsAtMinute: number;
      };
    };
    /** @description A policy to try on a day: on given patients, or on those of a past day of a room or group, from its event log. Without a policy, the current one of the room or group, otherwise the organisation's, is tried. Without a session, the whole day is played, each session with its own line; patients passed in one are seen in the next if the policy allows it. The limit of patients called at the same time (roomCap) applies as at counters. */
    PolicyTrial: {
      policy?: components["schemas"]["QueuePolicy"];
      panelGid?: components["schemas"]["Gid"];
      groupGid?: components["schemas"]["Gid"];
      date?: components["schemas"]["CalendarDate"];
      session?: components["schemas"]["Session"];
      patients?: components["schemas"]["SimulatedPatient"][];
      /** @description Number of counters that call; absent: as many as called on that day, otherwise one. */
      counters?: number;
      /** @description From when a call counts as after closing; absent: from the last arrival. */
      closesAtMinute?: number;
      /**
       * @description How long a counter waits for a patient who does not come.
       * @default 2
       */
      patienceMinutes?: number;
      /** @description When counters do not call; a patient being served is finished first. Absent: as on that day, otherwise never. */
      pauses?: components["schemas"]["SimulatedPause"][];
    };
    /**
     * @description What a person decides of a slip: again prints it (once more), done: it is on paper, cancel: it is not to be printed.
     * @enum {string}
     */
    PrintDecision: "again" | "done" | "cancel";
    /**
     * @description Why a slip was not printed, or why nobody knows. cutOff: the connection ended midway; restarted: the server ended midway; tooLate: it had waited too long, its patient is gone; notDrawn: its picture could not be made; unreported: the machine that printed it did not say what became of it.
     * @enum {string}
     */
    PrintFault: "paperOut" | "coverOpen" | "offline" | "fault" | "cutOff" | "restarted" | "tooLate" | "notDrawn" | "unreported";
    /** @description A slip on its way to paper, and what became of it. */
    PrintJob: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description Number of the job, counted in the organisation. */
      readonly number: number;
      readonly state: components["schemas"]["PrintJobState"];
      readonly fault?: components["schemas"]["PrintFault"];
      readonly printerGid: string;
      readonly printerName?: string;
      readonly source: components["schemas"]["PrintSource"];
      /** @description The number on the slip. */
      readonly label: string;
      readonly queueName: string;
      /** @description How often it was sent to the printer. */
      readonly copies: number;
      readonly printedAt?: components["schemas"]["Instant"];
    };
    /** @description What a new PrintJob is made of. */
    PrintJobCreate: Record<string, never>;
    /** @description One page of PrintJob. */
    PrintJobList: {
      data: components["schemas"]["PrintJob"][];
      paging: components["schemas"]["Paging"];
    };
    /**
     * @description queued: waits for the printer; printing: on its way to paper; printed: the printer has said so; held: nobody knows whether it was printed, a person decides; failed: could not be printed; canceled: taken back before.
     * @enum {string}
     */
    PrintJobState: "queued" | "printing" | "printed" | "held" | "failed" | "canceled";
    /** @description Changes to a PrintJob as a JSON merge patch: what is absent stays, null clears. */
    PrintJobUpdate: {
      gid: string;
      version?: number;
    };
    /**
     * @description Where a slip was asked for.
     * @enum {string}
     */
    PrintSource: "ticketMachine" | "kiosk" | "desk" | "test";
    /**
     * @description Dots across the paper that a printer prints: 384 on paper of 58 mm, 512 to 640 on 80 mm, 832 on 112 mm.
     * @default 576
     * @enum {integer}
     */
    PrintWidth: 384 | 512 | 576 | 640 | 832;
    /** @description A printer for slips, and which ticket machines, kiosks and desks print on it. */
    Printer: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      name: string;
      kind?: components["schemas"]["PrinterKind"];
      /** @description Address of the printer in the hospital's network. */
      host?: string;
      /** @default 9100 */
      port?: number;
      /** @description Only this printer may ask; empty: any that has the address. */
      macAddress?: string;
      /** @description What is entered in the printer as the address of its CloudPRNT server, behind the address of this server; with a key that belongs to this printer alone. */
      readonly cloudUrl?: string;
      width?: components["schemas"]["PrintWidth"];
      dpi?: components["schemas"]["PrinterDpi"];
      /**
       * @description Whether it cuts the paper after each slip.
       * @default true
       */
      cutter?: boolean;
      /** @description Panels whose ticket machines, kiosks and desks print here. */
      panels?: components["schemas"]["Gid"][];
      /**
       * @description Numbers taken at a ticket machine.
       * @default true
       */
      ticketMachines?: boolean;
      /**
       * @description Patients who check in at a kiosk.
       * @default true
       */
      kiosks?: boolean;
      /**
       * @description Numbers that staff issue at a desk.
       * @default false
       */
      desks?: boolean;
      readonly state?: components["schemas"]["PrinterState"];
      readonly stateSince?: components["schemas"]["Instant"];
      /** @default true */
      enabled?: boolean;
    };
    /** @description What a new Printer is made of. */
    PrinterCreate: {
      name: string;
      kind?: components["schemas"]["PrinterKind"];
      /** @description Address of the printer in the hospital's network. */
      host?: string;
      /** @default 9100 */
      port?: number;
      /** @description Only this printer may ask; empty: any that has the address. */
      macAddress?: string;
      width?: components["schemas"]["PrintWidth"];
      dpi?: components["schemas"]["PrinterDpi"];
      /**
       * @description Whether it cuts the paper after each slip.
       * @default true
       */
      cutter?: boolean;
      /** @description Panels whose ticket machines, kiosks and desks print here. */
      panels?: components["schemas"]["Gid"][];
      /**
       * @description Numbers taken at a ticket machine.
       * @default true
       */
      ticketMachines?: boolean;
      /**
       * @description Patients who check in at a kiosk.
       * @default true
       */
      kiosks?: boolean;
      /**
       * @description Numbers that staff issue at a desk.
       * @default false
       */
      desks?: boolean;
      /** @default true */
      enabled?: boolean;
    };
    /**
     * @description Dots per inch of a printer.
     * @default 203
     * @enum {integer}
     */
    PrinterDpi: 180 | 203 | 300;
    /**
     * @description How slips reach a printer. network: the server sends them to it; cloud: the printer asks the server for them (Star CloudPRNT); browser: the ticket machine or kiosk prints them itself.
     * @default network
     * @enum {string}
     */
    PrinterKind: "network" | "cloud" | "browser";
    /** @description One page of Printer. */
    PrinterList: {
      data: components["schemas"]["Printer"][];
      paging: components["schemas"]["Paging"];
    };
    /**
     * @description What a printer last said of itself. fault: its cutter, its head or its power.
     * @enum {string}
     */
    PrinterState: "unknown" | "ready" | "paperOut" | "coverOpen" | "offline" | "fault";
    /** @description Changes to a Printer as a JSON merge patch: what is absent stays, null clears. */
    PrinterUpdate: {
      gid: string;
      version?: number;
      name?: string;
      /** @enum {string|null} */
      kind?: "network" | "cloud" | "browser" | null;
      host?: string | null;
      port?: number | null;
      macAddress?: string | null;
      /** @enum {integer|null} */
      width?: 384 | 512 | 576 | 640 | 832 | null;
      /** @enum {integer|null} */
      dpi?: 180 | 203 | 300 | null;
      cutter?: boolean | null;
      panels?: components["schemas"]["Gid"][] | null;
      ticketMachines?: boolean | null;
      kiosks?: boolean | null;
      desks?: boolean | null;
      enabled?: boolean | null;
    };
    /** @description How the launcher of one machine starts; the machine is identified by its network card. The name is ours: where the machine is. */
    ProxyLaunch: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      name: string;
      macAddress: components["schemas"]["MacAddress"];
      /**
       * @description Whether the launcher updates itself.
       * @default true
       */
      autoUpdate?: boolean;
      /** @description Name of the network interface in the operating system. */
      interfaceAlias?: string;
      /** @description YAML read by the launcher; see the template for its options. */
      configurationFile?: string;
    };
    /** @description What a new ProxyLaunch is made of. */
    ProxyLaunchCreate: {
      name: string;
      macAddress: components["schemas"]["MacAddress"];
      /**
       * @description Whether the launcher updates itself.
       * @default true
       */
      autoUpdate?: boolean;
      /** @description Name of the network interface in the operating system. */
      interfaceAlias?: string;
      /** @description YAML read by the launcher; see the template for its options. */
      configurationFile?: string;
    };
    /** @description One page of ProxyLaunch. */
    ProxyLaunchList: {
      data: components["schemas"]["ProxyLaunch"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description A configuration file template. */
    ProxyLaunchTemplate: {
      configurationFile: string;
    };
    /** @description Changes to a ProxyLaunch as a JSON merge patch: what is absent stays, null clears. */
    ProxyLaunchUpdate: {
      gid: string;
      version?: number;
      name?: string;
      macAddress?: components["schemas"]["MacAddress"];
      autoUpdate?: boolean | null;
      interfaceAlias?: string | null;
      configurationFile?: string | null;
    };
    /** @description Where a phone's push service takes messages, and the keys by which only this phone can read them (RFC 8291). */
    PushSubscription: {
      /**
       * Format: uri
       * @description Address of the push service for this phone.
       */
      endpoint: string;
      /** @description Public key of the phone: an uncompressed point of P-256, base64url. */
      p256dh: string;
      /** @description Secret of the phone, base64url. */
      auth: string;
    };
    /** @description A QR code with a URL for patients, and its purpose. */
    QrCodeBlock: {
      /** @constant */
      type: "qrCode";
      place?: components["schemas"]["Placement"];
      url: components["schemas"]["ViewPath"];
      hint?: components["schemas"]["ViewTemplate"];
    };
    /**
     * @description A column of a patient list.
     * @default number
     * @enum {string}
     */
    QueueColumn: "number" | "name" | "gender" | "age" | "doctorName" | "departmentName" | "status" | "checkedInAt" | "label";
    /** @description Columns of patient lists, from the left. */
    QueueColumns: components["schemas"]["QueueColumn"][];
    /** @description The columns of a panel's patient lists, in order. Hospitals choose how much a hall may read of a patient, and how large. */
    QueueContentLayout: {
      gid: components["schemas"]["Gid"];
      version?: components["schemas"]["Version"];
      columns: components["schemas"]["QueueColumns"];
      rowHeight: components["schemas"]["RowHeight"];
    };
    /** @description How many are in each list of a queue. */
    QueueCounts: {
      waiting: number;
      passed: number;
      away: number;
      examination: number;
      completed: number;
      expected: number;
    };
    /** @description Whether one queue issues numbers. */
    QueueIssuing: {
      panelGid?: components["schemas"]["Gid"];
      groupGid?: components["schemas"]["Gid"];
      name: string;
      paused: boolean;
    };
    /**
     * @description Class of a ticket within the line. booked: has an appointment; walkIn: took a number; extra: added by staff beyond the numbers of the session; absent: has an appointment and has not checked in; late: checked in after their time; passed, examined: returned after being passed, or from an examination.
     * @enum {string}
     */
    QueueLane: "booked" | "walkIn" | "extra" | "absent" | "late" | "passed" | "examined";
    /**
     * @description A list of a queue, as the controller shows it. waiting: in line, in the order of their calls. passed: did not come. away: left for a while. examination: sent to an examination elsewhere. completed: completed, latest first. expected: have an appointment and no ticket yet.
     * @enum {string}
     */
    QueueList: "waiting" | "passed" | "away" | "examination" | "expected" | "completed";
    /**
     * @description What a queue is ordered by: the number, or the time of check-in.
     * @default registration
     * @enum {string}
     */
    QueueOrder: "registration" | "checkIn";
    /** @description The panel or group whose queue is meant, if a counter calls from several; absent: the counter's own. */
    QueueOwnerGid: string;
    /** @description One page of a list of a queue: tickets, or for the list expected appointments. */
    QueuePatients: {
      tickets: components["schemas"]["Ticket"][];
      expected: components["schemas"]["ExpectedPatient"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description The rules of a queue: who is next, who may check in, what happens to patients who do not come, and whom staff may add. The organisation has one set; a room or group with its own rules replaces it as a whole. Classes of priority are set only for the organisation (Organisation.priorityTags). */
    QueuePolicy: {
      order?: components["schemas"]["QueueOrder"];
      /**
       * @description Call all patients with an appointment before walk-ins, instead of in one order.
       * @default false
       */
      bookedFirst?: boolean;
      earlyCheckIn?: components["schemas"]["EarlyCheckIn"];
      /**
       * @description How many minutes before their time slot, or before the session if there are no slots, patients can check in.
       * @default 30
       */
      earlyMinutes?: number;
      /**
       * @description Let patients of an ended session check in at a kiosk, with a new number; otherwise the kiosk sends them to the desk.
       * @default false
       */
      selfCheckInAfterSession?: boolean;
      /**
       * @description Let patients give up their number on their phone.
       * @default true
       */
      selfGiveUp?: boolean;
      /**
       * @description Let waiting patients step out of the line on their phone, and back in.
       * @default true
       */
      selfComeLater?: boolean;
      lateRule?: components["schemas"]["LateRule"];
      /**
       * @description Regular patients between two late ones.
       * @default 3
       */
      lateEvery?: number;
      /**
       * @description Minutes after the end of a patient's time slot before they count as late.
       * @default 0
       */
      lateGraceMinutes?: number;
      /**
       * @description Minutes of lateness after which a kiosk sends the patient to the desk; 0: never.
       * @default 0
       */
      lateLimitMinutes?: number;
      passedRule?: components["schemas"]["RejoinRule"];
      /**
       * @description Regular patients called before a passed patient who has returned.
       * @default 3
       */
      passedAfter?: number;
      /**
       * @description Regular patients between two returned passed ones.
       * @default 2
       */
      passedEvery?: number;
      passedAfterSession?: components["schemas"]["SessionEndRule"];
      examinedRule?: components["schemas"]["RejoinRule"];
      /**
       * @description Regular patients called before a patient who is back from an examination.
       * @default 1
       */
      examinedAfter?: number;
      /**
       * @description Regular patients between two who are back from an examination.
       * @default 1
       */
      examinedEvery?: number;
      /**
       * @description How many patients staff may add to a session beyond its numbers; 0: none.
       * @default 10
       */
      extraLimit?: number;
      extraNumbers?: components["schemas"]["ExtraNumbers"];
      extraRule?: components["schemas"]["ExtraRule"];
      /**
       * @description Regular patients between two added ones.
       * @default 5
       */
      extraEvery?: number;
      /**
       * @description Hide added patients from lists in the hall; their calls are shown and announced like all others.
       * @default false
       */
      extraHidden?: boolean;
      /**
       * @description After this many consecutive priority calls, the first patient in the order is called, so that nobody waits forever; 0: priority always goes first.
       * @default 3
       */
      priorityEvery?: number;
      /**
       * @description A patient who has waited this long is treated as being in the next class of priority, after twice as long in the one after that; 0: never.
       * @default 30
       */
      priorityAgeMinutes?: number;
      /**
       * @description Let patients choose a class of priority when they take a number; staff can always assign one.
       * @default false
       */
      priorityAtMachine?: boolean;
      /**
       * @description “Call next” completes the current patient; otherwise that patient has to be completed first.
       * @default true
       */
      nextCompletes?: boolean;
      /**
       * @description How many patients of the queue may be called at the same time, where the area in front of the counters is small; 0: one per counter.
       * @default 0
       */
      roomCap?: number;
      /**
       * @description How many consecutive patients of this queue a counter calls before the next queue's turn, if it calls from several queues.
       * @default 1
       */
      callsInARow?: number;
      /**
       * @description How often a patient is called before they count as not there; 0: no limit.
       * @default 0
       */
      callLimit?: number;
      afterCallLimit?: components["schemas"]["CallLimitRule"];
      /**
       * @description How often a patient can be passed before their number ends as a no-show; 0: no limit.
       * @default 0
       */
      passLimit?: number;
    };
    /** @description Queue rule presets; omitted rules have their defaults. */
    QueuePolicyPresetList: {
      data: {
        name: string;
        /** @description In the caller's language. */
        title: string;
        policy: components["schemas"]["QueuePolicy"];
      }[];
    };
    /** @description One queue at the ticket machine. */
    QueueSize: {
      panelGid?: components["schemas"]["Gid"];
      groupGid?: components["schemas"]["Gid"];
      name: string;
      departmentName?: string;
      /** @description The doctor who sees the patients of a room today: patients choose by it. */
      doctorName?: string;
      waiting: number;
      wait?: components["schemas"]["WaitEstimate"];
      lastNumber: number;
      width: number;
      /** @description Whether numbers can be taken now. */
      open: boolean;
      /** @description Whether staff have paused the issuing of numbers. */
      paused?: boolean;
      /** @description Whether the session has given out as many numbers as it may. */
      full?: boolean;
      /** @description Classes of priority that patients may choose here, the highest first; absent where they may not. */
      priorityTags?: string[];
    };
    /** @description Queues of a ticket machine. */
    QueueSizeList: {
      /** @description Set if all data is fictional: the page says so. */
      demo?: boolean;
      organisationName: string;
      logo?: string;
      name: string;
      language: components["schemas"]["Locale"];
      serverTime: components["schemas"]["Instant"];
      /** @description The organisation's current offset from UTC, for times of day. */
      timeZoneOffsetMinutes: number;
      slips?: components["schemas"]["SlipPrinting"];
      data: components["schemas"]["QueueSize"][];
    };
    /** @description State of a counter and its queue: the response of every queue operation and each frame of the controller's stream. Each list holds its first rows, counts gives the totals; the rest is read page by page. autoLogoutAt: when the counter logs out by itself if nobody does anything. */
    QueueState: {
      epoch: string;
      seq: number;
      previousSeq?: number;
      serverTime: components["schemas"]["Instant"];
      serviceDate: components["schemas"]["CalendarDate"];
      /** @description The organisation's current offset from UTC, for times of day. */
      timeZoneOffsetMinutes: number;
      session: components["schemas"]["Session"];
      panelGid: components["schemas"]["Gid"];
      panelName: string;
      counterName: string;
      departmentName?: string;
      doctorName?: string;
      groupGid?: components["schemas"]["Gid"];
      groupName?: string;
      /** @description Set if all data is fictional: the page says so. */
      demo?: boolean;
      organisationName: string;
      variant: components["schemas"]["QueueVariant"];
      callingMode: components["schemas"]["CallingMode"];
      service: components["schemas"]["CounterService"];
      staffName?: string;
      /** @description The organisation's countdown; absent if it has none. */
      autoLogoutMinutes?: number;
      autoLogoutAt?: components["schemas"]["Instant"];
      /** @description Set if nobody is at the counter because it logged out by itself: whoever was there signs in again. */
      leftAutomatically?: boolean;
      /** @description Number of digits that numbers are padded to. */
      width: number;
      current?: components["schemas"]["CurrentCall"];
      undo?: components["schemas"]["UndoablePress"];
      moved?: components["schemas"]["MovedPatient"];
      /** @description The number that “Call next” would call. */
      nextNumber?: number;
      counts: components["schemas"]["QueueCounts"];
      waiting: components["schemas"]["Ticket"][];
      passed: components["schemas"]["Ticket"][];
      away: components["schemas"]["Ticket"][];
      examination: components["schemas"]["Ticket"][];
      completed: components["schemas"]["Ticket"][];
      expected: components["schemas"]["ExpectedPatient"][];
      /** @description Whether walk-ins cannot take numbers at present. */
      issuingPaused?: boolean;
      /** @description Today's sessions that have started, with the number of patients waiting in each; absent if a queue lasts all day. */
      sessions?: {
        session: components["schemas"]["Session"];
        waiting: number;
      }[];
      /** @description Classes of priority that staff may assign, the highest first; absent if the organisation has none. */
      priorityTags?: string[];
      /** @description How many patients staff may still add beyond the numbers of the session. */
      extraLeft?: number;
      /** @description Patients passed in earlier sessions of today who have not come back; absent if there are none. */
      passedEarlier?: components["schemas"]["Ticket"][];
      /** @description The queues from which the counter calls in turn, its own first; absent if there is only one. */
      queues?: components["schemas"]["CounterQueue"][];
      queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
      allowedActions: components["schemas"]["AllowedActions"];
      pause?: components["schemas"]["CounterPause"];
    };
    /**
     * @description Status of a ticket or an appointment. default: an appointment without a ticket. registering: has a ticket by appointment and has not checked in; “Call next” includes it only in calling mode 2. awaiting: is here and waiting. onCall: will be called next; never stored, shown on screens and the ticket page. called: was called, is on the way. consulting: is with the doctor. serving: is served at a counter or examined in an examination room. checking: was sent to an examination elsewhere. checkBack: is back from it and waiting again. temporarilyAway: has left for a while and is skipped. passed: did not come when called. completed: is done. canceled: the ticket is no longer valid.
     * @default default
     * @enum {string}
     */
    QueueStatus: "default" | "registering" | "passed" | "consulting" | "completed" | "awaiting" | "onCall" | "checking" | "serving" | "temporarilyAway" | "checkBack" | "called" | "canceled";
    /**
     * @description The variant of queue operations a counter uses: cashiers and registration, ungrouped clinic rooms, examination rooms, or any other counter. Determined by the panel type, otherwise by group and calling mode.
     * @enum {string}
     */
    QueueVariant: "cashierRegistration" | "clinic" | "inspection" | "generic";
    /**
     * @description How patient data was viewed: opened a record, listed or searched records, found a patient by number, exported, or watched a counter or screen.
     * @enum {string}
     */
    ReadAction: "opened" | "listed" | "searched" | "exported" | "watched";
    /** @description A hospital must be able to tell who viewed whose data, when and from where. Patients appear as marks, never by name or number; views by one person at one counter within an hour are one entry, with another at the end. */
    ReadLog: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly action: components["schemas"]["ReadAction"];
      readonly byKind: components["schemas"]["ActorKind"];
      /** @description Name of the staff member or the device; absent if there is none, as for the administrators' shared account. */
      readonly byName?: string;
      /** @description The staff member or the device. */
      readonly byGid?: string;
      /** @description IP address of the caller. */
      readonly address: string;
      /** @description The operation (operationId). */
      readonly operation: string;
      /** @description Trace ID of the call in the server's log. */
      readonly traceId?: string;
      /** @description The record that was opened, or the counter or screen that was viewed. */
      readonly recordGid?: string;
      /** @description Name of the counter or screen at the time. */
      readonly recordName?: string;
      /** @description The query, without anything that identifies a patient. */
      readonly asked?: string;
      /** @description How many patients' records were in the response. */
      readonly records?: number;
      /** @description Number of views within the hour, if more than one. */
      readonly times?: number;
      /** @description Time of the first of these views, milliseconds since 1970 UTC. */
      readonly since?: number;
      readonly recordGids?: components["schemas"]["Gid"][];
      /** @description Marks of the patients whose data was in the response, or who were searched for: equal for equal identifiers, and not reversible. */
      readonly patients?: string[];
    };
    /** @description What a new ReadLog is made of. */
    ReadLogCreate: {
      /** @description Card or medical record number to search by; never in a response. */
      patient?: string;
    };
    /** @description One page of ReadLog. */
    ReadLogList: {
      data: components["schemas"]["ReadLog"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a ReadLog as a JSON merge patch: what is absent stays, null clears. */
    ReadLogUpdate: {
      gid: string;
      version?: number;
      patient?: string | null;
    };
    /** @description Response of a server that accepts calls; 503 while it starts, migrates or stops. */
    Readiness: {
      /** @enum {string} */
      status: "ready";
    };
    /** @description Each signs in once in place of a code. They are told this once. */
    RecoveryCodes: {
      recoveryCodes: string[];
    };
    /**
     * @description Where returning patients are placed: one after every few regular patients, a few patients after their return, at the end of the current time slot, at the end of the session, at their original position, or nowhere until staff call their number.
     * @default afterN
     * @enum {string}
     */
    RejoinRule: "everyN" | "afterN" | "endOfSlot" | "endOfSession" | "asBefore" | "byHand";
    /** @description A report being exported to a spreadsheet, with its progress, period and link. */
    ReportJob: {
      gid: components["schemas"]["Gid"];
      type: components["schemas"]["ReportType"];
      state: components["schemas"]["ReportState"];
      /** @description Progress in percent. */
      progress: number;
      from: components["schemas"]["CalendarDate"];
      to: components["schemas"]["CalendarDate"];
      createdAt: components["schemas"]["Instant"];
      finishedAt?: components["schemas"]["Instant"];
      fileName?: string;
      /** @description Opens without a token; its key is unguessable. */
      downloadUrl?: string;
      expiresAt?: components["schemas"]["Instant"];
      error?: components["schemas"]["ErrorCode"];
    };
    /**
     * @description State of a report job. fail: export it again; unknown: no longer available on the server, for instance because its file is gone.
     * @enum {string}
     */
    ReportState: "enqueue" | "processing" | "complete" | "fail" | "cancel" | "unknown";
    /**
     * @description Kind of a report.
     * @enum {string}
     */
    ReportType: "clerkDaily" | "clerkMonthly" | "timePeriodAnalysisDaily" | "timePeriodAnalysisMonthly" | "appointmentUsage" | "panelGroupUsage";
    /** @description What a reset would end. walkIns: numbers that lose their worth. appointments: patients with an appointment who keep waiting. calling: counters with a patient, whose call is closed. */
    ResetPreview: {
      /** @description Queues in use that start over. */
      queues: number;
      walkIns: number;
      appointments: number;
      calling: number;
    };
    /** @description How long data is kept. An empty period is that of the region (x-presets); older data is deleted automatically in small batches, and figures are kept as counts. */
    Retention: {
      region?: components["schemas"]["RetentionRegion"];
      /** @description Days after the visit for which appointments, their changes, tickets and queues are kept. */
      appointmentDays?: number;
      /** @description Days for which the event log of the queues is kept: who was called when, at which counter, by whom. */
      eventDays?: number;
      /** @description Days for which the patient data access log is kept. */
      readLogDays?: number;
      /** @description Days for which the change log is kept. */
      changeLogDays?: number;
      /** @description Days for which sign-ins and refusals are kept. */
      accessLogDays?: number;
      /** @description Days for which errors, scheduler runs and device actions are kept. */
      technicalLogDays?: number;
      /** @description Days for which display receipts are kept: which screen showed and announced which call. */
      callReceiptDays?: number;
      /**
       * @description Days after which disabled media are removed with their files; 0 keeps them.
       * @default 0
       */
      unusedMediaDays?: number;
      /**
       * @description Hours for which a prepared report can be downloaded.
       * @default 24
       */
      reportHours?: number;
    };
    /**
     * @description The law that determines the default retention periods (docs/decisions/057-how-long-data-live.md).
     * @default taiwan
     * @enum {string}
     */
    RetentionRegion: "taiwan" | "europe";
    /** @description A room, by the code of the hospital information system, with its location: patients ask for the floor. */
    Room: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description Code in the hospital information system. */
      code: string;
      name: string;
      secondName?: string;
      /** @description Building and floor. */
      location?: string;
      /** @description Department the room belongs to. */
      department?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description The room in large, department, session and doctor, clock. */
    RoomCardBlock: {
      /** @constant */
      type: "roomCard";
      place?: components["schemas"]["Placement"];
      counter: components["schemas"]["ViewPath"];
    };
    /** @description What a new Room is made of. */
    RoomCreate: {
      /** @description Code in the hospital information system. */
      code: string;
      name: string;
      secondName?: string;
      /** @description Building and floor. */
      location?: string;
      /** @description Department the room belongs to. */
      department?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description One page of Room. */
    RoomList: {
      data: components["schemas"]["Room"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Rooms, and groups with their counters, as a scrolling list; each entry opens its own page. Used on phone pages, not on panels. */
    RoomListBlock: {
      /** @constant */
      type: "roomList";
      place?: components["schemas"]["Placement"];
      rooms: components["schemas"]["ViewPath"];
      groups: components["schemas"]["ViewPath"];
    };
    /** @description Changes to a Room as a JSON merge patch: what is absent stays, null clears. */
    RoomUpdate: {
      gid: string;
      version?: number;
      /** @description Code in the hospital information system. */
      code?: string;
      name?: string;
      secondName?: string | null;
      location?: string | null;
      department?: string | null;
      enabled?: boolean | null;
    };
    /** @description One session of a doctor as it holds on a day of the week that is shown. */
    RosterEntry: {
      gid: components["schemas"]["Gid"];
      version: components["schemas"]["Version"];
      weekday: components["schemas"]["Weekday"];
      date?: components["schemas"]["CalendarDate"];
      shift: components["schemas"]["ClinicShift"];
      doctor: components["schemas"]["Gid"];
      room?: components["schemas"]["Gid"];
      substitute?: components["schemas"]["Gid"];
      note?: string;
      /** @description There is no clinic on this day. */
      closed: boolean;
      /** @description Whether the entry is of this day alone. */
      single: boolean;
      faults: components["schemas"]["RosterFault"][];
    };
    /**
     * @description What is wrong with an entry of the roster on a day.
     * @enum {string}
     */
    RosterFault: "roomTwice" | "doctorTwice" | "otherWeekday" | "doctorAway" | "substituteAway";
    /** @description The roster of seven days, or the plan of every week: who sees patients when and where, what is wrong with it, who is away. */
    RosterWeek: {
      from?: components["schemas"]["CalendarDate"];
      today: components["schemas"]["CalendarDate"];
      rooms: components["schemas"]["Choice"][];
      doctors: components["schemas"]["Choice"][];
      entries: components["schemas"]["RosterEntry"][];
      leaves: components["schemas"]["DoctorLeave"][];
    };
    /** @description Row height of patient lists as a percentage of the usual one. */
    RowHeight: number;
    /** @description How a person wants to see lists: filters and order under a name. Filters are choices only; no text that somebody typed is part of a view, so that no patient is. */
    SavedViews: {
      views: {
        title: string;
        /** @description Which list, by what it lists. */
        list: string;
        filters: {
          field: string;
          /** @description A choice as JSON: a value of an enumeration, yes or no, the gid of a record. */
          value: string;
        }[];
        sort: string;
        descending: boolean;
        /** @description Whether the list opens with it; one of each list. */
        standard: boolean;
      }[];
    };
    /**
     * @description Jobs of the scheduler.
     * @enum {string}
     */
    SchedulerJob: "dailyReset" | "autoLogout" | "retention" | "backup";
    /** @description A hospital must be able to tell whether the nightly reset ran, and what it did. */
    SchedulerLog: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly job: components["schemas"]["SchedulerJob"];
      readonly outcome: components["schemas"]["SchedulerOutcome"];
      /** @description The business day that was closed. */
      readonly businessDate?: string;
      /** @description Tickets that expired without being called. */
      readonly expiredTickets: number;
      readonly loggedOutCounters: number;
      /** @description Queues without a waiting list that were set to the initial number, or that continue from the last. */
      readonly presetQueues: number;
      /** @description Rows deleted after their retention period. */
      readonly removedRows?: number;
      /** @description Why it failed. */
      readonly message?: string;
    };
    /** @description What a new SchedulerLog is made of. */
    SchedulerLogCreate: Record<string, never>;
    /** @description One page of SchedulerLog. */
    SchedulerLogList: {
      data: components["schemas"]["SchedulerLog"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a SchedulerLog as a JSON merge patch: what is absent stays, null clears. */
    SchedulerLogUpdate: {
      gid: string;
      version?: number;
    };
    /**
     * @description The result of a scheduler run; a failed one is retried.
     * @enum {string}
     */
    SchedulerOutcome: "done" | "failed";
    /** @description What a screen is asked to do, in response to its report. */
    ScreenOrders: {
      reload: boolean;
      /** @description Send the view with the next report. */
      picture: boolean;
      /** @description Another device has the same identity, from a copied disk: forget the key and ask for a new code. */
      pairAgain?: boolean;
      /** @description Text to show large for a few seconds: the device's name, or that its identity was copied. */
      notice?: string;
    };
    /** @description What a screen showed when asked: the display redraws it from this view, in a frame of this size. */
    ScreenPicture: {
      /** @description Identifies one of the devices that show this panel; generated by the device. */
      screen: string;
      takenAt: components["schemas"]["Instant"];
      width: number;
      height: number;
      /** @description The whole view as drawn, if requested: the same program draws the same picture from it. */
      view: Record<string, never>;
    };
    /** @description What a screen reports every half minute and on changes. */
    ScreenReport: {
      /** @description Identifies one of the devices that show this panel; generated by the device. */
      screen: string;
      startedAt: components["schemas"]["Instant"];
      /** @description The event log that the view on the screen belongs to. */
      epoch: string;
      /** @description The last view drawn. */
      seq: number;
      /** @description Panel type that was drawn. */
      layout: string;
      /** @description The numbers on the screen. */
      numbers: {
        counterGid: components["schemas"]["Gid"];
        label: string;
      }[];
      /** @description URL of the video or picture being played. */
      media?: string;
      sound: components["schemas"]["ScreenSound"];
      /** @description The last errors, newest last. */
      errors: string[];
      /** @description The browser and its version. */
      engine: string;
      /** @description Capabilities of the browser engine, where engines differ. */
      features: string[];
      width: number;
      height: number;
      /** @description Calls for which the server has no receipt yet. */
      receipts: components["schemas"]["CallShown"][];
      /** @description The whole view as drawn, if requested: the same program draws the same picture from it. */
      picture?: Record<string, never>;
    };
    /**
     * @description How the picture of a screen is turned.
     * @default normal
     * @enum {string}
     */
    ScreenRotation: "normal" | "left" | "right" | "inverted";
    /**
     * @description Whether a screen can be heard: ready, waiting for a touch (blocked), muted in the panel's settings, or without any sound output.
     * @enum {string}
     */
    ScreenSound: "ready" | "blocked" | "muted" | "none";
    /** @description A device that shows a panel, as of its last report. */
    ScreenState: {
      panelGid: components["schemas"]["Gid"];
      /** @description The panel's name. */
      panelName: string;
      /** @description Identifies one of the devices that show this panel; generated by the device. */
      screen: string;
      startedAt: components["schemas"]["Instant"];
      /** @description The event log that the view on the screen belongs to. */
      epoch: string;
      /** @description The last view drawn. */
      seq: number;
      /** @description Panel type that was drawn. */
      layout: string;
      /** @description The numbers on the screen. */
      numbers: {
        counterGid: components["schemas"]["Gid"];
        label: string;
      }[];
      /** @description URL of the video or picture being played. */
      media?: string;
      sound: components["schemas"]["ScreenSound"];
      /** @description The last errors, newest last. */
      errors: string[];
      /** @description The browser and its version. */
      engine: string;
      /** @description Capabilities of the browser engine, where engines differ. */
      features: string[];
      width: number;
      height: number;
      onlineSince: components["schemas"]["Instant"];
      heardAt: components["schemas"]["Instant"];
      pictureAt?: components["schemas"]["Instant"];
    };
    /** @description The devices that show a panel, or any panel of the organisation, latest report first. */
    ScreenStateList: {
      data: components["schemas"]["ScreenState"][];
    };
    /** @description Six digits of an authenticator app, or a recovery code; spaces and dashes do not matter. */
    SecondFactorCode: string;
    /** @description A key for an authenticator app: as it is typed (base32), and as the address that a QR code holds. */
    SecondFactorKey: {
      key: string;
      url: string;
    };
    /** @description The call that the controller showed when it was pressed: `seq` of `current`, 0 if nobody was called. If the counter has another by now, the press is refused (counter_changed) and changes nothing. */
    SeenCall: number;
    /** @description The patient of a list as the controller showed them when they were pressed: `gid` and `status` of the row. If the number is another patient's by now, or the patient's status another, the press is refused (patient_changed) and changes nothing. */
    SeenPatient: {
      gid: components["schemas"]["Gid"];
      status: components["schemas"]["QueueStatus"];
    };
    /**
     * @description Part of the business day within which clinics number; cashier and group queues have one, the day.
     * @enum {string}
     */
    Session: "morning" | "afternoon" | "evening" | "day";
    /**
     * @description Where a patient passed in an earlier session of today is placed after returning, once the room serves a later one: in the line of the current session, or nowhere until the desk takes them back.
     * @default carryOver
     * @enum {string}
     */
    SessionEndRule: "carryOver" | "desk";
    /** @description Names a session, and leads back to no token. */
    SessionGid: string;
    /**
     * @description How a shift at a counter ended: the staff member signed out, the server closed it because nobody did anything, or it is still open.
     * @enum {string}
     */
    ShiftEnd: "signedOut" | "automatic" | "open";
    /** @description A hospital must be able to tell who served at which counter, from when to when, and how many patients. */
    ShiftLog: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly panelGid: components["schemas"]["Gid"];
      /** @description Name of the counter; absent if it has been deleted. */
      readonly panelName?: string;
      readonly staffGid?: components["schemas"]["Gid"];
      /** @description Name of the staff member at the time; absent if the counter was opened without one. */
      readonly staffName?: string;
      readonly endedAt?: components["schemas"]["Instant"];
      readonly end: components["schemas"]["ShiftEnd"];
      /** @description Patients served. */
      readonly completed: number;
      /** @description Patients who were called and did not come. */
      readonly passed: number;
    };
    /** @description What a new ShiftLog is made of. */
    ShiftLogCreate: Record<string, never>;
    /** @description One page of ShiftLog. */
    ShiftLogList: {
      data: components["schemas"]["ShiftLog"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a ShiftLog as a JSON merge patch: what is absent stays, null clears. */
    ShiftLogUpdate: {
      gid: string;
      version?: number;
    };
    /**
     * @description Who signs in: an organisation's administrators, staff at a controller, or the provider's staff.
     * @enum {string}
     */
    SignInKind: "session" | "staff" | "systemAdvance";
    /** @description A session of a person: an administrator, the provider's staff, or staff at a controller. */
    SignInSession: {
      gid: components["schemas"]["SessionGid"];
      kind: components["schemas"]["TokenKind"];
      /** @description The member of staff; absent for those who share a password. */
      personGid?: string;
      name?: string;
      role?: components["schemas"]["AdminRole"];
      singleSignOn: boolean;
      /** @description IP address, the last one that was seen. */
      address?: string;
      userAgent?: string;
      since: components["schemas"]["Instant"];
      until: components["schemas"]["Instant"];
      seenAt?: components["schemas"]["Instant"];
      /** @description Whether it is the session of this call. */
      present: boolean;
    };
    /** @description Sessions, the newest first. */
    SignInSessionList: {
      data: components["schemas"]["SignInSession"][];
    };
    /** @description How people of one kind can sign in. An unknown organisation is answered like one without single sign-on. */
    SignInWays: {
      password: boolean;
      /** @description Whether there are members of staff who sign in to the administration under their own name. */
      ownAccount?: boolean;
      /** @description Name of the identity provider, if there is one. */
      singleSignOn?: string;
    };
    /** @description Response of a sign-in. */
    SignedIn: {
      token: string;
      kind: components["schemas"]["TokenKind"];
      expiresAt: components["schemas"]["Instant"];
      orgGid?: string;
      organisationName?: string;
      language?: components["schemas"]["Locale"];
      panelGid?: string;
      staffId?: string;
      staffName?: string;
      role?: components["schemas"]["AdminRole"];
      /** @description Who signed in by single sign-on. */
      personName?: string;
    };
    /** @description Response of a sign-out. */
    SignedOut: {
      /** @constant */
      ok: true;
      /** @description Where the person can sign out at the identity provider, if they signed in there and it offers that. */
      providerSignOut?: {
        label: string;
        url: string;
      };
    };
    /**
     * @description The outcome of a call on a simulated day.
     * @enum {string}
     */
    SimulatedOutcome: "completed" | "passed" | "sentToExamination";
    /** @description A patient of a simulated day. Minutes count from the start of the business day. With sessions, each has its own line; absent: all are in one. */
    SimulatedPatient: {
      /** @description Their number; absent: their index in the list of patients. */
      number?: number;
      session?: components["schemas"]["Session"];
      arrivesAtMinute: number;
      /**
       * @description Whether they have an appointment.
       * @default false
       */
      booked?: boolean;
      /**
       * @description Whether staff add them beyond the numbers of the session.
       * @default false
       */
      extra?: boolean;
      /**
       * @description Class of priority; 0 for regular patients, higher values are called sooner.
       * @default 0
       */
      priority?: number;
      serviceMinutes: number;
      /** @description End of their time slot; patients who arrive later are late. */
      slotEndsAtMinute?: number;
      /**
       * @description How many calls they miss before they are present.
       * @default 0
       */
      missedCalls?: number;
      /** @description How long after being passed they return; absent: never. */
      returnsAfterMinutes?: number;
      /** @description An examination between two services. */
      examination?: {
        awayMinutes: number;
        serviceMinutes: number;
      };
    };
    /** @description A period in which a counter of a simulated day does not call. Minutes count from the start of the business day. */
    SimulatedPause: {
      /** @description Index of the counter, from 1. */
      counter: number;
      fromMinute: number;
      toMinute: number;
    };
    /** @description Sign-in at the hospital's own identity provider (OpenID Connect). The client secret is stored separately (Organisation.singleSignOnSecret), because it is never returned. */
    SingleSignOn: {
      /** @default false */
      enabled?: boolean;
      /**
       * @description Label of the button: the provider, or the hospital's own word for its accounts.
       * @default OpenID Connect
       */
      label?: string;
      /** @description The provider's issuer, exactly as in its discovery document. */
      issuer?: string;
      clientId?: string;
      /**
       * @description Requested scopes; always includes openid.
       * @default openid profile email
       */
      scopes?: string;
      /**
       * @description Claim with the person's name, for the logs.
       * @default name
       */
      nameClaim?: string;
      /**
       * @description Claim with the person's roles or groups: a string or a list of strings. Use a dot for a nested claim, such as realm_access.roles.
       * @default roles
       */
      roleClaim?: string;
      /** @description Anyone with one of these roles is an administrator. Empty: no single sign-on for administrators. */
      administratorRoles?: string[];
      /** @description Anyone with one of these roles may work at a controller if there is an enabled staff member with the same ID. Empty: the staff member alone decides. */
      staffRoles?: string[];
      /**
       * @description Claim that equals Staff.staffId.
       * @default preferred_username
       */
      staffIdClaim?: string;
      /**
       * @description Whether administrators may still sign in with the organisation's password.
       * @default true
       */
      administratorPassword?: boolean;
      /**
       * @description Whether staff may still sign in with passwords of their own.
       * @default true
       */
      staffPassword?: boolean;
    };
    /**
     * @description How large the number on a slip is.
     * @default large
     * @enum {string}
     */
    SlipNumberSize: "normal" | "large" | "huge";
    /**
     * @description What stands on a slip, one below the other.
     * @enum {string}
     */
    SlipPart: "logo" | "organisation" | "banner" | "heading" | "session" | "queue" | "place" | "number" | "ahead" | "wait" | "qr" | "issuedAt" | "footer";
    /** @description What a slip looks like on paper. */
    SlipPicture: {
      /** @description A PNG, one pixel for each dot, as the address of an image. */
      picture: string;
      widthMm: number;
      heightMm: number;
    };
    /** @description How the slips of a machine are printed. */
    SlipPrinting: {
      /**
       * @description page: by the machine's browser, on its own printer; server: on a printer that the server prints on.
       * @enum {string}
       */
      by: "page" | "server";
      width?: components["schemas"]["PrintWidth"];
      /** @description Keys of tickets whose slips somebody wants once more. */
      again?: components["schemas"]["AccessKey"][];
    };
    /** @description Whether a slip is this machine's to print. */
    SlipReport: {
      accepted: boolean;
    };
    /** @description How the organisation's slips look, on every printer. */
    SlipTemplate: {
      /**
       * @description What stands on a slip, from the top.
       * @default [
       *       "logo",
       *       "organisation",
       *       "banner",
       *       "heading",
       *       "session",
       *       "queue",
       *       "place",
       *       "number",
       *       "ahead",
       *       "wait",
       *       "qr",
       *       "issuedAt",
       *       "footer"
       *     ]
       */
      parts?: components["schemas"]["SlipPart"][];
      /** @description A line of the organisation's own. */
      heading?: string;
      /** @description Words at the end, such as what to do when the number was missed. */
      footer?: string;
      numberSize?: components["schemas"]["SlipNumberSize"];
      textSize?: components["schemas"]["SlipTextSize"];
    };
    /**
     * @description How large the words on a slip are; the number has a size of its own.
     * @default normal
     * @enum {string}
     */
    SlipTextSize: "small" | "normal" | "large";
    /**
     * @description Programs that the provider releases.
     * @default webViewLauncher
     * @enum {string}
     */
    SoftwareType: "webViewLauncher" | "panelController" | "firefoxLauncher" | "ticketMachine";
    /** @description A release of one of the provider's programs. */
    SoftwareVersion: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @example 1.4.2 */
      versionNumber: string;
      type: components["schemas"]["SoftwareType"];
      storageType: components["schemas"]["StorageType"];
      /** @description The installer or archive, if stored on this server. */
      file?: string;
      /**
       * Format: uri
       * @description URL of the installer, if stored in a cloud.
       */
      url?: string;
      /** @description Update manifest (YAML) read by launchers: version, path or files, checksums. */
      yamlFile?: string;
      comment?: string;
      /**
       * @description Share of the devices that are to run it: 0 is nobody, 100 everybody.
       * @default 0
       */
      publishedPercent?: number;
    };
    /** @description What a new SoftwareVersion is made of. */
    SoftwareVersionCreate: {
      /** @example 1.4.2 */
      versionNumber: string;
      type: components["schemas"]["SoftwareType"];
      storageType: components["schemas"]["StorageType"];
      /** @description The installer or archive, if stored on this server. */
      file?: string;
      /**
       * Format: uri
       * @description URL of the installer, if stored in a cloud.
       */
      url?: string;
      /** @description Update manifest (YAML) read by launchers: version, path or files, checksums. */
      yamlFile?: string;
      comment?: string;
      /**
       * @description Share of the devices that are to run it: 0 is nobody, 100 everybody.
       * @default 0
       */
      publishedPercent?: number;
    };
    /** @description One page of SoftwareVersion. */
    SoftwareVersionList: {
      data: components["schemas"]["SoftwareVersion"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a SoftwareVersion as a JSON merge patch: what is absent stays, null clears. */
    SoftwareVersionUpdate: {
      gid: string;
      version?: number;
      /** @example 1.4.2 */
      versionNumber?: string;
      type?: components["schemas"]["SoftwareType"];
      storageType?: components["schemas"]["StorageType"];
      file?: string | null;
      /** Format: uri */
      url?: string | null;
      yamlFile?: string | null;
      comment?: string | null;
      publishedPercent?: number | null;
    };
    /**
     * @description A list of patients who are not simply in line, named by their status.
     * @default passed
     * @enum {string}
     */
    SpecialList: "passed" | "temporarilyAway" | "checking" | "checkBack" | "completed";
    /**
     * @description How a screen announced a call: with recordings, with the device's own voice, with both, with the chime alone because the device has no voice for it; or not at all, because sound is blocked, the screen is muted, or the call came too late.
     * @enum {string}
     */
    SpokenBy: "clips" | "voice" | "mixed" | "chime" | "refused" | "muted" | "late";
    /** @description A nurse, clerk or doctor who works at a controller. */
    Staff: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      staffId: string;
      name: string;
      /** @description Panels this person may serve; empty means all. */
      panels?: components["schemas"]["Gid"][];
      /**
       * @description May reset all panels they may serve at once.
       * @default false
       */
      resetsAll?: boolean;
      adminRole?: components["schemas"]["AdminRole"];
      /** @description Whether they sign in to the administration with a second factor. */
      readonly secondFactor?: boolean;
      /** @default true */
      enabled?: boolean;
    };
    /** @description What a new Staff is made of. */
    StaffCreate: {
      staffId: string;
      name: string;
      password: string;
      /** @description Panels this person may serve; empty means all. */
      panels?: components["schemas"]["Gid"][];
      /**
       * @description May reset all panels they may serve at once.
       * @default false
       */
      resetsAll?: boolean;
      adminRole?: components["schemas"]["AdminRole"];
      /** @default true */
      enabled?: boolean;
    };
    /** @description One page of Staff. */
    StaffList: {
      data: components["schemas"]["Staff"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a Staff as a JSON merge patch: what is absent stays, null clears. */
    StaffUpdate: {
      gid: string;
      version?: number;
      staffId?: string;
      name?: string;
      password?: string;
      panels?: components["schemas"]["Gid"][] | null;
      resetsAll?: boolean | null;
      /** @enum {string|null} */
      adminRole?: "none" | "reads" | "operates" | "administers" | null;
      enabled?: boolean | null;
    };
    /**
     * @description Where a release is stored: on this server, or in a cloud from which devices fetch it.
     * @default local
     * @enum {string}
     */
    StorageType: "local" | "cloud";
    /** @description Last position applied by a stream's reader: epoch.seq. */
    StreamPosition: string;
    /** @description Short-lived ticket that opens a stream. */
    StreamTicket: string;
    /** @description A line of text. */
    TextBlock: {
      /** @constant */
      type: "text";
      place?: components["schemas"]["Placement"];
      text: components["schemas"]["ViewTemplate"];
      /** @description In vmin. */
      textSize?: number;
      /** @enum {string} */
      tone?: "ink" | "muted" | "primary" | "attention";
      /** @enum {string} */
      align?: "start" | "center" | "end";
      bold?: boolean;
    };
    /**
     * @description Colours of a display.
     * @default dark
     * @enum {string}
     */
    Theme: "dark" | "light" | "highContrast";
    /** @description One person waiting in a queue, as shown to staff. forCounterGid: only this counter calls them, to which they were transferred. session: for those passed in an earlier session of the day. lane: why they stand where they stand, unless they simply have an appointment or took a number; insertion: by which rule, while they wait. */
    Ticket: {
      gid: components["schemas"]["Gid"];
      number: number;
      status: components["schemas"]["QueueStatus"];
      source: components["schemas"]["TicketSource"];
      name?: string;
      gender?: components["schemas"]["Gender"];
      age?: number;
      issuedAt: components["schemas"]["Instant"];
      checkedInAt?: components["schemas"]["Instant"];
      calledAt?: components["schemas"]["Instant"];
      appointmentGid?: components["schemas"]["Gid"];
      /** @description Number of calls and recalls. */
      calls: number;
      counterGid?: components["schemas"]["Gid"];
      tags?: string[];
      forCounterGid?: components["schemas"]["Gid"];
      /** @description Class of priority, by its name in the organisation; absent for regular patients. */
      priorityTag?: string;
      session?: components["schemas"]["Session"];
      lane?: components["schemas"]["QueueLane"];
      /** @description The counter from which the patient was transferred here. */
      from?: string;
      insertion?: components["schemas"]["Insertion"];
    };
    /** @description Pictures for the organisation's ticket machines. Backgrounds lie under text, so they must not be transparent. */
    TicketImages: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description Logo of the organisation. */
      orgLogo?: string;
      /** @description Background for portrait screens, 1080 × 1920. */
      portraitBackground?: string;
      /** @description Background for landscape screens, 1920 × 1080. */
      landscapeBackground?: string;
      /** @description Banner at the top of a ticket, 576 pixels wide (80 mm paper). */
      ticketTitleBanner?: string;
    };
    /** @description What a new TicketImages is made of. */
    TicketImagesCreate: {
      /** @description Logo of the organisation. */
      orgLogo?: string;
      /** @description Background for portrait screens, 1080 × 1920. */
      portraitBackground?: string;
      /** @description Background for landscape screens, 1920 × 1080. */
      landscapeBackground?: string;
      /** @description Banner at the top of a ticket, 576 pixels wide (80 mm paper). */
      ticketTitleBanner?: string;
    };
    /** @description One page of TicketImages. */
    TicketImagesList: {
      data: components["schemas"]["TicketImages"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a TicketImages as a JSON merge patch: what is absent stays, null clears. */
    TicketImagesUpdate: {
      gid: string;
      version?: number;
      orgLogo?: string | null;
      portraitBackground?: string | null;
      landscapeBackground?: string | null;
      ticketTitleBanner?: string | null;
    };
    /** @description URLs of the pictures for an organisation's ticket machines; absent if none was uploaded. */
    TicketMachineImages: {
      /** @description Logo of the organisation. */
      orgLogo?: string;
      /** @description Background for portrait screens. */
      portraitBackground?: string;
      /** @description Background for landscape screens. */
      landscapeBackground?: string;
      /** @description Banner at the top of a ticket. */
      ticketTitleBanner?: string;
    };
    /** @description Whether a patient's phone can be told of their turn, and is to be. */
    TicketPush: {
      /** @description Key by which a browser subscribes with its push service; absent where this server tells no phone. */
      publicKey?: string;
      /** @description Whether a phone is to be told of this ticket. */
      followed: boolean;
    };
    /** @description The ticket a patient takes from the ticket machine or kiosk. */
    TicketSlip: {
      ticketKey: components["schemas"]["AccessKey"];
      number: number;
      /** @description Mark of the number's queue, shown beside it. */
      mark?: string;
      width: number;
      queueName: string;
      counterName?: string;
      departmentName?: string;
      doctorName?: string;
      ahead: number;
      wait?: components["schemas"]["WaitEstimate"];
      issuedAt: components["schemas"]["Instant"];
      /** @description The patient's ticket page. */
      url: string;
    };
    /** @description Numbers of one queue taken together, in order. */
    TicketSlipList: {
      data: components["schemas"]["TicketSlip"][];
    };
    /**
     * @description How a ticket was issued. staff: at a counter. extra: at a counter, beyond the numbers of the session.
     * @enum {string}
     */
    TicketSource: "appointment" | "ticketMachine" | "kiosk" | "staff" | "extra";
    /** @description What the patient's ticket page shows; contains no name. */
    TicketView: {
      /** @description Changes when the event log starts over (another database). */
      epoch: string;
      /** @description Revision of this view: the organisation's sequence number at which it last changed. */
      seq: number;
      /** @description Revision that this one follows in its stream. */
      previousSeq?: number;
      number: number;
      /** @description Mark of the number's queue, shown beside it. */
      mark?: string;
      width: number;
      status: components["schemas"]["QueueStatus"];
      /** @description Set if all data is fictional: the page says so. */
      demo?: boolean;
      organisationName: string;
      queueName: string;
      /** @description Where to go, once called. */
      counterName?: string;
      departmentName?: string;
      doctorName?: string;
      ahead: number;
      wait?: components["schemas"]["WaitEstimate"];
      currentNumbers: {
        counterName: string;
        number: number;
      }[];
      issuedAt: components["schemas"]["Instant"];
      calledAt?: components["schemas"]["Instant"];
      serverTime: components["schemas"]["Instant"];
      /** @description The organisation's current offset from UTC, for times of day. */
      timeZoneOffsetMinutes: number;
      expired: boolean;
      /** @description What the patient can do with the number now. */
      wishes?: components["schemas"]["TicketWish"][];
      /** @description Set if the room pauses, to the time of day at which it is expected to serve again, HH:MM. */
      pausedUntil?: string;
    };
    /**
     * @description What patients can do with their number on their phone, as the policy allows. giveUp: they will not come. comeLater: they step out of the line for a while. back: they are here again, at the place the policy gives.
     * @enum {string}
     */
    TicketWish: "giveUp" | "comeLater" | "back";
    /** @description A time of day in the organisation's time zone, HH:MM. */
    TimeOfDay: string;
    /** @description Enable or disable one record. */
    Toggle: {
      gid: components["schemas"]["Gid"];
      enabled: boolean;
      version?: components["schemas"]["Version"];
    };
    /**
     * @description Who a bearer token speaks for.
     * @enum {string}
     */
    TokenKind: "session" | "systemAdvance" | "staff" | "panel" | "kiosk" | "ticketMachine" | "agency";
    /** @description Where a counter can transfer a patient: to another counter (panelGid), or into the line of a group (groupGid alone). */
    TransferTarget: {
      panelGid?: components["schemas"]["Gid"];
      groupGid?: components["schemas"]["Gid"];
      name: string;
      departmentName?: string;
      /** @description Whether somebody is serving there; patients can be transferred only if so. */
      open: boolean;
      /** @description Number of waiting patients. */
      waiting: number;
    };
    /** @description Where a counter can transfer its patients: groups, then counters, by name. */
    TransferTargetList: {
      data: components["schemas"]["TransferTarget"][];
    };
    /** @description The last press at a counter, as long as it can be undone. */
    UndoablePress: {
      /**
       * @description What was pressed.
       * @enum {string}
       */
      action: "next" | "number" | "pass" | "completed" | "away" | "examination" | "transfer";
      /** @description The number that was called, or whose call ended. */
      number: number;
      /** @description Number of digits the number is padded to. */
      width: number;
      /** @description Mark of the number's queue, where the counter calls from several. */
      mark?: string;
      until: components["schemas"]["Instant"];
      /** @description Where the patient was transferred. */
      toName?: string;
      /** @description The number they have there, as it is written there. */
      toNumber?: string;
    };
    /** @description A large file that is sent in parts, until the operation it is for takes it. */
    UnfinishedUpload: {
      gid: components["schemas"]["Gid"];
      /** @description Bytes that are here, from the first on. */
      received: number;
      /** @description Bytes of the whole file. */
      size: number;
    };
    /** @description Counts the changes of a record; a change based on an older one is refused with 409. */
    Version: number;
    /**
     * @description Which file of a release: the installer, or the update manifest.
     * @default file
     * @enum {string}
     */
    VersionPart: "file" | "yaml";
    /**
     * @description When media play: always, or only while there is no consultation.
     * @default default
     * @enum {string}
     */
    VideoMode: "default" | "playWhenNoConsultation";
    /**
     * @description State of a video site's player: -1 unstarted, 0 ended, 1 playing, 2 paused, 3 buffering, 5 cued.
     * @enum {integer}
     */
    VideoPlayerState: -1 | 0 | 1 | 2 | 3 | 5;
    /** @description One call or recall, in the order of the event log. */
    ViewCall: {
      seq: number;
      kind: components["schemas"]["EventKind"];
      at: components["schemas"]["Instant"];
      number: number;
      label: string;
      /** @description Mark of the called number's queue, shown beside it. */
      mark?: string;
      name?: string;
      counterGid: components["schemas"]["Gid"];
      counter: string;
      department?: string;
      doctor?: string;
      /** @description What the screen announces, one language after another; absent if it has no voice group and says its own sentence. */
      readings?: components["schemas"]["ViewReading"][];
    };
    /** @description A recording from which calls on this screen are assembled. */
    ViewClip: {
      url: string;
      /** @description Its transcript, for a screen that cannot play it. */
      text?: string;
    };
    /** @description A path of the view is set ("marquees"), is not set ("!screen.media") or has a value ("panel.status=pause"). */
    ViewCondition: string;
    /** @description One room or counter on a screen. */
    ViewCounter: {
      gid: components["schemas"]["Gid"];
      /** @description The name patients look for: counter name, otherwise panel name. */
      name: string;
      department?: string;
      doctor?: string;
      groupGid?: components["schemas"]["Gid"];
      service: components["schemas"]["CounterService"];
      /** @description Why the counter pauses and when it is expected back, in the panel's language; absent if nothing was said. */
      pauseText?: string;
      /** @description Called number as shown; empty if none. */
      current: string;
      /** @description Mark of the called number's queue, shown beside it. */
      mark?: string;
      currentName?: string;
      /** @description Sequence number of the last call here; 0 if none. */
      calledSeq: number;
      calledAt?: components["schemas"]["Instant"];
      next: components["schemas"]["ViewPerson"][];
      passed: components["schemas"]["ViewPerson"][];
      expected: components["schemas"]["ViewPerson"][];
      /** @description Patients in examination, here or elsewhere, beside the current one; only if the layout shows them. */
      examining?: components["schemas"]["ViewPerson"][];
      /** @description Patients back from examination and waiting again; only if the layout shows them. */
      back?: components["schemas"]["ViewPerson"][];
      /** @description The session's appointments by serial number, with as many completed ones as the screen requests and has room for; only if the layout shows them. */
      appointments?: components["schemas"]["ViewPerson"][];
      waitingCount: number;
    };
    /** @description One group on a screen. */
    ViewGroup: {
      gid: components["schemas"]["Gid"];
      name: string;
      category?: string;
      waitingCount: number;
      next: components["schemas"]["ViewPerson"][];
      passed: components["schemas"]["ViewPerson"][];
      counters: components["schemas"]["ViewCounter"][];
    };
    /** @description A list label beside a person: its text and colours. */
    ViewLabel: {
      text: string;
      colour?: components["schemas"]["LabelColour"];
      font?: components["schemas"]["LabelColour"];
    };
    /** @description Patients of all rooms of a screen in one list: those with a status, or those with a list label. */
    ViewList: {
      status?: components["schemas"]["SpecialList"];
      label?: components["schemas"]["ViewLabel"];
      people: components["schemas"]["ViewPerson"][];
    };
    /** @description One announcement on a screen. */
    ViewMarquee: {
      gid: components["schemas"]["Gid"];
      title: string;
      content: string;
      times?: components["schemas"]["PlayTimes"];
    };
    /** @description One media item on a screen. */
    ViewMedia: {
      gid: components["schemas"]["Gid"];
      name: string;
      type: components["schemas"]["MediaType"];
      source: components["schemas"]["MediaSource"];
      url: string;
      volume: number;
      seconds: number;
      times?: components["schemas"]["PlayTimes"];
    };
    /** @description A place in the panel view ("latest.label", "counters.0.next"), in the settings of the type ("settings.showNext") or in what the screen knows itself ("screen.portrait"). */
    ViewPath: string;
    /** @description A person on a screen; the name is masked on the server, or omitted. Only the panel's columns are sent. state: given if it says more than the status (late, expired). */
    ViewPerson: {
      number: number;
      /** @description The number as shown, padded. */
      label: string;
      name?: string;
      status?: components["schemas"]["QueueStatus"];
      state?: components["schemas"]["PatientListState"];
      /** @description Where to go, in lists across several rooms. */
      room?: string;
      gender?: components["schemas"]["Gender"];
      age?: number;
      doctorName?: string;
      departmentName?: string;
      checkedInAt?: components["schemas"]["Instant"];
      labels?: components["schemas"]["ViewLabel"][];
    };
    /** @description How a call is announced in one language. */
    ViewReading: {
      language: components["schemas"]["VoiceLanguage"];
      /** @description In the order announced: an index into the view's clips, or a text for the device's own voice. */
      say: (number | string)[];
    };
    /** @description A nurse or care team member of a room, as shown on a screen. */
    ViewStaff: {
      name: string;
      secondName?: string;
    };
    /** @description A text with "{{path}}" for values; "@key" or "{{@key}}" for a word of the dictionary (display.<key> of the texts). Filters follow a bar: "{{path|pad:3}}". */
    ViewTemplate: string;
    /** @description A recording or spoken text of the voice bank, from which calls are assembled. */
    Voice: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      name: string;
      language: components["schemas"]["VoiceLanguage"];
      source: components["schemas"]["VoiceSource"];
      /** @description Transcript of the recording, by which calls find it: a number word such as 一 or hundred, a whole number such as 103, the name of a panel or group. A screen that cannot play the recording reads it aloud. */
      says?: string;
      /** @description The recording. */
      file?: string;
      /** @description The text to speak, if generated. */
      text?: string;
      /**
       * Format: uri
       * @description URL of the recording, if stored elsewhere.
       */
      url?: string;
    };
    /** @description What a new Voice is made of. */
    VoiceCreate: {
      name: string;
      language: components["schemas"]["VoiceLanguage"];
      source: components["schemas"]["VoiceSource"];
      /** @description Transcript of the recording, by which calls find it: a number word such as 一 or hundred, a whole number such as 103, the name of a panel or group. A screen that cannot play the recording reads it aloud. */
      says?: string;
      /** @description The recording. */
      file?: string;
      /** @description The text to speak, if generated. */
      text?: string;
      /**
       * Format: uri
       * @description URL of the recording, if stored elsewhere.
       */
      url?: string;
    };
    /** @description A spoken call as a template: its parts in order. Panels can copy it, and a panel can be saved as one. */
    VoiceGroup: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      name: string;
      /** @description Parts in the order in which they are announced. */
      parts: components["schemas"]["VoicePart"][];
    };
    /** @description What a new VoiceGroup is made of. */
    VoiceGroupCreate: {
      name: string;
      /** @description Parts in the order in which they are announced. */
      parts: components["schemas"]["VoicePart"][];
    };
    /** @description One page of VoiceGroup. */
    VoiceGroupList: {
      data: components["schemas"]["VoiceGroup"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Changes to a VoiceGroup as a JSON merge patch: what is absent stays, null clears. */
    VoiceGroupUpdate: {
      gid: string;
      version?: number;
      name?: string;
      /** @description Parts in the order in which they are announced. */
      parts?: components["schemas"]["VoicePart"][];
    };
    /**
     * @description Languages that calls are spoken in.
     * @default mandarin
     * @enum {string}
     */
    VoiceLanguage: "mandarin" | "taiwanese" | "hakka" | "english" | "marshallese" | "thai" | "malay";
    /** @description One page of Voice. */
    VoiceList: {
      data: components["schemas"]["Voice"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description One part of a voice group. */
    VoicePart: {
      type: components["schemas"]["VoicePartType"];
      /** @description The voice of the bank that a custom part says. */
      voice?: string;
    };
    /**
     * @description What one part of a spoken call announces: a recording of the voice bank, or data of the call itself.
     * @default currentQueueNumber
     * @enum {string}
     */
    VoicePartType: "custom" | "clinicHours" | "currentQueueNumber" | "panelName" | "panelNumber" | "groupName";
    /**
     * @description The source of a voice: an uploaded recording, a text that the screen speaks, or a URL.
     * @default file
     * @enum {string}
     */
    VoiceSource: "file" | "text" | "url";
    /** @description A call to listen to: of a room or counter, by the given parts, otherwise by those of the panel. Without a room it is the panel's own, otherwise the first. */
    VoiceTrial: {
      panelGid?: components["schemas"]["Gid"];
      /** @description Parts in the order in which they are announced. */
      parts?: components["schemas"]["VoicePart"][];
      counterGid?: components["schemas"]["Gid"];
      /**
       * @description The called number.
       * @default 23
       */
      number?: number;
    };
    /** @description How a call would be announced, as screens announce it, and what has no recording. */
    VoiceTrialResult: {
      /** @description The room or counter that is called to. */
      counter?: string;
      readings: components["schemas"]["ViewReading"][];
      clips: components["schemas"]["ViewClip"][];
      missing: components["schemas"]["MissingClip"][];
    };
    /** @description Changes to a Voice as a JSON merge patch: what is absent stays, null clears. */
    VoiceUpdate: {
      gid: string;
      version?: number;
      name?: string;
      language?: components["schemas"]["VoiceLanguage"];
      source?: components["schemas"]["VoiceSource"];
      says?: string | null;
      file?: string | null;
      text?: string | null;
      /** Format: uri */
      url?: string | null;
    };
    /** @description When a patient is likely to be called, from the duration of today's calls and the patients before them; four in five are called within the range. Absent if nobody is serving. Up to 5 minutes means soon. */
    WaitEstimate: {
      fromMinutes: number;
      toMinutes: number;
    };
    /** @description The next patients: number, name and status. */
    WaitingListBlock: {
      /** @constant */
      type: "waitingList";
      place?: components["schemas"]["Placement"];
      path: components["schemas"]["ViewPath"];
      limit?: components["schemas"]["ViewPath"];
      names?: components["schemas"]["ViewPath"];
      status?: components["schemas"]["ViewPath"];
    };
    /** @description Patients waiting at the cashier and registration counters now. */
    WaitingTotal: {
      serviceDate: components["schemas"]["CalendarDate"];
      /** @description Patients waiting now. */
      waiting: number;
      /** @description The longest current wait; absent if nobody is waiting. */
      longestWaitSeconds?: number;
    };
    /** @description A number without an appointment: taken at a ticket machine or given at a counter. Nobody's name belongs to it. */
    WalkIn: {
      gid: components["schemas"]["Gid"];
      number: number;
      /** @description Mark of the number's queue, shown beside it. */
      mark?: string;
      width: number;
      /** @description The room or counter that it was called to, else the room or group of its queue. */
      place?: string;
      /** @description Code of that room, if it has one. */
      room?: string;
      department?: string;
      doctor?: string;
      shift: components["schemas"]["Session"];
      source: components["schemas"]["TicketSource"];
      status: components["schemas"]["QueueStatus"];
      patientState?: components["schemas"]["PatientListState"];
      issuedAt: components["schemas"]["Instant"];
      calledAt?: components["schemas"]["Instant"];
    };
    /**
     * @description Day of the week; 0 is Sunday.
     * @default 1
     * @enum {integer}
     */
    Weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
    /** @description An examination of a patient in radiology with its ticket, if one was issued, for the hospital information system to show at its desks. */
    XrayTicket: {
      appointmentId: string;
      department: string;
      room: string;
      counterName?: string;
      doctor?: string;
      inspectionDay: components["schemas"]["CalendarDate"];
      shift: components["schemas"]["Session"];
      serialNumber: number;
      status: components["schemas"]["QueueStatus"];
      patientState: components["schemas"]["PatientListState"];
      /** @description Number of the ticket. */
      number?: number;
      /** @description Patients ahead. */
      ahead?: number;
      issuedAt?: components["schemas"]["Instant"];
      ticketKey?: components["schemas"]["AccessKey"];
      /** @description The patient's ticket page. */
      url?: string;
    };
    /** @description A patient's examinations of one day, in order. */
    XrayTicketList: {
      data: components["schemas"]["XrayTicket"][];
    };
  };
  responses: {
    /** @description Invalid, or not possible right now; contents gives the reason */
    Refused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorBody"];
      };
    };
    /** @description No token, or it has expired or been revoked */
    NotSignedIn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorBody"];
      };
    };
    /** @description The token is of the wrong kind or scope */
    NoPermission: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorBody"];
      };
    };
    /** @description Not found, or not in this organisation */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorBody"];
      };
    };
    /** @description The body arrived too slowly */
    TooSlow: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorBody"];
      };
    };
    /** @description The version is stale, or the idempotency key was used with a different body */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorBody"];
      };
    };
    /** @description The body or file exceeds its limit */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorBody"];
      };
    };
    /** @description The content type is not accepted here */
    WrongMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorBody"];
      };
    };
    /** @description Too many requests; try again later */
    TooManyRequests: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorBody"];
      };
    };
    /** @description URL and headers exceed 16 KB */
    HeadersTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorBody"];
      };
    };
    /** @description Server error; look up the trace ID in the log */
    Failed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorBody"];
      };
    };
    /** @description Busy or shutting down; try again */
    Busy: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorBody"];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getDocs: {
    parameters: {
      query?: {
        lang?: components["schemas"]["Locale"];
        search?: string;
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html": string;
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getHealth: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Health"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getReady: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Readiness"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  checkOrgDailyReset: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DailyReset"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createClinicsApiToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          orgGid: string;
          apiKey: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedIn"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createClinicsAppointments: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          appointments: components["schemas"]["AppointmentCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentOutcome"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteClinicsAppointments: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          appointmentIds: string[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentOutcome"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateClinicsAppointments: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          appointments: components["schemas"]["AppointmentPatch"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentOutcome"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  viewClinicsAppointment: {
    parameters: {
      query: {
        appointmentId: string;
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Appointment"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  reloadCodeData: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CodeData"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CodeDataOutcome"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  exportAgencyClerkDailyReport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          date: components["schemas"]["CalendarDate"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportJob"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  exportAgencyClerkMonthlyReport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          month: components["schemas"]["CalendarMonth"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportJob"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  exportAgencyTimePeriodAnalysisDailyReport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          date: components["schemas"]["CalendarDate"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportJob"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  exportAgencyTimePeriodAnalysisMonthlyReport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          month: components["schemas"]["CalendarMonth"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportJob"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listGroupQueueSizes: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GroupQueueSizeList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  registerAgencyOrganisation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          organisation: components["schemas"]["OrganisationCreate"];
          apiKey: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrganisationRegistered"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createRadiologyApiToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          orgGid: string;
          apiKey: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedIn"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createRadiologyAppointments: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          appointments: components["schemas"]["AppointmentCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentOutcome"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteRadiologyAppointments: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          appointmentIds: string[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentOutcome"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getXrayTicketDetail: {
    parameters: {
      query: {
        patientId: string;
        inspectionDay?: components["schemas"]["CalendarDate"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["XrayTicketList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  printRadiologyTicket: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          appointmentId: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TicketSlip"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateRadiologyAppointments: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          appointments: components["schemas"]["AppointmentPatch"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentOutcome"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  viewRadiologyAppointment: {
    parameters: {
      query: {
        appointmentId: string;
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Appointment"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  resetDoctorShifts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  viewGroupsQueueHistory: {
    parameters: {
      query?: {
        panelGid?: components["schemas"]["Gid"];
        groupGid?: components["schemas"]["Gid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GroupHistoryList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  checkIn: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          identifier: string;
          /** @description Set if the number was typed by hand: fewer wrong ones are allowed. */
          typed?: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CheckInResultList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  checkInByPatientId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          orgGid: components["schemas"]["OrganisationGid"];
          patientId: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CheckInResultList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getClinicInfo: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ClinicInfoList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getCheckInStop: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CheckInStop"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  signInKiosk: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          key: components["schemas"]["AccessKey"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedIn"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listKioskMedia: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KioskMediaList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  takeNumbers: {
    parameters: {
      query: {
        count: number;
        panelGid?: components["schemas"]["Gid"];
        groupGid?: components["schemas"]["Gid"];
        priorityTag?: string;
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TicketSlipList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listTicketImages: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TicketMachineImages"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getIssuingState: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IssuingState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  signInTicketMachine: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          key: components["schemas"]["AccessKey"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedIn"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getQueueSize: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueSizeList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  printSlipAgain: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          key: components["schemas"]["AccessKey"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SlipReport"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  reportOwnSlip: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          key: components["schemas"]["AccessKey"];
          /** @enum {string} */
          state: "printing" | "printed" | "failed";
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SlipReport"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  takeNumber: {
    parameters: {
      query?: {
        panelGid?: components["schemas"]["Gid"];
        groupGid?: components["schemas"]["Gid"];
        priorityTag?: string;
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TicketSlip"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  uploadLandscapeBackground: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          landscapeBackground?: null;
        };
        "multipart/form-data": {
          data: {
            landscapeBackground?: null;
          };
          /** Format: binary */
          landscapeBackground?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TicketImages"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  uploadTicketOrgLogo: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          orgLogo?: null;
        };
        "multipart/form-data": {
          data: {
            orgLogo?: null;
          };
          /** Format: binary */
          orgLogo?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TicketImages"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  uploadPortraitBackground: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          portraitBackground?: null;
        };
        "multipart/form-data": {
          data: {
            portraitBackground?: null;
          };
          /** Format: binary */
          portraitBackground?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TicketImages"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  uploadTicketTitleBanner: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          ticketTitleBanner?: null;
        };
        "multipart/form-data": {
          data: {
            ticketTitleBanner?: null;
          };
          /** Format: binary */
          ticketTitleBanner?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TicketImages"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getTicketPush: {
    parameters: {
      query: {
        key: components["schemas"]["AccessKey"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TicketPush"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  startTicketPush: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          key: components["schemas"]["AccessKey"];
          subscription: components["schemas"]["PushSubscription"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TicketPush"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  stopTicketPush: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          key: components["schemas"]["AccessKey"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TicketPush"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  streamTicket: {
    parameters: {
      query: {
        key: components["schemas"]["AccessKey"];
        after?: components["schemas"]["StreamPosition"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": components["schemas"]["TicketView"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getTicketView: {
    parameters: {
      query: {
        key: components["schemas"]["AccessKey"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TicketView"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  changeTicket: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          key: components["schemas"]["AccessKey"];
          wish: components["schemas"]["TicketWish"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TicketView"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getOwnAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OwnAccount"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  changeOwnPassword: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          oldPassword: string;
          password: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Acknowledgement"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  beginSecondFactor: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          password: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SecondFactorKey"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  confirmSecondFactor: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          code: components["schemas"]["SecondFactorCode"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RecoveryCodes"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  removeSecondFactor: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          password: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  endOwnSession: {
    parameters: {
      query: {
        gid: components["schemas"]["SessionGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  endOtherSessions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listOwnSessions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignInSessionList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getOwnViews: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SavedViews"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateOwnViews: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SavedViews"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SavedViews"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getBackups: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BackupStatus"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  makeBackup: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BackupStatus"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listSystemAccessLogs: {
    parameters: {
      query?: {
        from?: components["schemas"]["Instant"];
        to?: components["schemas"]["Instant"];
        page?: number;
        limit?: number;
        sort?: "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        action?: components["schemas"]["AccessAction"];
        kind?: components["schemas"]["TokenKind"];
        deviceType?: components["schemas"]["DeviceType"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccessLogList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listSystemChangeLogs: {
    parameters: {
      query?: {
        from?: components["schemas"]["Instant"];
        to?: components["schemas"]["Instant"];
        recordGid?: string;
        family?: string;
        page?: number;
        limit?: number;
        sort?: "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        action?: components["schemas"]["ChangeAction"];
        byKind?: components["schemas"]["ActorKind"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChangeLogList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getOrganisation: {
    parameters: {
      query: {
        gid: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Organisation"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  removeOrganisation: {
    parameters: {
      query: {
        gid: components["schemas"]["OrganisationGid"];
        name: string;
        force?: boolean;
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Acknowledgement"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createOrganisation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrganisationCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrganisationCreated"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listHisTypes: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listUsedHisTypes: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateHospitalSystem: {
    parameters: {
      query: {
        orgGid: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["HospitalSystemChange"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Organisation"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listOrganisations: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "gid" | "name" | "type" | "language" | "timeZoneOffsetMinutes" | "timeZoneName" | "dateFormat" | "serviceStartTime" | "afternoonStartTime" | "eveningStartTime" | "nameMask" | "startPageListed" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        type?: components["schemas"]["OrganisationType"];
        language?: components["schemas"]["Locale"];
        dateFormat?: components["schemas"]["DateFormat"];
        hospitalSystemGetOnly?: boolean;
        nameMask?: components["schemas"]["NameMask"];
        startPageListed?: boolean;
        requireSecondFactor?: boolean;
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrganisationList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  changeOrganisationPassword: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          oldPassword?: string;
          password: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Acknowledgement"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  suspendOrganisation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          gid: components["schemas"]["OrganisationGid"];
          suspended: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Organisation"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getProxyLaunch: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProxyLaunch"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createProxyLaunch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProxyLaunchCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProxyLaunch"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteProxyLaunch: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateProxyLaunch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProxyLaunchUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProxyLaunch"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteProxyLaunch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listProxyLaunch: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "name" | "macAddress" | "autoUpdate" | "interfaceAlias" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        autoUpdate?: boolean;
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProxyLaunchList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreProxyLaunch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getProxyLaunchTemplate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProxyLaunchTemplate"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getSoftwareVersion: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SoftwareVersion"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createSoftwareVersion: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SoftwareVersionCreate"];
        "multipart/form-data": {
          data: components["schemas"]["SoftwareVersionCreate"];
          /** Format: binary */
          file?: Blob;
          /** Format: binary */
          yamlFile?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SoftwareVersion"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteSoftwareVersion: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateSoftwareVersion: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SoftwareVersionUpdate"];
        "multipart/form-data": {
          data: components["schemas"]["SoftwareVersionUpdate"];
          /** Format: binary */
          file?: Blob;
          /** Format: binary */
          yamlFile?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SoftwareVersion"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteSoftwareVersion: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  downloadVersion: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        part?: components["schemas"]["VersionPart"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listSoftwareVersion: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "versionNumber" | "type" | "storageType" | "comment" | "publishedPercent" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        type?: components["schemas"]["SoftwareType"];
        storageType?: components["schemas"]["StorageType"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SoftwareVersionList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreSoftwareVersion: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  uploadVersionYaml: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          gid: components["schemas"]["Gid"];
          yamlFile?: null;
        };
        "multipart/form-data": {
          data: {
            gid: components["schemas"]["Gid"];
            yamlFile?: null;
          };
          /** Format: binary */
          yamlFile?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SoftwareVersion"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getAppointment: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Appointment"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteAppointment: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkCheckInAppointment: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          gids: components["schemas"]["Gid"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CheckInResultList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkSaveAppointment: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          appointments: components["schemas"]["AppointmentCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentSaved"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdateAppointment: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          appointments: components["schemas"]["AppointmentPatch"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentOutcome"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listAppointmentsByApn: {
    parameters: {
      query: {
        orgGid?: components["schemas"]["OrganisationGid"];
        apn: string;
        page?: number;
        limit?: number;
        sort?: "department" | "room" | "doctor" | "inspectionDay" | "shift" | "serialNumber" | "name" | "gender" | "medicalRecordNumber" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        department?: string;
        room?: string;
        doctor?: string;
        inspectionDay?: string;
        shift?: components["schemas"]["Session"];
        gender?: components["schemas"]["Gender"];
        nameMask?: components["schemas"]["NameMask"];
        source?: components["schemas"]["AppointmentSource"];
        status?: components["schemas"]["QueueStatus"];
        patientState?: components["schemas"]["PatientListState"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listAppointmentsByDepartment: {
    parameters: {
      query: {
        orgGid?: components["schemas"]["OrganisationGid"];
        department: string;
        page?: number;
        limit?: number;
        sort?: "department" | "room" | "doctor" | "inspectionDay" | "shift" | "serialNumber" | "name" | "gender" | "medicalRecordNumber" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        room?: string;
        doctor?: string;
        inspectionDay?: string;
        shift?: components["schemas"]["Session"];
        gender?: components["schemas"]["Gender"];
        nameMask?: components["schemas"]["NameMask"];
        source?: components["schemas"]["AppointmentSource"];
        status?: components["schemas"]["QueueStatus"];
        patientState?: components["schemas"]["PatientListState"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listAppointmentsByDoctor: {
    parameters: {
      query: {
        orgGid?: components["schemas"]["OrganisationGid"];
        doctor: string;
        page?: number;
        limit?: number;
        sort?: "department" | "room" | "doctor" | "inspectionDay" | "shift" | "serialNumber" | "name" | "gender" | "medicalRecordNumber" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        department?: string;
        room?: string;
        inspectionDay?: string;
        shift?: components["schemas"]["Session"];
        gender?: components["schemas"]["Gender"];
        nameMask?: components["schemas"]["NameMask"];
        source?: components["schemas"]["AppointmentSource"];
        status?: components["schemas"]["QueueStatus"];
        patientState?: components["schemas"]["PatientListState"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listAppointmentsByPatient: {
    parameters: {
      query: {
        orgGid?: components["schemas"]["OrganisationGid"];
        patient: string;
        page?: number;
        limit?: number;
        sort?: "department" | "room" | "doctor" | "inspectionDay" | "shift" | "serialNumber" | "name" | "gender" | "medicalRecordNumber" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        department?: string;
        room?: string;
        doctor?: string;
        inspectionDay?: string;
        shift?: components["schemas"]["Session"];
        gender?: components["schemas"]["Gender"];
        nameMask?: components["schemas"]["NameMask"];
        source?: components["schemas"]["AppointmentSource"];
        status?: components["schemas"]["QueueStatus"];
        patientState?: components["schemas"]["PatientListState"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listAppointmentsByRoom: {
    parameters: {
      query: {
        orgGid?: components["schemas"]["OrganisationGid"];
        room: string;
        page?: number;
        limit?: number;
        sort?: "department" | "room" | "doctor" | "inspectionDay" | "shift" | "serialNumber" | "name" | "gender" | "medicalRecordNumber" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        department?: string;
        doctor?: string;
        inspectionDay?: string;
        shift?: components["schemas"]["Session"];
        gender?: components["schemas"]["Gender"];
        nameMask?: components["schemas"]["NameMask"];
        source?: components["schemas"]["AppointmentSource"];
        status?: components["schemas"]["QueueStatus"];
        patientState?: components["schemas"]["PatientListState"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listAppointmentsByTag: {
    parameters: {
      query: {
        orgGid?: components["schemas"]["OrganisationGid"];
        tag: string;
        page?: number;
        limit?: number;
        sort?: "department" | "room" | "doctor" | "inspectionDay" | "shift" | "serialNumber" | "name" | "gender" | "medicalRecordNumber" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        department?: string;
        room?: string;
        doctor?: string;
        inspectionDay?: string;
        shift?: components["schemas"]["Session"];
        gender?: components["schemas"]["Gender"];
        nameMask?: components["schemas"]["NameMask"];
        source?: components["schemas"]["AppointmentSource"];
        status?: components["schemas"]["QueueStatus"];
        patientState?: components["schemas"]["PatientListState"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  cancelAppointment: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          gid: components["schemas"]["Gid"];
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Appointment"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listAppointmentChangeLog: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        gid?: components["schemas"]["Gid"];
        appointmentId?: string;
        action?: components["schemas"]["AppointmentAction"];
        from?: components["schemas"]["Instant"];
        to?: components["schemas"]["Instant"];
        page?: number;
        limit?: number;
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentChangeList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  checkInAppointment: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          gid: components["schemas"]["Gid"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CheckInResult"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createAppointment: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AppointmentCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Appointment"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getAppointmentDay: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        inspectionDay?: components["schemas"]["CalendarDate"];
        shift?: components["schemas"]["Session"];
        room?: string;
        department?: string;
        doctor?: string;
        source?: components["schemas"]["AppointmentSource"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentDay"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listDayVisits: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        inspectionDay?: components["schemas"]["CalendarDate"];
        shift?: components["schemas"]["Session"];
        room?: string;
        department?: string;
        doctor?: string;
        source?: components["schemas"]["AppointmentSource"];
        status?: components["schemas"]["QueueStatus"];
        patientState?: components["schemas"]["PatientListState"];
        tag?: string;
        search?: string;
        sort?: "serialNumber" | "name" | "room" | "doctor";
        order?: "asc" | "desc";
        page?: number;
        limit?: number;
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DayVisitList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getAppointmentHistory: {
    parameters: {
      query: {
        orgGid?: components["schemas"]["OrganisationGid"];
        gid: components["schemas"]["Gid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentHistory"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listAppointment: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "department" | "room" | "doctor" | "inspectionDay" | "shift" | "serialNumber" | "name" | "gender" | "medicalRecordNumber" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        department?: string;
        room?: string;
        doctor?: string;
        inspectionDay?: string;
        shift?: components["schemas"]["Session"];
        gender?: components["schemas"]["Gender"];
        nameMask?: components["schemas"]["NameMask"];
        source?: components["schemas"]["AppointmentSource"];
        status?: components["schemas"]["QueueStatus"];
        patientState?: components["schemas"]["PatientListState"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreAppointment: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          gid: components["schemas"]["Gid"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Appointment"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  tagAppointments: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          gids: components["schemas"]["Gid"][];
          add?: string[];
          remove?: string[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listAppointmentTags: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentTagList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  reportMachine: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MachineReport"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MachineOrders"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  pairDevice: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          code: components["schemas"]["PairingCode"];
          panelGid: components["schemas"]["Gid"];
          name?: components["schemas"]["DeviceName"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PairedDevice"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  changePairedDevices: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PairedDeviceChange"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listPairedDevices: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PairedDeviceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  unpairDevices: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  offerPairing: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          kind: components["schemas"]["DevicePurpose"];
          engine: components["schemas"]["DeviceEngine"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PairingOffer"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  findOwnPlace: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          kind: components["schemas"]["DevicePurpose"];
          key: components["schemas"]["AccessKey"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DevicePlace"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  reportLauncher: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LauncherReport"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LauncherOrders"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  findLaunchSettings: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LaunchQuestion"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LaunchSettings"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getLauncherYaml: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LauncherYaml"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createLauncherYaml: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LauncherYamlCreate"];
        "multipart/form-data": {
          data: components["schemas"]["LauncherYamlCreate"];
          /** Format: binary */
          file?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LauncherYaml"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteLauncherYaml: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateLauncherYaml: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LauncherYamlUpdate"];
        "multipart/form-data": {
          data: components["schemas"]["LauncherYamlUpdate"];
          /** Format: binary */
          file?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LauncherYaml"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteLauncherYaml: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  downloadLauncherYaml: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listLauncherYaml: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "name" | "comment" | "deviceKind" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        deviceKind?: components["schemas"]["DevicePurpose"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LauncherYamlList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreLauncherYaml: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listAccessLogs: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        from?: components["schemas"]["Instant"];
        to?: components["schemas"]["Instant"];
        page?: number;
        limit?: number;
        sort?: "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        action?: components["schemas"]["AccessAction"];
        kind?: components["schemas"]["TokenKind"];
        deviceType?: components["schemas"]["DeviceType"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccessLogList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createAppActionLog: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          action: string;
          detail?: string;
          appVersion?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Acknowledgement"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listAppActionLogs: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        from?: components["schemas"]["Instant"];
        to?: components["schemas"]["Instant"];
        page?: number;
        limit?: number;
        sort?: "action" | "detail" | "appVersion" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        kind?: components["schemas"]["TokenKind"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppActionLogList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listChangeLogs: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        from?: components["schemas"]["Instant"];
        to?: components["schemas"]["Instant"];
        recordGid?: string;
        family?: string;
        page?: number;
        limit?: number;
        sort?: "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        action?: components["schemas"]["ChangeAction"];
        byKind?: components["schemas"]["ActorKind"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChangeLogList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listDoctorShiftLogs: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        from?: components["schemas"]["Instant"];
        to?: components["schemas"]["Instant"];
        recordGid?: string;
        page?: number;
        limit?: number;
        sort?: "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        action?: components["schemas"]["ChangeAction"];
        byKind?: components["schemas"]["ActorKind"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChangeLogList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listErrorLogs: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        from?: components["schemas"]["Instant"];
        to?: components["schemas"]["Instant"];
        page?: number;
        limit?: number;
        sort?: "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorLogList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listReadLogs: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        from?: components["schemas"]["Instant"];
        to?: components["schemas"]["Instant"];
        recordGid?: string;
        page?: number;
        limit?: number;
        sort?: "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        action?: components["schemas"]["ReadAction"];
        byKind?: components["schemas"]["ActorKind"];
        patient?: string;
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReadLogList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listSchedulerLogs: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        from?: components["schemas"]["Instant"];
        to?: components["schemas"]["Instant"];
        page?: number;
        limit?: number;
        sort?: "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        job?: components["schemas"]["SchedulerJob"];
        outcome?: components["schemas"]["SchedulerOutcome"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SchedulerLogList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listShiftLogs: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        from?: components["schemas"]["Instant"];
        to?: components["schemas"]["Instant"];
        page?: number;
        limit?: number;
        sort?: "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        panelGid?: components["schemas"]["Gid"];
        staffGid?: components["schemas"]["Gid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ShiftLogList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  signOut: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedOut"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listNotifications: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        page?: number;
        limit?: number;
        sort?: "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        kind?: components["schemas"]["NotificationKind"];
        read?: boolean;
        reportType?: components["schemas"]["ReportType"];
        state?: components["schemas"]["ReportState"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["NotificationList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  readNotifications: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          gids: components["schemas"]["Gid"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  readAllNotifications: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  rotateAgencyKey: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AgencyKey"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createApiKey: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          kind: components["schemas"]["ApiKeyKind"];
          staffGid?: components["schemas"]["Gid"];
          name?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ApiKeyMade"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  revokeApiKeys: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        gid?: components["schemas"]["Gid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listApiKeys: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ApiKeyList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createCallPanelToken: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CallPanelToken"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getDailyReset: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DailyReset"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateDailyReset: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DailyResetChange"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DailyReset"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getOrganisationGeneral: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Organisation"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateOrganisationGeneral: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrganisationUpdate"];
        "multipart/form-data": {
          data: components["schemas"]["OrganisationUpdate"];
          /** Format: binary */
          logo?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Organisation"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listOrganisationImages: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImageList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  signInOrganisation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          orgGid: string;
          password: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedIn"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listOrganisationNames: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  signInAdministrator: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          orgGid: string;
          staffId: string;
          password: string;
          code?: components["schemas"]["SecondFactorCode"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedIn"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deletePanel: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        name: string;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdatePanel: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["PanelUpdate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Panel"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listCallReceipts: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        from?: components["schemas"]["Instant"];
        to?: components["schemas"]["Instant"];
        page?: number;
        limit?: number;
        sort?: "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        kind?: components["schemas"]["EventKind"];
        counterGid?: string;
        panelGid?: string;
        spokenBy?: components["schemas"]["SpokenBy"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CallReceiptList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createPanel: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        panelType: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PanelCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Panel"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listConnectedPanels: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConnectedPanelList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  reportScreen: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ScreenReport"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ScreenOrders"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listScreens: {
    parameters: {
      query?: {
        panelGid?: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ScreenStateList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  takeLoudspeaker: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LoudspeakerWish"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LoudspeakerTurn"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getScreenPicture: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        screen: string;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ScreenPicture"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  askScreenPictures: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  reloadScreens: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listPanelDropdown: {
    parameters: {
      query?: {
        search?: string;
        status?: components["schemas"]["PanelStatus"];
        type?: string;
        callingMode?: components["schemas"]["CallingMode"];
        language?: components["schemas"]["Locale"];
        videoMode?: components["schemas"]["VideoMode"];
        theme?: components["schemas"]["Theme"];
        voiceGroup?: string;
        serves?: boolean;
        joinsGroup?: boolean;
        groupGid?: string;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  rotatePanelKey: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          gid: components["schemas"]["Gid"];
          /** @enum {string} */
          purpose?: "panel" | "kiosk" | "ticketMachine";
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Panel"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getPanelFilter: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelFilter"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updatePanelFilter: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PanelFilter"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelFilter"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getPanel: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Panel"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updatePanel: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        panelType: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PanelUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Panel"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getPanelGroup: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelGroup"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createPanelGroup: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PanelGroupCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelGroup"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deletePanelGroup: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listPanelGroupDropdown: {
    parameters: {
      query?: {
        search?: string;
        panelMode?: components["schemas"]["PanelMode"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  joinGroup: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          groupGid: components["schemas"]["Gid"];
          panelGid: components["schemas"]["Gid"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelGroup"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listPanelsToJoin: {
    parameters: {
      query?: {
        groupGid?: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  leaveGroup: {
    parameters: {
      query: {
        groupGid: components["schemas"]["Gid"];
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelGroup"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listPanelGroup: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "name" | "categoryName" | "panelMode" | "startingNumber" | "maximumCalls" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        panelMode?: components["schemas"]["PanelMode"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelGroupList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listGroupModes: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ModeChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restorePanelGroup: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  sortGroup: {
    parameters: {
      query: {
        groupGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelGroup"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updatePanelGroup: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PanelGroupUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelGroup"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getHallView: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelView"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listPanel: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "name" | "counterName" | "serialNo" | "status" | "callingMode" | "videoMode" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        status?: components["schemas"]["PanelStatus"];
        type?: string;
        callingMode?: components["schemas"]["CallingMode"];
        language?: components["schemas"]["Locale"];
        videoMode?: components["schemas"]["VideoMode"];
        theme?: components["schemas"]["Theme"];
        voiceGroup?: string;
        serves?: boolean;
        joinsGroup?: boolean;
        groupGid?: string;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  signInPanel: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          key: components["schemas"]["AccessKey"];
          /** @description The screen's current token, in place of a person */
          token?: string;
          staffId?: string;
          password?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedIn"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getMarquee: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Marquee"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createMarquee: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MarqueeCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Marquee"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteMarquee: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateMarquee: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MarqueeUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Marquee"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkCreateMarquee: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["MarqueeCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Marquee"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteMarquee: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdateMarquee: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["MarqueeUpdate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Marquee"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  disableAllMarquee: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  enableAllMarquee: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listMarquee: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        page?: number;
        limit?: number;
        sort?: "title" | "content" | "enabled" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MarqueeList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreMarquee: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  sortMarquee: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  toggleMarquee: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Toggle"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Marquee"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getMedia: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Media"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createMedia: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MediaCreate"];
        "multipart/form-data": {
          data: components["schemas"]["MediaCreate"];
          /** Format: binary */
          file?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Media"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteMedia: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateMedia: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MediaUpdate"];
        "multipart/form-data": {
          data: components["schemas"]["MediaUpdate"];
          /** Format: binary */
          file?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Media"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkCreateMedia: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["MediaCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Media"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteMedia: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdateMedia: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["MediaUpdate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Media"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  copyMedia: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          gids: components["schemas"]["Gid"][];
          panelGids: components["schemas"]["Gid"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  disableAllMedia: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  enableAllMedia: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getMediaLibrary: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MediaLibrary"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listMedia: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        page?: number;
        limit?: number;
        sort?: "name" | "type" | "source" | "volume" | "enabled" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        type?: components["schemas"]["MediaType"];
        source?: components["schemas"]["MediaSource"];
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MediaList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreMedia: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  sortMedia: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  toggleMedia: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Toggle"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Media"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listVideos: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getNurse: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Nurse"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createNurse: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NurseCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Nurse"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteNurse: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateNurse: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NurseUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Nurse"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkCreateNurse: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["NurseCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Nurse"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteNurse: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdateNurse: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["NurseUpdate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Nurse"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listNurse: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        page?: number;
        limit?: number;
        sort?: "name" | "secondName" | "employeeNumber" | "enabled" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["NurseList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreNurse: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  toggleNurse: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Toggle"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Nurse"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getParamedic: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Paramedic"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createParamedic: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ParamedicCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Paramedic"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteParamedic: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateParamedic: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ParamedicUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Paramedic"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkCreateParamedic: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["ParamedicCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Paramedic"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteParamedic: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdateParamedic: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["ParamedicUpdate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Paramedic"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listParamedic: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        page?: number;
        limit?: number;
        sort?: "name" | "secondName" | "doctorName" | "clinicNumber" | "clinicName" | "departmentName" | "enabled" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ParamedicList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreParamedic: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  toggleParamedic: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Toggle"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Paramedic"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getQueueContentLayout: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueContentLayout"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateQueueContentLayout: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QueueContentLayout"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueContentLayout"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createPanelSeries: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PanelSeries"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelSeriesMade"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  streamPanel: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        ticket: components["schemas"]["StreamTicket"];
        after?: components["schemas"]["StreamPosition"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": components["schemas"]["PanelView"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getPanelView: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelView"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getPanelVoice: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelVoice"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createPanelVoice: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PanelVoiceCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelVoice"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deletePanelVoice: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updatePanelVoice: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PanelVoiceUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelVoice"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkCreatePanelVoice: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["PanelVoiceCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["PanelVoice"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeletePanelVoice: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdatePanelVoice: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["PanelVoiceUpdate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["PanelVoice"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  disableAllPanelVoice: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  enableAllPanelVoice: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listPanelVoice: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        page?: number;
        limit?: number;
        sort?: "type" | "enabled" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        type?: components["schemas"]["VoicePartType"];
        voice?: string;
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelVoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restorePanelVoice: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  saveVoiceTemplate: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          name: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VoiceGroup"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  sortPanelVoice: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listVoiceTemplates: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        page?: number;
        limit?: number;
        sort?: "name" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VoiceGroupList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  togglePanelVoice: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Toggle"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelVoice"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  tryVoices: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["VoiceTrial"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VoiceTrialResult"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  erasePersonalData: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          identifier: string;
          confirmation: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PersonalDataErased"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  exportPersonalData: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          identifier: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PersonalData"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  findPersonalData: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          identifier: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PersonalData"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getDeskPrinter: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeskPrinter"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  printTransferSlip: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          /** @description The number they have now. */
          number: number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeskPrinter"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  decidePrintJob: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          gid: components["schemas"]["Gid"];
          decision: components["schemas"]["PrintDecision"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PrintJob"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listPrintJobs: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        page?: number;
        limit?: number;
        sort?: "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        state?: components["schemas"]["PrintJobState"];
        fault?: components["schemas"]["PrintFault"];
        printerGid?: string;
        source?: components["schemas"]["PrintSource"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PrintJobList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  drawSlip: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          slip: components["schemas"]["SlipTemplate"];
          language?: components["schemas"]["Locale"];
          width?: components["schemas"]["PrintWidth"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SlipPicture"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  printTestSlip: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          printerGid: components["schemas"]["Gid"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PrintJob"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  reportDesk: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          /** @description Name that the device has made up for this page */
          desk: string;
          /** @description Set when the page is closed */
          left?: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeskNews"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listCounters: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CounterList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listInspectionDoctors: {
    parameters: {
      query?: {
        department?: string;
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DepartmentDoctorList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listInspectionDepartments: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DepartmentList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createInspectionNurse: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NurseCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Nurse"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listInspectionNurses: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InspectionNurseList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  removeInspectionNurse: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateInspectionNurse: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NurseUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Nurse"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listPendingPatients: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PendingPatientList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listPolicyPresets: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueuePolicyPresetList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  simulatePolicy: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PolicyTrial"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PolicySimulation"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  autoLogOutCounter: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  letGoAway: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          seen?: components["schemas"]["SeenCall"];
          number?: number;
          seenPatient?: components["schemas"]["SeenPatient"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  letComeBack: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          number: number;
          seenPatient?: components["schemas"]["SeenPatient"];
          session?: components["schemas"]["Session"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  backFromExamination: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          number: number;
          seenPatient?: components["schemas"]["SeenPatient"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  cancelAtCounter: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          number: number;
          seenPatient?: components["schemas"]["SeenPatient"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  completeConsultation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          seen?: components["schemas"]["SeenCall"];
          number?: number;
          seenPatient?: components["schemas"]["SeenPatient"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getCurrentNumber: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  sendToExamination: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          seen?: components["schemas"]["SeenCall"];
          number?: number;
          seenPatient?: components["schemas"]["SeenPatient"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  issueAtCounter: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          /** @description Add a patient beyond the numbers of the session. */
          extra?: boolean;
          /** @description One of the organisation's; absent for regular patients. */
          priorityTag?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TicketSlip"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getLastNumber: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LastNumber"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  logInCounter: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          doctorName?: string;
          /** @description Take over the counter from its current holder. */
          takeOver?: boolean;
          session?: components["schemas"]["Session"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  logOutCounter: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          patient?: components["schemas"]["LeavingPatient"];
          seen?: components["schemas"]["SeenCall"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  moveToPassed: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          number: number;
          seenPatient?: components["schemas"]["SeenPatient"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  callNext: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          seen?: components["schemas"]["SeenCall"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  callNumber: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          seen?: components["schemas"]["SeenCall"];
          number: number;
          seenPatient?: components["schemas"]["SeenPatient"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  passNumber: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          seen?: components["schemas"]["SeenCall"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listQueuePatients: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
        list: components["schemas"]["QueueList"];
        page?: number;
        limit?: number;
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueuePatients"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  pauseCounter: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          reason?: components["schemas"]["PauseReason"];
          /** @description Minutes until service is expected to resume. */
          minutes?: number;
          /** @description Pressed in the list of rooms by staff who are not at the counter; whoever is stays there. */
          fromList?: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  pauseIssuing: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          paused: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  presetNumber: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          number: number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  changePriority: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          number: number;
          seenPatient?: components["schemas"]["SeenPatient"];
          /** @description One of the organisation's; absent for regular patients. */
          priorityTag?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  recallNumber: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          seen?: components["schemas"]["SeenCall"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  resetQueue: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  resetAllQueues: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  previewReset: {
    parameters: {
      query?: {
        panelGid?: components["schemas"]["Gid"];
        queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ResetPreview"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restartCounter: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          /** @description Pressed in the list of rooms by staff who are not at the counter; whoever is stays there. */
          fromList?: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getCallInHall: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CallInHall"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  startService: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          seen?: components["schemas"]["SeenCall"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  stayAtCounter: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  streamQueue: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
        queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
        ticket: components["schemas"]["StreamTicket"];
        after?: components["schemas"]["StreamPosition"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  transferToCounter: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          seen?: components["schemas"]["SeenCall"];
          toPanelGid: components["schemas"]["Gid"];
          number?: number;
          seenPatient?: components["schemas"]["SeenPatient"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  transferToGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          seen?: components["schemas"]["SeenCall"];
          toGroupGid: components["schemas"]["Gid"];
          number?: number;
          seenPatient?: components["schemas"]["SeenPatient"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listTransferTargets: {
    parameters: {
      query: {
        panelGid: components["schemas"]["Gid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TransferTargetList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  undoPress: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path: {
        variant: components["schemas"]["QueueVariant"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          panelGid: components["schemas"]["Gid"];
          queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
          seen?: components["schemas"]["SeenCall"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QueueState"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listLockedSignIns: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LockedSignInList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  unlockSignIns: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          kind?: components["schemas"]["LockedAccount"];
          staffId?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  endSession: {
    parameters: {
      query: {
        orgGid?: components["schemas"]["OrganisationGid"];
        gid: components["schemas"]["SessionGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listSessions: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignInSessionList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  beginSingleSignOn: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          kind: components["schemas"]["SignInKind"];
          orgGid?: string;
          browserKey: components["schemas"]["AccessKey"];
          deviceType?: components["schemas"]["DeviceType"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            url: string;
          };
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  completeSingleSignOn: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          state: string;
          browserKey: components["schemas"]["AccessKey"];
          code?: string;
          iss?: string;
          error?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedIn"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getSignInWays: {
    parameters: {
      query: {
        kind: components["schemas"]["SignInKind"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignInWays"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getStaff: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Staff"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createStaff: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StaffCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Staff"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteStaff: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateStaff: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StaffUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Staff"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteStaff: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listStaff: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "staffId" | "name" | "adminRole" | "enabled" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        resetsAll?: boolean;
        adminRole?: components["schemas"]["AdminRole"];
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StaffList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  signInStaff: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          orgGid: string;
          staffId: string;
          password: string;
          deviceType?: components["schemas"]["DeviceType"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedIn"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreStaff: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  resetSecondFactor: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          gid: components["schemas"]["Gid"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  toggleStaff: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Toggle"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Staff"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createStreamTicket: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            ticket: string;
            expiresAt: components["schemas"]["Instant"];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getApn: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Apn"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createApn: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ApnCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Apn"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteApn: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateApn: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ApnUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Apn"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkCreateApn: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["ApnCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Apn"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteApn: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdateApn: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["ApnUpdate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Apn"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listApnDropdown: {
    parameters: {
      query?: {
        search?: string;
        department?: string;
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listApn: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "code" | "name" | "enabled" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        department?: string;
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ApnList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreApn: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  toggleApn: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Toggle"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Apn"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getMedicalDepartment: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MedicalDepartment"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createMedicalDepartment: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MedicalDepartmentCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MedicalDepartment"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteMedicalDepartment: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateMedicalDepartment: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MedicalDepartmentUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MedicalDepartment"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkCreateMedicalDepartment: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["MedicalDepartmentCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["MedicalDepartment"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteMedicalDepartment: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdateMedicalDepartment: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["MedicalDepartmentUpdate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["MedicalDepartment"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listMedicalDepartmentDropdown: {
    parameters: {
      query?: {
        search?: string;
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listMedicalDepartment: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "code" | "name" | "secondName" | "enabled" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MedicalDepartmentList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreMedicalDepartment: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  toggleMedicalDepartment: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Toggle"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MedicalDepartment"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getDoctor: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Doctor"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createDoctor: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DoctorCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Doctor"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteDoctor: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateDoctor: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DoctorUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Doctor"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkCreateDoctor: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["DoctorCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Doctor"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteDoctor: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdateDoctor: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["DoctorUpdate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Doctor"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listDoctorDropdown: {
    parameters: {
      query?: {
        search?: string;
        departments?: components["schemas"]["Gid"];
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listDoctor: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "code" | "name" | "secondName" | "title" | "enabled" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        departments?: components["schemas"]["Gid"];
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DoctorList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreDoctor: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  toggleDoctor: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Toggle"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Doctor"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getDoctorLeave: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DoctorLeave"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createDoctorLeave: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DoctorLeaveCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DoctorLeave"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteDoctorLeave: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateDoctorLeave: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DoctorLeaveUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DoctorLeave"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkCreateDoctorLeave: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["DoctorLeaveCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["DoctorLeave"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteDoctorLeave: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdateDoctorLeave: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["DoctorLeaveUpdate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["DoctorLeave"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listDoctorLeave: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "from" | "to" | "note" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        doctor?: string;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DoctorLeaveList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreDoctorLeave: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getDoctorShift: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DoctorShift"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createDoctorShift: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DoctorShiftCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DoctorShift"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteDoctorShift: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateDoctorShift: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DoctorShiftUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DoctorShift"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkCreateDoctorShift: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["DoctorShiftCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["DoctorShift"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteDoctorShift: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdateDoctorShift: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["DoctorShiftUpdate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["DoctorShift"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listDoctorShift: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "weekday" | "shift" | "date" | "closed" | "enabled" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        weekday?: components["schemas"]["Weekday"];
        shift?: components["schemas"]["ClinicShift"];
        doctor?: string;
        room?: string;
        substitute?: string;
        closed?: boolean;
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DoctorShiftList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreDoctorShift: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  toggleDoctorShift: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Toggle"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DoctorShift"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getRosterWeek: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        from?: components["schemas"]["CalendarDate"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RosterWeek"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getListLabel: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ListLabel"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createListLabel: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ListLabelCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ListLabel"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteListLabel: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateListLabel: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ListLabelUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ListLabel"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkCreateListLabel: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["ListLabelCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ListLabel"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteListLabel: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdateListLabel: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["ListLabelUpdate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ListLabel"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listListLabel: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "originalName" | "labelName" | "labelColour" | "fontColour" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        labelColour?: components["schemas"]["LabelColour"];
        fontColour?: components["schemas"]["LabelColour"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ListLabelList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreListLabel: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getMediaBankItem: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MediaBankItem"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createMediaBankItem: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MediaBankItemCreate"];
        "multipart/form-data": {
          data: components["schemas"]["MediaBankItemCreate"];
          /** Format: binary */
          file?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MediaBankItem"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteMediaBankItem: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateMediaBankItem: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MediaBankItemUpdate"];
        "multipart/form-data": {
          data: components["schemas"]["MediaBankItemUpdate"];
          /** Format: binary */
          file?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MediaBankItem"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteMediaBankItem: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  downloadMediaBankItem: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listMediaBankItemDropdown: {
    parameters: {
      query?: {
        search?: string;
        type?: components["schemas"]["MediaType"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listMediaBankItem: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "name" | "type" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        type?: components["schemas"]["MediaType"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MediaBankItemList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreMediaBankItem: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getPrinter: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Printer"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createPrinter: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PrinterCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Printer"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deletePrinter: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updatePrinter: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PrinterUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Printer"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeletePrinter: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listPrinterDropdown: {
    parameters: {
      query?: {
        search?: string;
        kind?: components["schemas"]["PrinterKind"];
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listPrinter: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "name" | "kind" | "host" | "enabled" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        kind?: components["schemas"]["PrinterKind"];
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PrinterList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restorePrinter: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  togglePrinter: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Toggle"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Printer"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getRoom: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Room"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createRoom: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RoomCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Room"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteRoom: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateRoom: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RoomUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Room"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkCreateRoom: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["RoomCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Room"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteRoom: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdateRoom: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["RoomUpdate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Room"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listRoomDropdown: {
    parameters: {
      query?: {
        search?: string;
        department?: string;
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listRoom: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "code" | "name" | "secondName" | "location" | "enabled" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        department?: string;
        enabled?: boolean;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RoomList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreRoom: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  toggleRoom: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Toggle"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Room"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getVoice: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Voice"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createVoice: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["VoiceCreate"];
        "multipart/form-data": {
          data: components["schemas"]["VoiceCreate"];
          /** Format: binary */
          file?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Voice"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteVoice: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateVoice: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["VoiceUpdate"];
        "multipart/form-data": {
          data: components["schemas"]["VoiceUpdate"];
          /** Format: binary */
          file?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Voice"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkCreateVoice: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["VoiceCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Voice"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteVoice: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdateVoice: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["VoiceUpdate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Voice"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listVoiceDropdown: {
    parameters: {
      query?: {
        search?: string;
        language?: components["schemas"]["VoiceLanguage"];
        source?: components["schemas"]["VoiceSource"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listVoice: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "name" | "language" | "source" | "says" | "text" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        language?: components["schemas"]["VoiceLanguage"];
        source?: components["schemas"]["VoiceSource"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreVoice: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getVoiceGroup: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VoiceGroup"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  createVoiceGroup: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["VoiceGroupCreate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VoiceGroup"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  deleteVoiceGroup: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        version?: components["schemas"]["Version"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  updateVoiceGroup: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["VoiceGroupUpdate"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VoiceGroup"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkCreateVoiceGroup: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["VoiceGroupCreate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoiceGroup"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkDeleteVoiceGroup: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  bulkUpdateVoiceGroup: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          items: components["schemas"]["VoiceGroupUpdate"][];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoiceGroup"][];
          };
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listVoiceGroupDropdown: {
    parameters: {
      query?: {
        search?: string;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChoiceList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listVoiceGroup: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "name" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VoiceGroupList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  restoreVoiceGroup: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GidList"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Changed"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  signInSystemAdvance: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          password: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedIn"];
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getUpload: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UnfinishedUpload"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  beginUpload: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Operation that the file is for. */
          operation: string;
          /** @description Name of the file in its form. */
          property: string;
          /** @description Name of the file; its ending says its type. */
          name: string;
          /** @description Bytes of the file. */
          size: number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UnfinishedUpload"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  cancelUpload: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Acknowledgement"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  appendUpload: {
    parameters: {
      query?: never;
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          gid: components["schemas"]["Gid"];
          /** @description Place of the first byte in the file; no later than what is there. */
          offset: number;
          part?: null;
        };
        "multipart/form-data": {
          data: {
            gid: components["schemas"]["Gid"];
            /** @description Place of the first byte in the file; no later than what is there. */
            offset: number;
            part?: null;
          };
          /** Format: binary */
          part?: Blob;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UnfinishedUpload"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getAppointmentUsage: {
    parameters: {
      query: {
        from: components["schemas"]["CalendarDate"];
        to: components["schemas"]["CalendarDate"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AppointmentUsage"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  exportAppointmentUsageReport: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          from: components["schemas"]["CalendarDate"];
          to: components["schemas"]["CalendarDate"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportJob"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getPanelGroupUsage: {
    parameters: {
      query: {
        from: components["schemas"]["CalendarDate"];
        to: components["schemas"]["CalendarDate"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PanelGroupUsage"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  exportPanelGroupUsageReport: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          from: components["schemas"]["CalendarDate"];
          to: components["schemas"]["CalendarDate"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportJob"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listCounterServiceInfo: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CounterServiceInfoList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  exportClerkDailyReport: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          date: components["schemas"]["CalendarDate"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportJob"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  exportClerkMonthlyReport: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          month: components["schemas"]["CalendarMonth"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportJob"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  exportTimePeriodAnalysisDailyReport: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          date: components["schemas"]["CalendarDate"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportJob"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  exportTimePeriodAnalysisMonthlyReport: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          month: components["schemas"]["CalendarMonth"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportJob"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listGroupWaitingInfo: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GroupWaitingList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listHourlyFigures: {
    parameters: {
      query?: {
        date?: components["schemas"]["CalendarDate"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["HourFiguresList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listMonthlyFigures: {
    parameters: {
      query?: {
        month?: components["schemas"]["CalendarMonth"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DayFiguresList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listNumberWaitingInfo: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["NumberWaitingList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listStaffByDate: {
    parameters: {
      query?: {
        date?: components["schemas"]["CalendarDate"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ClerkFiguresList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  listStaffByMonth: {
    parameters: {
      query?: {
        month?: components["schemas"]["CalendarMonth"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ClerkFiguresList"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getTotalOfPeople: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PeopleTotal"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getTotalOfWaitingPeople: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WaitingTotal"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  getReport: {
    parameters: {
      query: {
        gid: components["schemas"]["Gid"];
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportJob"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  cancelReport: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
      };
      header?: {
        /** @description Sent twice, the call acts once and answers the same. */
        "Idempotency-Key"?: string;
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          gid: components["schemas"]["Gid"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportJob"];
        };
      };
      400: components["responses"]["Refused"];
      401: components["responses"]["NotSignedIn"];
      403: components["responses"]["NoPermission"];
      404: components["responses"]["NotFound"];
      408: components["responses"]["TooSlow"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  downloadReport: {
    parameters: {
      query: {
        key: components["schemas"]["AccessKey"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
  downloadReportCsv: {
    parameters: {
      query: {
        key: components["schemas"]["AccessKey"];
      };
      header?: {
        /** @description Language of messages; zh-TW when absent or unknown. */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": Blob;
        };
      };
      400: components["responses"]["Refused"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      431: components["responses"]["HeadersTooLarge"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Busy"];
    };
  };
}
