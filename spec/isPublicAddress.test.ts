import { expect, test } from 'vitest'
import { isPublicAddress } from './isPublicAddress.ts'

test.each(['https://react.dev', 'https://semver.org/#summary', 'mailto:security@react.dev'])(
  '%s is accepted',
  (href) => {
    expect(isPublicAddress(href)).toBe(true)
  },
)

test.each([
  ['http://react.dev', 'no https'],
  ['//react.dev', 'no scheme'],
  ['https://', 'no host'],
  ['https://intranet/page', 'no public host'],
  ['https://example.com/a', 'a host for examples'],
  ['https://api.example.org', 'a host for examples'],
  ['https://app.test', 'a host for tests'],
  ['ftp://react.dev', 'another scheme'],
  ['https://reâct dev', 'a space'],
])('%s is rejected: %s', (href) => {
  expect(isPublicAddress(href)).toBe(false)
})
