/** Imported for its effect: the words of every language are known, as on a screen that has brought them. */
import { learnWords } from '#display/text/words.ts';
import { display as english } from '#locales/en-US.json';
import { display as thai } from '#locales/th.json';
import { display as chinese } from '#locales/zh-TW.json';

learnWords('zh-TW', chinese);
learnWords('en-US', english);
learnWords('th', thai);
