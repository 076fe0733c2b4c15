import { expect, test } from 'vitest'
import { urlPattern } from './urlPattern.ts'

test.each([
  ['/api/*', 'https://app.example/api/orders?page=2', true],
  ['/api/*', 'https://app.example/api/', true],
  ['/api/*', 'https://app.example/api', false],
  ['/api/*', 'https://other.example/api/orders', false],
  ['/api/*/photo.jpg', 'https://app.example/api/7/photo.jpg', true],
  ['/api/*/photo.jpg', 'https://app.example/api/7/photoxjpg', false],
  ['/a+b(c)', 'https://app.example/a+b(c)', true],
  ['https://tiles.example/*', 'https://tiles.example/3/4/5.png', true],
  ['https://tiles.example/*', 'https://app.example/3/4/5.png', false],
  ['https://tiles.example', 'https://tiles.example/3/4/5.png', true],
])('%s and %s: %s', (pattern, url, isMatch) => {
  expect(urlPattern(pattern, 'https://app.example')(new URL(url))).toBe(isMatch)
})
