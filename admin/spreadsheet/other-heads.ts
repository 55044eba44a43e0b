import type { Translator } from '#client/language/translator.ts';

/** What else than its label says which column is meant, as keys of the texts. */
interface HeadWords {
  labelKey: string;
  otherLabelKey?: string;
  /** The kind of record. */
  kindKey: string;
  /** What a record that the column refers to is recognised by: its code, its name. */
  referredKeys: readonly string[];
}

/**
 * What hospitals' own files write above a column: its label with the kind of record ("醫師代碼", "Doctor code",
 * "รหัสแพทย์"), also where it refers to a record, or one of the two names of a label ("身分證字號／健保卡號").
 */
export function otherHeads(
  { labelKey, otherLabelKey, kindKey, referredKeys }: HeadWords,
  translators: readonly Translator[],
): string[] {
  return translators.flatMap((translate) => {
    const label = translate(labelKey);
    const referred = referredKeys.map((key) => translate(key));
    return [
      ...(otherLabelKey ? [translate(otherLabelKey)] : []),
      ...together(translate(kindKey, { smart_count: 1 }), label),
      ...referred.flatMap((name) => together(label, name)),
      ...namesWithin(label),
    ];
  });
}

/** Two words in the orders of our languages. */
function together(one: string, other: string): string[] {
  return [`${one}${other}`, `${one} ${other}`, `${other}${one}`];
}

/** The two names of a label; what both end with stands once in it: "看診／檢查日期" is 看診日期 or 檢查日期. */
function namesWithin(label: string): string[] {
  const [one, other, ...more] = label.split(/[／/]/).map((name) => name.trim());
  if (!one || !other || more.length > 0) return [];
  return [other.length > one.length ? `${one}${other.slice(one.length)}` : one, other];
}
