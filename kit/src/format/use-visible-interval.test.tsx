import { render } from '@testing-library/react';
import { useVisibleInterval } from './use-visible-interval.ts';

function IntervalProbe({ act }: { act: () => void }) {
  useVisibleInterval(act, 15_000);
  return null;
}

const setHidden = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('runs every 15 seconds while the page is visible, pauses while hidden, runs at once on return, and stops on unmount', () => {
  const act = jest.fn();
  const { unmount } = render(<IntervalProbe act={act} />);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_000);
  expect(act).toHaveBeenCalledTimes(2);
  setHidden(true);
  jest.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(2);
  setHidden(false);
  expect(act).toHaveBeenCalledTimes(3);
  unmount();
  jest.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(3);
});
