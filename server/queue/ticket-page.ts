/** Address of a patient's ticket page: relative to the server, its key is all that opens it. */
export function ticketPage(accessKey: string): string {
  return `/ticket/${accessKey}`;
}
