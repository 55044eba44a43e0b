export { default } from '#locales/zh-TW.json';
