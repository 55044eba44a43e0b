import { offsetAt, type ZonePlan } from '#days/wall-clock.ts';
import { limits } from '#generated/limits.ts';
import type { Organisation, SlipTemplate } from '#generated/shapes.ts';
import type { SlipNumberSize, SlipPart, SlipTextSize } from '#generated/values.ts';
import { organisationDefaults } from '../documents/organisation.ts';
import { dateText } from '../ground/date-text.ts';
import { nameRead } from '../ground/name-for-reader.ts';
import { text } from '../ground/texts.ts';
import { numberLabel } from '../queue/number-width.ts';
import { type Block, unitsAcross } from './block.ts';
import { departmentOnSlip, doctorOnSlip } from './names-on-slip.ts';
import type { SlipFacts } from './slip-facts.ts';

/** Files of the pictures on a slip. */
export interface SlipPictures {
  readonly logo?: string | undefined;
  readonly banner?: string | undefined;
}

const textScale: Readonly<Record<SlipTextSize, number>> = { small: 0.85, normal: 1, large: 1.25 };
const numberUnits: Readonly<Record<SlipNumberSize, number>> = { normal: 120, large: 170, huge: 240 };
const defaults = organisationDefaults.slip as Required<Pick<SlipTemplate, 'parts' | 'numberSize' | 'textSize'>>;

/** The pieces of a slip, as the organisation's template has them; a part of which nothing is known is left out. */
export function composeBlocks(
  organisation: Organisation,
  template: SlipTemplate,
  facts: SlipFacts,
  pictures: SlipPictures,
): Block[] {
  const { parts, numberSize, textSize } = { ...defaults, ...template };
  const say = (key: string, params = {}) => text(facts.locale, `server.slip.${key}`, params);
  const line = (words: string | undefined, units: number, bold = false): Block[] =>
    words ? [{ kind: 'text', text: words, size: Math.round(units * textScale[textSize]), bold }] : [];
  const picture = (path: string | undefined, maxWidth: number, maxHeight: number): Block[] =>
    path ? [{ kind: 'picture', path, maxWidth, maxHeight }] : [];

  const blocksOf: Readonly<Record<SlipPart, () => Block[]>> = {
    logo: () => picture(pictures.logo, unitsAcross * 0.6, 96),
    organisation: () => line(organisation.name, 32, true),
    banner: () => picture(pictures.banner, unitsAcross, 200),
    heading: () => line(template.heading, 30),
    session: () =>
      line(
        `${dateText(facts.serviceDate, organisation, facts.locale)}  ${text(facts.locale, `values.Session.${facts.session}`)}`,
        28,
      ),
    queue: () => line(nameRead(facts.locale, facts.queueName, facts.queueSecondName), 46, true),
    place: () => placeLines(facts, say).flatMap((words) => line(words, 30)),
    number: () => [
      { kind: 'text', text: labelOf(facts), size: numberUnits[numberSize], bold: true, oneLine: true } as const,
    ],
    ahead: () => line(facts.ahead === 0 ? say('next') : say('ahead', { count: facts.ahead }), 32),
    wait: () => line(waitText(facts, say), 28),
    qr: () => [{ kind: 'code', text: facts.url, size: 230 } as const, ...line(say('phone'), 24)],
    issuedAt: () => line(say('issuedAt', { time: timeText(organisation, facts.issuedAt) }), 24),
    footer: () => [{ kind: 'rule' } as const, ...line(template.footer?.trim() || keepText(facts, say), 26)],
  };
  return parts.flatMap((part) => blocksOf[part]());
}

/** The number as it is called, with the mark of its queue. */
export function labelOf({ mark = '', number, width }: Pick<SlipFacts, 'mark' | 'number' | 'width'>): string {
  return mark + numberLabel(number, width);
}

type Say = (key: string, params?: Record<string, string | number>) => string;

/** Where the queue's name does not say it already: the room and its department, how to get there, then the doctor. */
function placeLines(facts: SlipFacts, say: Say): string[] {
  const { locale, queueName, counterName, counterSecondName, location = '' } = facts;
  const counter = counterName && counterName !== queueName && nameRead(locale, counterName, counterSecondName);
  const where = [counter, departmentOnSlip(facts)].filter(Boolean);
  return [where.join('  '), location, doctorOnSlip(facts, (name) => say('doctor', { name }))];
}

/** Whom the holder turns to after a missed call; a job from before this was known names staff alone. */
function keepText({ attendant }: SlipFacts, say: Say): string {
  return say(attendant ? `keepFor.${attendant}` : 'keep');
}

/** The same steps as those of the pages that patients look at (kiosk/result/wait-text.ts). */
function waitText({ wait }: SlipFacts, say: Say): string | undefined {
  if (!wait) return undefined;
  const { fromMinutes: from, toMinutes: to } = wait;
  if (to <= limits.soonMinutes) return say('soon');
  if (from >= limits.longWaitMinutes) return say('long', { hours: Math.floor(from / 60) });
  if (from === 0) return say('upTo', { to });
  return from === to ? say('about', { to }) : say('wait', { from, to });
}

function timeText(organisation: Organisation, at: number): string {
  const wall = new Date(at + offsetAt(organisation as ZonePlan, at) * 60_000);
  return wall.toISOString().slice(11, 16);
}
