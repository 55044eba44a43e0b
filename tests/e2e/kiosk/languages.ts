import en from '#locales/en-US.json' with { type: 'json' };
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };

/** What a kiosk speaks, and its words. */
export const languages = [
  ['zh-TW', zh],
  ['en-US', en],
  ['th', th],
] as const;
