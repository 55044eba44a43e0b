import type { PolicySimulation } from '#generated/shapes.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;
type Figures = PolicySimulation['figures'];
type ClassFigures = Figures['classes'][number];

/** One figure of two days; undefined where a day has nothing to tell. */
export interface ComparedFigure {
  readonly label: string;
  readonly present: number | undefined;
  readonly tried: number | undefined;
}

const whole = [
  'served',
  'notServed',
  'medianWaitMinutes',
  'longestWaitMinutes',
  'overtakes',
  'mostOvertaken',
  'afterClosing',
] as const;

/**
 * The figures of two simulations of one day, side by side: of all patients, the longest wait of each lane and class of
 * priority, and how long each counter had nobody.
 * @param priorityTags the organisation's classes, the highest first
 */
export function compareDays(
  present: Figures,
  tried: Figures,
  translate: Translate,
  priorityTags: readonly string[] = [],
): ComparedFigure[] {
  const both = (label: string, of: (figures: Figures) => number | undefined): ComparedFigure => ({
    label,
    present: of(present),
    tried: of(tried),
  });
  const classes = new Map([...present.classes, ...tried.classes].map((one) => [keyOf(one), one]));
  const nameOf = ({ lane, priority }: ClassFigures) => {
    const tag = priority > 0 ? priorityTags[Math.max(0, priorityTags.length - priority)] : undefined;
    return [translate(`values.QueueLane.${lane}`), tag].filter(Boolean).join(' · ');
  };
  const counters = Math.max(present.idleMinutes.length, tried.idleMinutes.length);
  return [
    ...whole.map((name) => both(translate(`admin.policy.figures.${name}`), (figures) => figures[name])),
    ...[...classes].map(([key, one]) =>
      both(
        translate('admin.policy.longestWaitOf', { name: nameOf(one) }),
        (figures) => figures.classes.find((other) => keyOf(other) === key)?.longestWaitMinutes,
      ),
    ),
    ...Array.from({ length: counters }, (_, counter) =>
      both(translate('admin.policy.idleOf', { number: counter + 1 }), (figures) => figures.idleMinutes[counter]),
    ),
  ];
}

function keyOf({ lane, priority }: ClassFigures): string {
  return `${lane} ${priority}`;
}
