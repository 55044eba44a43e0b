import { Fragment } from 'react';

/** A patient's name. Lines of a Thai one end between its words: what a browser takes for words in it is not how names are read. */
export function PatientName({ name }: { name: string }) {
  return (
    <span>
      {name.split(' ').map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name have nothing else to be told apart by.
        <Fragment key={index}>
          {index > 0 && ' '}
          {/\p{Script=Thai}/u.test(word) ? <span className="unbroken">{word}</span> : word}
        </Fragment>
      ))}
    </span>
  );
}
