import { useState } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, mockNetwork, type MockResponse, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { mockUploads } from 'kit/test/uploads';
import {
  type Profile_UserFragment as Profile,
  SetProfilePhotoDocument,
  StartProfilePhotoUploadDocument,
} from '#account/gql/graphql.ts';
import { PhotoDialog } from './photo-dialog.tsx';

const saved: Profile = {
  ...people.client,
  profileImageUrl: '/api/files/1',
  updatedAt: '2026-11-27T09:00:00.000Z',
  isProfileComplete: true,
  contractorProfile: null,
};

/** What jsdom lacks: pointers with a position. */
class TestPointerEvent extends MouseEvent {
  readonly pointerId: number;
  constructor(type: string, { pointerId = 0, ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = pointerId;
  }
}

/** What jsdom lacks: a decoder and a canvas. Records what is drawn: left, top and side of the crop in the picture, and its new size. */
function mockPictures(decode: () => Promise<{ width: number; height: number }>) {
  const drawn: number[][] = [];
  Object.assign(globalThis, {
    PointerEvent: TestPointerEvent,
    createImageBitmap: async () => Object.assign(await decode(), { close: () => undefined }),
  });
  const context = {
    fillRect: () => undefined,
    drawImage: (_picture: unknown, left: number, top: number, side: number, _: number, ...target: number[]) =>
      drawn.push([left, top, side, target[2] ?? 0]),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['photo'], { type: type ?? '' })));
  return drawn;
}
afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

async function show(decode = async () => ({ width: 1600, height: 800 })) {
  const drawn = mockPictures(decode);
  const uploads = mockUploads();
  const network = mockNetwork({
    Viewer: viewerReply(people.client),
    StartProfilePhotoUpload: replyTo(StartProfilePhotoUploadDocument, {
      startProfilePhotoUpload: { uploadURL: 'https://labs.test/api/files/1?token=t', fileUrl: '/api/files/1' },
    }),
    SetProfilePhoto: replyTo(SetProfilePhotoDocument, { setProfilePhoto: saved }),
  });
  const [onSaved, onClose] = [jest.fn(), jest.fn()];
  const file = new File(['picture'], 'me.png', { type: 'image/png' });
  function Page() {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return isOpen && <PhotoDialog file={file} onSaved={onSaved} onClose={close} />;
  }
  renderInPage(
    <SignedIn>
      <Page />
    </SignedIn>,
  );
  await screen.findByRole('dialog', { name: 'Crop your photo' });
  return { ...network, drawn, uploads, onSaved, onClose };
}
const findCanvas = () => screen.findByRole('application', { name: 'Your photo' });
const findFailure = () => within(screen.getByRole('dialog')).findByRole('alert');
const pressSave = () => userEvent.click(screen.getByRole('button', { name: 'Save photo' }));

test('the middle of the picture is saved as a JPEG of at most 512 pixels', async () => {
  const { drawn, uploads, onSaved, sent } = await show();
  await findCanvas();
  expect(drawn).toEqual([[400, 0, 800, 560]]);
  await pressSave();
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(drawn.at(-1)).toEqual([400, 0, 800, 512]);
  expect(uploads[0]).toMatchObject({ method: 'PUT', url: 'https://labs.test/api/files/1?token=t' });
  expect([uploads[0]?.file?.name, uploads[0]?.file?.type]).toEqual(['photo.jpg', 'image/jpeg']);
  expect(screen.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
  await act(async () => uploads[0]?.answer(201));
  await waitFor(() =>
    expect(onSaved.mock.calls).toEqual([[expect.objectContaining({ profileImageUrl: '/api/files/1' })]]),
  );
  expect(sent.at(-1)).toMatchObject({
    operation: 'SetProfilePhoto',
    variables: { input: { fileUrl: '/api/files/1' } },
  });
});

test('a small picture is not enlarged', async () => {
  const { drawn, uploads } = await show(async () => ({ width: 300, height: 200 }));
  await findCanvas();
  await pressSave();
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(drawn.at(-1)).toEqual([50, 0, 200, 200]);
});

test('the keyboard moves and zooms, and the slider zooms', async () => {
  const { drawn } = await show();
  const canvas = await findCanvas();
  act(() => canvas.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(drawn.at(-1)?.slice(0, 3)).toEqual([440, 0, 800]);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(drawn.at(-1)?.slice(0, 3)).toEqual([360, 0, 800]);
  await userEvent.keyboard('+');
  expect(drawn.at(-1)?.[2]).toBeCloseTo(800 / 1.1);
  await userEvent.keyboard('-');
  expect(drawn.at(-1)?.[2]).toBeCloseTo(800);
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
  expect(drawn.at(-1)?.[2]).toBe(400);
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '200%');
});

test('a pointer drags the picture, and a click centers what it hits', async () => {
  const { drawn } = await show();
  const canvas = await findCanvas();
  Object.defineProperty(canvas, 'clientWidth', { value: 280 });
  jest.spyOn(canvas, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 280, 280));
  const at = (clientX: number) => ({ pointerId: 1, clientX, clientY: 140 });
  fireEvent.pointerDown(canvas, at(140));
  fireEvent.pointerMove(canvas, at(210));
  fireEvent.pointerUp(canvas, at(210));
  // A quarter of what is shown, to the right: its left neighbor appears.
  expect(drawn.at(-1)?.slice(0, 3)).toEqual([200, 0, 800]);
  fireEvent.pointerDown(canvas, at(210));
  fireEvent.pointerUp(canvas, at(210));
  expect(drawn.at(-1)?.slice(0, 3)).toEqual([400, 0, 800]);
});

