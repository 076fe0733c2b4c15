import { expect, test } from 'vitest'
import { type Preview, readPreview } from './query.ts'

const pageUrl = 'https://shop.example/app/preview-image'

const fromState = (state: unknown) => readPreview({ state, query: {} }, pageUrl)
const fromLink = (search: string, url = pageUrl) => {
  const params = new URLSearchParams(search)
  const query = Object.fromEntries(
    [...params.keys()].map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')] as const
    }),
  )
  return readPreview({ state: undefined, query }, url)
}

const urls = ['blob:https://shop.example/1', 'data:image/png,x', 'photo.jpg']

test.each<[unknown, number]>([
  [0, 0],
  [2, 2],
  [3, 0],
  [-1, 0],
  [1.5, 0],
  [Number.NaN, 0],
  ['photo.jpg', 2],
  ['data:image/png,x', 1],
  ['elsewhere.jpg', 0],
  ['1', 0],
  [undefined, 0],
  [null, 0],
])('[S2.3] of three images from the route’s state, current %j is the image at %i', (current, index) => {
  expect(fromState({ urls, current })).toEqual({ urls, index })
})

test.each([undefined, null, 'x', {}, { urls: 'photo.jpg' }, { urls: [] }, { urls: ['photo.jpg', 7] }])(
  'a state without a list of images shows nothing: %j',
  (state) => {
    expect(fromState(state)).toBeUndefined()
  },
)

const a = 'https://shop.example/a.jpg'
const b = 'https://cdn.example/b.jpg'

test.each<[string, Preview]>([
  ['urls=/a.jpg', { urls: [a], index: 0 }],
  [`urls=/a.jpg&urls=${b}`, { urls: [a, b], index: 0 }],
  [`urls=/a.jpg&urls=${b}&current=1`, { urls: [a, b], index: 1 }],
  [`urls=/a.jpg&urls=${b}&current=${b}`, { urls: [a, b], index: 1 }],
  [`urls=${b}&urls=/a.jpg&current=/a.jpg`, { urls: [b, a], index: 1 }],
  [`urls=/a.jpg&urls=${b}&current=2`, { urls: [a, b], index: 0 }],
  [`urls=/a.jpg&urls=${b}&current=nothing.jpg`, { urls: [a, b], index: 0 }],
  [`urls=/a.jpg&urls=1&current=1`, { urls: [a, 'https://shop.example/app/1'], index: 1 }],
  [`urls=/a.jpg&urls=${b}&current=0&current=1`, { urls: [a, b], index: 0 }],
])('[S2.3] the link ?%s', (search, preview) => {
  expect(fromLink(search)).toEqual(preview)
})

test.each([
  '',
  'current=1',
  'urls=javascript:alert(1)',
  'urls=data:image/svg%2bxml,<svg/>',
  'urls=blob:https://shop.example/1',
  'urls=file:///etc/passwd',
  'urls=http://cdn.example/b.jpg',
  'urls=http://',
  'urls=/a.jpg&urls=http://cdn.example/b.jpg',
])('[S2.3] the link ?%s shows nothing', (search) => {
  expect(fromLink(search)).toBeUndefined()
})

test('an app served by http shows its own images and those by https', () => {
  const local = 'http://localhost:5173/preview-image'
  expect(fromLink('urls=/a.jpg', local)?.urls).toEqual(['http://localhost:5173/a.jpg'])
  expect(fromLink(`urls=${b}`, local)?.urls).toEqual([b])
  expect(fromLink('urls=http://localhost:8080/a.jpg', local)).toBeUndefined()
})

test('the route’s state takes precedence over the query', () => {
  expect(readPreview({ state: { urls }, query: { urls: '/a.jpg' } }, pageUrl)).toEqual({ urls, index: 0 })
})

test('options of the viewer are passed on if they are valid', () => {
  const from = { x: 1, y: 2, width: 3, height: 4, documentMs: performance.timeOrigin }
  const look = { captions: ['One', '', 'Three'], indicator: 'none', showMenu: false, from }
  expect(fromState({ urls, ...look })).toEqual({ urls, index: 0, ...look })
  const odd = { captions: ['One', 7], indicator: 'stars', showMenu: 'no', from: { ...from, width: Number.NaN } }
  expect(fromState({ urls, ...odd })).toEqual({ urls, index: 0 })
})

test('a thumbnail of another document, as before a reload, is ignored', () => {
  const from = { x: 1, y: 2, width: 3, height: 4, documentMs: performance.timeOrigin - 1 }
  expect(fromState({ urls, from })).toEqual({ urls, index: 0 })
})
