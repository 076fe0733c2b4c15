import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isApiError } from '../../base/call/ApiError.ts'
import { load } from '../../testing/internal/apps/routedApp.ts'
import { page } from '../config/config.ts'
import { createNavigator } from '../createNavigator.ts'
import { redirectTo } from '../guards/redirect.ts'
import { type Addressing, hashAddressing, pathAddressing } from '../history/browserHistory.ts'
import type { History } from '../history/history.ts'
import { memoryHistory } from '../history/memoryHistory.ts'
import { writeSnapshot } from '../history/snapshot.ts'
import { isPlain, parseAddress } from './address.ts'

const origin = 'https://own.example'

/** Pages that match as many addresses as possible. */
const app = {
  pages: {
    '/': page({ load }),
    '/:a': page({ load }),
    '/:a/:b': page({ load }),
    '/:a/:b/:c': page({ load }),
    '/:a/:b/item/:id': page({ load }),
  },
}

const bases = ['/', '', '../', '/shop', 'a/b/', '/данные', '//evil.example', '\\\\evil.example', '/..']

const addressings: [string, Addressing, root: string][] = [
  ...bases.map((base): [string, Addressing, string] => {
    const addressing = pathAddressing(base)
    return [`path history with base ${base}`, addressing, addressing.write('/')]
  }),
  ['hash history', hashAddressing, '/'],
]

/** A history without a browser that formats addresses with the given addressing. */
function historyAt(url: string, { write }: Addressing): History {
  return { ...memoryHistory(url)(), href: write }
}

/** Addresses that lead outside of the app, or would do so as the `href` of a link. */
const outside = [
  '/.//evil.example/item/3',
  '/x/..//evil.example/item/3',
  './/evil.example/item/3',
  '..//evil.example/item/3',
  '//evil.example/item/3',
  '///evil.example/item/3',
  '\\\\evil.example/item/3',
  '/\\evil.example/item/3',
  '/.\\/evil.example/item/3',
  '\t//evil.example/item/3',
  '/\t/evil.example/item/3',
  '/.\n//evil.example/item/3',
  '/.\r/\t/evil.example/item/3',
  ' //evil.example/item/3',
  '\u0000//evil.example/item/3',
  '/%2e//evil.example/item/3',
  '/x/%2E%2e//evil.example/item/3',
  'https:evil.example/item/3',
  'https:/evil.example',
  'https://evil.example/item/3',
  'https://own.example@evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://own.example/1',
]

/** Addresses above the first folder. */
const climbing = ['/../../a', '../../../a', '/a/..', '/%2e%2e/a']

const hostile = [...outside, ...climbing]

const malformed = [
  '//',
  '///',
  '////',
  '/\\',
  '//:',
  '//:80',
  '//[',
  '//a:99999/',
  '//%',
  '/%',
  '/%ff',
  '/%E0%A4%A',
  '/a%2',
  '/?%',
  '/?a=%E0%A4%A',
  '/a?b=%',
  '/\ud800',
  '/a/%00',
  '?',
  '??',
  ':',
  '/:id',
  'http://[',
  'https://',
  '%',
  '.',
  '..',
  '/a b',
  '/<script>',
]

/** Arbitrary texts, most of them from the parts of addresses. */
const pieces = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '%',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
    '?',
    '#',
    ':',
    '@',
  ],
  ...[
    '[',
    ']',
    'http:',
    'https://',
    'javascript:',
    'ws:',
    'evil.example',
    'own.example',
    'item',
    '3',
    'a',
    'é',
    '\ud800',
  ],
)
const anyText = fc.oneof(
  fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.webPath(),
  fc.constantFrom(...hostile, ...malformed),
)
const documents = ['/', '/shop/item/3', '//evil.example/', '/a/b/?x=//y'].map((path) => origin + path)
const anyDocument = fc.constantFrom(...documents)