test('two fingers zoom', async () => {
  const { drawn } = await show();
  const canvas = await findCanvas();
  fireEvent.pointerDown(canvas, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerDown(canvas, { pointerId: 2, clientX: 200, clientY: 100 });
  fireEvent.pointerMove(canvas, { pointerId: 2, clientX: 300, clientY: 100 });
  expect(drawn.at(-1)?.[2]).toBe(400);
  fireEvent.pointerUp(canvas, { pointerId: 2, clientX: 300, clientY: 100 });
  fireEvent.pointerUp(canvas, { pointerId: 1, clientX: 100, clientY: 100 });
  expect(drawn.at(-1)?.[2]).toBe(400);
});

test('a refused photo says why, and can be saved again', async () => {
  const { uploads, onSaved } = await show();
  await findCanvas();
  await pressSave();
  await waitFor(() => expect(uploads).toHaveLength(1));
  await act(async () => uploads[0]?.answer(415, { message: 'A photo must be square, and at most 512 pixels wide' }));
  expect(await findFailure()).toHaveTextContent('A photo must be square');
  await pressSave();
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
  await act(async () => uploads[1]?.answer(201));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
});

test('a file that is no picture is refused', async () => {
  const { onClose } = await show(() => Promise.reject(new Error('InvalidStateError')));
  expect(await findFailure()).toHaveTextContent("This picture can't be read");
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(onClose).toHaveBeenCalled();
});

test('an upload can be canceled, and the photo is not set', async () => {
  const { uploads, onClose, sent } = await show();
  await findCanvas();
  await pressSave();
  await waitFor(() => expect(uploads).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(uploads[0]?.aborted).toBe(true));
  expect(sent.map(({ operation }) => operation)).not.toContain('SetProfilePhoto');
});

test('while the photo is being set, the dialog stays until that succeeded or failed', async () => {
  const { answers, uploads, onSaved, onClose } = await show();
  let answer: (reply: MockResponse) => void = () => undefined;
  answers.SetProfilePhoto = () => new Promise((resolve) => (answer = resolve));
  const getCancel = () => screen.getByRole('button', { name: 'Cancel' });
  await findCanvas();

  for (const round of [0, 1]) {
    await pressSave();
    await waitFor(() => expect(uploads).toHaveLength(round + 1));
    expect(getCancel()).not.toHaveAttribute('aria-disabled');
    await act(async () => uploads[round]?.answer(201));
    await waitFor(() => expect(getCancel()).toHaveAttribute('aria-disabled', 'true'));
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    if (round === 0) {
      await act(async () => answer(errorReply('UNAVAILABLE', 'Please try again shortly')));
      expect(await findFailure()).toHaveTextContent('Please try again shortly');
      expect(getCancel()).not.toHaveAttribute('aria-disabled');
      expect(onSaved).not.toHaveBeenCalled();
    } else {
      await act(async () => answer(replyTo(SetProfilePhotoDocument, { setProfilePhoto: saved })));
      await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    }
  }
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
