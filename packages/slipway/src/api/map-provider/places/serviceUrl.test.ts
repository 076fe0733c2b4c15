import { expect, test } from 'vitest'
import { serviceUrl } from './serviceUrl.ts'

test.each([
  ['https://example.com', 'https://example.com/api?q=a%20b%26c'],
  ['https://example.com/', 'https://example.com/api?q=a%20b%26c'],
  ['https://example.com/photon/?token=1', 'https://example.com/photon/api?token=1&q=a%20b%26c'],
  ['/photon', '/photon/api?q=a%20b%26c'],
  ['', '/api?q=a%20b%26c'],
])('the functions of %s', (base, url) => {
  expect(serviceUrl(base, '/api', { q: 'a b&c', lat: undefined })).toBe(url)
})
