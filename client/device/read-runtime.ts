/** The build of the program that runs on this page, as named by its main script; empty where it is served as it is. */
export function readRuntime(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/index-"]');
  return script ? script.src.slice(-11, -3) : '';
}