describe.each(addressings)('%s', (_, addressing, root) => {
  const { read, write } = addressing

  function expectInside(href: string, at: string): void {
    const target = new URL(href, at)
    expect(target.origin, href).toBe(origin)
    if (addressing !== hashAddressing) expect(target.pathname.startsWith(root), href).toBe(true)
    else expect(target.href.replace(/#.*$/s, '')).toBe(at)
  }

  test('an href is on the app’s own origin, below the base, for any address', () => {
    fc.assert(fc.property(anyText, anyDocument, (text, at) => expectInside(write(text), at)))
  })

  test.each(hostile)('%j as an address', (text) => {
    for (const at of documents) expectInside(write(text), at)
  })

  test('a link leads into the app, or has no href and its call rejects with a code', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, anyDocument, async (text, current, at) => {
        const pages = createNavigator(app, historyAt(`/${current}`, addressing))
        const href = pages.hrefOf({ url: text })
        if (href !== undefined) expectInside(href, at)
        const refusal = await pages.open('navigateTo', { url: text }).catch((error: unknown) => error)
        pages.stop()
        if (href !== undefined && text) expect(typeof refusal).toBe('string')
        else expect(isApiError(refusal), String(refusal)).toBe(true)
      }),
    )
  })

  test('a page with any parameter has an href that leads to this page, or no href', () => {
    fc.assert(
      fc.property(anyText, anyText, anyDocument, (a, id, at) => {
        const pages = createNavigator(app, historyAt('/', addressing))
        const href = pages.hrefOf({ path: '/:a/:b/item/:id', params: { a, b: 'b', id } })
        pages.stop()
        if (href === undefined) return
        expectInside(href, at)
        const match = pages.routes.match(read(new URL(href, at)))
        expect(match?.route.path).toBe('/:a/:b/item/:id')
        expect(match?.params).toEqual({ a, b: 'b', id })
      }),
    )
  })

  test('an address that the browser shows is parsed, and formatted as the browser shows it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = new URL(write(text), origin)
        const again = new URL(write(read(shown)), shown)
        expect(read(again)).toBe(read(shown))
        if (addressing !== hashAddressing) expect(again.href).toBe(shown.href)
      }),
    )
  })
})

test.each(outside)('a guard that redirects to %j is refused, and no page opens', async (url) => {
  const guard = ({ path }: { path: string }) => path === '/' || redirectTo({ url })
  const pages = createNavigator({ ...app, guard }, memoryHistory()())
  await expect(pages.open('navigateTo', { url: '/a' })).rejects.toMatchObject({ code: 'not-found' })
  expect(pages.stack.get().pages).toHaveLength(1)
  pages.stop()
})

test('links resolved against a stored stack do not leave the app, and the stack is shown', async () => {
  const stored = (url: string) =>
    writeSnapshot({
      entryIds: ['1', '2'],
      pages: [
        { key: 'a', url },
        { key: 'b', url: '/b' },
      ],
      tabs: [],
      overlayEntries: [],
    })
  await fc.assert(
    fc.asyncProperty(anyText, async (url) => {
      const history = memoryHistory('/b')()
      history.replace('/b', stored(`/${url}`))
      const pages = createNavigator(app, history)
      await pages.settled()
      const [below] = pages.stack.get().pages
      expect(below?.url).toBe(`/${url}`)
      if (below) pages.matchOf(below)
      const href = pages.hrefOf({ url: `/${url}` })
      if (href !== undefined) expect(new URL(href, origin).origin).toBe(origin)
      pages.stop()
    }),
  )
})

describe('an app starts', () => {
  test.each([...hostile, ...malformed])('at the address %j', async (url) => {
    await expectStart(url)
  })

  test('at any address', async () => {
    await fc.assert(fc.asyncProperty(anyText, expectStart))
  })

  async function expectStart(url: string): Promise<void> {
    for (const addressing of [pathAddressing('/'), hashAddressing]) {
      const typed = new URL(addressing.write(url), origin)
      const pages = createNavigator(app, historyAt(addressing.read(typed), addressing))
      await pages.settled()
      expect(pages.stack.get().pages).toHaveLength(1)
      await pages.open('reLaunch', { url: '/' })
      expect(pages.stack.get().pages.map((entry) => entry.url)).toEqual(['/'])
      pages.stop()
    }
  }
})

describe('a plain address', () => {
  const segments = fc.array(fc.stringMatching(/^[\w-]+$/), { minLength: 1 })

  test('is what parsing it returns', () => {
    fc.assert(
      fc.property(segments, (parts) => {
        const url = `/${parts.join('/')}`
        const { pathname, search } = parseAddress(url)
        expect([isPlain(url), pathname + search]).toEqual([true, url])
      }),
    )
  })

  test.each([
    '',
    '/',
    'a',
    '//a',
    '/a/',
    '/a//b',
    '/.',
    '/a/..',
    '/a?x',
    '/%41',
    '/é',
    '/a b',
    '/a\n',
    '/a\\b',
    '/a#b',
  ])('%j is not plain', (url) => expect(isPlain(url)).toBe(false))
})
