import { memo } from 'react';
import type { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { wholeWords } from '#client/text/whole-words.ts';
import type { useCalendar } from '../calendar/use-calendar.ts';
import { PlainCheckbox } from '../layout/PlainCheckbox.tsx';
import {
  chooseName,
  clockText,
  deviceName,
  devicePlace,
  engineText,
  runtimeText,
  sinceText,
  storageText,
  troublesText,
} from './device-texts.ts';
import type { JudgedDevice } from './judge-device.ts';

interface FleetRowProps {
  readonly device: JudgedDevice;
  readonly isChosen: boolean;
  readonly onChoose: ((keys: readonly string[], chosen: boolean) => void) | undefined;
  readonly base: string;
  readonly translate: ReturnType<typeof useTranslate>;
  readonly calendar: ReturnType<typeof useCalendar>;
}

/**
 * A device in the table; drawn again only when it is otherwise. Of plain elements that the table gives their look: fifty
 * new rows of the library's take longer than somebody waits between two keys.
 */
export const FleetRow = memo(function FleetRow(props: FleetRowProps) {
  const { device, isChosen, onChoose, base, translate, calendar } = props;
  return (
    <tr className={isChosen ? 'chosen' : undefined}>
      {onChoose && (
        <td className="choice">
          <PlainCheckbox
            checked={isChosen}
            onChange={(checked) => onChoose([device.key], checked)}
            label={translate('admin.devices.choose', { name: chooseName(device) })}
          />
        </td>
      )}
      <td className="device">
        <RouterLink to={`${base}/${device.key}`}>{deviceName(device)}</RouterLink>
        <div className="small">{devicePlace(device, translate)}</div>
      </td>
      <td className="whole-parts kind">{wholeWords(translate(`values.FleetKind.${device.kind}`))}</td>
      <td className="state">
        <span className={`condition ${device.condition}`}>{translate(`admin.fleet.${device.condition}`)}</span>
        {device.troubles.length > 0 && <span className="small whole-parts">{troublesText(device, translate)}</span>}
        <div className="small whole-parts">{sinceText(device, calendar, translate)}</div>
      </td>
      <td className="shows">
        {device.layout ? translate(`panelTypes.${device.layout}`, { _: device.layout }) : '—'}
        <div className="numbers">{device.shows?.join(translate('punctuation.list'))}</div>
      </td>
      <td className="sound">{device.sound ? translate(`values.ScreenSound.${device.sound}`) : '—'}</td>
      <td className="runtime">
        {runtimeText(device, translate)}
        <div className="small">{engineText(device)}</div>
      </td>
      <td>{storageText(device)}</td>
      <td className="whole">{clockText(device, translate)}</td>
    </tr>
  );
});
