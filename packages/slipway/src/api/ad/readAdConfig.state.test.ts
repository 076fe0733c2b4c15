import { expect, test } from 'vitest'
import { readAdConfig } from './readAdConfig.state.ts'

const adOf = (fields: object) => readAdConfig({ units: { top: [{ id: 'a', title: 'A', ...fields }] } })?.get('top')?.[0]

test('[S7.6] reads the ads of each unit', () => {
  const ad = {
    id: 'boots',
    title: 'Boots',
    text: 'For any weather',
    image: 'https://ads.example/boots.webp',
    video: 'https://ads.example/boots.mp4',
    url: 'https://shop.example/boots?from=app',
    seconds: 20,
  }
  expect(readAdConfig({ units: { top: [ad], empty: [] } })).toEqual(
    new Map<string, unknown>([
      ['top', [ad]],
      ['empty', []],
    ]),
  )
})

test.each([undefined, null, 7, 'text', [], {}, { units: null }, { units: 7 }, { ads: {} }])(
  'the configuration %j has an unknown form',
  (value) => {
    expect(readAdConfig(value)).toBeUndefined()
  },
)

test.each([
  null,
  7,
  'a',
  [],
  {},
  { id: 'a' },
  { title: 'A' },
  { id: '', title: 'A' },
  { id: 'a', title: '' },
  { id: 7, title: 'A' },
  { id: {}, title: [] },
])('the ad %j is left out, and the next one is kept', (wrong) => {
  expect(readAdConfig({ units: { top: [wrong, { id: 'b', title: 'B' }] } })?.get('top')).toMatchObject([{ id: 'b' }])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'JaVaScRiPt:1',
  '/relative',
  '',
  7,
  null,
  { href: 'https://a' },
  'blob:https://a/b',
  'file:///a',
])('the address %j is left out', (wrong) => {
  expect(adOf({ url: wrong, image: wrong, video: wrong })).toMatchObject({
    url: undefined,
    image: undefined,
    video: undefined,
  })
})

test.each<[unknown, number | undefined]>([
  [15, 15],
  [0, 0],
  [1e9, 60],
  [Number.POSITIVE_INFINITY, 60],
  [-1, undefined],
  [Number.NaN, undefined],
  ['15', undefined],
])('%j seconds are read as %j', (seconds, expected) => {
  expect(adOf({ seconds })?.seconds).toBe(expected)
})

test('long texts are shortened, and HTML stays text', () => {
  expect(adOf({ text: 'x'.repeat(5_000) })?.text).toHaveLength(300)
  expect(adOf({ text: '<img src=x onerror=alert(1)>' })?.text).toBe('<img src=x onerror=alert(1)>')
})

test('names of units such as __proto__ have no special meaning', () => {
  const config = readAdConfig(JSON.parse('{ "units": { "__proto__": [{ "id": "a", "title": "A" }], "top": {} } }'))
  expect(config?.get('__proto__')).toHaveLength(1)
  expect(config?.get('top')).toEqual([])
  expect(config?.get('constructor')).toBeUndefined()
})
