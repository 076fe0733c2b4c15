import { expect, test } from 'vitest'
import { readSource } from './frameSource.ts'

const base = 'https://app.example/web/view?a=1'

test.each([
  ['https://shop.example/a?b#c', 'https://shop.example/a?b#c', 'https://shop.example', 'shop.example'],
  ['http://shop.example:8080', 'http://shop.example:8080/', 'http://shop.example:8080', 'shop.example:8080'],
  [
    'https://user@app.example.evil.example/',
    'https://user@app.example.evil.example/',
    'https://app.example.evil.example',
    'app.example.evil.example',
  ],
  ['http://app.example/', 'http://app.example/', 'http://app.example', 'app.example'],
  ['//shop.example/a', 'https://shop.example/a', 'https://shop.example', 'shop.example'],
])('%s is another origin, and keeps it', (src, href, origin, host) => {
  const source = readSource(src, base)
  expect(source).toMatchObject({ href, origin, host })
  expect(source?.sandbox.split(' ')).toContain('allow-same-origin')
})

test.each(['/help.html', 'help.html', '', '?b=2', 'https://app.example/help', 'https://APP.example:443/help'])(
  'the address "%s" of the app itself gets an origin of its own',
  (src) => {
    const source = readSource(src, base)
    expect(source?.origin).toBe('https://app.example')
    expect(source?.sandbox.split(' ')).not.toContain('allow-same-origin')
  },
)

test('no sandbox allows a frame to navigate the app', () => {
  for (const src of ['/help.html', 'https://shop.example']) {
    expect(readSource(src, base)?.sandbox).not.toMatch(/allow-top-navigation|allow-modals|allow-pointer-lock/)
  }
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<p>',
  'blob:https://app.example/1b9d6bcd',
  'filesystem:https://app.example/temporary/a.html',
  'about:blank',
  'about:srcdoc',
  'file:///etc/passwd',
  'intent://scan/#Intent;end',
  'https://',
  'http://[',
])('%j is refused', (src) => {
  expect(readSource(src, base)).toBeUndefined()
})
