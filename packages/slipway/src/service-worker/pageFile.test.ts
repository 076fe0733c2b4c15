import { expect, test } from 'vitest'
import { pageFile } from './pageFile.ts'

const plan = {
  pages: {
    '': { en: 'index.html', fr: 'index.fr.html' },
    about: { en: 'about.html', fr: 'about.fr.html' },
    été: { en: 'été.html' },
    'order/7.5': { en: 'order/7.5.html' },
  },
  shell: { en: 'index.html', fr: 'index.fr.html' },
}

test.each([
  ['/app/', ['en'], 'index.html'],
  ['/app', ['en'], 'index.html'],
  ['/app/index.html', ['en'], 'index.html'],
  ['/app/about', ['en'], 'about.html'],
  ['/app/about/', ['en'], 'about.html'],
  ['/app/about.html', ['en'], 'about.html'],
  ['/app/about', ['fr'], 'about.fr.html'],
  ['/app/about', ['fr-CA', 'en'], 'about.fr.html'],
  ['/app/about', ['FR'], 'about.fr.html'],
  ['/app/about', ['de', 'fr'], 'about.fr.html'],
  ['/app/about', ['de'], 'about.html'],
  ['/app/order/7', ['fr'], 'index.fr.html'],
  ['/app/order/7.5', ['fr'], 'order/7.5.html'],
  ['/app/%C3%A9t%C3%A9', ['en'], 'été.html'],
  ['/app/%', ['en'], 'index.html'],
  ['/app/constructor', ['en'], 'index.html'],
  ['/app/price-list.pdf', ['en'], undefined],
  ['/other/', ['en'], undefined],
  ['/apple', ['en'], undefined],
])('the file of %s in %j is %s', (path, languages, file) => {
  expect(pageFile(path, '/app/', languages, plan)).toBe(file)
})
