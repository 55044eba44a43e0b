/** What a screen says of itself before a number was called. */
export const nothingShown = {
  epoch: '',
  seq: 0,
  layout: 'defaultPanel',
  numbers: [],
  sound: 'ready' as const,
  errors: [],
  features: [],
  receipts: [],
};

/** The report of a screen in a hall. */
export const screenReport = (screen: string, startedAt: number) => ({
  screen,
  startedAt,
  engine: 'Chrome 64',
  width: 1920,
  height: 1080,
  ...nothingShown,
});
