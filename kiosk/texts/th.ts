export { default } from '#locales/th.json';
