import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { usePopupDismissal } from '../board/use-popup-dismissal.ts';
import { useQuery } from '../apollo/use-query.ts';
import { Button } from '../controls/button.tsx';
import { useDebouncedValue } from '../panel/use-debounced-value.ts';
import type { Choice } from './choice.ts';
import type { PopupPosition } from './popup-position.ts';
import type { SearchSelectProps } from './search-select.tsx';
import { tokens } from '../theme/tokens.ts';

interface ChoicePopupProps<Found extends Choice> extends Pick<
  SearchSelectProps<Found>,
  'value' | 'none' | 'fixed' | 'searchLabel' | 'query' | 'onChange'
> {
  id: string;
  corner: PopupPosition;
  opener: RefObject<HTMLElement | null>;
  onReposition: () => void;
  /** Optionally returns the focus to the button. */
  onClose: (focus: boolean) => void;
}

/** The search field and its results, in a popup. */
export function ChoicePopup<Found extends Choice>(props: ChoicePopupProps<Found>) {
  const { id, corner, opener, value, none, fixed = [], searchLabel, query, onReposition, onClose, onChange } = props;
  const popup = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // The text with which Enter was pressed before its results were there.
  const [entered, setEntered] = useState<string>();
  const debounced = useDebouncedValue(typed.trim());
  const search = entered ?? debounced;
  const { data, previousData, error, loading, refresh } = useQuery(query.document, {
    variables: query.variables(search || null),
    fetchPolicy: 'cache-and-network',
  });
  // Previous results stay visible while the next search runs.
  const shown = data ?? (error ? undefined : previousData);
  const isStale = !data || typed.trim() !== search;
  const { found, hasMore } = shown ? query.choices(shown, isStale ? '' : search) : { found: undefined, hasMore: false };
  const [activeIndex, setActiveIndex] = useState(0);
  usePopupDismissal({ isOpen: true, inside: [opener, popup], onOutsidePress: () => onClose(false), onReposition });
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  // Of several matches, none is chosen without being seen.
  const only = entered && !loading && !isStale && !hasMore && found?.length === 1 ? found[0] : undefined;
  const chooseOnly = useEffectEvent(choose);
  useEffect(() => {
    if (only) chooseOnly(only);
  }, [only]);

  const fixedChoices: Choice[] = search ? [] : [...(none === undefined ? [] : [{ id: '', label: none }]), ...fixed];
  const choices: Choice[] = [...fixedChoices, ...(found ?? [])];
  // Enter must not select a result of the previous search.
  const current = isStale && (typed.trim() || found) ? -1 : Math.min(activeIndex, choices.length - 1);
  const optionId = (place: number) => `${id}-${place}`;

  return (
    <Popup ref={popup} style={corner} onKeyDown={onKeyDown}>
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={searchLabel}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={choices[current] && optionId(current)}
        autoComplete="off"
        maxLength={100}
        placeholder={searchLabel}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setEntered(undefined);
          setActiveIndex(0);
        }}
      />
      <List id={id} role="listbox" aria-label={searchLabel} aria-busy={isStale && !error}>
        {choices.map((choice, place) => (
          <Option
            key={choice.id}
            id={optionId(place)}
            role="option"
            aria-label={[choice.label, choice.note, choice.detail].filter(Boolean).join(', ')}
            aria-selected={choice.id === (value?.id ?? '')}
            $current={place === current}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActiveIndex(place)}
            onClick={() => choose(choice)}
          >
            <span>
              {choice.label}
              {choice.detail && <Detail>{choice.detail}</Detail>}
            </span>
            {choice.note && <small>{choice.note}</small>}
          </Option>
        ))}
      </List>
      <Note role="status">{getStatusText()}</Note>
      {error && <Button onClick={refresh}>Retry</Button>}
    </Popup>
  );

  function getStatusText() {
    if (error) return "Couldn't load the choices. Try again.";
    if (isStale && typed.trim()) return 'Searching…';
    if (!found) return 'Loading…';
    if (found.length === 0 && search) return 'No matches. Try fewer letters.';
    if (entered && found.length > 1) return 'Several matches. Choose one.';
    return hasMore ? `Type ${query.searchBy ?? 'a name'} to find more.` : '';
  }

  function choose(choice: Choice) {
    onClose(true);
    onChange(found?.find((one) => one === choice) ?? null, choice.id);
  }

  function chooseCurrent() {
    if (choices[current]) choose(choices[current]);
    else if (isStale && typed.trim()) setEntered(typed.trim());
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowDown: current + 1, ArrowUp: current - 1 }[event.key];
    if (to !== undefined && choices.length > 0) show((to + choices.length) % choices.length);
    else if (event.key === 'Enter') chooseCurrent();
    else if (event.key === 'Escape') onClose(true);
    else if (event.key === 'Tab') return onClose(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function show(place: number) {
    setActiveIndex(place);
    document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' });
  }
}

const Popup = styled.div`
  position: fixed;
  z-index: ${tokens.layer.dialog};
  display: grid;
  padding: 4px;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: 4px;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  box-shadow: 0 8px 24px ${tokens.color.shadow};
  && input:focus {
    border-color: ${tokens.color.accent};
  }
  /* Its border shows the focus, and it is always focused. */
  && input:focus-visible {
    outline: none;
  }
  && input {
    width: 100%;
    max-width: none;
    height: 40px;
    padding: 0 ${tokens.space.xs};
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.paper};
    color: ${tokens.color.ink};
    /* With a smaller font size, iOS would zoom in. */
    ${tokens.screen.narrow} {
      font-size: ${tokens.size.body};
    }
  }
`;

const List = styled.ul`
  overflow-y: auto;
  min-height: 40px;
  overscroll-behavior: contain;
  &:empty:not([aria-busy='true']) {
    min-height: 0;
  }
`;

const Option = styled.li<{ $current: boolean }>`
  display: flex;
  min-height: 36px;
  padding: 4px ${tokens.space.xs};
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  border-radius: ${tokens.radius.small};
  background: ${({ $current }) => ($current ? tokens.color.sunken : 'none')};
  cursor: pointer;
  overflow-wrap: anywhere;
  &[aria-selected='true'] {
    font-weight: 600;
  }
  small {
    flex: none;
    max-width: 50%;
    overflow-wrap: normal;
    color: ${tokens.color.soft};
    font-weight: 400;
  }
`;

const Detail = styled.span`
  display: block;
  color: ${tokens.color.soft};
  font-size: ${tokens.size.tiny};
  font-weight: 400;
  line-height: 16px;
`;

const Note = styled.p`
  color: ${tokens.color.soft};
  font-size: ${tokens.size.tiny};
  &:not(:empty) {
    padding: 4px ${tokens.space.xs};
  }
`;
