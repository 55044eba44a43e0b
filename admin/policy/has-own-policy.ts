/** Whether the form of a room or group has rules of its own; a room without a list of patients has none. */
export function hasOwnPolicy({ ownQueuePolicy, callingMode }: Record<string, unknown>): boolean {
  const keepsList = callingMode === undefined || (callingMode as number) > 0;
  return ownQueuePolicy === true && keepsList;
}
