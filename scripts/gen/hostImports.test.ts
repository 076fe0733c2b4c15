import { expect, test } from 'vitest'
import { hostTargets } from './hostImports.ts'

test('a capability with only a web host uses it on all platforms', () => {
  expect(hostTargets(['src/api/clipboard/web.ts'])).toEqual({
    '#host/clipboard': {
      'slipway-source': { default: './src/api/clipboard/web.ts' },
      node: { default: './dist/node/api/clipboard/web.js' },
      default: './dist/api/clipboard/web.js',
    },
  })
})

test('a capacitor.ts in the folder is registered automatically', () => {
  const targets = hostTargets(['src/api/vibrate/capacitor.ts', 'src/api/vibrate/web.ts'])
  expect(targets).toEqual({
    '#host/vibrate': {
      'slipway-source': { capacitor: './src/api/vibrate/capacitor.ts', default: './src/api/vibrate/web.ts' },
      node: { capacitor: './dist/node/api/vibrate/capacitor.js', default: './dist/node/api/vibrate/web.js' },
      capacitor: './dist/api/vibrate/capacitor.js',
      default: './dist/api/vibrate/web.js',
    },
  })
})

test('conditions are in the order in which Node tries them', () => {
  const [target] = Object.values(hostTargets(['src/api/vibrate/capacitor.ts', 'src/api/vibrate/web.ts']))
  expect(Object.keys(target ?? {})).toEqual(['slipway-source', 'node', 'capacitor', 'default'])
})

test('a folder without a web host is an error', () => {
  expect(() => hostTargets(['src/api/nfc/capacitor.ts'])).toThrow('api/nfc has no web.ts')
})
