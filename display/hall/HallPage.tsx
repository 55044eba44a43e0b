import type { ReactNode } from 'react';
import { languageNames } from '#generated/languages.ts';
import { Locale } from '#generated/values.ts';
import { Screen } from '../screen/Screen.tsx';
import type { HallAddress } from './hall-address.ts';

const onDrawn = () => {};

/**
 * The picture of the hall, and under it the way to all rooms and to the other languages.
 * @param back the words of the way to all rooms
 */
export function HallPage({ address, back }: { address: HallAddress; back: string }): ReactNode {
  const { room, language } = address;
  const query = room === undefined ? '?' : `?room=${encodeURIComponent(room)}&`;
  return (
    <div className="hall-page">
      <div className="hall-picture">
        <Screen onDrawn={onDrawn} />
      </div>
      <div className="hall-foot">
        {room !== undefined && (
          <a className="hall-back" href={`list?lang=${language}`}>
            ‹ {back}
          </a>
        )}
        {Locale.map((other) => (
          <a
            key={other}
            className={other === language ? 'hall-language hall-language-now' : 'hall-language'}
            href={`${query}lang=${other}`}
            lang={other}
          >
            {languageNames[other]}
          </a>
        ))}
      </div>
    </div>
  );
}
