export { display as default } from '#locales/th.json';
