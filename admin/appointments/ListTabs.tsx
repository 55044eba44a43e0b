import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import type { AppointmentDay } from '#generated/shapes.ts';
import type { SpecialList } from '#generated/values.ts';
import type { DayQuery } from './day-query.ts';
import { useLabelNames } from './use-label-names.ts';

type View = Pick<DayQuery, 'list' | 'tag'>;

interface ListTabsProps {
  day: AppointmentDay;
  query: View;
  onChoose(view: View): void;
}

/** Lists that are neither passed nor completed patients. */
const special = ['temporarilyAway', 'checking', 'checkBack'] as const satisfies readonly SpecialList[];

/** The lists of a day: all appointments, passed patients, completed ones, and special lists with those of tags. */
export function ListTabs({ day, query, onChoose }: ListTabsProps) {
  const translate = useTranslate();
  const nameOf = useLabelNames();
  const { list, tag } = query;
  const tab = tag || special.some((one) => one === list) ? 'special' : (list ?? 'all');
  const counted = (name: string, count: number) => `${name} (${count})`;
  const specialCount = special.reduce((sum, one) => sum + day.lists[one], 0);
  const choose = (chosen: string) => {
    if (chosen === 'special') onChoose(firstSpecial(day));
    else onChoose(chosen === 'all' ? {} : { list: chosen as SpecialList });
  };
  return (
    <>
      <Tabs
        value={tab}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('admin.appointments.lists')}
        onChange={(_, chosen: string) => choose(chosen)}
        sx={{ borderBottom: 1, borderColor: 'divider', px: 1 }}
      >
        <Tab value="all" label={translate('admin.appointments.list')} />
        <Tab value="passed" label={counted(translate('admin.appointments.passed'), day.lists.passed)} />
        <Tab value="completed" label={counted(translate('admin.appointments.completed'), day.lists.completed)} />
        <Tab value="special" label={counted(translate('admin.appointments.special'), specialCount)} />
      </Tabs>
      {tab === 'special' && (
        <Box
          role="group"
          aria-label={translate('admin.appointments.special')}
          sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', px: 2, pt: 1.5 }}
        >
          {special.map((one) => (
            <Chip
              key={one}
              clickable
              aria-pressed={list === one}
              color={list === one ? 'primary' : 'default'}
              label={counted(translate(`values.SpecialList.${one}`), day.lists[one])}
              onClick={() => onChoose({ list: one })}
            />
          ))}
          {day.tags.map((one) => (
            <Chip
              key={one.tag}
              clickable
              variant="outlined"
              aria-pressed={tag === one.tag}
              color={tag === one.tag ? 'primary' : 'default'}
              label={counted(nameOf(one.tag), one.count)}
              onClick={() => onChoose({ tag: one.tag })}
            />
          ))}
        </Box>
      )}
    </>
  );
}

/** The special list that somebody is on; else the first tag; else the first list. */
function firstSpecial(day: AppointmentDay): View {
  const list = special.find((one) => day.lists[one] > 0);
  const tag = day.tags[0]?.tag;
  return !list && tag ? { tag } : { list: list ?? special[0] };
}
