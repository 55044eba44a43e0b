/** The two parts of a language's texts (admin/build/own-texts.ts). */
declare module '*.json?first' {
  const texts: object;
  export default texts;
}
declare module '*.json?others' {
  const texts: object;
  export default texts;
}
