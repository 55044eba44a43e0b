// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { Layout } from './shapes.ts';

/** A page that is no panel and is drawn as one. */
export interface Page {
  layout: Layout;
  /** What its blocks read of settings. */
  settings: Readonly<Record<string, unknown>>;
}

export const pages = {
  hallPage: {
    layout: {
      version: 1,
      orientation: 'both',
      root: {
        type: 'box',
        flow: 'layers',
        children: [
          {
            type: 'box',
            flow: 'column',
            children: [
              {
                type: 'box',
                flow: 'row',
                place: { vmin: 22 },
                pad: 2.4,
                space: 2,
                children: [
                  {
                    type: 'box',
                    flow: 'column',
                    children: [
                      { type: 'text', place: { size: 56 }, text: '{{panel.name}}', textSize: 5, bold: true },
                      { type: 'text', text: '{{organisation.name}}', textSize: 4.2, tone: 'muted' },
                    ],
                  },
                  { type: 'clock', place: { vmin: 24 }, date: false, textSize: 8 },
                ],
              },
              { type: 'notice', place: { when: ['panel.status=pause'] } },
              {
                type: 'roomList',
                place: { when: ['!counter', '!panel.status=pause'] },
                rooms: 'counters',
                groups: 'groups',
              },
              {
                type: 'box',
                flow: 'row',
                place: { when: ['counter', '!screen.portrait', '!panel.status=pause'] },
                space: 3,
                pad: 3,
                children: [
                  {
                    type: 'box',
                    flow: 'column',
                    place: { size: 52 },
                    children: [
                      {
                        type: 'box',
                        flow: 'column',
                        place: { vmin: 19 },
                        children: [
                          { type: 'text', place: { size: 58 }, text: '{{counter.name}}', textSize: 6, bold: true },
                          {
                            type: 'text',
                            text: '{{counter.department}}{{counter.doctor|after:" "}}',
                            textSize: 4.4,
                            tone: 'muted',
                          },
                        ],
                      },
                      {
                        type: 'calledCard',
                        place: {},
                        call: 'counter',
                        counter: 'counter',
                        headline: '@currentNumber',
                        number: '{{counter.current}}',
                        line: '',
                        idle: '@noCall',
                        centered: true,
                      },
                    ],
                  },
                  {
                    type: 'box',
                    flow: 'column',
                    space: 2,
                    children: [
                      {
                        type: 'text',
                        place: { vmin: 10, when: ['counter.keepsList'] },
                        text: '@waitingForYou',
                        textSize: 5.4,
                        bold: true,
                      },
                      {
                        type: 'waitingList',
                        place: { when: ['counter.next'] },
                        path: 'counter.next',
                        limit: 'counter.next.length',
                      },
                      {
                        type: 'passedList',
                        place: { vmin: 10, when: ['counter.passed', '!counter.attendant=clerk'] },
                        path: 'counter.passed',
                        hint: '@passedHint',
                      },
                      {
                        type: 'passedList',
                        place: { vmin: 10, when: ['counter.passed', 'counter.attendant=clerk'] },
                        path: 'counter.passed',
                        hint: '@deskHint',
                      },
                    ],
                  },
                ],
              },
              {
                type: 'box',
                flow: 'column',
                place: { when: ['counter', 'screen.portrait', '!panel.status=pause'] },
                space: 3,
                pad: 4,
                children: [
                  {
                    type: 'box',
                    flow: 'column',
                    place: { vmin: 19 },
                    children: [
                      { type: 'text', place: { size: 58 }, text: '{{counter.name}}', textSize: 6, bold: true },
                      {
                        type: 'text',
                        text: '{{counter.department}}{{counter.doctor|after:" "}}',
                        textSize: 4.4,
                        tone: 'muted',
                      },
                    ],
                  },
                  {
                    type: 'calledCard',
                    place: { vmin: 60 },
                    call: 'counter',
                    counter: 'counter',
                    headline: '@currentNumber',
                    number: '{{counter.current}}',
                    line: '',
                    idle: '@noCall',
                    centered: true,
                  },
                  {
                    type: 'text',
                    place: { vmin: 10, when: ['counter.keepsList'] },
                    text: '@waitingForYou',
                    textSize: 5.4,
                    bold: true,
                    align: 'center',
                  },
                  {
                    type: 'waitingList',
                    place: { when: ['counter.next'] },
                    path: 'counter.next',
                    limit: 'counter.next.length',
                  },
                  {
                    type: 'passedList',
                    place: { vmin: 12, when: ['counter.passed', '!counter.attendant=clerk'] },
                    path: 'counter.passed',
                    hint: '@passedHint',
                  },
                  {
                    type: 'passedList',
                    place: { vmin: 12, when: ['counter.passed', 'counter.attendant=clerk'] },
                    path: 'counter.passed',
                    hint: '@deskHint',
                  },
                ],
              },
            ],
          },
          { type: 'notice', place: { when: ['panel.status=disable'] } },
        ],
      },
    },
    settings: { screenInches: 10, farthestSeatMetres: 1.3 },
  },
} satisfies Readonly<Record<string, Page>>;
