export { display as default } from '#locales/en-US.json';
