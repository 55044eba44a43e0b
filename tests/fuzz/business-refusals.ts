/** Refusals that no schema can tell: what depends on what is stored, on who asks, or on two fields together. */
import type { Entry } from './entry.ts';

/** Codes with which the server reads faults of shape; everything else in the catalogue is business. */
const ofShape = new Set([
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
  'must_be_multiple_of',
  'duplicate_value',
  'body_too_large',
  'unsupported_media_type',
]);

/** Codes of shape that stand for business, by field; the reason is above each. */
const exceptions: readonly (readonly [code: string, field: RegExp, operations: RegExp])[] = [
  // The provider names the organisation.
  ['field_required', /^orgGid$/, /./],
  // Staff name the room that they ask about; administrators need not.
  ['field_required', /^(counterGid|panelGid)$/, /^(listCallReceipts|listScreens)$/],
  // What kind of thing it is says what it needs: an address, a place, a text, a file that comes as a part of the form.
  [
    'field_required',
    /(^|\.)(url|path|text|file|voice)$/,
    /(Media|MediaBankItem|Voice|VoiceGroup|SoftwareVersion|LauncherYaml)$/,
  ],
  ['field_required', /^host$/, /Printer$/],
  // A canceled clinic is one of a single day.
  ['field_required', /(^|\.)date$/, /DoctorShift$/],
  // Only an FTP server is reached by FTP.
  ['pattern_mismatch', /(^|\.)url$/, /(Media|MediaBankItem)$/],
  // Another host is another server, which does not get the password of the former one.
  ['field_required', /^password$/, /MediaAccount$/],
  ['field_required', /^staffGid$/, /^createApiKey$/],
  // Single sign-on that is switched on needs to know with whom.
  ['field_required', /singleSignOn\.(issuer|clientId)$/, /Organisation/],
  // An invented day needs a number of patients, a real one its room and date.
  ['field_required', /^(panelGid|date)$/, /^simulatePolicy$/],
  // A panel that shows several groups cannot guess which one a number is for.
  ['field_required', /^groupGid$/, /^takeNumbers?$/],
  // The provider sets a password without the old one, an organisation does not.
  ['field_required', /^oldPassword$/, /^changeOrganisationPassword$/],
  // From and to together.
  ['out_of_range', /^to$/, /./],
  ['cannot_exceed', /^to$/, /./],
  ['out_of_range', /^(afternoon|evening)StartTime$/, /./],
  // Each gid once: the answer says which came again, which a schema would not.
  ['duplicate_value', /^gids\.\d+$/, /^(bulkDelete|restore|sort)/],
  // Two entries with one key.
  ['duplicate_value', /^(appointments|departments|rooms|doctors|apns)\.\d+\./, /./],
  // Time zones are those that this machine knows.
  ['format_error', /timeZoneName$/, /./],
  // Tags that an appointment has already count too.
  ['cannot_exceed', /^gids\.\d+\.tags$/, /^tagAppointments$/],
  // A password is counted in its normal form, in which an accent is no character of its own.
  ['too_short', /[pP]assword$/, /./],
  // An address has a port that there is.
  ['format_error', /^url$/, /^updateHospitalSystem$/],
  ['format_error', /^singleSignOn\.issuer$/, /./],
  // A phone's key is a point of the curve, and its address one that can be read.
  ['field_invalid', /^subscription\.p256dh$/, /^startTicketPush$/],
  ['format_error', /^subscription\.endpoint$/, /^startTicketPush$/],
  // Settings of a panel fit the schema of its type, which the type of the address names.
  ['field_invalid', /^settings/, /Panel$/],
  ['unknown_field', /^settings/, /Panel$/],
];

export function isBusinessRefusal(operationId: string, { code, field = '' }: Entry): boolean {
  if (!ofShape.has(code)) return true;
  return exceptions.some(
    ([known, fields, operations]) => known === code && fields.test(field) && operations.test(operationId),
  );
}
