import { saveUpload, readUpload } from './stored-upload.ts';

const upload = { fileName: 'offer.pdf', size: 2048, fileUrl: '/api/files/1', at: Date.UTC(2026, 10, 21) };

test('an upload is remembered for a day, as long as the server keeps it', () => {
  saveUpload(upload);
  expect(readUpload(upload.at + 24 * 3_600_000 - 1)).toEqual(upload);
  expect(readUpload(upload.at + 24 * 3_600_000)).toBeNull();
});

test.each(['{', 'null', '{"fileName":"offer.pdf"}', '{"fileName":"a","size":1,"fileUrl":"b","at":"c"}'])(
  'an invalid stored upload is ignored: %s',
  (kept) => {
    sessionStorage.setItem('draft:enquiry-file:1:', kept);
    expect(readUpload(0)).toBeNull();
  },
);
