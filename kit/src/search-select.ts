/* Choosing one of many, which the server searches. */
export { type Choice, choicePageSize, defineChoiceQuery } from './search-select/choice.ts';
export { SearchSelect, type SearchSelectProps } from './search-select/search-select.tsx';
export { SearchSelectField } from './search-select/search-select-field.tsx';
