/* Selects one of many options, searched by the server. */
export { type Choice, type ChoiceQuery, choicePageSize, defineChoiceQuery } from './search-select/choice.ts';
export { SearchSelect, type SearchSelectProps } from './search-select/search-select.tsx';
export { SearchSelectField } from './search-select/search-select-field.tsx';
