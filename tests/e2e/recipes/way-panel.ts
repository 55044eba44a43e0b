/** A panel type that nobody has thought of: an arrow and a text above, a column for each queue below. */
export const wayLayout = {
  type: 'box',
  flow: 'column',
  pad: 3,
  space: 3,
  children: [
    {
      type: 'box',
      flow: 'row',
      space: 3,
      place: { vmin: 20 },
      children: [
        { type: 'arrow', directionFrom: 'settings.arrow', tone: 'primary', place: { vmin: 20 } },
        { type: 'text', text: '{{settings.headline|or:@goToCounter}}', textSize: 8, toneFrom: 'settings.tone' },
      ],
    },
    {
      type: 'box',
      flow: 'row',
      space: 3,
      repeat: 'groups',
      most: 'settings.columns',
      children: [{ type: 'groupColumn', group: 'item', next: 'settings.showNext' }],
    },
  ],
};

export const waySettings = {
  arrow: { $ref: 'ArrowDirection.json', 'x-section': 'layout' },
  tone: { $ref: 'Tone.json', 'x-section': 'layout' },
  columns: {
    description: 'Queues beside each other.',
    type: 'integer',
    minimum: 1,
    maximum: 4,
    default: 3,
    'x-section': 'layout',
  },
};

export const wayLabels = { arrow: '箭頭方向', columns: '並排隊列數', tone: '文字顏色' };
