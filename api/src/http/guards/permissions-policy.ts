/** Features that pages use themselves: the copy buttons, and passkeys. */
const own = ['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'];

/**
 * Features that no page uses, so that injected scripts can't use them either. Only features that Chromium knows on every
 * platform: it logs a warning for others, such as web-share and bluetooth.
 */
const denied = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Permissions-Policy */
export const permissionsPolicy = [
  ...own.map((feature) => `${feature}=(self)`),
  ...denied.map((feature) => `${feature}=()`),
].join(', ');
