import { expect, test } from 'vitest'
import { type Download, overDownloads } from './visits.ts'

const download = (more: Partial<Download>): Download => ({ js: 80, css: 10, requests: 4, files: ['80 /a.js'], ...more })
const budgetOf = () => ({ js: 80, jsAndCss: 90, requests: 4 })

test.each<[string, Partial<Download>, string[]]>([
  ['a download within its budget', {}, []],
  [
    'one byte of JS too many',
    { js: 81, css: 0 },
    ['hello: 81 B of JS, but the budget in scripts/size/visits.ts is 80:'],
  ],
  [
    'one byte of CSS too many',
    { css: 11 },
    ['hello: 91 B of JS and CSS, but the budget in scripts/size/visits.ts is 90:'],
  ],
  ['one request too many', { requests: 5 }, ['hello: 5 requests, but the budget in scripts/size/visits.ts is 4:']],
])('%s', (_, more, messages) => {
  expect(overDownloads({ hello: download(more) }, budgetOf)).toEqual(messages.map((line) => `${line}\n80 /a.js`))
})
