import { makeUpForBefore } from './done-before.ts';

function pageWith(html: string) {
  document.body.innerHTML = html;
  const done = new Map<HTMLElement, 'click' | 'change'>();
  window.doneBefore = () => done;
  return { done, find: (selector: string) => document.querySelector<HTMLElement>(selector)! };
}

test('a press that came too early is done now, once, with the focus on its button', () => {
  const { done, find } = pageWith('<button>Start</button>');
  const heard: Array<Element | null> = [];
  find('button').addEventListener('click', () => heard.push(document.activeElement));
  done.set(find('button'), 'click');
  makeUpForBefore(window);
  makeUpForBefore(window);
  expect(heard).toEqual([find('button')]);
});

test('a file that was chosen too early is told now', () => {
  const { done, find } = pageWith('<form><input type="file"></form>');
  const told = jest.fn();
  find('form').addEventListener('change', told);
  done.set(find('input'), 'change');
  makeUpForBefore(window);
  expect(told).toHaveBeenCalledTimes(1);
});

test('what is no longer in the page is left alone', () => {
  const { done, find } = pageWith('<button>Gone</button>');
  const pressed = jest.fn();
  find('button').addEventListener('click', pressed);
  done.set(find('button'), 'click');
  find('button').remove();
  makeUpForBefore(window);
  expect(pressed).not.toHaveBeenCalled();
});
