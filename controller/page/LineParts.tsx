import { Fragment } from 'react';
import { type LinePart, partSeparator } from '#client/text/join-parts.ts';

interface LinePartsProps {
  locale: string;
  /** Each said once. */
  parts: readonly LinePart[];
}

/** Parts of a line, which goes on in the next one between them and not within: no line begins with what sets them apart. */
export function LineParts({ locale, parts }: LinePartsProps) {
  const said = parts.filter((part): part is string => Boolean(part));
  const [mark, after] = [partSeparator(locale).trimEnd(), partSeparator(locale).endsWith(' ') && ' '];
  return said.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && after}
      <span className="unbroken">
        {part}
        {index < said.length - 1 && mark}
      </span>
    </Fragment>
  ));
}
