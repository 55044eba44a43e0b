// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

export interface paths {
  "/api/docs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read this contract as a page */
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
     * Tell whether the server can serve
     * @description Writes to the database and reads back what it has written; 503 when it cannot, or not in time. The result stands for a second and is shared by all who ask.
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
     * Tell whether the server takes calls
     * @description 503 while it starts, migrates or stops. It does not look at the database, see getHealth.
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
    /** See to it that the organisation's business day is closed if it is time, and say when it was */
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
    /** Exchange the organisation id and the agency key for a token */
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
    /** Push appointments; all are taken or none */
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
    /** Take back pushed appointments; all are removed or none */
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
    /** Change pushed appointments; all are changed or none */
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
    /** Take the code tables of the hospital system anew (departments, rooms, doctors, clinics); all or none */
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
    /** Have the report of the clerks' day made as a spreadsheet */
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
    /** Have the report of the clerks' month made as a spreadsheet */
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
    /** Have the report of a day's hours made as a spreadsheet */
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
    /** Have the report of a month's hours made as a spreadsheet */
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
    /** List the groups with how many wait in each */
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
     * @description The provider's own token is needed; a new organisation has no agency token yet. The agency chooses the key.
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
    /** Exchange the organisation id and the agency key for a token, for the system of radiology */
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
    /** Push examinations; all are taken or none */
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
    /** Take back pushed examinations; all are removed or none */
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
    /** Read a patient's examinations of a day (today, unless another is named) with their tickets */
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
    /** Check a patient in for an examination of today and answer the ticket to print; asked again, the same ticket */
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
    /** Change pushed examinations; all are changed or none */
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
    /** Bring the roster of doctors back to the weekly plan; substitutes go, and lines for single days that are over */
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
    /** Read the last calls of the groups that a lobby shows; of all groups unless a lobby or a group is named */
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
    /** Check in a patient by card number, medical record number or appointment id */
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
    /** Check in a patient by id, for a device that reads cards */
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
    /** Read what the kiosk shows around check-in */
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
    /** Exchange the key of a kiosk's address for its token */
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
    /** List the media that the kiosk plays while nobody uses it */
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
    /** Read whether the issuing of numbers is paused */
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
    /** Exchange the key of a ticket machine's address for its token */
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
    /** Read the queues of this ticket machine and how many wait in each */
    get: operations["getQueueSize"];
    put?: never;
    post?: never;
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
    /** Set the background of wide ticket machines; null removes it */
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
    /** Set the background of upright ticket machines; null removes it */
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
    /** Set the banner at the head of tickets; null removes it */
    post: operations["uploadTicketTitleBanner"];
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
  "/api/v1/collab/web/advancedSetting/backup": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Tell how it stands with the backups of the installation */
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
    /** Make a backup now; whoever asks while one is being made asks for that one */
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
    /** List who signed in to the system settings, and whom the server refused there */
    get: operations["listSystemAccessLogs"];
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
    /** Remove an organisation with everything it has; its name is typed, and while its counters serve it is forced or refused */
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
    /** List the systems that a new organisation can work with */
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
    /** List the systems that organisations work with, to narrow their list */
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
    /** Say where the hospital's own system is asked for patients who are unknown at check-in, and with which key */
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
    /** Change the organisation's password and end its other sessions; an administrator says the old one */
    patch: operations["changeOrganisationPassword"];
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
  "/api/v1/collab/web/advancedSetting/proxyLaunch/template": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read a configuration file to begin with */
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
    /** Download a release that lies here, or its update description */
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
  "/api/v1/collab/web/advancedSetting/version/uploadYamlFile": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Give a release its update description; it must name the release's version */
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
    /** Check several patients in at the desk; all are checked in or none */
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
    /** Store appointments by the hospital system's own ids, new ones and those that replace one; all are taken or none */
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
    /** Change appointments by the hospital system's own ids; all are changed or none */
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
    /** List the appointments of a clinic, by the code (apn) under which the hospital system schedules */
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
  "/api/v1/collab/web/appointment/change/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the changes of appointments with what was and what is, the newest first; of one, or of all */
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
    /** Check a patient in at the desk; who comes after the session is taken into the present one */
    post: operations["checkInAppointment"];
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
    /** Put tags on appointments and take others off; all are changed or none */
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
    /** Download a configuration of the organisation's launchers */
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
  "/api/v1/collab/web/log/access/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List who signed in and out, and whom the server refused */
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
    /** Note what a device did */
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
    /** List what devices said of themselves */
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
    /** List who changed the roster of doctors, field by field; of one line, or of all */
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
    /** List the calls that failed through a fault of the server */
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
    /** List who looked at whose data; at one patient's, by card or medical record number */
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
    /** List the notifications, newest first unless another order is asked for */
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
    /** Make a new key for the hospital information system; the old key and its tokens stop working */
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
    /** Make an API key for a controller behind another domain (staff) or a hospital information system (agency) */
    post: operations["createApiKey"];
    /** End all API keys of the organisation */
    delete: operations["revokeApiKeys"];
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
    /** Make a session token for one day and the quick-login address that carries it */
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
    /** Read when the business day is closed, and when it was last */
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
    /** Change the organisation's general settings; the logo travels as a file */
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
    /** List the pictures that the organisation has uploaded */
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
    /** Sign in an administrator with the organisation id and its password */
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
    /** List the organisations that show themselves on the start page, for sign-in screens */
    get: operations["listOrganisationNames"];
    put?: never;
    post?: never;
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
  "/api/v1/collab/web/panel/call/receipt/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List which screens showed and said which calls; staff name the counter */
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
  "/api/v1/collab/web/panel/device/heartbeat": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Report what this screen shows and says; answers what it is asked to do */
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
    /** List the devices that show a panel, or every panel, as they last reported themselves; staff name the panel */
    get: operations["listScreens"];
    put?: never;
    post?: never;
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
    /** Read what a device showed when it was last asked */
    get: operations["getScreenPicture"];
    put?: never;
    /** Ask the devices of a panel for what they show; answers how many were asked */
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
    /** Ask the devices of a panel to load it anew; answers how many were asked */
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
    /** Give a panel new addresses, or one of them; devices opened with the old ones lose access */
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
    /** Let a panel join a group */
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
    /** Let a panel leave its group */
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
    /** List the panel modes whose panels may join a group */
    get: operations["listGroupModes"];
    put?: never;
    post?: never;
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
    /** Read the rooms and numbers of a panel as patients follow them on their phones; answers 304 when the ETag is still right */
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
    /** Exchange the key of a panel's exclusive address for a display's token; where the panel asks for it, with the password that its authentication names */
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
    /** List the videos that the organisation has uploaded, to be used again */
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
    /** Read which columns a panel's lists of patients have */
    get: operations["getQueueContentLayout"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Set which columns a panel's lists of patients have */
    patch: operations["updateQueueContentLayout"];
    trace?: never;
  };
  "/api/v1/collab/web/panel/stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Receive a panel's view at once and on every change */
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
    /** Read all that a panel's screen shows; answers 304 when the ETag is still right */
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
    /** List the voice groups that a panel may take over as its call */
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
  "/api/v1/collab/web/personalData/erase": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Erase a patient for good, unless they wait now; the identifier is typed a second time */
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
    /** Hand out what is kept of a patient; the log of changes says that it was, not of whom */
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
    /** Show what is kept of a patient, by the identity, insurance or medical record number */
    post: operations["findPersonalData"];
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
    /** List whom an examination room has waiting or still expects */
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
    /** Ready-made rules of a queue; applying one is a change of the organisation, panel or group */
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
    /** Try a policy on a day, given or past, and say how fair it would be; changes nothing */
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
    /** Log out after a time without any action; a counter that somebody else holds by now stays as it is */
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
    /** Let the current patient, or one of the list, leave for a while; Next skips them */
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
    /** Let a patient who was away, or passed, wait in line again; with a session one who was passed in an earlier one of today */
    post: operations["letComeBack"];
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
    /** Finish the current patient without calling the next, or one who is away or examined and need not come back */
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
    /** Send the current patient, or one of the list, to an examination elsewhere */
    post: operations["sendToExamination"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/collab/web/queue/{variant}/examination/back": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Let a patient who is back from an examination wait in line again */
    post: operations["letBackFromExamination"];
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
    /** Give somebody a number at a counter, or add them beyond the numbers of its session */
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
    /** Read the last number that a counter called */
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
    /** Start serving at a counter, in the present session or in one of today that is not finished */
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
    /** Stop serving at a counter */
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
    /** Move a patient to the passed without a call */
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
    /** Pass the current patient, who did not come */
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
    /** Pause or resume the issuing of numbers to walk-ins */
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
    /** Set the number to go on from at a counter without a list; 0 begins anew */
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
    /** Put a patient who waits into a class of priority, or among the ordinary ones */
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
    /** Call the current number again */
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
    /** Let the queue that a counter serves number anew */
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
    /** Let all queues of the variant number anew; staff reset those that they may serve */
    post: operations["resetAllQueues"];
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
  "/api/v1/collab/web/queue/{variant}/start": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Note that the patient who was called is here; Next needs it not */
    post: operations["startService"];
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
    /** Receive a counter's state at once and on every change */
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
    /** Send the current patient, or one of the list, to another counter, where they are next */
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
    /** Send the current patient, or one of the list, into the line of a group */
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
    /** List where a counter may send its patients */
    get: operations["listTransferTargets"];
    put?: never;
    post?: never;
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
    /** List the accounts of the organisation that have to wait after failed sign-ins, and from where they were tried */
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
    /** Let accounts that have to wait sign in again, one or all; answers how many counts were forgotten */
    post: operations["unlockSignIns"];
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
    /** Get the address at the identity provider where a person signs in */
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
    /** Exchange what the identity provider answered for a token, once and in the browser that began */
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
    /** Read how people can sign in, for sign-in pages; an unknown organisation is like one without single sign-on */
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
    /** Sign in a member of staff at a controller */
    post: operations["signInStaff"];
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
    /** Get the short-lived ticket that opens a stream, where a header cannot be sent */
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
    /** Download a file of the media bank under its own name */
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
  "/api/v1/web/dashboard/appointment/usage": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the use of the appointments in a time */
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
    /** Have the report of the use of the appointments made as a spreadsheet */
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
    /** Read the use of the panel groups in a time */
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
    /** Have the report of the use of the panel groups made as a spreadsheet */
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
    /** List the cashier and registration counters with their service */
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
    /** Have the report of the clerks' day made as a spreadsheet */
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
    /** Have the report of the clerks' month made as a spreadsheet */
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
    /** Have the report of a day's hours made as a spreadsheet */
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
    /** Have the report of a month's hours made as a spreadsheet */
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
    /** List the queues of the cashier and registration counters with who waits */
    get: operations["listGroupWaitingInfo"];
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
    /** List the figures of each day of a month; of this one unless it is named */
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
    /** List the numbers that wait at the cashier and registration counters */
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
    /** List what each member of staff did on a day; today unless it is named */
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
    /** List what each member of staff did in a month; in this one unless it is named */
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
    /** Read how many people came to the cashier and registration counters today, and what became of them */
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
    /** Read how many wait at the cashier and registration counters */
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
    /** Read how far a report is */
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
    /** Cancel a report; one that has ended stays as it is */
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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description What happened at a sign-in: somebody came, went, or was refused.
     * @enum {string}
     */
    AccessAction: "signedIn" | "signedOut" | "refused";
    /** @description Unguessable, revocable key in an exclusive address; exchanged for a token. */
    AccessKey: string;
    /** @description A hospital must be able to say who signed in, from where, and what was refused. */
    AccessLog: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly action: components["schemas"]["AccessAction"];
      readonly kind: components["schemas"]["TokenKind"];
      readonly deviceType?: components["schemas"]["DeviceType"];
      /** @description The member of staff or the panel. */
      readonly subjectGid?: string;
      /** @description Their name, at the time. */
      readonly subjectName?: string;
      /** @description Network address that the call came from. */
      readonly address: string;
      /** @description What the program called itself. */
      readonly userAgent?: string;
      /** @description Why it was refused: a code of the error catalogue. */
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
    /** @description Answer of a call that has nothing else to say. */
    Acknowledgement: {
      /** @constant */
      ok: true;
    };
    /**
     * @description Who changed something: the kinds of tokens, and the server itself (scheduler, first start).
     * @enum {string}
     */
    ActorKind: "session" | "systemAdvance" | "staff" | "panel" | "kiosk" | "ticketMachine" | "agency" | "server";
    /** @description A new agency key; the old one has stopped working. Shown this once. */
    AgencyKey: {
      agencyKey: components["schemas"]["AccessKey"];
    };
    /**
     * @description Colour and meaning of an alert.
     * @default success
     * @enum {string}
     */
    AlertVariant: "success" | "danger" | "warning" | "info";
    /**
     * @description What an API key stands in for: a member of staff at a controller behind another domain, or a hospital information system.
     * @enum {string}
     */
    ApiKeyKind: "staff" | "agency";
    /** @description A new API key, shown this once; it is sent in the header x-api-key in place of a bearer token. */
    ApiKeyMade: {
      apiKey: components["schemas"]["AccessKey"];
      kind: components["schemas"]["ApiKeyKind"];
      expiresAt: components["schemas"]["Instant"];
    };
    /** @description A clinic as the hospital system schedules it (apn), and the panels that show it. */
    Apn: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description The apn in the hospital system. */
      code: string;
      name: string;
      /** @description Department whose clinic it is. */
      department?: string;
      /** @description Panels that show this clinic. */
      panels?: components["schemas"]["Gid"][];
      /** @default true */
      enabled?: boolean;
    };
    /** @description What a new Apn is made of. */
    ApnCreate: {
      /** @description The apn in the hospital system. */
      code: string;
      name: string;
      /** @description Department whose clinic it is. */
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
      /** @description The apn in the hospital system. */
      code?: string;
      name?: string;
      department?: string | null;
      panels?: components["schemas"]["Gid"][] | null;
      enabled?: boolean | null;
    };
    /** @description A hospital must be able to say what a device in the hall did: its launcher, controller, kiosk or display says so itself. */
    AppActionLog: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly kind: components["schemas"]["TokenKind"];
      /** @description The panel, or the member of staff. */
      readonly deviceGid?: string;
      readonly deviceName?: string;
      /**
       * @description A short name, such as app.started.
       * @example app.started
       */
      action: string;
      /** @description What else is to be known. Names of patients do not belong here. */
      detail?: string;
      /** @description Version of the program. */
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
      /** @description What else is to be known. Names of patients do not belong here. */
      detail?: string;
      /** @description Version of the program. */
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
    /** @description A visit that the hospital system has scheduled. */
    Appointment: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description The hospital system's own id, unique in the organisation. */
      appointmentId: string;
      department: string;
      departmentCode?: string;
      /** @description Room code; finds the panel. */
      room: string;
      doctor?: string;
      nurse?: string;
      /**
       * Format: date
       * @description Day of the visit or examination.
       */
      inspectionDay: string;
      shift: components["schemas"]["Session"];
      slotStartTime?: components["schemas"]["TimeOfDay"];
      slotEndTime?: components["schemas"]["TimeOfDay"];
      /** @description Number the patient was given, unique in its queue; kept at check-in. */
      serialNumber: number;
      name: string;
      secondName?: string;
      gender?: components["schemas"]["Gender"];
      /** Format: date */
      birthday?: string;
      readonly age?: number;
      /**
       * Format: date
       * @description Day on which the appointment was made.
       */
      applicationDate?: string;
      medicalRecordNumber?: string;
      /** @description Identity or insurance card number that a patient checks in with. */
      patientId?: string;
      /** @description How often the patient has been passed. */
      readonly passNumber?: number;
      tags?: string[];
      nameMask?: components["schemas"]["NameMask"];
      readonly status?: components["schemas"]["QueueStatus"];
      readonly patientState?: components["schemas"]["PatientListState"];
    };
    /**
     * @description What was done to an appointment.
     * @enum {string}
     */
    AppointmentAction: "created" | "updated" | "removed" | "checkedIn" | "tagged";
    /** @description A list of appointments per room, rooms beside each other; rooms and long lists take turns. */
    AppointmentBoardBlock: {
      /** @constant */
      type: "appointmentBoard";
      place?: components["schemas"]["Placement"];
      /** @description Path of counters. */
      path: string;
      /** @description Path of whether to show names. */
      names?: string;
      /** @description Path of whether to show who has checked in. */
      status?: string;
    };
    /** @description One change of an appointment. Who made it: the kind of the token, and the staff member or device it speaks for. The product asks for a change log and names no fields; a hospital has to be able to say who changed what, and when. */
    AppointmentChange: {
      /** @description Counts the changes of the organisation. */
      number: number;
      appointmentGid: components["schemas"]["Gid"];
      appointmentId: string;
      action: components["schemas"]["AppointmentAction"];
      by?: components["schemas"]["TokenKind"];
      byGid?: components["schemas"]["Gid"];
      at: components["schemas"]["Instant"];
      changes: components["schemas"]["FieldChange"][];
    };
    /** @description A page of changes of appointments, the newest first. */
    AppointmentChangeList: {
      data: components["schemas"]["AppointmentChange"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description What a new Appointment is made of. */
    AppointmentCreate: {
      /** @description The hospital system's own id, unique in the organisation. */
      appointmentId: string;
      department: string;
      departmentCode?: string;
      /** @description Room code; finds the panel. */
      room: string;
      doctor?: string;
      nurse?: string;
      /**
       * Format: date
       * @description Day of the visit or examination.
       */
      inspectionDay: string;
      shift: components["schemas"]["Session"];
      slotStartTime?: components["schemas"]["TimeOfDay"];
      slotEndTime?: components["schemas"]["TimeOfDay"];
      /** @description Number the patient was given, unique in its queue; kept at check-in. */
      serialNumber: number;
      name: string;
      secondName?: string;
      gender?: components["schemas"]["Gender"];
      /** Format: date */
      birthday?: string;
      /**
       * Format: date
       * @description Day on which the appointment was made.
       */
      applicationDate?: string;
      medicalRecordNumber?: string;
      /** @description Identity or insurance card number that a patient checks in with. */
      patientId?: string;
      tags?: string[];
      nameMask?: components["schemas"]["NameMask"];
    };
    /** @description What became of the appointments of a day, a department or a doctor. */
    AppointmentFigures: {
      date?: components["schemas"]["CalendarDate"];
      department?: string;
      doctor?: string;
      /** @description Appointments. */
      appointments: number;
      /** @description Of these, who came. */
      checkedIn: number;
      /** @description Of these, who was served. */
      completed: number;
      /** @description Of these, who was called and passed and not served after all. */
      passed: number;
      /** @description Who has not come and whose day is over. */
      notArrived: number;
    };
    /** @description One page of Appointment. */
    AppointmentList: {
      data: components["schemas"]["Appointment"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description What became of the pushed appointments: all or none are taken. */
    AppointmentOutcome: {
      count: number;
      data: {
        appointmentId: string;
        gid: components["schemas"]["Gid"];
      }[];
    };
    /** @description Changes to a Appointment that another system names by its own id. */
    AppointmentPatch: {
      /** @description The hospital system's own id, unique in the organisation. */
      appointmentId: string;
      department?: string;
      departmentCode?: string | null;
      /** @description Room code; finds the panel. */
      room?: string;
      doctor?: string | null;
      nurse?: string | null;
      /**
       * Format: date
       * @description Day of the visit or examination.
       */
      inspectionDay?: string;
      shift?: components["schemas"]["Session"];
      slotStartTime?: string | null;
      slotEndTime?: string | null;
      /** @description Number the patient was given, unique in its queue; kept at check-in. */
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
    };
    /** @description What became of the saved appointments: all or none are taken. What was stored as it is already is neither created nor updated. */
    AppointmentSaved: {
      created: number;
      updated: number;
      data: {
        appointmentId: string;
        gid: components["schemas"]["Gid"];
      }[];
    };
    /** @description A tag, and how many appointments carry it. */
    AppointmentTag: {
      tag: string;
      count: number;
    };
    /** @description The tags of the organisation's appointments, the most used first. */
    AppointmentTagList: {
      data: components["schemas"]["AppointmentTag"][];
    };
    /** @description Changes to a Appointment as a JSON merge patch: what is absent stays, null clears. */
    AppointmentUpdate: {
      gid: string;
      version?: number;
      /** @description The hospital system's own id, unique in the organisation. */
      appointmentId?: string;
      department?: string;
      departmentCode?: string | null;
      /** @description Room code; finds the panel. */
      room?: string;
      doctor?: string | null;
      nurse?: string | null;
      /**
       * Format: date
       * @description Day of the visit or examination.
       */
      inspectionDay?: string;
      shift?: components["schemas"]["Session"];
      slotStartTime?: string | null;
      slotEndTime?: string | null;
      /** @description Number the patient was given, unique in its queue; kept at check-in. */
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
    };
    /** @description Use of the appointments in a time, by day and by department and doctor; what a hospital looks at to see who comes. */
    AppointmentUsage: {
      from: components["schemas"]["CalendarDate"];
      to: components["schemas"]["CalendarDate"];
      total: components["schemas"]["AppointmentFigures"];
      days: components["schemas"]["AppointmentFigures"][];
      departments: components["schemas"]["AppointmentFigures"][];
    };
    /** @description A complete backup that lies in the folder of backups. */
    Backup: {
      name: string;
      startedAt: components["schemas"]["Instant"];
      completedAt: components["schemas"]["Instant"];
      /** @description Of the database and all files, also those that lie on the disk only once for several backups. */
      bytes: number;
      files: number;
      /** @description Files that the database names and that were not there, or damaged. */
      missingFiles: number;
      organisations: number;
      /** @description Events in the logs of all organisations. */
      events: number;
      /** @description Whether only the holder of a private key can open it. */
      sealed: boolean;
    };
    /**
     * @description Whether somebody must see to the backups.
     * @enum {string}
     */
    BackupState: "off" | "ok" | "late" | "failing";
    /** @description How it stands with the backups of the installation. */
    BackupStatus: {
      state: components["schemas"]["BackupState"];
      /** @description Whether this server makes one now. */
      underWay: boolean;
      folder?: string;
      everyHours?: number;
      /** @description How many are kept. */
      keep?: number;
      sealed?: boolean;
      nextAt?: components["schemas"]["Instant"];
      failedAt?: components["schemas"]["Instant"];
      /** @description Why the last attempt failed; absent once one has succeeded. */
      failure?: string;
      /** @description The newest first. */
      backups: components["schemas"]["Backup"][];
    };
    /** @description One node of a layout: a box, or a leaf that is bound by paths to the panel view. A runtime that does not know a type leaves it out and reports it. */
    Block: components["schemas"]["BoxBlock"] | components["schemas"]["HeaderBlock"] | components["schemas"]["RoomCardBlock"] | components["schemas"]["TextBlock"] | components["schemas"]["ClockBlock"] | components["schemas"]["NumberBlock"] | components["schemas"]["CalledCardBlock"] | components["schemas"]["CounterTableBlock"] | components["schemas"]["GroupBoardBlock"] | components["schemas"]["CallListBlock"] | components["schemas"]["WaitingListBlock"] | components["schemas"]["PassedListBlock"] | components["schemas"]["MediaBlock"] | components["schemas"]["MarqueeBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["NoticeBlock"] | components["schemas"]["AppointmentBoardBlock"] | components["schemas"]["GroupTableBlock"] | components["schemas"]["CareTeamBlock"] | components["schemas"]["QrCodeBlock"] | components["schemas"]["ListBoardBlock"] | components["schemas"]["RoomListBlock"];
    /**
     * @description What the lists of a board hold. appointments: who is booked, a list per room. special: those who are not simply in line (passed, away, in examination, done, or with a list label), a list per kind, with all rooms together.
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
     * @description A day in the organisation's time zone, YYYY-MM-DD. What lies centuries away is a mistake, and calendars differ there.
     */
    CalendarDate: string;
    /** @description A month in the organisation's time zone, YYYY-MM. */
    CalendarMonth: string;
    /**
     * @description What another recall does when a patient has been called as often as the policy allows: it passes the patient, or it is refused.
     * @default pass
     * @enum {string}
     */
    CallLimitRule: "pass" | "refuse";
    /** @description The last calls, newest first: number and where to go. */
    CallListBlock: {
      /** @constant */
      type: "callList";
      place?: components["schemas"]["Placement"];
      /** @description Path of calls. */
      path: string;
      /** @description Template. */
      headline: string;
    };
    /** @description A session token for one day, and the quick-login address that carries it. */
    CallPanelToken: {
      callPanelToken: string;
      expiresAt: components["schemas"]["Instant"];
      quickLoginUrl: string;
    };
    /**
     * @description Why somebody was next. inOrder: first in the order of the queue. priority, aged: before others by their class, or because they waited so long that they count as of the next class. fairTurn: first in the order although a higher class waits, because that one went often enough. inserted: late, back or extra, and it was their turn. nobodyElse: late, back or extra, and nobody else waits. sent: was sent to this counter. byNumber: staff chose the number.
     * @enum {string}
     */
    CallReason: "inOrder" | "priority" | "aged" | "fairTurn" | "inserted" | "nobodyElse" | "sent" | "byNumber";
    /** @description That one screen showed and said one call, and when: proof that a patient was called. */
    CallReceipt: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly calledAt: components["schemas"]["Instant"];
      /** @description The number that was called. */
      readonly number: number;
      readonly kind: components["schemas"]["EventKind"];
      /** @description The room or counter that called. */
      readonly counterGid: string;
      /** @description Its name. */
      readonly counterName?: string;
      /** @description The panel that showed it. */
      readonly panelGid: string;
      /** @description Its name. */
      readonly panelName?: string;
      /** @description Names one of the devices that show this panel; it makes it up itself. */
      readonly screen: string;
      /** @description The number of the call in the log. */
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
      /** @description Path of a call, or of a counter whose current number it is. */
      call: string;
      /** @description Path of the counter whose pause and absence the card tells. */
      counter?: string;
      /** @description Template. */
      headline: string;
      /** @description Template. */
      number: string;
      /** @description Template. */
      line?: string;
      /** @description Template: what stands there while nobody is called. */
      idle: string;
      /** @description In the middle of the card; else at its start. */
      centered?: boolean;
    };
    /**
     * @description -1 none, 0 clinic call without list, 1 clinic check-in call with list, 2 clinic reserved call with list, 3 counter take and call in group without list.
     * @default 1
     * @enum {integer}
     */
    CallingMode: -1 | 0 | 1 | 2 | 3;
    /** @description Who cares for the patients of a room beside the doctor: a word and names, for each kind. */
    CareTeamBlock: {
      /** @constant */
      type: "careTeam";
      place?: components["schemas"]["Placement"];
      /** @description Path of staff. */
      nurses: string;
      /** @description Path of staff. */
      paramedics: string;
    };
    /**
     * @description What an administrator, a member of staff or the scheduler did to a record.
     * @enum {string}
     */
    ChangeAction: "created" | "updated" | "deleted" | "sorted" | "reset" | "exported" | "erased";
    /** @description A hospital must be able to say who changed what and when, for as long as records of a hospital are kept. */
    ChangeLog: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly action: components["schemas"]["ChangeAction"];
      readonly byKind: components["schemas"]["ActorKind"];
      /** @description Name of the member of staff; absent where nobody has one, such as the shared account of the administrators. */
      readonly byName?: string;
      /** @description The member of staff or the device. */
      readonly byGid?: string;
      /** @description Network address that the call came from. */
      readonly address?: string;
      /** @description The call that did it (operationId); absent where the server acted by itself. */
      readonly operation?: string;
      /** @description Kind of the record. */
      readonly family: string;
      readonly recordGid: string;
      /** @description Its name, at the time. */
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
    /** @description How many records a bulk call changed. */
    Changed: {
      count: number;
    };
    /**
     * @description What became of one appointment at check-in. rejoined: was passed and is in line again; back: was away, or at an examination, and is in line again; tooLate, sessionOver, passed and seeStaff (back from an examination, and staff say when they are called): to be settled at the desk.
     * @enum {string}
     */
    CheckInOutcome: "checkedIn" | "checkedInLate" | "rejoined" | "back" | "alreadyCheckedIn" | "tooEarly" | "tooLate" | "sessionOver" | "passed" | "seeStaff" | "completed" | "notHere";
    /** @description What became of one appointment at check-in; checkInFrom tells who came too early when to come again. */
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
    /** @description What became of the patient's appointments of today. */
    CheckInResultList: {
      data: components["schemas"]["CheckInResult"][];
    };
    /** @description Whether patients can check in at a kiosk at present, and why not. An administrator stops check-in by pausing or disabling the kiosk's panel; without any room in service there is nothing to check in for. */
    CheckInStop: {
      stopped: boolean;
      reason?: components["schemas"]["CheckInStopReason"];
    };
    /**
     * @description Why a kiosk takes no check-in.
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
    /** @description What one member of staff did at the counters that take numbers, on a day or in a month. */
    ClerkFigures: {
      staffGid: components["schemas"]["Gid"];
      staffId?: string;
      staffName: string;
      /** @description Days on which they were signed in. */
      workingDays: number;
      firstAt?: components["schemas"]["Instant"];
      lastAt?: components["schemas"]["Instant"];
      /** @description Time at counters; without a sign-out it ends with the last thing done on that day. */
      signedInSeconds: number;
      /** @description Time in which the service was paused. */
      pausedSeconds: number;
      /** @description Calls of a number, without recalls. */
      called: number;
      /** @description Recalls. */
      recalled: number;
      /** @description Calls that ended with the patient served. */
      completed: number;
      /** @description Calls that nobody followed. */
      passed: number;
      /** @description Patients sent to another counter. */
      transferred: number;
      /** @description From issue or check-in to the first call; absent when nobody was called for the first time. */
      averageWaitSeconds?: number;
      /** @description The longest of these. */
      longestWaitSeconds?: number;
      /** @description From the call to its completion; absent when nobody was served. */
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
      current: number;
      /** @description Mark of the number's queue, shown beside it. */
      mark?: string;
      width: number;
      waiting: number;
    };
    /** @description What the kiosk shows around check-in; refreshed every 20 seconds. */
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
    /** @description The code tables of a hospital system, each pushed whole; a table that is left out stays as it is. They are what departments, rooms, doctors and clinics (apn) need. */
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
        /** @description Department whose room it is. */
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
        /** @description Department whose clinic it is. */
        departmentCode?: string;
        /** @description Room codes of the panels that show it; left out, the panels stay as an administrator chose them. */
        roomCodes?: string[];
      }[];
    };
    /** @description What became of the pushed code tables: all or none are taken. */
    CodeDataOutcome: {
      departments?: components["schemas"]["CodeTableOutcome"];
      rooms?: components["schemas"]["CodeTableOutcome"];
      doctors?: components["schemas"]["CodeTableOutcome"];
      apns?: components["schemas"]["CodeTableOutcome"];
    };
    /** @description What became of one code table. What the push no longer has is disabled and not removed: rosters and lists still refer to it. */
    CodeTableOutcome: {
      created: number;
      updated: number;
      unchanged: number;
      disabled: number;
    };
    /** @description A counter that a member of staff may serve. */
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
    };
    /** @description Counters that the signed-in staff member may serve. */
    CounterList: {
      data: components["schemas"]["Counter"][];
    };
    /** @description One of the queues from which a counter calls in turn. */
    CounterQueue: {
      ownerGid: components["schemas"]["Gid"];
      name: string;
      mark?: string;
      /** @description Digits that its numbers are padded to. */
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
    /** @description One counter as the dashboard shows it. noData: nobody has ever signed in there. */
    CounterServiceInfo: {
      panelGid: components["schemas"]["Gid"];
      name: string;
      counterName?: string;
      groupGid?: components["schemas"]["Gid"];
      groupName?: string;
      service: components["schemas"]["CounterService"];
      staffName?: string;
      /** @description The number called. */
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
    /** @description A row per room or counter, in pages of at most the panel's display data limit. */
    CounterTableBlock: {
      /** @constant */
      type: "counterTable";
      place?: components["schemas"]["Placement"];
      /** @description Path of counters. */
      path: string;
      /** @description Path of how many next numbers to show. */
      next?: string;
      /** @description Path of whether to show passed numbers. */
      passed?: string;
      /** @description From the left; room also tells the department unless that has a column of its own. Usually room, doctor, number, next. */
      columns?: ("department" | "room" | "doctor" | "number" | "waiting" | "examining" | "next")[];
    };
    /** @description The number that a counter has called. status: called, consulting or serving; where no list is kept always called. */
    CurrentCall: {
      number: number;
      /** @description Mark of the call's queue. */
      mark?: string;
      /** @description Digits that the number is padded to, where it is of another queue than the lists. */
      width?: number;
      ticketGid?: components["schemas"]["Gid"];
      status: components["schemas"]["QueueStatus"];
      name?: string;
      gender?: components["schemas"]["Gender"];
      age?: number;
      calledAt: components["schemas"]["Instant"];
      calls: number;
      /** @description Sequence number of the last call or recall in the organisation's log. */
      seq: number;
      queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
    };
    /** @description How and when an organisation closes its business day; a hospital chooses the hour at which nobody is called any more. */
    DailyReset: {
      /** @description Whether the day is closed by itself. */
      enabled: boolean;
      /** @description Time of the reset on the organisation's own clock; absent: the service start time. In the first half of the business day it closes the day before, in the second half the day itself. */
      time?: string;
      /** @description Whether counters without a list begin anew each day. */
      autoResetCallNumber: boolean;
      /** @description First number of the day at counters without a list, unless the panel's own starting number is higher. */
      resetInitialNumber: number;
      /**
       * Format: date
       * @description The business day that was closed last.
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
    /**
     * @description What somebody or something signs in on: a screen, a controller in a browser at a desk, a controller installed as an app, a ticket machine.
     * @enum {string}
     */
    DeviceType: "panel" | "desktopController" | "appController" | "ticketMachine";
    /** @description A doctor under the code of the hospital system. Title and second name stand on doors and screens. */
    Doctor: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description Code in the hospital system. */
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
      /** @description Code in the hospital system. */
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
    /** @description One page of Doctor. */
    DoctorList: {
      data: components["schemas"]["Doctor"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description A line of the weekly roster: which doctor sees patients when and where. It can name a substitute for the day somebody is away. A date overrides the weekday line of the same room and shift on that day. */
    DoctorShift: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      weekday: components["schemas"]["Weekday"];
      shift: components["schemas"]["ClinicShift"];
      /**
       * Format: date
       * @description The one day that this line is for; empty: every week.
       */
      date?: string;
      /** @description Who sees the patients. */
      doctor: string;
      /** @description Where. */
      room?: string;
      /** @description Who sees them instead, until the roster is reset. */
      substitute?: string;
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
       * @description The one day that this line is for; empty: every week.
       */
      date?: string;
      /** @description Who sees the patients. */
      doctor: string;
      /** @description Where. */
      room?: string;
      /** @description Who sees them instead, until the roster is reset. */
      substitute?: string;
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
      /** @description Who sees the patients. */
      doctor?: string;
      room?: string | null;
      substitute?: string | null;
      note?: string | null;
      enabled?: boolean | null;
    };
    /** @description Changes to a Doctor as a JSON merge patch: what is absent stays, null clears. */
    DoctorUpdate: {
      gid: string;
      version?: number;
      /** @description Code in the hospital system. */
      code?: string;
      name?: string;
      secondName?: string | null;
      title?: string | null;
      departments?: components["schemas"]["Gid"][] | null;
      enabled?: boolean | null;
    };
    /**
     * @description Whether patients can check in before their time: not at all, some minutes before, or at any time of the day.
     * @default minutes
     * @enum {string}
     */
    EarlyCheckIn: "forbidden" | "minutes" | "unlimited";
    /** @description Body of every refusal. */
    ErrorBody: {
      contents: components["schemas"]["ErrorEntry"][];
      traceId: string;
      /** @description With 409: the record as it stands now. */
      current?: Record<string, never>;
    };
    /**
     * @description The error catalogue. x-status gives the HTTP status; 0 is a client's own finding.
     * @enum {string}
     */
    ErrorCode: "bad_request" | "malformed_json" | "field_required" | "field_invalid" | "out_of_range" | "too_short" | "too_long" | "unknown_field" | "format_error" | "pattern_mismatch" | "value_not_allowed" | "cannot_be_lower_than" | "cannot_exceed" | "must_be_positive_integer" | "duplicate_name" | "group_name_exists" | "counter_name_exists" | "duplicate_value" | "panel_name_mismatch" | "reference_not_found" | "please_login_again" | "no_permission" | "not_found" | "page_not_found" | "stale_version" | "idempotency_key_reused" | "request_timeout" | "body_too_large" | "headers_too_large" | "range_not_satisfiable" | "unsupported_media_type" | "too_many_requests" | "internal_error" | "service_busy" | "service_starting" | "service_stopping" | "storage_unavailable" | "too_many_failures" | "password_common" | "password_pattern" | "password_has_name" | "appointment_elsewhere" | "login_failed" | "wrong_password" | "organisation_not_found" | "organisation_exists" | "confirmation_differs" | "patient_waits" | "organisation_name_mismatch" | "organisation_at_work" | "no_panel_yet" | "exclusive_url_invalid" | "address_not_allowed" | "panel_authentication_needed" | "upload_wrong_type" | "upload_too_large" | "upload_failed" | "upload_missing" | "unknown_panel_type" | "panel_type_mismatch" | "calling_mode_not_allowed" | "panel_in_group_mode_locked" | "panel_mode_not_for_group" | "panel_already_in_group" | "panel_not_in_group" | "group_needs_panel" | "panel_group_not_found" | "panel_in_use" | "panel_has_patients" | "panel_needed_by_staff" | "invalid_queue_operation" | "counter_not_logged_in" | "counter_paused" | "counter_taken" | "panel_not_serving" | "queue_variant_mismatch" | "no_waiting_patient" | "nothing_to_recall" | "nothing_to_pass" | "number_not_issued" | "number_below_lower_limit" | "number_called_elsewhere" | "maximum_call_limit" | "panel_disabled" | "appointment_not_found" | "appointment_duplicate" | "serial_number_taken" | "appointment_list_empty" | "appointment_in_progress" | "room_not_found" | "no_appointment_today" | "code_not_found" | "apn_not_found" | "patient_passed" | "appointment_completed" | "day_without_patients" | "check_in_too_early" | "appointment_not_today" | "ticket_not_found" | "issuing_not_possible" | "action_not_in_variant" | "nothing_to_complete" | "nothing_to_start" | "nothing_to_send" | "nothing_to_transfer" | "preset_needs_no_list" | "queue_keeps_no_list" | "queue_is_own" | "also_calls_needs_list" | "queue_of_group" | "queue_not_called_here" | "transfer_same_counter" | "transfer_target_closed" | "transfer_target_not_allowed" | "session_not_begun" | "session_not_here" | "issuing_paused" | "check_in_stopped" | "image_transparent" | "image_too_large" | "animation_too_large" | "upload_too_complex" | "backup_not_set_up" | "yaml_invalid" | "yaml_too_complex" | "yaml_version_mismatch" | "record_in_use" | "voice_group_empty" | "external_api_timeout" | "external_api_failed" | "external_api_argument_error" | "contact_customer_service" | "no_data_contact_it" | "file_expired" | "export_failed" | "network_error" | "network_abnormal" | "timeout" | "aborted" | "system_has_some_errors" | "patient_not_finished" | "waiting_room_full" | "recall_limit_reached" | "extra_limit_reached" | "priority_not_offered" | "single_sign_on_not_configured" | "single_sign_on_provider_away" | "single_sign_on_failed" | "single_sign_on_refused" | "single_sign_on_expired" | "single_sign_on_no_role" | "single_sign_on_staff_unknown" | "single_sign_on_untried" | "password_sign_in_off";
    /** @description One message of a refusal. */
    ErrorEntry: {
      /** @description Path of the field it concerns, dots between names. */
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
    /** @description A hospital must be able to say which calls failed through a fault of the server, by the trace id that the person reports. */
    ErrorLog: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly traceId: string;
      /** @description The call (operationId). */
      readonly operation?: string;
      readonly method?: string;
      readonly route?: string;
      /** @description HTTP status. */
      readonly status: number;
      /** @description Code of the error catalogue. */
      readonly code: string;
      /** @description Kind of the fault; never its message, which may hold data. */
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
     * @description What happened, in the organisation's one log; a call is an event of kind called or recalled. edited: an administrator changed something that screens show. transferred: a patient leaves a counter or queue for another; received: and stands there now. preset: the number to go on from. reset: a queue numbers anew. consultationStarted, serviceStarted: whoever was called is here. wentAway, cameBack: a patient leaves the line for a while, or stands in it again, also after having been passed. sentToExamination, backFromExamination: the same for an examination elsewhere. priorityChanged: staff put a patient who waits into another class of priority. expired: the business day was closed before the patient was called.
     * @enum {string}
     */
    EventKind: "loggedIn" | "loggedOut" | "issued" | "checkedIn" | "called" | "recalled" | "passed" | "completed" | "canceled" | "paused" | "resumed" | "movedToPassed" | "consultationStarted" | "serviceStarted" | "wentAway" | "cameBack" | "sentToExamination" | "backFromExamination" | "priorityChanged" | "transferred" | "received" | "preset" | "issuingPaused" | "issuingResumed" | "reset" | "expired" | "edited";
    /** @description A patient with an appointment in this session who has not checked in. */
    ExpectedPatient: {
      appointmentGid: components["schemas"]["Gid"];
      number: number;
      name: string;
      state: components["schemas"]["PatientListState"];
    };
    /**
     * @description Which number a patient gets whom staff add: the one behind the last that the session can have, or the next free one. Walk-ins go on with their own numbers either way.
     * @default behindLast
     * @enum {string}
     */
    ExtraNumbers: "behindLast" | "continuing";
    /**
     * @description When patients are called whom staff added beyond the numbers of a session: after everybody of the session, once nobody with an appointment waits, one after every few ordinary patients, or by their number like everybody.
     * @default endOfSession
     * @enum {string}
     */
    ExtraRule: "endOfSession" | "afterBooked" | "everyN" | "asNormal";
    /** @description How one field of a record changed; its values as JSON text, long ones cut. What is a secret is named and never shown. */
    FieldChange: {
      /** @description The field, with dots inside objects. */
      field: string;
      /** @description Absent where nothing was set. */
      before?: string;
      /** @description Absent where nothing is set now. */
      after?: string;
      /** @description A secret was replaced. */
      secret?: boolean;
    };
    /**
     * @description Gender as the hospital system records it.
     * @enum {string}
     */
    Gender: "male" | "female" | "other";
    /** @description Opaque public id of a record, in addresses and bodies. */
    Gid: string;
    /** @description Records, in order. */
    GidList: {
      gids: components["schemas"]["Gid"][];
    };
    /** @description A column per group, a card per counter. */
    GroupBoardBlock: {
      /** @constant */
      type: "groupBoard";
      place?: components["schemas"]["Placement"];
      /** @description Path of groups. */
      path: string;
      /** @description Path of how many next numbers to show. */
      next?: string;
      /** @description Groups on a page; else as many as can be read. Others take turns, their names stand above. */
      perPage?: number;
    };
    /** @description The last calls of a group, newest first. */
    GroupHistory: {
      groupGid: components["schemas"]["Gid"];
      name: string;
      /** @description Who waits now. */
      waiting: number;
      calls: components["schemas"]["HistoryCall"][];
    };
    /** @description What a lobby of groups has called on the present business day. An agency's own screen needs the numbers, where and when. */
    GroupHistoryList: {
      serviceDate: components["schemas"]["CalendarDate"];
      data: components["schemas"]["GroupHistory"][];
    };
    /** @description Queues of the groups. */
    GroupQueueSizeList: {
      data: components["schemas"]["QueueSize"][];
    };
    /** @description A row per group: how many wait, who is next, how many counters are open. */
    GroupTableBlock: {
      /** @constant */
      type: "groupTable";
      place?: components["schemas"]["Placement"];
      /** @description Path of groups. */
      path: string;
      /** @description Path of how many next numbers to show. */
      next?: string;
    };
    /** @description One queue of the cashier and registration counters: a group's, or that of a counter without one. */
    GroupWaiting: {
      groupGid?: components["schemas"]["Gid"];
      panelGid?: components["schemas"]["Gid"];
      name: string;
      /** @description Who waits now. */
      waiting: number;
      /** @description How long the one has waited who waits longest. */
      longestWaitSeconds?: number;
      /** @description Counters of this queue. */
      counters: number;
      /** @description Of these, who serves now. */
      serving: number;
      /** @description Numbers issued today. */
      issued: number;
      /** @description Served today. */
      completed: number;
      /** @description Average wait of those called today. */
      averageWaitSeconds?: number;
    };
    /** @description Queues with who waits. */
    GroupWaitingList: {
      data: components["schemas"]["GroupWaiting"][];
    };
    /** @description The page on which patients follow a hall on their own phones: its rooms, or one of them where the page sets it as counter. Drawn by the display from a view that holds numbers and rooms only. x-page: its layout, and the settings by which the least text is that of a page, 4 % of a telephone's width. */
    HallPage: Record<string, never>;
    /** @description Top line: logo, title, subtitle; at its end date, weekday, session and clock. */
    HeaderBlock: {
      /** @constant */
      type: "header";
      place?: components["schemas"]["Placement"];
      /** @description Template. */
      title: string;
      /** @description Template. */
      subtitle?: string;
      /** @description Path of the address of the logo. */
      logo?: string;
      /** @description Show the session: morning, afternoon, evening clinic. */
      session?: boolean;
    };
    /** @description Answer of the health check; what is not well answers 503. */
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
      /** @description Whether it was called before. */
      recalled: boolean;
    };
    /** @description The hospital's own system, which is asked at check-in: POST <url> with the JSON body {"identifier": "<as typed or read>", "date": "YYYY-MM-DD"} and the key in the header x-api-key; with getOnly both stand in the query. It answers {"appointments": [...]} in the shape of AppointmentCreate, at most 20; an empty list or 404 means that nothing is known there either. */
    HospitalSystemChange: {
      /** @description Without a query; null: no system is asked. */
      url: string | null;
      /** @description For systems that take no POST: the patient's identifier then stands in the address, which proxies and servers write into their logs. */
      getOnly?: boolean | null;
      /** @description Sent as x-api-key; never shown again. Absent: stays as it is. */
      key?: string | null;
    };
    /** @description One picture. */
    ImageBlock: {
      /** @constant */
      type: "image";
      place?: components["schemas"]["Placement"];
      /** @description Path of its address. */
      url: string;
      /** @description Fill the place, cutting the edges; else the whole picture shows. */
      cover?: boolean;
    };
    /** @description Pictures that an organisation has uploaded, newest first. */
    ImageList: {
      data: {
        url: string;
        /** @description Name of the file as it was uploaded. */
        name: string;
        mediaType: string;
        bytes: number;
        createdAt: components["schemas"]["Instant"];
      }[];
    };
    /** @description A moment, milliseconds since 1970-01-01 UTC, until the end of the year 9999. */
    Instant: number;
    /** @description Whether the issuing of numbers is paused at the queues of a ticket machine. */
    IssuingState: {
      /** @description Whether all of them are paused. */
      paused: boolean;
      data: components["schemas"]["QueueIssuing"][];
    };
    /** @description What a kiosk plays while nobody stands at it: the media of its panel that are switched on, in their order. */
    KioskMediaList: {
      data: components["schemas"]["ViewMedia"][];
    };
    /**
     * @description Colours of list labels; none leaves the row as it is.
     * @default none
     * @enum {string}
     */
    LabelColour: "black" | "white" | "teal" | "gray" | "green" | "red" | "orange" | "blue" | "none";
    /** @description The last number that a counter called in the queue it serves, whether it still stands or is finished; 0 before the first. */
    LastNumber: {
      serviceDate: components["schemas"]["CalendarDate"];
      session: components["schemas"]["Session"];
      number: number;
      width: number;
      calledAt?: components["schemas"]["Instant"];
      /** @description Whether it still stands at the counter. */
      current: boolean;
      /** @description The number called before it; 0 if none. */
      previousNumber: number;
    };
    /**
     * @description Where patients stand who check in after their own time: by their number as if in time, one after every few ordinary patients, after the last of their own time slot, or after everybody of the session.
     * @default asNormal
     * @enum {string}
     */
    LateRule: "asNormal" | "everyN" | "endOfSlot" | "endOfSession";
    /** @description A configuration that the organisation's launchers fetch, as a YAML file. */
    LauncherYaml: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      name: string;
      comment?: string;
      /** @description The YAML file; it must be a mapping. */
      file: string;
    };
    /** @description What a new LauncherYaml is made of. */
    LauncherYamlCreate: {
      name: string;
      comment?: string;
      /** @description The YAML file; it must be a mapping. */
      file?: string;
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
    };
    /** @description How a panel type draws: a tree of blocks, bound to paths of the panel view (decision: panel types as data). */
    Layout: {
      version: number;
      /** @enum {string} */
      orientation: "landscape" | "portrait" | "both";
      root: components["schemas"]["Block"];
    };
    /** @description Lists of people beside each other, each of all rooms; lists that do not fit and long lists take turns. A list without anybody is left out. */
    ListBoardBlock: {
      /** @constant */
      type: "listBoard";
      place?: components["schemas"]["Placement"];
      /** @description Path of lists. */
      path: string;
      /** @description Path of whether to show names. */
      names?: string;
      /** @description Path of whether to show each one's status in lists by label. */
      status?: string;
    };
    /** @description How a tag that the hospital system sends with an appointment stands on lists: other words, and a colour that is seen from afar. */
    ListLabel: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description The tag as the hospital system writes it. */
      originalName: string;
      /** @description The words on the screen. */
      labelName: string;
      labelColour?: components["schemas"]["LabelColour"];
      fontColour?: components["schemas"]["LabelColour"];
    };
    /** @description What a new ListLabel is made of. */
    ListLabelCreate: {
      /** @description The tag as the hospital system writes it. */
      originalName: string;
      /** @description The words on the screen. */
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
      /** @description The tag as the hospital system writes it. */
      originalName?: string;
      /** @description The words on the screen. */
      labelName?: string;
      /** @enum {string|null} */
      labelColour?: "black" | "white" | "teal" | "gray" | "green" | "red" | "orange" | "blue" | "none" | null;
      /** @enum {string|null} */
      fontColour?: "black" | "white" | "teal" | "gray" | "green" | "red" | "orange" | "blue" | "none" | null;
    };
    /**
     * @description Languages of the interface; the first is the default and the fallback.
     * @default zh-TW
     * @enum {string}
     */
    Locale: "zh-TW" | "en-US" | "th";
    /**
     * @description Whose sign-in waits after failures: the organisation's administrators, or a member of staff.
     * @enum {string}
     */
    LockedAccount: "session" | "staff";
    /** @description An account that has to wait after failed sign-ins, at one address or, after very many, at all that it was not signed in to from lately. */
    LockedSignIn: {
      kind: components["schemas"]["LockedAccount"];
      /** @description As it was typed. */
      staffId?: string;
      /** @description Absent where no member of staff has the id. */
      staffName?: string;
      /** @description Absent where the account waits wherever it is tried from. */
      address?: string;
      /** @description Failed attempts that time has not forgiven yet. */
      failures: number;
      until: components["schemas"]["Instant"];
    };
    /** @description Accounts that have to wait, the longest wait first. */
    LockedSignInList: {
      data: components["schemas"]["LockedSignIn"][];
    };
    /** @description An announcement that runs along a panel. */
    Marquee: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly panelGid: components["schemas"]["Gid"];
      title: string;
      content: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description Announcements in one line. */
    MarqueeBlock: {
      /** @constant */
      type: "marquee";
      place?: components["schemas"]["Placement"];
      /** @description Path of announcements. */
      path: string;
    };
    /** @description What a new Marquee is made of. */
    MarqueeCreate: {
      title: string;
      content: string;
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
       * @description Address of the item, where it is not uploaded.
       */
      url?: string;
      /** @description The uploaded file. */
      file?: string;
      /** @default 50 */
      volume?: number;
      /**
       * @description How long an image stays.
       * @default 10
       */
      seconds?: number;
      /** @default true */
      enabled?: boolean;
    };
    /** @description A video or image of the organisation's media bank, which panels and lobbies may show. */
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
    /** @description Plays videos, images and pages in their order. */
    MediaBlock: {
      /** @constant */
      type: "media";
      place?: components["schemas"]["Placement"];
      /** @description Path of media. */
      path: string;
    };
    /** @description What a new Media is made of. */
    MediaCreate: {
      name: string;
      type: components["schemas"]["MediaType"];
      source: components["schemas"]["MediaSource"];
      /**
       * Format: uri
       * @description Address of the item, where it is not uploaded.
       */
      url?: string;
      /** @description The uploaded file. */
      file?: string;
      /** @default 50 */
      volume?: number;
      /**
       * @description How long an image stays.
       * @default 10
       */
      seconds?: number;
      /** @default true */
      enabled?: boolean;
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
      enabled?: boolean | null;
    };
    /** @description A department, so that lookups and lists name it alike. Fields beyond code and name are not given: hospitals with foreign patients need the second name. */
    MedicalDepartment: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description Code in the hospital system. */
      code: string;
      name: string;
      secondName?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description What a new MedicalDepartment is made of. */
    MedicalDepartmentCreate: {
      /** @description Code in the hospital system. */
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
      /** @description Code in the hospital system. */
      code?: string;
      name?: string;
      secondName?: string | null;
      enabled?: boolean | null;
    };
    /** @description Panel modes to choose from. */
    ModeChoiceList: {
      data: {
        mode: number;
        type: string;
        name: string;
      }[];
    };
    /**
     * @description How a patient's name stands on a screen: in full, with its middle hidden, or not at all.
     * @default middle
     * @enum {string}
     */
    NameMask: "full" | "middle" | "none";
    /** @description Covers the screen of a panel that is disabled; says of one that is paused that it is. */
    NoticeBlock: {
      /** @constant */
      type: "notice";
      place?: components["schemas"]["Placement"];
    };
    /** @description News for the administrators: a report on its way, prepared or failed. A list says what, how far and where to get it, without another call. */
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
      readonly reportGid: components["schemas"]["Gid"];
      readonly reportType: components["schemas"]["ReportType"];
      readonly state: components["schemas"]["ReportState"];
      readonly progress: number;
      readonly from: components["schemas"]["CalendarDate"];
      readonly to: components["schemas"]["CalendarDate"];
      readonly downloadUrl?: string;
      readonly expiresAt?: components["schemas"]["Instant"];
    };
    /** @description What a new Notification is made of. */
    NotificationCreate: Record<string, never>;
    /**
     * @description What a notification tells of.
     * @enum {string}
     */
    NotificationKind: "report";
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
    /** @description One number as large as its place allows. */
    NumberBlock: {
      /** @constant */
      type: "number";
      place?: components["schemas"]["Placement"];
      /** @description Template. */
      text: string;
      /** @enum {string} */
      tone?: "ink" | "call";
    };
    /** @description One number that waits. */
    NumberWaiting: {
      /** @description The number. */
      number: number;
      /** @description Digits it is shown with. */
      width: number;
      queueName: string;
      groupGid?: components["schemas"]["Gid"];
      panelGid?: components["schemas"]["Gid"];
      since: components["schemas"]["Instant"];
      /** @description How long it has waited. */
      waitSeconds: number;
      /** @description Who is before it. */
      ahead: number;
    };
    /** @description Numbers that wait, by queue and place. */
    NumberWaitingList: {
      data: components["schemas"]["NumberWaiting"][];
    };
    /** @description A nurse who works at a panel. It has the name, the name in a second script that bilingual signs need, and the number by which the hospital knows the person. */
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
      /** @description Short code that people type at sign-in. */
      gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      name: string;
      type: components["schemas"]["OrganisationType"];
      language?: components["schemas"]["Locale"];
      logo?: string;
      /**
       * @description Offset from UTC in minutes, quarter hours, UTC-12:00 to UTC+13:00.
       * @default 480
       */
      timeZoneOffsetMinutes?: number;
      /** @description IANA name; when set it rules (daylight saving). */
      timeZoneName?: string;
      dateFormat?: components["schemas"]["DateFormat"];
      /**
       * @description When the business day begins.
       * @default 00:00
       */
      serviceStartTime?: string;
      /**
       * @description When the afternoon session begins.
       * @default 13:00
       */
      afternoonStartTime?: string;
      /**
       * @description When the evening session begins.
       * @default 18:00
       */
      eveningStartTime?: string;
      /**
       * @description Close the business day by itself: whoever was not called any more expires, counters log out.
       * @default true
       */
      dailyResetEnabled?: boolean;
      /** @description When the business day is closed, on the organisation's own clock; empty: at the service start time. In the first half of the business day it closes the day before, in the second half the day itself. */
      dailyResetTime?: string;
      /**
       * @description Counters without a list begin anew each day; else they go on from the last number.
       * @default true
       */
      autoResetCallNumber?: boolean;
      /**
       * @description First number of the day at counters without a list, unless the panel's own starting number is higher.
       * @default 1
       */
      resetInitialNumber?: number;
      /**
       * @description Minutes without any action after which a counter logs out; 0 turns it off. The upper bound is a day, which is how long a counter can be open at all.
       * @default 0
       */
      autoLogoutMinutes?: number;
      /** @description Where the hospital's own system tells the appointments of a patient; asked at check-in for somebody of whom nothing is known here. Set by the provider's staff with its own call, because it is this server that calls it. */
      readonly hospitalSystemUrl?: string;
      /** @description Whether the hospital's own system is asked with GET because it takes no POST. */
      readonly hospitalSystemGetOnly?: boolean;
      /** @description The hospital's own address of this server, at which its controllers work. */
      customDomain?: string;
      /** @description Addresses of other sites whose pages may call this server for the organisation (CORS). */
      allowedOrigins?: string[];
      nameMask?: components["schemas"]["NameMask"];
      /** @description Tags of appointments whose patients go first, the most urgent first: each is a class of priority. Tickets without any of them are ordinary. */
      priorityTags?: string[];
      queuePolicy?: components["schemas"]["QueuePolicy"];
      retention?: components["schemas"]["Retention"];
      /** @description Everything in it is invented: each of its pages says so. Set when the demo hospital is made, and by nobody else. */
      readonly demo?: boolean;
      /**
       * @description List this organisation's screens, with their addresses, on the start page (meant for demonstrations and closed networks).
       * @default false
       */
      startPageListed?: boolean;
      /** @description Which dashboards the organisation uses. */
      dashboardOptions?: {
        /** @default false */
        enablePtchCashierRegistrationDashboardOption?: boolean;
        /** @default false */
        enablePanelGroupUsageDashboardOption?: boolean;
        /** @default false */
        enableAppointmentUsageDashboardOption?: boolean;
      };
      singleSignOn?: components["schemas"]["SingleSignOn"];
    };
    /** @description What a new Organisation is made of. */
    OrganisationCreate: {
      /** @description Short code that people type at sign-in. */
      gid: string;
      name: string;
      type: components["schemas"]["OrganisationType"];
      language?: components["schemas"]["Locale"];
      logo?: string;
      /**
       * @description Offset from UTC in minutes, quarter hours, UTC-12:00 to UTC+13:00.
       * @default 480
       */
      timeZoneOffsetMinutes?: number;
      /** @description IANA name; when set it rules (daylight saving). */
      timeZoneName?: string;
      dateFormat?: components["schemas"]["DateFormat"];
      /**
       * @description When the business day begins.
       * @default 00:00
       */
      serviceStartTime?: string;
      /**
       * @description When the afternoon session begins.
       * @default 13:00
       */
      afternoonStartTime?: string;
      /**
       * @description When the evening session begins.
       * @default 18:00
       */
      eveningStartTime?: string;
      /**
       * @description Close the business day by itself: whoever was not called any more expires, counters log out.
       * @default true
       */
      dailyResetEnabled?: boolean;
      /** @description When the business day is closed, on the organisation's own clock; empty: at the service start time. In the first half of the business day it closes the day before, in the second half the day itself. */
      dailyResetTime?: string;
      /**
       * @description Counters without a list begin anew each day; else they go on from the last number.
       * @default true
       */
      autoResetCallNumber?: boolean;
      /**
       * @description First number of the day at counters without a list, unless the panel's own starting number is higher.
       * @default 1
       */
      resetInitialNumber?: number;
      /**
       * @description Minutes without any action after which a counter logs out; 0 turns it off. The upper bound is a day, which is how long a counter can be open at all.
       * @default 0
       */
      autoLogoutMinutes?: number;
      /** @description The hospital's own address of this server, at which its controllers work. */
      customDomain?: string;
      /** @description Addresses of other sites whose pages may call this server for the organisation (CORS). */
      allowedOrigins?: string[];
      nameMask?: components["schemas"]["NameMask"];
      /** @description Tags of appointments whose patients go first, the most urgent first: each is a class of priority. Tickets without any of them are ordinary. */
      priorityTags?: string[];
      queuePolicy?: components["schemas"]["QueuePolicy"];
      retention?: components["schemas"]["Retention"];
      /**
       * @description List this organisation's screens, with their addresses, on the start page (meant for demonstrations and closed networks).
       * @default false
       */
      startPageListed?: boolean;
      /** @description Which dashboards the organisation uses. */
      dashboardOptions?: {
        /** @default false */
        enablePtchCashierRegistrationDashboardOption?: boolean;
        /** @default false */
        enablePanelGroupUsageDashboardOption?: boolean;
        /** @default false */
        enableAppointmentUsageDashboardOption?: boolean;
      };
      singleSignOn?: components["schemas"]["SingleSignOn"];
      /** @description The client's secret at the identity provider; empty for a public client. */
      singleSignOnSecret?: string;
      password: string;
    };
    /** @description A new organisation, with the agency key that is shown this once. */
    OrganisationCreated: {
      organisation: components["schemas"]["Organisation"];
      agencyKey: components["schemas"]["AccessKey"];
      quickLoginUrl: string;
    };
    /** @description Public id of an organisation: a short code that a person can type. */
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
      /** @description Short code that people type at sign-in. */
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
    /** @description Paging record of a list; an empty list is page 1 of 1, with 10 rows to a page. */
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
    /** @description A screen, and where it serves a room or counter, that counter. */
    Panel: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      name: string;
      /** @description What patients look for: room 103, counter 5. */
      counterName?: string;
      /** @description Serial number of the device. */
      serialNo?: string;
      status?: components["schemas"]["PanelStatus"];
      /** @description Name of the panel type, as in the address of its create call. */
      readonly type?: string;
      /** @description Index of the panel type. */
      readonly panelMode?: number;
      callingMode?: components["schemas"]["CallingMode"];
      /** @description Code under which the hospital system schedules this room; finds the panel of an appointment. Hospitals need it to join both systems. */
      roomCode?: string;
      /** @description Department on the screen while no appointment says otherwise. */
      departmentName?: string;
      /** @description Doctor on the screen while nobody has signed in with another. */
      doctorName?: string;
      /**
       * @description First number that the own queue issues.
       * @default 1
       */
      startingNumber?: number;
      /** @description Most numbers that the own queue issues to walk-ins, or calls where it keeps no list, in one session or day; absent for as many as there are. */
      maximumCalls?: number;
      /** @description Short mark of the own queue beside its numbers wherever they are called, to tell them from another queue's: 專, 普. */
      queueMark?: string;
      /** @description Rooms and counters from whose queues this counter calls in turn with its own, in their order. */
      alsoCalls?: components["schemas"]["Gid"][];
      /** @description Groups from whose queues this counter calls in turn with its own, after the rooms. */
      alsoCallsGroups?: components["schemas"]["Gid"][];
      /**
       * @description Whether this queue has rules of its own, which replace the organisation's as a whole.
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
      /**
       * @description Seconds that a page of a list stays. At least 5: below that a page cannot be read across a hall.
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
       * @description Address in the QR code; empty means the default, the page with the numbers of its rooms that patients open on their own phones. The panel's own address holds a key and is never shown.
       */
      qrCodeUrl?: string;
      theme?: components["schemas"]["Theme"];
      /** @description When the screen goes dark at night, on the organisation's own clock; a call lights it. */
      darkFrom?: string;
      /** @description When the screen is bright again. Without either time it never goes dark. */
      darkUntil?: string;
      /**
       * @description How many times a call is spoken.
       * @default 2
       */
      callRepeat?: number;
      /**
       * @description Volume of spoken calls.
       * @default 100
       */
      voiceVolume?: number;
      /** @description The voice group that this screen speaks while it has no parts of its own; without either it says a sentence with the device's own voice. */
      voiceGroup?: string;
      /** @description Settings of the panel type, validated by that type's schema. */
      settings?: Record<string, never>;
      /** @description Columns of this panel's lists of patients, and the height of their rows; set by its own call. */
      readonly queueContentLayout?: {
        columns: components["schemas"]["QueueColumn"][];
        rowHeight: number;
      };
      authentication?: components["schemas"]["PanelAuthentication"];
      /** @description Address of the screen, with its revocable key. */
      readonly exclusiveUrl?: string;
      /** @description Address of the check-in kiosk of this panel, with its revocable key. */
      readonly kioskUrl?: string;
      /** @description Address of the ticket machine of this panel, with its revocable key. */
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
     * @description Who must be there when a screen is set up with its exclusive address, so that an address that got into wrong hands opens nothing. none: the address is enough. informationRoom: the IT room, with the organisation's password. universalClinics: any member of staff, with staff id and password, for clinics that every nurse sets up. inspection: a member of staff who may serve this panel, because an examination room shows who is examined. A screen that was let in renews its access by itself; it asks again after a month without use, and when the address is replaced. Kiosks and ticket machines show no patients and never ask.
     * @default none
     * @enum {string}
     */
    PanelAuthentication: "none" | "informationRoom" | "universalClinics" | "inspection";
    /** @description What a new Panel is made of. */
    PanelCreate: {
      name: string;
      /** @description What patients look for: room 103, counter 5. */
      counterName?: string;
      /** @description Serial number of the device. */
      serialNo?: string;
      status?: components["schemas"]["PanelStatus"];
      callingMode?: components["schemas"]["CallingMode"];
      /** @description Code under which the hospital system schedules this room; finds the panel of an appointment. Hospitals need it to join both systems. */
      roomCode?: string;
      /** @description Department on the screen while no appointment says otherwise. */
      departmentName?: string;
      /** @description Doctor on the screen while nobody has signed in with another. */
      doctorName?: string;
      /**
       * @description First number that the own queue issues.
       * @default 1
       */
      startingNumber?: number;
      /** @description Most numbers that the own queue issues to walk-ins, or calls where it keeps no list, in one session or day; absent for as many as there are. */
      maximumCalls?: number;
      /** @description Short mark of the own queue beside its numbers wherever they are called, to tell them from another queue's: 專, 普. */
      queueMark?: string;
      /** @description Rooms and counters from whose queues this counter calls in turn with its own, in their order. */
      alsoCalls?: components["schemas"]["Gid"][];
      /** @description Groups from whose queues this counter calls in turn with its own, after the rooms. */
      alsoCallsGroups?: components["schemas"]["Gid"][];
      /**
       * @description Whether this queue has rules of its own, which replace the organisation's as a whole.
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
      /**
       * @description Seconds that a page of a list stays. At least 5: below that a page cannot be read across a hall.
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
       * @description Address in the QR code; empty means the default, the page with the numbers of its rooms that patients open on their own phones. The panel's own address holds a key and is never shown.
       */
      qrCodeUrl?: string;
      theme?: components["schemas"]["Theme"];
      /** @description When the screen goes dark at night, on the organisation's own clock; a call lights it. */
      darkFrom?: string;
      /** @description When the screen is bright again. Without either time it never goes dark. */
      darkUntil?: string;
      /**
       * @description How many times a call is spoken.
       * @default 2
       */
      callRepeat?: number;
      /**
       * @description Volume of spoken calls.
       * @default 100
       */
      voiceVolume?: number;
      /** @description The voice group that this screen speaks while it has no parts of its own; without either it says a sentence with the device's own voice. */
      voiceGroup?: string;
      /** @description Settings of the panel type, validated by that type's schema. */
      settings?: Record<string, never>;
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
       * @description First number that the queue issues.
       * @default 1
       */
      startingNumber?: number;
      /** @description Most numbers that the queue issues to walk-ins in a day; empty for as many as there are. */
      maximumCalls?: number;
      /** @description Short mark of the queue beside its numbers wherever they are called, to tell them from another queue's: 專, 普. */
      queueMark?: string;
      /**
       * @description Whether this queue has rules of its own, which replace the organisation's as a whole.
       * @default false
       */
      ownQueuePolicy?: boolean;
      queuePolicy?: components["schemas"]["QueuePolicy"];
      /** @description Member panels, in their order on screens. */
      members: components["schemas"]["Gid"][];
    };
    /** @description What a new PanelGroup is made of. */
    PanelGroupCreate: {
      name: string;
      categoryName?: string;
      panelMode?: components["schemas"]["PanelMode"];
      /**
       * @description First number that the queue issues.
       * @default 1
       */
      startingNumber?: number;
      /** @description Most numbers that the queue issues to walk-ins in a day; empty for as many as there are. */
      maximumCalls?: number;
      /** @description Short mark of the queue beside its numbers wherever they are called, to tell them from another queue's: 專, 普. */
      queueMark?: string;
      /**
       * @description Whether this queue has rules of its own, which replace the organisation's as a whole.
       * @default false
       */
      ownQueuePolicy?: boolean;
      queuePolicy?: components["schemas"]["QueuePolicy"];
      /** @description Member panels, in their order on screens. */
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
      /** @description Member panels, in their order on screens. */
      members?: components["schemas"]["Gid"][];
    };
    /** @description Use of the panel groups in a time; the figures by which a hospital staffs its counters. */
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
     * @description enable shows and serves; pause shows a notice; disable shows the organisation's card and "out of service".
     * @default enable
     * @enum {string}
     */
    PanelStatus: "enable" | "disable" | "pause";
    /** @description What a panel type says about itself (x-panel of its file), beside the schema of its settings. variant: the family of queue calls of its counters, where it is not simply generic in a group or with calling mode 3 and clinic otherwise; of a lobby of rooms, the family of the rooms that it shows when none are chosen. */
    PanelType: {
      /** @description Panel mode; a published type has one above 13. */
      index: number;
      /** @description Name in addresses. */
      name: string;
      /** @enum {string} */
      orientation: "landscape" | "portrait" | "both";
      /** @description Its panels are counters that call. */
      serves: boolean;
      /** @description Its panels may be members of a group. */
      joinsGroup: boolean;
      /** @description Calling modes that its panels may have. */
      callingModes: components["schemas"]["CallingMode"][];
      defaultCallingMode: components["schemas"]["CallingMode"];
      /**
       * @description What the setting "sources" lists.
       * @enum {string}
       */
      sources: "none" | "panels" | "groups";
      /** @description The view is read anew at least this often. */
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
      serialNo?: string | null;
      /** @enum {string|null} */
      status?: "enable" | "disable" | "pause" | null;
      /** @enum {integer|null} */
      callingMode?: -1 | 0 | 1 | 2 | 3 | null;
      roomCode?: string | null;
      departmentName?: string | null;
      doctorName?: string | null;
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
      voiceGroup?: string | null;
      settings?: Record<string, never> | null;
      /** @enum {string|null} */
      authentication?: "none" | "informationRoom" | "universalClinics" | "inspection" | null;
    };
    /** @description The whole truth of one panel: all that its screen shows and says. Personal data is masked on the server; what the screen must not show is not sent. */
    PanelView: {
      /** @description Changes when the log starts anew (another database). */
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
        /** @description Set where everything is invented: the screen says so. */
        demo?: boolean;
        /** @description The offset in force now. */
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
        /** @description Address in the QR code, where the panel shows one; one of ours begins with a slash, and none holds a key. */
        qrCodeUrl?: string;
        /** @description From when to when the screen is dark, where it is. */
        darkFrom?: string;
        darkUntil?: string;
        callRepeat: number;
        voiceVolume: number;
        /** @description What lists of patients show of each, in order. */
        columns: components["schemas"]["QueueColumn"][];
        /** @description Height of their rows in hundredths of the usual. */
        rowHeight: number;
      };
      /** @description Settings of the panel type. */
      settings: Record<string, never>;
      layout: components["schemas"]["Layout"];
      /** @description The panel's own counter, where it serves. */
      counter: components["schemas"]["ViewCounter"] | null;
      counters: components["schemas"]["ViewCounter"][];
      groups: components["schemas"]["ViewGroup"][];
      /** @description Lists of several rooms together; only where the settings ask for them. */
      lists?: components["schemas"]["ViewList"][];
      /** @description The last calls on the counters shown, newest last. */
      calls: components["schemas"]["ViewCall"][];
      /** @description The newest call, if any is recent. */
      latest: components["schemas"]["ViewCall"] | null;
      /** @description Recordings that the calls above are said with. */
      clips?: components["schemas"]["ViewClip"][];
      media: components["schemas"]["ViewMedia"][];
      marquees: components["schemas"]["ViewMarquee"][];
      /** @description Nurses of the panel, where the layout names them. */
      nurses: components["schemas"]["ViewStaff"][];
      /** @description Paramedics of the panel, where the layout names them. */
      paramedics: components["schemas"]["ViewStaff"][];
    };
    /** @description One part of what this panel says when it calls; the parts are spoken in their order. */
    PanelVoice: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly panelGid: components["schemas"]["Gid"];
      type: components["schemas"]["VoicePartType"];
      /** @description The recording or text of the voice bank that a custom part says. */
      voice?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description What a new PanelVoice is made of. */
    PanelVoiceCreate: {
      type: components["schemas"]["VoicePartType"];
      /** @description The recording or text of the voice bank that a custom part says. */
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
    /** @description Who accompanies a clinic (nurse practitioner, technician, therapist), with the clinic and doctor as the screen names them. */
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
    /** @description Numbers in one line under a word (passed, in examination), and what those who hold them are to do. */
    PassedListBlock: {
      /** @constant */
      type: "passedList";
      place?: components["schemas"]["Placement"];
      /** @description Path of people. */
      path: string;
      /** @description Template. */
      hint?: string;
      /** @description Template: the word in front; passed, unless another is given. */
      lead?: string;
    };
    /**
     * @description Where a patient stands in a list of patients.
     * @default notCheckedIn
     * @enum {string}
     */
    PatientListState: "notCheckedIn" | "checkedIn" | "lateArrival" | "consulting" | "completed" | "expired";
    /** @description A patient whom an examination room still expects or has waiting, as its staff see them. */
    PendingPatient: {
      number: number;
      name?: string;
      state: components["schemas"]["PatientListState"];
      departmentName?: string;
      doctorName?: string;
      ticketGid?: components["schemas"]["Gid"];
      appointmentGid?: components["schemas"]["Gid"];
    };
    /** @description Patients whom an examination room has not examined yet, by number. */
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
      /** @description Who waits now. */
      waiting: number;
      /** @description Numbers given back. */
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
      /** @description The hour that begins then, 0 to 23, in the organisation's time zone. */
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
      /** @description From issue or check-in to the first call; absent when nobody was called for the first time. */
      averageWaitSeconds?: number;
      /** @description The longest of these. */
      longestWaitSeconds?: number;
      /** @description From the call to its completion; absent when nobody was served. */
      averageServiceSeconds?: number;
      /** @description Counters that called in this hour. */
      counters: number;
      /** @description Numbers issued on an average day on which there was service. */
      issuedPerDay: number;
    };
    /** @description All that an organisation keeps of one patient. */
    PersonalData: {
      /** @description Numbers by which the patient is known in it: there may be more under another of them. */
      identifiers: string[];
      visits: components["schemas"]["PersonalVisit"][];
    };
    /** @description How much was erased of a patient. */
    PersonalDataErased: {
      /** @description Appointments. */
      visits: number;
      /** @description Numbers whose link to the patient was cut. */
      tickets: number;
      /** @description Stored answers in which the patient was named. */
      answers: number;
    };
    /** @description Something that happened to a patient's number. */
    PersonalEvent: {
      kind: components["schemas"]["EventKind"];
      at: components["schemas"]["Instant"];
      /** @description The room or counter. */
      panelName?: string;
    };
    /** @description A number that a patient had, and what the queue's log says of it. */
    PersonalTicket: {
      /** @description The number. */
      number: number;
      status: components["schemas"]["QueueStatus"];
      issuedAt: components["schemas"]["Instant"];
      checkedInAt?: components["schemas"]["Instant"];
      calledAt?: components["schemas"]["Instant"];
      events: components["schemas"]["PersonalEvent"][];
    };
    /** @description An appointment of a patient, with all that is kept with it. */
    PersonalVisit: {
      appointment: components["schemas"]["Appointment"];
      /** @description Whether the patient waits, or is being seen, now: then nothing is erased. */
      waiting: boolean;
      tickets: components["schemas"]["PersonalTicket"][];
      changes: components["schemas"]["AppointmentChange"][];
    };
    /** @description Where a block stands in its box, and when. */
    Placement: {
      /** @description Share of the box along its direction, in percent; without it the block takes what is left. */
      size?: number;
      /** @description Instead of size: extent along the box in hundredths of the shorter side of the screen, the same upright and lying. */
      vmin?: number;
      /** @description The block is there only if all hold: a path of the view that is set ("marquees"), is not ("!screen.media") or is a value ("panel.status=pause"). */
      when?: string[];
    };
    /** @description What a policy made of a day: each call in its order, and how fair the day was. The rules are the ones by which counters call. Minutes count from the beginning of the business day. */
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
        /** @description Who was passed and did not come back, was passed too often, or waits for staff to call the number. */
        notServed: number;
        medianWaitMinutes: number;
        longestWaitMinutes: number;
        /** @description Waits by where people stood and by their class of priority, the most calls first. */
        classes: {
          lane: components["schemas"]["QueueLane"];
          priority: number;
          calls: number;
          medianWaitMinutes: number;
          longestWaitMinutes: number;
        }[];
        /** @description How often somebody was overtaken by a passed patient who had come back later than they stood in line. */
        overtakes: number;
        /** @description How often it happened to the one to whom it happened most. */
        mostOvertaken: number;
        /** @description How long each counter had nobody, from the first arrival to the end, without its pauses. */
        idleMinutes: number[];
        /** @description Calls after closing. */
        afterClosing: number;
        endsAtMinute: number;
      };
    };
    /** @description A policy to try on a day: on given patients, or on those of a day of a room or group, as its log tells them. Without a policy the present one of the room or group, else the organisation's, is tried. Without a session the whole day is played, each session with a line of its own; who was passed in one is seen in the next if the policy lets them. The limit of how many are called at the same time (roomCap) holds as it does at counters. */
    PolicyTrial: {
      policy?: components["schemas"]["QueuePolicy"];
      panelGid?: components["schemas"]["Gid"];
      groupGid?: components["schemas"]["Gid"];
      date?: components["schemas"]["CalendarDate"];
      session?: components["schemas"]["Session"];
      patients?: components["schemas"]["SimulatedPatient"][];
      /** @description Counters that call; absent: as many as called on that day, else one. */
      counters?: number;
      /** @description From when a call counts as after closing; absent: from the last arrival. */
      closesAtMinute?: number;
      /**
       * @description How long a counter waits for somebody who does not come.
       * @default 2
       */
      patienceMinutes?: number;
      /** @description When counters call nobody; whoever is at one is finished first. Absent: as on that day, else never. */
      pauses?: components["schemas"]["SimulatedPause"][];
    };
    /** @description How the launcher of one machine starts: found by its network card. The name is ours: where the machine stands. */
    ProxyLaunch: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      name: string;
      /** @description Address of its network card; stored as 02:AB:…. */
      macAddress: string;
      /**
       * @description Whether the launcher updates itself.
       * @default true
       */
      autoUpdate?: boolean;
      /** @description Name of the network interface in the machine's system. */
      interfaceAlias?: string;
      /** @description YAML that the launcher reads; the template has what it may say. */
      configurationFile?: string;
    };
    /** @description What a new ProxyLaunch is made of. */
    ProxyLaunchCreate: {
      name: string;
      /** @description Address of its network card; stored as 02:AB:…. */
      macAddress: string;
      /**
       * @description Whether the launcher updates itself.
       * @default true
       */
      autoUpdate?: boolean;
      /** @description Name of the network interface in the machine's system. */
      interfaceAlias?: string;
      /** @description YAML that the launcher reads; the template has what it may say. */
      configurationFile?: string;
    };
    /** @description One page of ProxyLaunch. */
    ProxyLaunchList: {
      data: components["schemas"]["ProxyLaunch"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description A configuration file to begin with. */
    ProxyLaunchTemplate: {
      configurationFile: string;
    };
    /** @description Changes to a ProxyLaunch as a JSON merge patch: what is absent stays, null clears. */
    ProxyLaunchUpdate: {
      gid: string;
      version?: number;
      name?: string;
      /** @description Address of its network card; stored as 02:AB:…. */
      macAddress?: string;
      autoUpdate?: boolean | null;
      interfaceAlias?: string | null;
      configurationFile?: string | null;
    };
    /** @description A QR code with an address for patients, and what it is for. */
    QrCodeBlock: {
      /** @constant */
      type: "qrCode";
      place?: components["schemas"]["Placement"];
      /** @description Path of the address. */
      url: string;
      /** @description Template. */
      hint?: string;
    };
    /**
     * @description What a list of patients can show of each.
     * @default number
     * @enum {string}
     */
    QueueColumn: "number" | "name" | "gender" | "age" | "doctorName" | "departmentName" | "status" | "checkedInAt" | "label";
    /** @description Which columns a panel's lists of patients have, in their order. Hospitals choose how much of a patient a hall may read, and how large. */
    QueueContentLayout: {
      gid: components["schemas"]["Gid"];
      version?: components["schemas"]["Version"];
      /** @description Columns from the left. */
      columns: components["schemas"]["QueueColumn"][];
      /** @description Height of a row in hundredths of the usual. */
      rowHeight: number;
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
     * @description Where in a queue a ticket stands: booked or walk-in; extra: added by staff beyond the numbers of the session; absent: its patient has an appointment and has not come yet; late: came after their own time; passed and examined: came back.
     * @enum {string}
     */
    QueueLane: "booked" | "walkIn" | "extra" | "absent" | "late" | "passed" | "examined";
    /**
     * @description A list of a queue, as the controller shows it. waiting: in line, in the order of their calls. passed: did not come. away: have left for a while. examination: were sent to an examination elsewhere. completed: done, the last first. expected: have an appointment and no ticket yet.
     * @enum {string}
     */
    QueueList: "waiting" | "passed" | "away" | "examination" | "expected" | "completed";
    /**
     * @description What a queue is ordered by: the number that everybody was given, or the moment at which they came.
     * @default registration
     * @enum {string}
     */
    QueueOrder: "registration" | "checkIn";
    /** @description The panel or group whose queue is meant, where a counter calls from several; absent: the counter's own. */
    QueueOwnerGid: string;
    /** @description One page of a list of a queue: tickets, or for the list expected appointments. */
    QueuePatients: {
      tickets: components["schemas"]["Ticket"][];
      expected: components["schemas"]["ExpectedPatient"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description The rules of a queue: who is next, who may check in, what becomes of those who do not come, and whom staff may add. The organisation has one set; a room or group that has its own replaces it as a whole. Classes of priority are the organisation's alone (Organisation.priorityTags). */
    QueuePolicy: {
      order?: components["schemas"]["QueueOrder"];
      /**
       * @description Call everybody with an appointment before those who drew a number, instead of all alike.
       * @default false
       */
      bookedFirst?: boolean;
      earlyCheckIn?: components["schemas"]["EarlyCheckIn"];
      /**
       * @description Minutes before the own time slot, or before the session where there are no slots, from which a patient can check in.
       * @default 30
       */
      earlyMinutes?: number;
      /**
       * @description Let patients of an ended session check in at a kiosk, with a new number; else the kiosk sends them to the desk.
       * @default false
       */
      selfCheckInAfterSession?: boolean;
      lateRule?: components["schemas"]["LateRule"];
      /**
       * @description Ordinary patients between two who came late.
       * @default 3
       */
      lateEvery?: number;
      /**
       * @description Minutes after the end of the own time slot during which nobody counts as late.
       * @default 0
       */
      lateGraceMinutes?: number;
      /**
       * @description Minutes of lateness beyond which a kiosk sends the patient to the desk; 0: never.
       * @default 0
       */
      lateLimitMinutes?: number;
      passedRule?: components["schemas"]["RejoinRule"];
      /**
       * @description Ordinary patients who go before a passed patient that has come back.
       * @default 3
       */
      passedAfter?: number;
      /**
       * @description Ordinary patients between two passed ones who have come back.
       * @default 2
       */
      passedEvery?: number;
      passedAfterSession?: components["schemas"]["SessionEndRule"];
      examinedRule?: components["schemas"]["RejoinRule"];
      /**
       * @description Ordinary patients who go before a patient that is back from an examination.
       * @default 1
       */
      examinedAfter?: number;
      /**
       * @description Ordinary patients between two who are back from an examination.
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
       * @description Ordinary patients between two who were added.
       * @default 5
       */
      extraEvery?: number;
      /**
       * @description Keep patients who were added off the lists in the hall; their calls are shown and spoken like all others.
       * @default false
       */
      extraHidden?: boolean;
      /**
       * @description After so many calls of patients with priority in a row the first in the order is called, so that nobody waits for ever; 0: priority always goes first.
       * @default 3
       */
      priorityEvery?: number;
      /**
       * @description Whoever waits this long counts as of the next class of priority, after twice the time of the one after; 0: never.
       * @default 30
       */
      priorityAgeMinutes?: number;
      /**
       * @description Let patients choose a class of priority themselves when they take a number; staff can always give one.
       * @default false
       */
      priorityAtMachine?: boolean;
      /**
       * @description Next finishes the patient who was called before; else that patient must be finished first.
       * @default true
       */
      nextCompletes?: boolean;
      /**
       * @description How many patients of the queue may be called at the same time, where the room in front of the counters is small; 0: one per counter.
       * @default 0
       */
      roomCap?: number;
      /**
       * @description How many patients of this queue in a row a counter calls that also calls from other queues, before it is the turn of the next.
       * @default 1
       */
      callsInARow?: number;
      /**
       * @description How often a patient is called before they count as not there; 0: as often as staff like.
       * @default 0
       */
      callLimit?: number;
      afterCallLimit?: components["schemas"]["CallLimitRule"];
      /**
       * @description How often a patient can be passed before their number ends as a no-show; 0: never.
       * @default 0
       */
      passLimit?: number;
    };
    /** @description Ready-made rules of a queue; what one leaves out has its default. */
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
      waiting: number;
      wait?: components["schemas"]["WaitEstimate"];
      lastNumber: number;
      width: number;
      /** @description Whether numbers can be taken now. */
      open: boolean;
      /** @description Whether staff have paused the issuing of numbers. */
      paused?: boolean;
      /** @description Classes of priority that patients may choose here, the highest first; absent where they may not. */
      priorityTags?: string[];
    };
    /** @description Queues of a ticket machine. */
    QueueSizeList: {
      /** @description Set where everything is invented: the page says so. */
      demo?: boolean;
      organisationName: string;
      logo?: string;
      name: string;
      language: components["schemas"]["Locale"];
      /** @description The organisation's offset from UTC in force now, for times of day. */
      timeZoneOffsetMinutes: number;
      data: components["schemas"]["QueueSize"][];
    };
    /** @description State of a counter and its queue: the answer of every queue call and each frame of the controller's stream. Each list holds its first rows, counts says how many there are; the rest is read page by page. */
    QueueState: {
      epoch: string;
      seq: number;
      previousSeq?: number;
      serverTime: components["schemas"]["Instant"];
      serviceDate: components["schemas"]["CalendarDate"];
      /** @description The organisation's offset from UTC in force now, for times of day. */
      timeZoneOffsetMinutes: number;
      session: components["schemas"]["Session"];
      panelGid: components["schemas"]["Gid"];
      panelName: string;
      counterName: string;
      departmentName?: string;
      doctorName?: string;
      groupGid?: components["schemas"]["Gid"];
      groupName?: string;
      /** @description Set where everything is invented: the page says so. */
      demo?: boolean;
      organisationName: string;
      variant: components["schemas"]["QueueVariant"];
      callingMode: components["schemas"]["CallingMode"];
      service: components["schemas"]["CounterService"];
      staffName?: string;
      /** @description Digits that numbers are padded to. */
      width: number;
      current?: components["schemas"]["CurrentCall"];
      /** @description Number that next would call. */
      nextNumber?: number;
      counts: components["schemas"]["QueueCounts"];
      waiting: components["schemas"]["Ticket"][];
      passed: components["schemas"]["Ticket"][];
      away: components["schemas"]["Ticket"][];
      examination: components["schemas"]["Ticket"][];
      completed: components["schemas"]["Ticket"][];
      expected: components["schemas"]["ExpectedPatient"][];
      /** @description Whether walk-ins can take no number at present. */
      issuingPaused?: boolean;
      /** @description Sessions of today that have begun, with how many still wait in each; absent where a queue lasts the day. */
      sessions?: {
        session: components["schemas"]["Session"];
        waiting: number;
      }[];
      /** @description Classes of priority that staff may give, the highest first; absent where the organisation has none. */
      priorityTags?: string[];
      /** @description How many patients staff may still add beyond the numbers of the session. */
      extraLeft?: number;
      /** @description Those who were passed in earlier sessions of today and have not come back; absent where there are none. */
      passedEarlier?: components["schemas"]["Ticket"][];
      /** @description The queues from which the counter calls in turn, its own first; absent where that is the only one. */
      queues?: components["schemas"]["CounterQueue"][];
      queueOwnerGid?: components["schemas"]["QueueOwnerGid"];
    };
    /**
     * @description Status of a queue item or an appointment. default: an appointment without a ticket. registering: has a ticket by appointment and has not checked in; Next calls it only where the list is reserved. awaiting: is here and waits. onCall: is the next to be called; never stored, said on screens and on the ticket page. called: was called, is on the way. consulting: is with the doctor. serving: is served at a counter or examined in an examination room. checking: was sent to an examination elsewhere. checkBack: is back from it and waits again. temporarilyAway: has left for a while and is skipped. passed: did not come when called. completed: is done. canceled: the ticket is worth nothing any more.
     * @default default
     * @enum {string}
     */
    QueueStatus: "default" | "registering" | "passed" | "consulting" | "completed" | "awaiting" | "onCall" | "checking" | "serving" | "temporarilyAway" | "checkBack" | "called" | "canceled";
    /**
     * @description Family of the queue calls a counter uses: cashiers and registration, ungrouped clinic rooms, examination rooms, or any other counter. By the panel type, else by group and calling mode.
     * @enum {string}
     */
    QueueVariant: "cashierRegistration" | "clinic" | "inspection" | "generic";
    /**
     * @description How somebody looked at patients' data: opened a record, listed or searched records, found a patient by a number, exported them, or watched a counter or screen.
     * @enum {string}
     */
    ReadAction: "opened" | "listed" | "searched" | "exported" | "watched";
    /** @description A hospital must be able to say who looked at whose data, when and from where. Patients stand in it as marks, never by name or number; the looks of one person at one counter within an hour are one entry, and another at its end. */
    ReadLog: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly action: components["schemas"]["ReadAction"];
      readonly byKind: components["schemas"]["ActorKind"];
      /** @description Name of the member of staff or the device; absent where nobody has one, such as the shared account of the administrators. */
      readonly byName?: string;
      /** @description The member of staff or the device. */
      readonly byGid?: string;
      /** @description Network address that the call came from. */
      readonly address: string;
      /** @description The call (operationId). */
      readonly operation: string;
      /** @description The call in the server's own log. */
      readonly traceId?: string;
      /** @description The one record that was opened, or the counter or screen that was watched. */
      readonly recordGid?: string;
      /** @description Name of the counter or screen, at the time. */
      readonly recordName?: string;
      /** @description What was asked for, without anything that identifies a patient. */
      readonly asked?: string;
      /** @description How many patients' records were in the answer. */
      readonly records?: number;
      /** @description How often they looked since the first time within the hour, where that was more than once. */
      readonly times?: number;
      /** @description When the first of these looks was, milliseconds since 1970 UTC. */
      readonly since?: number;
      readonly recordGids?: components["schemas"]["Gid"][];
      /** @description Marks of the patients whose data was in the answer, or who was asked for: the same for the same identifier, and not to be turned back into it. */
      readonly patients?: string[];
    };
    /** @description What a new ReadLog is made of. */
    ReadLogCreate: {
      /** @description Card or medical record number to search by; never in an answer. */
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
    /** @description Answer of a server that takes calls; one that starts, migrates or stops answers 503. */
    Readiness: {
      /** @enum {string} */
      status: "ready";
    };
    /**
     * @description Where patients stand who come back: one after every few ordinary patients, a few patients after they came back, after the last of the present time slot, after everybody of the session, at their old place, or nowhere until staff call them by number.
     * @default afterN
     * @enum {string}
     */
    RejoinRule: "everyN" | "afterN" | "endOfSlot" | "endOfSession" | "asBefore" | "byHand";
    /** @description A report on its way to a spreadsheet. Progress, period and link are what a person who waits for it looks at. */
    ReportJob: {
      gid: components["schemas"]["Gid"];
      type: components["schemas"]["ReportType"];
      state: components["schemas"]["ReportState"];
      /** @description Hundredths that are done. */
      progress: number;
      from: components["schemas"]["CalendarDate"];
      to: components["schemas"]["CalendarDate"];
      createdAt: components["schemas"]["Instant"];
      finishedAt?: components["schemas"]["Instant"];
      fileName?: string;
      /** @description Opens without a token; nobody guesses its key. */
      downloadUrl?: string;
      expiresAt?: components["schemas"]["Instant"];
      error?: components["schemas"]["ErrorCode"];
    };
    /**
     * @description State of a report job. fail: export once more; unknown: the server has it no longer as it was, for instance because its file is gone.
     * @enum {string}
     */
    ReportState: "enqueue" | "processing" | "complete" | "fail" | "cancel" | "unknown";
    /**
     * @description Kind of a report.
     * @enum {string}
     */
    ReportType: "clerkDaily" | "clerkMonthly" | "timePeriodAnalysisDaily" | "timePeriodAnalysisMonthly" | "appointmentUsage" | "panelGroupUsage";
    /** @description How long data live. A period that is left empty is that of the region (x-presets); what is older goes by itself, a little at a time, and figures stay as counts. */
    Retention: {
      region?: components["schemas"]["RetentionRegion"];
      /** @description Days after the visit for which appointments, their changes, tickets and queues are kept. */
      appointmentDays?: number;
      /** @description Days for which the lines of the queues' log are kept: who was called when, at which counter, by whom. */
      eventDays?: number;
      /** @description Days for which the log of who looked at patient data is kept. */
      readLogDays?: number;
      /** @description Days for which the log of changes is kept. */
      changeLogDays?: number;
      /** @description Days for which sign-ins and refusals are kept. */
      accessLogDays?: number;
      /** @description Days for which faults, runs of the scheduler and actions of devices are kept. */
      technicalLogDays?: number;
      /** @description Days for which it is kept which screen showed and said which call. */
      callReceiptDays?: number;
      /**
       * @description Days after which media that are switched off are removed with their files; 0 keeps them.
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
     * @description Whose law sets how long data are kept where the organisation says nothing of its own (docs/decisions/057-how-long-data-live.md).
     * @default taiwan
     * @enum {string}
     */
    RetentionRegion: "taiwan" | "europe";
    /** @description A room under the code that the hospital system schedules, with where to find it: patients ask for the floor. */
    Room: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description Code in the hospital system. */
      code: string;
      name: string;
      secondName?: string;
      /** @description Building and floor. */
      location?: string;
      /** @description Department whose room it is. */
      department?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description Who is where: the room in large, department, session and doctor, clock. */
    RoomCardBlock: {
      /** @constant */
      type: "roomCard";
      place?: components["schemas"]["Placement"];
      /** @description Path of a counter. */
      counter: string;
    };
    /** @description What a new Room is made of. */
    RoomCreate: {
      /** @description Code in the hospital system. */
      code: string;
      name: string;
      secondName?: string;
      /** @description Building and floor. */
      location?: string;
      /** @description Department whose room it is. */
      department?: string;
      /** @default true */
      enabled?: boolean;
    };
    /** @description One page of Room. */
    RoomList: {
      data: components["schemas"]["Room"][];
      paging: components["schemas"]["Paging"];
    };
    /** @description Rooms, and groups with their counters, as a list that a finger scrolls and from which each opens its own page. Drawn on pages for phones, not on panels. */
    RoomListBlock: {
      /** @constant */
      type: "roomList";
      place?: components["schemas"]["Placement"];
      /** @description Path of counters. */
      rooms: string;
      /** @description Path of groups. */
      groups: string;
    };
    /** @description Changes to a Room as a JSON merge patch: what is absent stays, null clears. */
    RoomUpdate: {
      gid: string;
      version?: number;
      /** @description Code in the hospital system. */
      code?: string;
      name?: string;
      secondName?: string | null;
      location?: string | null;
      department?: string | null;
      enabled?: boolean | null;
    };
    /**
     * @description What the scheduler does by itself.
     * @enum {string}
     */
    SchedulerJob: "dailyReset" | "autoLogout" | "retention" | "backup";
    /** @description A hospital must be able to say whether the night reset ran, and what it did. */
    SchedulerLog: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      readonly job: components["schemas"]["SchedulerJob"];
      readonly outcome: components["schemas"]["SchedulerOutcome"];
      /** @description The business day that was closed. */
      readonly businessDate?: string;
      /** @description Tickets that nobody was called for any more. */
      readonly expiredTickets: number;
      readonly loggedOutCounters: number;
      /** @description Queues without a list that were set to the initial number, or go on from the last. */
      readonly presetQueues: number;
      /** @description Rows that had been kept for long enough. */
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
     * @description How a run of the scheduler ended; a failed one is tried again.
     * @enum {string}
     */
    SchedulerOutcome: "done" | "failed";
    /** @description What a screen is asked to do, in answer to its report. */
    ScreenOrders: {
      reload: boolean;
      /** @description Send the view with the next report. */
      picture: boolean;
    };
    /** @description What a screen showed when it was asked: the display draws it again from this view, in a frame of this size. */
    ScreenPicture: {
      /** @description Names one of the devices that show this panel; it makes it up itself. */
      screen: string;
      takenAt: components["schemas"]["Instant"];
      width: number;
      height: number;
      /** @description The whole view as it is drawn, when it was asked for: the same program draws the same picture from it. */
      view: Record<string, never>;
    };
    /** @description What a screen says of itself every half minute and on change. */
    ScreenReport: {
      /** @description Names one of the devices that show this panel; it makes it up itself. */
      screen: string;
      startedAt: components["schemas"]["Instant"];
      /** @description The log that the view on the screen is of. */
      epoch: string;
      /** @description The view that was drawn last. */
      seq: number;
      /** @description Panel type that was drawn. */
      layout: string;
      /** @description The numbers that stand on the screen. */
      numbers: {
        counterGid: components["schemas"]["Gid"];
        label: string;
      }[];
      /** @description Address of the film or picture that plays. */
      media?: string;
      sound: components["schemas"]["ScreenSound"];
      /** @description The last faults, newest last. */
      errors: string[];
      /** @description The browser and its version. */
      engine: string;
      /** @description What the engine can do of what engines differ in. */
      features: string[];
      width: number;
      height: number;
      /** @description Calls that the server has no receipt of yet. */
      receipts: components["schemas"]["CallShown"][];
      /** @description The whole view as it is drawn, when it was asked for: the same program draws the same picture from it. */
      picture?: Record<string, never>;
    };
    /**
     * @description Whether a screen can be heard: ready, waiting for somebody to touch it (blocked), silent as its panel wants it, or without any way to make a sound.
     * @enum {string}
     */
    ScreenSound: "ready" | "blocked" | "muted" | "none";
    /** @description A device that shows a panel, as it last reported itself. */
    ScreenState: {
      panelGid: components["schemas"]["Gid"];
      /** @description The panel's name. */
      panelName: string;
      /** @description Names one of the devices that show this panel; it makes it up itself. */
      screen: string;
      startedAt: components["schemas"]["Instant"];
      /** @description The log that the view on the screen is of. */
      epoch: string;
      /** @description The view that was drawn last. */
      seq: number;
      /** @description Panel type that was drawn. */
      layout: string;
      /** @description The numbers that stand on the screen. */
      numbers: {
        counterGid: components["schemas"]["Gid"];
        label: string;
      }[];
      /** @description Address of the film or picture that plays. */
      media?: string;
      sound: components["schemas"]["ScreenSound"];
      /** @description The last faults, newest last. */
      errors: string[];
      /** @description The browser and its version. */
      engine: string;
      /** @description What the engine can do of what engines differ in. */
      features: string[];
      width: number;
      height: number;
      onlineSince: components["schemas"]["Instant"];
      heardAt: components["schemas"]["Instant"];
      pictureAt?: components["schemas"]["Instant"];
    };
    /** @description The devices that show a panel, or any panel of the organisation, the one heard last first. */
    ScreenStateList: {
      data: components["schemas"]["ScreenState"][];
    };
    /**
     * @description Part of the business day by which clinics number; cashier and group queues have one, the day.
     * @enum {string}
     */
    Session: "morning" | "afternoon" | "evening" | "day";
    /**
     * @description Where a patient of today who was passed in an earlier session stands after coming back, once the room serves a later one: in the line of the session that is served, or nowhere until the desk takes them back.
     * @default carryOver
     * @enum {string}
     */
    SessionEndRule: "carryOver" | "desk";
    /**
     * @description Which people sign in: an organisation's administrators, staff at a controller, or the provider's staff.
     * @enum {string}
     */
    SignInKind: "session" | "staff" | "systemAdvance";
    /** @description How people of one kind can sign in. An organisation that does not exist has the ways of one that has set up nothing. */
    SignInWays: {
      password: boolean;
      /** @description Name of the identity provider, where there is one. */
      singleSignOn?: string;
    };
    /** @description Answer of a sign-in. */
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
      /** @description Who signed in by single sign-on. */
      personName?: string;
    };
    /** @description Answer of a sign-out. */
    SignedOut: {
      /** @constant */
      ok: true;
      /** @description Where the person signs out at the identity provider too, if they signed in there and it offers that. */
      providerSignOut?: {
        label: string;
        url: string;
      };
    };
    /**
     * @description What became of a call on a simulated day.
     * @enum {string}
     */
    SimulatedOutcome: "completed" | "passed" | "sentToExamination";
    /** @description Somebody who comes on a simulated day. Minutes count from the beginning of the business day. With sessions, each has a line of its own; absent: all are of one. */
    SimulatedPatient: {
      /** @description Their number; absent: their place among the patients. */
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
       * @description Class of priority; 0 for ordinary patients, else the higher the sooner.
       * @default 0
       */
      priority?: number;
      serviceMinutes: number;
      /** @description End of their own time slot; whoever comes after it is late. */
      slotEndsAtMinute?: number;
      /**
       * @description How many calls they miss before they are there.
       * @default 0
       */
      missedCalls?: number;
      /** @description How long after being passed they come back; absent: never. */
      returnsAfterMinutes?: number;
      /** @description An examination between two services. */
      examination?: {
        awayMinutes: number;
        serviceMinutes: number;
      };
    };
    /** @description A time at which a counter of a simulated day calls nobody. Minutes count from the beginning of the business day. */
    SimulatedPause: {
      /** @description Which one, from 1. */
      counter: number;
      fromMinute: number;
      toMinute: number;
    };
    /** @description Sign-in at the hospital's own identity provider (OpenID Connect). The client's secret stands beside it (Organisation.singleSignOnSecret), because it is never sent back. */
    SingleSignOn: {
      /** @default false */
      enabled?: boolean;
      /**
       * @description What the button names: the provider or the hospital's own word for its accounts.
       * @default OpenID Connect
       */
      label?: string;
      /** @description The provider's issuer, exactly as its discovery document has it. */
      issuer?: string;
      clientId?: string;
      /**
       * @description What is asked for; openid is always among it.
       * @default openid profile email
       */
      scopes?: string;
      /**
       * @description Claim with the person's name, for the logs.
       * @default name
       */
      nameClaim?: string;
      /**
       * @description Claim with the person's roles or groups: a text or a list of texts. A dot leads into an object, as in realm_access.roles.
       * @default roles
       */
      roleClaim?: string;
      /** @description Who has one of these is an administrator. None: administrators do not sign in here. */
      administratorRoles?: string[];
      /** @description Who has one of these may work at a controller, if there is an enabled member of staff with the same id. None: the member of staff alone decides. */
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
      /** @description The installer or archive, where it lies here. */
      file?: string;
      /**
       * Format: uri
       * @description Address of the installer, where it lies in a cloud.
       */
      url?: string;
      /** @description Update description (YAML) that launchers read: version, path or files, checksums. */
      yamlFile?: string;
      comment?: string;
    };
    /** @description What a new SoftwareVersion is made of. */
    SoftwareVersionCreate: {
      /** @example 1.4.2 */
      versionNumber: string;
      type: components["schemas"]["SoftwareType"];
      storageType: components["schemas"]["StorageType"];
      /** @description The installer or archive, where it lies here. */
      file?: string;
      /**
       * Format: uri
       * @description Address of the installer, where it lies in a cloud.
       */
      url?: string;
      /** @description Update description (YAML) that launchers read: version, path or files, checksums. */
      yamlFile?: string;
      comment?: string;
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
    };
    /**
     * @description A list of people who are not simply in line, named by their status.
     * @default passed
     * @enum {string}
     */
    SpecialList: "passed" | "temporarilyAway" | "checking" | "checkBack" | "completed";
    /**
     * @description How a screen said a call: with recordings, with the device's own voice, with both, with the chime alone because the device has no voice for it; or not, because the device lets no sound out, the screen is silent, or the call came too late.
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
      enabled?: boolean | null;
    };
    /**
     * @description Where a release lies: on this server, or in a cloud from which devices fetch it.
     * @default local
     * @enum {string}
     */
    StorageType: "local" | "cloud";
    /** @description Position that a stream's reader has applied: epoch.seq. */
    StreamPosition: string;
    /** @description Short-lived ticket that opens a stream. */
    StreamTicket: string;
    /** @description A line of text. */
    TextBlock: {
      /** @constant */
      type: "text";
      place?: components["schemas"]["Placement"];
      /** @description Template: "{{path|pad:3}}", "{{@key}}" or "@key" for a word of the dictionary (display.<key> of the texts). */
      text: string;
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
    /** @description One person waiting in a queue, as staff see them. forCounterGid: only this counter calls them, to which they were sent. session: of those who were passed in an earlier session of the day. */
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
      /** @description How often called and recalled. */
      calls: number;
      counterGid?: components["schemas"]["Gid"];
      tags?: string[];
      forCounterGid?: components["schemas"]["Gid"];
      /** @description Class of priority, by the name that the organisation gives it; absent for ordinary patients. */
      priorityTag?: string;
      session?: components["schemas"]["Session"];
    };
    /** @description Pictures of the organisation's ticket machines. Backgrounds lie under text, so they must not be transparent. */
    TicketImages: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      /** @description Logo of the organisation. */
      orgLogo?: string;
      /** @description Background of an upright screen, 1080 × 1920. */
      portraitBackground?: string;
      /** @description Background of a wide screen, 1920 × 1080. */
      landscapeBackground?: string;
      /** @description Banner at the head of a ticket, 576 wide (80 mm paper). */
      ticketTitleBanner?: string;
    };
    /** @description What a new TicketImages is made of. */
    TicketImagesCreate: {
      /** @description Logo of the organisation. */
      orgLogo?: string;
      /** @description Background of an upright screen, 1080 × 1920. */
      portraitBackground?: string;
      /** @description Background of a wide screen, 1920 × 1080. */
      landscapeBackground?: string;
      /** @description Banner at the head of a ticket, 576 wide (80 mm paper). */
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
    /** @description Addresses of the pictures of an organisation's ticket machines; absent where none was given. */
    TicketMachineImages: {
      /** @description Logo of the organisation. */
      orgLogo?: string;
      /** @description Background of an upright screen. */
      portraitBackground?: string;
      /** @description Background of a wide screen. */
      landscapeBackground?: string;
      /** @description Banner at the head of a ticket. */
      ticketTitleBanner?: string;
    };
    /** @description What a patient takes home from the ticket machine or kiosk. */
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
    /** @description Numbers taken together, of one queue, in their order. */
    TicketSlipList: {
      data: components["schemas"]["TicketSlip"][];
    };
    /**
     * @description How a ticket came to be. staff: given at a counter. extra: given at a counter beyond the numbers of the session.
     * @enum {string}
     */
    TicketSource: "appointment" | "ticketMachine" | "kiosk" | "staff" | "extra";
    /** @description What the patient's ticket page shows; holds no name. */
    TicketView: {
      number: number;
      /** @description Mark of the number's queue, shown beside it. */
      mark?: string;
      width: number;
      status: components["schemas"]["QueueStatus"];
      /** @description Set where everything is invented: the page says so. */
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
      /** @description The organisation's offset from UTC in force now, for times of day. */
      timeZoneOffsetMinutes: number;
      expired: boolean;
    };
    /** @description A time of day in the organisation's time zone, HH:MM. */
    TimeOfDay: string;
    /** @description Switch one record on or off. */
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
    /** @description Where a counter may send a patient: to another counter (panelGid), or into the line of a group (groupGid alone). */
    TransferTarget: {
      panelGid?: components["schemas"]["Gid"];
      groupGid?: components["schemas"]["Gid"];
      name: string;
      departmentName?: string;
      /** @description Whether somebody serves there; patients are sent nowhere else. */
      open: boolean;
      /** @description How many wait there. */
      waiting: number;
    };
    /** @description Where a counter may send its patients: groups, then counters, by their names. */
    TransferTargetList: {
      data: components["schemas"]["TransferTarget"][];
    };
    /** @description Counts the changes of a record; a change based on an older one is refused with 409. */
    Version: number;
    /**
     * @description Which file of a release: the installer, or the update description.
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
     * @description What the player of a video site says of itself: -1 unstarted, 0 ended, 1 playing, 2 paused, 3 buffering, 5 cued.
     * @enum {integer}
     */
    VideoPlayerState: -1 | 0 | 1 | 2 | 3 | 5;
    /** @description One call or recall, in the order of the log. */
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
      /** @description What the screen says, language after language; absent where it has no voice group and says its own sentence. */
      readings?: components["schemas"]["ViewReading"][];
    };
    /** @description A recording that calls on this screen are put together of. */
    ViewClip: {
      url: string;
      /** @description What it says, for a screen that cannot play it. */
      text?: string;
    };
    /** @description One room or counter on a screen. */
    ViewCounter: {
      gid: components["schemas"]["Gid"];
      /** @description What patients look for: counter name, else panel name. */
      name: string;
      department?: string;
      doctor?: string;
      groupGid?: components["schemas"]["Gid"];
      service: components["schemas"]["CounterService"];
      /** @description Called number as shown; empty when none. */
      current: string;
      /** @description Mark of the called number's queue, shown beside it. */
      mark?: string;
      currentName?: string;
      /** @description Sequence number of the last call here; 0 when none. */
      calledSeq: number;
      calledAt?: components["schemas"]["Instant"];
      next: components["schemas"]["ViewPerson"][];
      passed: components["schemas"]["ViewPerson"][];
      expected: components["schemas"]["ViewPerson"][];
      /** @description Who is being examined, here or elsewhere, beside the current one; only where the layout shows them. */
      examining?: components["schemas"]["ViewPerson"][];
      /** @description Who is back from an examination and waits again; only where the layout shows them. */
      back?: components["schemas"]["ViewPerson"][];
      /** @description The session's appointments by serial number, of those who are done as many as the screen asks for and room is left; only where the layout shows them. */
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
    /** @description A list label beside a person: its words and its colours. */
    ViewLabel: {
      text: string;
      colour?: components["schemas"]["LabelColour"];
      font?: components["schemas"]["LabelColour"];
    };
    /** @description People of all rooms of a screen in one list: those with a status, or those with a list label. */
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
    };
    /** @description A person on a screen; the name is masked on the server, or left out. Of the rest only the panel's columns are sent. state: where it tells more than the status (late, expired). */
    ViewPerson: {
      number: number;
      /** @description The number as shown, padded. */
      label: string;
      name?: string;
      status?: components["schemas"]["QueueStatus"];
      state?: components["schemas"]["PatientListState"];
      /** @description Where they are to go, in lists of several rooms. */
      room?: string;
      gender?: components["schemas"]["Gender"];
      age?: number;
      doctorName?: string;
      departmentName?: string;
      checkedInAt?: components["schemas"]["Instant"];
      labels?: components["schemas"]["ViewLabel"][];
    };
    /** @description How a call is said in one language. */
    ViewReading: {
      language: components["schemas"]["VoiceLanguage"];
      /** @description In the order it is said: an index into the view's clips, or a text for the device's own voice. */
      say: (number | string)[];
    };
    /** @description A nurse or paramedic of a room, as a screen names them. */
    ViewStaff: {
      name: string;
      secondName?: string;
    };
    /** @description A recording or a spoken text of the voice bank, of which calls are put together. */
    Voice: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      name: string;
      language: components["schemas"]["VoiceLanguage"];
      source: components["schemas"]["VoiceSource"];
      /** @description What the recording says, in writing. Calls find it by this: a number word such as 一 or hundred, a whole number such as 103, the name of a panel or group. A screen that cannot play the recording says it with its own voice. */
      says?: string;
      /** @description The recording. */
      file?: string;
      /** @description What is spoken, where it is generated. */
      text?: string;
      /**
       * Format: uri
       * @description Address of the recording, where it lies elsewhere.
       */
      url?: string;
    };
    /** @description What a new Voice is made of. */
    VoiceCreate: {
      name: string;
      language: components["schemas"]["VoiceLanguage"];
      source: components["schemas"]["VoiceSource"];
      /** @description What the recording says, in writing. Calls find it by this: a number word such as 一 or hundred, a whole number such as 103, the name of a panel or group. A screen that cannot play the recording says it with its own voice. */
      says?: string;
      /** @description The recording. */
      file?: string;
      /** @description What is spoken, where it is generated. */
      text?: string;
      /**
       * Format: uri
       * @description Address of the recording, where it lies elsewhere.
       */
      url?: string;
    };
    /** @description A spoken call as a template: its parts in their order. Panels take it over, and a panel can be saved as one. */
    VoiceGroup: {
      readonly gid: string;
      readonly version: number;
      readonly createdAt: number;
      readonly updatedAt: number;
      name: string;
      /** @description Parts in the order they are spoken. */
      parts: components["schemas"]["VoicePart"][];
    };
    /** @description What a new VoiceGroup is made of. */
    VoiceGroupCreate: {
      name: string;
      /** @description Parts in the order they are spoken. */
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
      /** @description Parts in the order they are spoken. */
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
     * @description What one part of a spoken call says: a recording of the voice bank, or what the call itself knows.
     * @default currentQueueNumber
     * @enum {string}
     */
    VoicePartType: "custom" | "clinicHours" | "currentQueueNumber" | "panelName" | "panelNumber" | "groupName";
    /**
     * @description Where the sound of a voice comes from: an uploaded recording, a text that the screen speaks, or an address.
     * @default file
     * @enum {string}
     */
    VoiceSource: "file" | "text" | "url";
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
    /** @description When a patient is likely to be called, from how long calls took today and who is called before; four of five are called within the range. Absent where nobody serves at present. Up to 5 minutes means soon. */
    WaitEstimate: {
      fromMinutes: number;
      toMinutes: number;
    };
    /** @description The next ones: number, name and status. */
    WaitingListBlock: {
      /** @constant */
      type: "waitingList";
      place?: components["schemas"]["Placement"];
      /** @description Path of people. */
      path: string;
      /** @description Path of how many to show. */
      limit?: string;
      /** @description Path of whether to show names. */
      names?: string;
      /** @description Path of whether to show who has checked in. */
      status?: string;
    };
    /** @description Who waits at the cashier and registration counters now. */
    WaitingTotal: {
      serviceDate: components["schemas"]["CalendarDate"];
      /** @description Who waits now. */
      waiting: number;
      /** @description How long the one has waited who waits longest; absent when nobody waits. */
      longestWaitSeconds?: number;
    };
    /**
     * @description Day of the week; 0 is Sunday.
     * @default 1
     * @enum {integer}
     */
    Weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
    /** @description An examination of a patient in radiology with its ticket, if one was issued: what the hospital system shows at its desks. */
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
      /** @description How many go first. */
      ahead?: number;
      issuedAt?: components["schemas"]["Instant"];
      ticketKey?: components["schemas"]["AccessKey"];
      /** @description The patient's ticket page. */
      url?: string;
    };
    /** @description A patient's examinations of one day, in their order. */
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
        sort?: "versionNumber" | "type" | "storageType" | "comment" | "createdAt" | "updatedAt";
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
        inspectionDay?: components["schemas"]["CalendarDate"];
        page?: number;
        limit?: number;
        sort?: "department" | "room" | "doctor" | "inspectionDay" | "shift" | "serialNumber" | "name" | "gender" | "medicalRecordNumber" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        shift?: components["schemas"]["Session"];
        gender?: components["schemas"]["Gender"];
        nameMask?: components["schemas"]["NameMask"];
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
        inspectionDay?: components["schemas"]["CalendarDate"];
        page?: number;
        limit?: number;
        sort?: "department" | "room" | "doctor" | "inspectionDay" | "shift" | "serialNumber" | "name" | "gender" | "medicalRecordNumber" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        shift?: components["schemas"]["Session"];
        gender?: components["schemas"]["Gender"];
        nameMask?: components["schemas"]["NameMask"];
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
        inspectionDay?: components["schemas"]["CalendarDate"];
        page?: number;
        limit?: number;
        sort?: "department" | "room" | "doctor" | "inspectionDay" | "shift" | "serialNumber" | "name" | "gender" | "medicalRecordNumber" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        shift?: components["schemas"]["Session"];
        gender?: components["schemas"]["Gender"];
        nameMask?: components["schemas"]["NameMask"];
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
        inspectionDay?: components["schemas"]["CalendarDate"];
        page?: number;
        limit?: number;
        sort?: "department" | "room" | "doctor" | "inspectionDay" | "shift" | "serialNumber" | "name" | "gender" | "medicalRecordNumber" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        shift?: components["schemas"]["Session"];
        gender?: components["schemas"]["Gender"];
        nameMask?: components["schemas"]["NameMask"];
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
        inspectionDay?: components["schemas"]["CalendarDate"];
        page?: number;
        limit?: number;
        sort?: "department" | "room" | "doctor" | "inspectionDay" | "shift" | "serialNumber" | "name" | "gender" | "medicalRecordNumber" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        shift?: components["schemas"]["Session"];
        gender?: components["schemas"]["Gender"];
        nameMask?: components["schemas"]["NameMask"];
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
  listAppointmentChangeLog: {
    parameters: {
      query?: {
        orgGid?: components["schemas"]["OrganisationGid"];
        gid?: components["schemas"]["Gid"];
        appointmentId?: string;
        action?: components["schemas"]["AppointmentAction"];
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
  listAppointment: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: "department" | "room" | "doctor" | "inspectionDay" | "shift" | "serialNumber" | "name" | "gender" | "medicalRecordNumber" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        shift?: components["schemas"]["Session"];
        gender?: components["schemas"]["Gender"];
        nameMask?: components["schemas"]["NameMask"];
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
        sort?: "name" | "comment" | "createdAt" | "updatedAt";
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
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongMediaType"];
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
          /** @description The screen's present token, which stands in for the person */
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
          number?: number;
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
          number?: number;
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
          number?: number;
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
  letBackFromExamination: {
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
          /** @description One of the organisation's; absent for ordinary patients. */
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
          /** @description Take the counter from whoever holds it. */
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
          /** @description One of the organisation's; absent for ordinary patients. */
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
          toPanelGid: components["schemas"]["Gid"];
          number?: number;
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
          toGroupGid: components["schemas"]["Gid"];
          number?: number;
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
        sort?: "staffId" | "name" | "enabled" | "createdAt" | "updatedAt";
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
        sort?: "weekday" | "shift" | "date" | "enabled" | "createdAt" | "updatedAt";
        order?: "asc" | "desc";
        gids?: components["schemas"]["Gid"][];
        search?: string;
        weekday?: components["schemas"]["Weekday"];
        shift?: components["schemas"]["ClinicShift"];
        doctor?: string;
        room?: string;
        substitute?: string;
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
}
