import { expect, test } from 'vitest'
import { pagesOf } from './pagesOf.ts'

test('pages by path and language', () => {
  const files = ['about.fr.html', 'about.html', 'index.fr.html', 'index.html', 'order/7.5.html']
  expect(pagesOf(files, ['en', 'fr'])).toEqual({
    '': { en: 'index.html', fr: 'index.fr.html' },
    about: { en: 'about.html', fr: 'about.fr.html' },
    'order/7.5': { en: 'order/7.5.html' },
  })
  expect(Object.keys(pagesOf(files, ['en', 'fr']).about ?? {})).toEqual(['en', 'fr'])
  expect(pagesOf(['about.fr.html'], ['en'])).toEqual({ 'about.fr': { en: 'about.fr.html' } })
})
