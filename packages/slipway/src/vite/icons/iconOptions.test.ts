import { expect, test } from 'vitest'
import { iconPlan, mistakesInIcons } from './iconOptions.ts'

test('the defaults', () => {
  expect(iconPlan({})).toEqual({ source: 'icon.svg', background: '#ffffff', maskablePadding: 0.1 })
  const given = { source: '/brand/logo.svg', background: '#0a66d8', maskablePadding: 0 }
  expect(iconPlan(given)).toEqual({ ...given, source: 'brand/logo.svg' })
})

test.each([
  [undefined],
  [[]],
  [[{ src: '/a.png' }]],
  [{}],
  [{ source: 'icon.svg' }],
  [{ source: '/brand/logo.SVG', background: '#FFF', maskablePadding: 0.4 }],
])('%j has no mistakes', (option) => {
  expect(mistakesInIcons(option)).toEqual([])
})

test.each([
  [null, 'icons is null. Write a list'],
  [
    '/icon.svg',
    `icons is "/icon.svg". Write a list: icons: [{ src: '/icon-192.png', sizes: '192x192' }], or an SVG file`,
  ],
  [['/icon.png'], 'icons is ["/icon.png"]. Write a list'],
  [{ from: '/icon.svg' }, 'icons.from is not an option. Write one of source, background, maskablePadding.'],
  [{ source: 1 }, "icons.source is 1. Write an SVG file of the public folder: source: '/icon.svg'."],
  [{ source: '/icon.png' }, 'icons.source is "/icon.png".'],
  [{ source: '../icon.svg' }, 'icons.source is "../icon.svg".'],
  [{ source: '/a/../../icon.svg' }, 'icons.source is "/a/../../icon.svg".'],
  [{ source: 'https://cdn.example/icon.svg' }, 'icons.source is "https://cdn.example/icon.svg".'],
  [{ source: '//cdn.example/icon.svg' }, 'icons.source is "//cdn.example/icon.svg".'],
  [{ background: 'blue' }, `icons.background is "blue". Write an opaque colour: background: '#0a66d8'.`],
  [{ background: '#0a66d880' }, 'icons.background is "#0a66d880".'],
  [{ maskablePadding: '10%' }, 'icons.maskablePadding is "10%". Write a number from 0 to 0.4.'],
  [{ maskablePadding: 0.5 }, 'icons.maskablePadding is 0.5.'],
  [{ maskablePadding: -0.1 }, 'icons.maskablePadding is -0.1.'],
])('the mistake in %j', (option, message) => {
  const mistakes = mistakesInIcons(option)
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toContain(message)
})
