import { Suspense, use, useEffect } from 'react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { discardQueuedEvents, trackUnhandledEvents, replayQueuedEvents } from './queued-events.ts';

function pageWith(html: string) {
  document.body.innerHTML = html;
  const done = new Map<HTMLElement, 'click' | 'change'>();
  window.doneBefore = () => done;
  return { done, find: (selector: string) => document.querySelector<HTMLElement>(selector)! };
}

test('an early click is replayed once, with the focus on its button', () => {
  const { done, find } = pageWith('<button>Start</button>');
  const focused: Array<Element | null> = [];
  find('button').addEventListener('click', () => focused.push(document.activeElement));
  done.set(find('button'), 'click');
  replayQueuedEvents(window);
  replayQueuedEvents(window);
  expect(focused).toEqual([find('button')]);
});

test('a file that was chosen early is reported now', () => {
  const { done, find } = pageWith('<form><input type="file"></form>');
  const onClick = jest.fn();
  find('form').addEventListener('change', onClick);
  done.set(find('input'), 'change');
  replayQueuedEvents(window);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('elements that are no longer in the page are ignored', () => {
  const { done, find } = pageWith('<button>Gone</button>');
  const pressed = jest.fn();
  find('button').addEventListener('click', pressed);
  done.set(find('button'), 'click');
  find('button').remove();
  replayQueuedEvents(window);
  expect(pressed).not.toHaveBeenCalled();
});

const theme = 'Theme';
const start = 'Start';
const file = 'A file';

/** A prerendered page that is hydrated in steps: its bar first, and the screen when its code has loaded. */
function htmlPage() {
  const pressed: string[] = [];
  const code = Promise.withResolvers<void>();
  function Screen() {
    use(code.promise);
    useEffect(() => replayQueuedEvents(window), []);
    return (
      <>
        <button type="button" onClick={() => pressed.push(start)}>
          {start}
        </button>
        <input type="file" aria-label={file} onChange={() => pressed.push(file)} />
      </>
    );
  }
  const { done, find } = pageWith(
    `<div id="root"><button type="button">${theme}</button><!--$--><button type="button">${start}</button><input type="file" aria-label="${file}"/><!--/$--></div>`,
  );
  const keep = ({ type, target }: Event) => done.set(target as HTMLElement, type as 'click' | 'change');
  document.addEventListener('click', keep, true);
  window.doneBefore = () => {
    document.removeEventListener('click', keep, true);
    return done;
  };
  return {
    pressed,
    press: (name: string) => act(() => screen.getByRole('button', { name }).click()),
    choose: () => act(() => screen.getByLabelText(file).dispatchEvent(new Event('change', { bubbles: true }))),
    takeOver: (meanwhile?: () => void) =>
      act(async () => {
        hydrateRoot(
          find('#root'),
          <>
            <button type="button" onClick={() => pressed.push(theme)}>
              {theme}
            </button>
            <Suspense>
              <Screen />
            </Suspense>
          </>,
        );
        trackUnhandledEvents(window, find('#root'));
        meanwhile?.();
      }),
    screenComes: () => act(async () => code.resolve()),
  };
}

test('a click before React listens is handled once, when the whole page is hydrated', async () => {
  const { pressed, press, takeOver, screenComes } = htmlPage();
  press(theme);
  press(start);
  await takeOver();
  expect(pressed).toEqual([]);
  await screenComes();
  expect(pressed).toEqual([theme, start]);
});

test('a click in a hydrated part is handled at once, and not again when the rest is hydrated', async () => {
  const { pressed, press, takeOver, screenComes } = htmlPage();
  await takeOver();
  press(theme);
  expect(pressed).toEqual([theme]);
  await screenComes();
  expect(pressed).toEqual([theme]);
});

test('a click at the moment that React starts to listen is handled once', async () => {
  const { pressed, press, takeOver, screenComes } = htmlPage();
  await takeOver(() => {
    press(theme);
    press(start);
  });
  expect(pressed).toEqual([theme]);
  await screenComes();
  expect(pressed).toEqual([theme, start]);
});

test('a click or file in a part that is not hydrated yet is handled once it is', async () => {
  const { pressed, press, choose, takeOver, screenComes } = htmlPage();
  await takeOver();
  press(start);
  choose();
  expect(pressed).toEqual([]);
  await screenComes();
  expect(pressed).toEqual([start, file]);
  press(start);
  choose();
  expect(pressed).toEqual([start, file, start, file]);
});

test('on a page that is rendered from scratch, nothing is replayed', () => {
  const { done, find } = pageWith('<button>Theme</button>');
  const pressed = jest.fn();
  find('button').addEventListener('click', pressed);
  done.set(find('button'), 'click');
  discardQueuedEvents(window);
  replayQueuedEvents(window);
  expect(pressed).not.toHaveBeenCalled();
});
