/** Icons used only by Jarvis. */
export const iconPaths = {
  edit: 'M10.5 2.8l2.7 2.7-7.4 7.4-3.3.6.6-3.3ZM9 4.3l2.7 2.7',
  plus: 'M8 3v10M3 8h10',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.3 10.3L14 14',
  trash: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9M6.7 7v4M9.3 7v4',
};
