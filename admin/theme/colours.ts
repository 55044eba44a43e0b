import { darkWorkColours, type WorkColours, workColours } from '#client/look/tokens.ts';

/** What the administration draws besides what all work screens share. */
export interface AdminColours extends WorkColours {
  /** Edge of a field: 3:1 against its ground, so that it can be seen. */
  field: string;
  /** Ground of a chosen row, and of what is not read yet. */
  selected: string;
  /** A control that is only a picture. */
  icon: string;
  /** Edge of something that goes on beyond what is seen. */
  shade: string;
  /** Lines and words of a figure. */
  grid: string;
  axis: string;
  /** Parts of figures; told from one another by their brightness too. */
  booked: string;
  walkIn: string;
  extra: string;
  absent: string;
  late: string;
  passed: string;
  examined: string;
  pause: string;
  completed: string;
  missed: string;
  called: string;
  notArrived: string;
  canceled: string;
}

/** The colours of the administration, light and dark. */
export const adminColours: Readonly<Record<'light' | 'dark', AdminColours>> = {
  light: {
    ...workColours,
    field: '#8496a5',
    selected: '#e8f4f1',
    icon: '#0000008a',
    shade: '#10222f2e',
    grid: '#d5dbe0',
    axis: '#4c5a66',
    booked: '#0b5c7a',
    walkIn: '#5b8fa8',
    extra: '#7a4fa3',
    absent: '#9aa5ad',
    late: '#b26a00',
    passed: '#b3261e',
    examined: '#2e7d32',
    pause: '#e6eaed',
    completed: '#0b6b60',
    missed: '#d08a1d',
    called: '#0b5c7a',
    notArrived: '#9aa5ad',
    canceled: '#d5dade',
  },
  dark: {
    ...darkWorkColours,
    field: '#7b90a2',
    selected: '#173530',
    icon: '#ffffff',
    shade: '#00000080',
    grid: '#33475a',
    axis: '#a3b5c5',
    booked: '#6fc3ea',
    walkIn: '#3f8fb5',
    extra: '#c39bea',
    absent: '#75838f',
    late: '#f0b04f',
    passed: '#ff8b80',
    examined: '#7fce84',
    pause: '#26374a',
    completed: '#4fd1c0',
    missed: '#e9a73c',
    called: '#6fb2e0',
    notArrived: '#75838f',
    canceled: '#465868',
  },
};
