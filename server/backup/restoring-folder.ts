/** Where a restore puts together what it brings, in the data folder; something in it is a restore that was cut short. */
export const restoringFolder = '.restoring';
