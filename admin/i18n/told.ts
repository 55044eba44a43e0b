type Translate = (key: string, params?: Record<string, unknown>) => string;

const mark = '\u0001';

/** A text that is put into words when it is shown, so that it changes with the language: what `tell` understands. */
export function told(key: string, params: Record<string, unknown> = {}): string {
  return mark + JSON.stringify([key, params]);
}

/** A text of `told` in the present language; any other text as it is. */
export function tell(text: string, translate: Translate): string {
  if (!text.startsWith(mark)) return text;
  const [key, params] = JSON.parse(text.slice(mark.length)) as [string, Record<string, unknown>];
  return translate(key, params);
}
