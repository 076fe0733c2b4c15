import { expect, test } from 'vitest'
import { readChooserStart } from './query.ts'

test('[S2.1] the query contains the point and the keyword', () => {
  expect(readChooserStart({ latitude: '48.8584', longitude: '2.2945', keyword: 'museum' })).toEqual({
    keyword: 'museum',
    point: { latitude: 48.8584, longitude: 2.2945 },
  })
})

test.each([
  {},
  { latitude: '1' },
  { latitude: '', longitude: '' },
  { latitude: '91', longitude: '0' },
  { latitude: '0', longitude: '-181' },
  { latitude: 'x', longitude: '0' },
  { latitude: 'Infinity', longitude: '0' },
])('the query %j has no point', (query) => {
  expect(readChooserStart(query as never)).toEqual({ keyword: '', point: undefined })
})

test('of repeated keys the last one counts', () => {
  expect(readChooserStart({ keyword: ['a', 'b'], latitude: ['1', '2'], longitude: '3' })).toEqual({
    keyword: 'b',
    point: { latitude: 2, longitude: 3 },
  })
})
