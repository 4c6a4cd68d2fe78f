/* The parts that portals are made of, above the states and controls that public pages have too. */
export { dialogOnDemand } from './panel/dialog-on-demand.tsx';
export { EndOfList } from './panel/end-of-list.tsx';
export { monthName } from './panel/month-name.ts';
export { Panel } from './panel/panel.tsx';
export { Panels } from './panel/panels.ts';
export { Reading, Readings } from './panel/readings.tsx';
export { SearchBox } from './panel/search-box.ts';
export { saveAs } from './panel/save-as.ts';
export { SampleTag } from './panel/sample-tag.tsx';
export { askTabAhead, type Tab, tabAt } from './panel/tabs/tabs.ts';
export { Tabbed } from './panel/tabs/tabbed.tsx';
export { TextBox } from './panel/text-box.tsx';
export { useAddressText } from './panel/use-address-text.ts';
export { useStaying } from './panel/use-staying.ts';
export { useRoomBelow } from './panel/use-room-below.ts';
export { useToastRoom } from './panel/use-toast-room.ts';
export { Timeline } from './panel/timeline.ts';
export { ViewLinks } from './panel/view-links.tsx';
