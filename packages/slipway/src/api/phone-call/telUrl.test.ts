import { expect, test } from 'vitest'
import { telUrl } from './telUrl.ts'

test.each([
  ['112', 'tel:112'],
  ['+1 (555) 010-0199', 'tel:+15550100199'],
  ['+49 30/1234.56', 'tel:+4930123456'],
  ['010–8888 7777', 'tel:01088887777'],
  ['\u202a+44 20 7946 0000\u202c', 'tel:+442079460000'],
  ['\u00a010086\n', 'tel:10086'],
  ['＋８６１０８８８８', 'tel:+86108888'],
  ['*#06#', 'tel:*%2306%23'],
  ['5550100,,7#', 'tel:5550100,,7%23'],
  ['5550100;7', 'tel:5550100;7'],
])('%j becomes %s', (phoneNumber, url) => {
  expect(telUrl(phoneNumber)).toBe(url)
})

test.each([
  '',
  '   ',
  '+',
  '**',
  '()',
  'tel:112',
  '1-800-FLOWERS',
  '112?body=x',
  '112&x',
  '55+5',
  '++55',
  '112%0a',
  'javascript:alert(1)',
  '\ud800',
])('%j is not a number', (phoneNumber) => {
  expect(telUrl(phoneNumber)).toBeUndefined()
})

test('a very long text is checked quickly', () => {
  const start = performance.now()
  expect(telUrl(`${'1'.repeat(1_000_000)}x`)).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(2_000)
})
