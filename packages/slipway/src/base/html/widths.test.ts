import { expect, test } from 'vitest'
import { contentOf, widthRules } from './widths.ts'

test('an app without windows has one content, and no rule', () => {
  expect([contentOf({ html: '<p>', wider: [] }), widthRules([])]).toEqual(['<p>', ''])
})

test('each width has a content, and the last rule that applies shows it', () => {
  const wider = [
    { minWidthPx: 700, html: 'b' },
    { minWidthPx: 900, html: 'c' },
  ]
  expect(contentOf({ html: 'a', wider })).toBe(
    '<div data-sw-width="0">a</div><div data-sw-width="700">b</div><div data-sw-width="900">c</div>',
  )
  expect(widthRules(wider).split('\n')).toEqual([
    '[data-sw-width]{display:none}[data-sw-width="0"]{display:contents}',
    '@media (min-width:700px){[data-sw-width]{display:none}[data-sw-width="700"]{display:contents}}',
    '@media (min-width:900px){[data-sw-width]{display:none}[data-sw-width="900"]{display:contents}}',
  ])
})
