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
  const buttons = [box(900, 820, 180, 40), box(1060, 56, 40, 40)];
  expect(chooseToastPlace(toast, { form, buttons, window })).toEqual({ side: 'left', edge: 'bottom' });
});
