import { describe, expect, test } from 'vitest';
import type { SampleName } from '#client/samples/sample-states.ts';
import { sampleView } from '#client/samples/sample-view.ts';
import { screenData } from '#display/screen/screen-data.ts';

const landscape = { width: 1920, height: 1080, quiet: false, speaking: false };
const view = (name: SampleName, type = 'clinicsLobbyPanel') => sampleView(type, { name, now: 1_800_000_000_000 });
const whenNoConsultation = (shown: ReturnType<typeof view>) => ({
  ...shown,
  panel: { ...shown.panel, videoMode: 'playWhenNoConsultation' as const },
});

describe('media', () => {
  test('play when there are some and the panel shows them', () => {
    expect(screenData(view('busy'), landscape).screen.media).toBe(true);
    expect(screenData(view('calm'), landscape).screen.media).toBe(false);
    const settings = { showMedia: false } as unknown as ReturnType<typeof view>['settings'];
    expect(screenData({ ...view('busy'), settings }, landscape).screen.media).toBe(false);
  });

  test.each(['clinicsLobbyPanel', 'groupLobbyPanel', 'defaultPanel'])(
    'of %s wait for the consultation to end',
    (type) => {
      expect(screenData(whenNoConsultation(view('busy', type)), landscape).screen.media).toBe(false);
      expect(screenData(whenNoConsultation(view('closed', type)), landscape).screen.media).toBe(true);
    },
  );
});

test('media and announcements are drawn at their times only, and the place beside the numbers closes', () => {
  const shown = view('busy');
  const times = { from: '08:00', to: '09:00' };
  const timed = {
    ...shown,
    organisation: { ...shown.organisation, timeZoneOffsetMinutes: 480 },
    media: shown.media.map((item) => ({ ...item, times })),
    marquees: [{ gid: 'm', title: '公告', content: '請戴口罩', times }],
  };
  const at = (time: string) => screenData(timed, landscape, Date.parse(`2026-11-23T${time}:00+08:00`));
  expect(at('08:59')).toMatchObject({ media: timed.media, marquees: timed.marquees, screen: { media: true } });
  expect(at('09:00')).toMatchObject({ media: [], marquees: [], screen: { media: false } });
});

test('a screen that is higher than wide is upright', () => {
  expect(screenData(view('busy'), landscape).screen.portrait).toBe(false);
  expect(screenData(view('busy'), { ...landscape, width: 1080, height: 1920 }).screen.portrait).toBe(true);
});
