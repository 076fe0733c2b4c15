import { expect, test } from 'vitest'
import { whyNotCompared } from './whyNotCompared.ts'

const recorded = { chromium: '156.0.8078.79', fonts: ['fonts/a.woff2'] }
const machine = {
  chromium: 'Chromium 156.0.8078.79 built on Debian',
  tests: ['a.visual.test.tsx'],
  hasFile: () => true,
}

test('the recorded browser and fonts compare', () => {
  expect(whyNotCompared(recorded, machine)).toBeUndefined()
})

test.each([
  ['another Chromium', recorded, { ...machine, chromium: 'Chromium 157.0.1.1' }, 'and this is 157.0.1.1'],
  ['a missing font', recorded, { ...machine, hasFile: () => false }, 'fonts/a.woff2'],
  ['no fonts of our own', { ...recorded, fonts: [] }, machine, 'no fonts'],
  ['no pictures', recorded, { ...machine, tests: [] }, 'no *.visual.test.tsx'],
])('%s do not', (_, given, there, reason) => {
  expect(whyNotCompared(given, there)).toContain(reason)
})
