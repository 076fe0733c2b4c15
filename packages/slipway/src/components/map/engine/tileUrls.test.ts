import { expect, test } from 'vitest'
import { tileUrls } from './tileUrls.ts'

const url = 'https://{s}.example.com/{z}/{x}/{y}{r}.png'

test.each([
  [
    'one address for each subdomain',
    { url, subdomains: ['a', 'b'] },
    false,
    false,
    ['https://a.example.com/{z}/{x}/{y}.png', 'https://b.example.com/{z}/{x}/{y}.png'],
  ],
  ['larger pictures on a dense screen', { url: '/{z}/{x}/{y}{r}.png' }, false, true, ['/{z}/{x}/{y}@2x.png']],
  ['tiles of the dark theme', { url: '/light/{z}', dark: '/dark/{z}' }, true, false, ['/dark/{z}']],
  ['the same tiles in the dark theme without others', { url: '/light/{z}' }, true, false, ['/light/{z}']],
])('%s', (_, tiles, isDark, isDense, urls) => expect(tileUrls(tiles, isDark, isDense)).toEqual(urls))
