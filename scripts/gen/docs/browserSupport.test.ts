import { expect, test } from 'vitest'
import { browsers, limitsOf, supportOf, supportText } from './browserSupport.ts'

const everywhere = Object.fromEntries(Object.keys(browsers).map((name) => [name, { version_added: '1' }]))

/** Compatibility data of one interface, `Lamp`: supported everywhere, and in Safari as given. */
const lamp = (safari: object) => ({ Lamp: { __compat: { support: { ...everywhere, ...safari } } } })

test.each([
  ['has it', { safari: { version_added: '16.4' } }, '16.4'],
  ['has had it since an unknown old version', { safari: { version_added: '≤13.1' } }, '13.1'],
  ['has never had it', { safari: { version_added: false } }, undefined],
  ['is not known', {}, '1'],
  ['has it in a preview', { safari: { version_added: 'preview' } }, undefined],
  ['has lost it', { safari: { version_added: '10', version_removed: '12' } }, undefined],
  ['has it behind a setting', { safari: { version_added: '10', flags: [{}] } }, undefined],
  ['has it under another name', { safari: { version_added: '10', prefix: 'webkit' } }, undefined],
  ['has a part of it', { safari: { version_added: '10', partial_implementation: true } }, undefined],
  [
    'had a part of it at first',
    { safari: [{ version_added: '18.4' }, { version_added: '16.4', partial_implementation: true }] },
    '18.4',
  ],
  ['has no data', { safari: undefined }, undefined],
])('a browser that %s', (_, safari, version) => {
  expect(supportOf(['Lamp'], lamp(safari)).safari).toBe(version)
})

test('with several needs, the highest version number counts', () => {
  const api = { ...lamp({ safari: { version_added: '9' } }), Bell: lamp({ safari: { version_added: '10.1' } }).Lamp }
  expect(supportOf(['Lamp', 'Bell'], api)).toMatchObject({ chrome: '1', safari: '10.1' })
  const never = { ...api, Horn: lamp({ safari: { version_added: false } }).Lamp }
  expect(supportOf(['Lamp', 'Horn'], never)).toMatchObject({ chrome: '1', safari: undefined })
})

test.each([
  'Lamps',
  'Navigator.vibrates',
  'navigator.vibrate',
  '__compat',
  'Navigator.__compat',
  'toString',
  'Notification.permission_static',
  'Navigator.',
  '',
])('%j is not a name, and the error shows a correct one', (need) => {
  expect(() => supportOf([need])).toThrow(`"@needs ${need}": browser-compat-data has no such interface or member`)
})

test('a feature of all supported browsers is not a limit', () => {
  expect(limitsOf(undefined)).toBeUndefined()
  expect(limitsOf(['WebSocket', 'Navigator.clipboard'])).toBeUndefined()
  expect(limitsOf(['WebSocket', 'Navigator.vibrate'])).toEqual({
    chrome: '32',
    chrome_android: '32',
    edge: '79',
    firefox: undefined,
    safari: undefined,
    safari_ios: undefined,
  })
})

test('a line has the version of each browser', () => {
  expect(supportText(supportOf(['Navigator.wakeLock']))).toBe(
    'Chrome 84, Chrome on Android 84, Edge 84, Firefox 126, Safari 16.4, Safari on iOS 18.4',
  )
})
