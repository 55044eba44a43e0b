import type { CallFailure } from '#client/http/call-failure.ts';
import type { Translate } from '../data/refusal.ts';

/** What a refusal says of each property, by its name, wherever in the request it stood; undefined where it names none. */
export function faultsOf(failure: CallFailure, translate: Translate): Record<string, string> | undefined {
  const named = failure.contents.flatMap(({ code, params, message, field }) => {
    const name = field?.split('.').at(-1);
    return name ? [[name, translate(`errors.${code}`, { ...params, field: name, _: message })] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}
