import { expect, test } from 'vitest'
import { majorVersionIn, whyNotCompared } from './whyNotCompared.ts'

const recorded = { chromium: '156' }

test.each([
  ['the recorded version compares', '156', false, false, undefined],
  ['the recorded version records one picture', '156', true, false, undefined],
  ['another version compares nothing', '157', false, true, 'are of Chromium 156, and this is 157.'],
  ['another version does not record a single picture', '157', true, false, 'Record all of them'],
  ['another version records all pictures', '157', true, true, undefined],
])('%s', (_, chromium, isRecording, isWhole, reason) => {
  const answer = whyNotCompared(recorded, { chromium, isRecording, isWhole })
  expect(answer).toEqual(reason && expect.stringContaining(reason))
})

test.each([
  ['Chromium 156.0.8078.79 built on Debian', '156'],
  ['no browser', 'none'],
])('in %j the major version is %s', (text, version) => {
  expect(majorVersionIn(text)).toBe(version)
})
