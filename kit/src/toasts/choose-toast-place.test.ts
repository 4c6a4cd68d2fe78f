import { chooseToastPlace } from './choose-toast-place.ts';

const window = { width: 1280, height: 900 };
const toast = box(844, 812, 420, 72);

function box(left: number, top: number, width: number, height: number) {
  return { left, top, width, height, right: left + width, bottom: top + height };
}

test('a toast stays in its corner while the form is elsewhere', () => {
  expect(chooseToastPlace(toast, { form: box(440, 200, 400, 500), window })).toEqual({ side: 'right', edge: 'bottom' });
});

test('a high dialog in the middle leaves it room beside it, if it is narrower', () => {
  const dialog = box(280, 40, 720, 840);
  expect(chooseToastPlace(toast, { form: dialog, window })).toEqual({ side: 'right', edge: 'bottom', width: 248 });
});

test('a form at the lower right moves it to another corner', () => {
  expect(chooseToastPlace(toast, { form: box(700, 400, 560, 480), window })).toEqual({ side: 'right', edge: 'top' });
  expect(chooseToastPlace(toast, { form: box(700, 60, 560, 820), window })).toEqual({ side: 'left', edge: 'bottom' });
});

test('where it covers the form everywhere, it covers as little as it can', () => {
  const phone = { width: 390, height: 844 };
  const small = box(16, 756, 358, 72);
  expect(chooseToastPlace(small, { form: box(0, 120, 390, 724), window: phone })).toEqual({
    side: 'right',
    edge: 'top',
  });
});

test('where it covers the form everywhere, it covers no button', () => {
  const form = box(160, 32, 960, 852);
  const controls = [box(900, 820, 180, 40), box(1060, 56, 40, 40)];
  expect(chooseToastPlace(toast, { form, controls, window })).toEqual({ side: 'left', edge: 'bottom' });
});

describe('over a list', () => {
  const rowButtons = [200, 300, 400, 500, 600, 700, 800].map((top) => box(1100, top, 140, 40));
  const titles = rowButtons.map(({ top }) => box(40, top, 400, 40));

  test('it covers no button of a row, and rather no link', () => {
    expect(chooseToastPlace(toast, { controls: rowButtons, window })).toEqual({ side: 'right', edge: 'top' });
    const search = box(900, 90, 340, 40);
    expect(chooseToastPlace(toast, { controls: [...rowButtons, search], links: titles, window })).toEqual({
      side: 'left',
      edge: 'top',
    });
  });

  test('it stays in its corner over links, if controls are everywhere else', () => {
    const controls = [box(900, 90, 340, 40), box(40, 90, 400, 40), box(40, 820, 400, 40)];
    expect(chooseToastPlace(toast, { controls, links: [box(1000, 820, 200, 40)], window })).toEqual({
      side: 'right',
      edge: 'bottom',
    });
  });

  test('it stays where it is, until a control is there', () => {
    const current = { side: 'right', edge: 'top' } as const;
    expect(chooseToastPlace(toast, { controls: [], current, window })).toEqual(current);
    expect(chooseToastPlace(toast, { controls: [box(900, 90, 340, 40)], current, window })).toEqual({
      side: 'right',
      edge: 'bottom',
    });
  });

  test('a toast above the lower edge is measured where it is', () => {
    const raised = box(16, 600, 358, 72);
    const phone = { width: 390, height: 844 };
    expect(chooseToastPlace(raised, { controls: [box(16, 780, 358, 44)], window: phone })).toEqual({
      side: 'right',
      edge: 'bottom',
    });
  });
});
