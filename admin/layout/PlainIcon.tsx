/**
 * A small Material icon without MUI, for what a list draws by the dozen.
 * @param shape its path on a square of 24
 */
export function PlainIcon({ shape }: { shape: string }) {
  return (
    <svg className="plain-icon" viewBox="0 0 24 24" aria-hidden focusable={false}>
      <path d={shape} />
    </svg>
  );
}
