import type { LinePart } from '#client/text/join-parts.ts';
import './line-parts.css';

interface LinePartsProps {
  parts: readonly LinePart[];
  /** What stands between them. */
  separator: string;
}

/** Parts of a line, one after the other: lines break between them, and within one only where it fills more than a line. */
export function LineParts({ parts, separator }: LinePartsProps) {
  const said = parts.filter(Boolean) as string[];
  // What ends a part stays with it; a space at the end of a part would be lost.
  const ending = separator.replace(/ +$/, '');
  return (
    <>
      {said.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its parts in their order
        <span key={place}>
          <span className="line-part">
            {part}
            {place < said.length - 1 && ending}
          </span>
          {place < said.length - 1 && separator.slice(ending.length)}
        </span>
      ))}
    </>
  );
}
