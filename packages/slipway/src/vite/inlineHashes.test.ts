import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineHashes } from './inlineHashes.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the hash is the same as the hash that browsers compute', () => {
  // From the example in the Content Security Policy specification: the script `alert('Hello, world.');`.
  expect(inlineHashes(["<script>alert('Hello, world.');</script>"])['script-src']).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ])
})

test.each([
  ['a script and a style sheet', '<style>a</style><script>b</script>', ['b'], ['a']],
  ['several tags', '<script>a</script><script>b</script><script>a</script>', ['a', 'b'], []],
  ['a module and an import map', '<script type="module">a</script><script type=importmap>{}</script>', ['a', '{}'], []],
  ['speculation rules', '<script type="speculationrules">{}</script>', ['{}'], []],
  ['a script with an old type', '<script type="text/javascript">a</script>', ['a'], []],
  ['data', '<script type="application/ld+json">{}</script><script type="text/template">a</script>', [], []],
  ['a script in a file', '<script src="/a.js"></script><script defer SRC=/a.js>b</script>', [], []],
  ['a name that only begins like src', '<script data-src="/a.js">a</script>', ['a'], []],
  ['src within a value', '<script title="b src=c">a</script>', ['a'], []],
  ['a > within a value', '<style media="(width>1px)">a</style>', [], ['a']],
  ['an empty tag', '<script></script><style></style>', [], []],
  ['blanks, which count', '<style>\n  a\n</style>', [], ['\n  a\n']],
  ['line ends of Windows, which browsers read as LF', '<style>a\r\nb\rc</style>', [], ['a\nb\nc']],
  ['capitals', '<SCRIPT>a</SCRIPT><Style>b</sTYLE>', ['a'], ['b']],
  ['an end tag with a blank', '<script>a</script >', ['a'], []],
  ['letters beyond ASCII', '<script>"剪贴板"</script>', ['"剪贴板"'], []],
  ['a comment', '<!-- <script>a</script> --><script>b</script>', ['b'], []],
  ['an open comment', '<!-- <script>a</script>', [], []],
  ['a comment within a script', '<script>"<!--"</script><script>b</script>', ['"<!--"', 'b'], []],
  ['a tag within a script', '<script>"<style>a</style>"</script>', ['"<style>a</style>"'], []],
  ['a tag within a title', '<title><script>a</script></title>', [], []],
  ['other elements with such names', '<script-x>a</script-x><styled>b</styled>', [], []],
])('%s', (_, html, scripts, styles) => {
  expect(inlineHashes([html])).toEqual({ 'script-src': scripts.map(sha256), 'style-src': styles.map(sha256) })
})

test('hashes of several pages are one list, each once', () => {
  expect(inlineHashes(['<script>a</script>', '<script>a</script><script>b</script>'])['script-src']).toEqual(
    ['a', 'b'].map(sha256),
  )
})
