/**
 * What stands in a search box once something is searched for. Searched for is what was typed without the blanks around
 * it: a person who types on after a blank keeps the blank, and what they have typed meanwhile. Anything else that is
 * searched for, as by the way back of the browser, takes its place.
 * @param sent what the box itself asked for last
 */
export function textAfterSearch(typed: string, searched: string, sent: string): string {
  return searched === sent || searched === typed.trim() ? typed : searched;
}
