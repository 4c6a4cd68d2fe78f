export { exactTime, spokenDate } from './format/dates.ts';
export { inWords } from './format/in-words.ts';
export { Moment } from './format/moment.tsx';
export { money, moneyInThousands } from './format/money.ts';
