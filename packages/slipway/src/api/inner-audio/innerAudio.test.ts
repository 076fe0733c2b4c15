import { expect, test } from 'vitest'
import { getBackgroundAudioManager } from '../background-audio/index.ts'
import { createInnerAudioContext } from './index.ts'

test('without a document, players are not available', () => {
  expect(() => createInnerAudioContext()).toThrow(expect.objectContaining({ code: 'unavailable' }))
  expect(() => getBackgroundAudioManager()).toThrow(expect.objectContaining({ code: 'unavailable' }))
})
