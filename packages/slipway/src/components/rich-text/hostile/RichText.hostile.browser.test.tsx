import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { serverHtml } from '../../../testing/internal/apps/serverHtml.ts'
import { render } from '../../../testing/internal/environment/render.tsx'
import { harmOf } from '../../../testing/internal/hostile/inert.ts'
import { nodeVectors, vectors } from '../../../testing/internal/hostile/vectors.ts'
import { RichText, type RichTextNode } from '../index.ts'

const pwned = vi.fn()
const address = location.href
const base = document.baseURI

beforeAll(() => {
  Object.assign(window, { pwned })
})

afterAll(async () => {
  // Once this request is answered, all earlier requests have been sent.
  await fetch('/?last')
  const requested = performance.getEntriesByType('resource').filter(({ name }) => name.includes('pwned'))
  expect(requested.map(({ name }) => name)).toEqual([])
  expect(pwned).not.toHaveBeenCalled()
  expect([location.href, document.baseURI]).toEqual([address, base])
})

const harmIn = (root: Element) =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    const attrs = [...element.attributes].map(({ name, value }) => [name, value] as const)
    const position = getComputedStyle(element).position
    const foreign = element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [element.namespaceURI]
    return [...harmOf(element.localName, attrs), ...foreign, ...(position === 'static' ? [] : [position])]
  })

/** A tree as text, independent of the order of its attributes. */
function shapeOf(node: Node | null): string {
  if (!(node instanceof HTMLElement)) return JSON.stringify(node?.nodeValue)
  const attrs = [...node.attributes].map(
    ({ name, value }) => `${name}=${name === 'style' ? node.style.cssText : value}`,
  )
  return `<${node.localName} ${attrs.sort()}>${[...node.childNodes].map(shapeOf)}</>`
}

/** Renders a text with React, and a second time from the markup of server rendering. */
async function expectInert(nodes: string | readonly RichTextNode[]): Promise<void> {
  const { element } = render(<RichText nodes={nodes} />)
  expect(harmIn(element)).toEqual([])
  const served = document.body.appendChild(document.createElement('div'))
  try {
    served.innerHTML = serverHtml(<RichText nodes={nodes} />)
    expect(harmIn(served)).toEqual([])
    expect(shapeOf(served.firstElementChild), 'both are the same').toBe(shapeOf(element))
    for (const link of element.querySelectorAll('a')) {
      expect(['http:', 'https:', 'mailto:', 'tel:', ':'], link.outerHTML).toContain(link.protocol)
      link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      link.focus()
    }
    for (const picture of element.querySelectorAll('img')) picture.dispatchEvent(new Event('error'))
    await Promise.resolve()
    expect(pwned).not.toHaveBeenCalled()
  } finally {
    served.remove()
  }
}

describe.each(Object.entries(vectors))('against %s', (_, texts) => {
  test.each(texts)('%j', async (text) => {
    await expectInert(text)
  })
})

test.each(nodeVectors)('against %s in nodes', async (_, node) => {
  await expectInert([node as RichTextNode, { name: 'p', children: [node as RichTextNode] }])
})

test('any mixture of tags is inert, and a browser parses its markup into the tree that React renders', async () => {
  const tags =
    'p b i a ul li dl dt dd h1 h2 table tr td th tbody thead caption col colgroup ruby rt rp pre div span img br details summary svg math script style select form button font u'
  const name = fc.constantFrom(...tags.split(' '))
  const piece = fc.oneof(
    { weight: 5, arbitrary: name.map((tag) => `<${tag}>`) },
    { weight: 4, arbitrary: name.map((tag) => `</${tag}>`) },
    {
      weight: 3,
      arbitrary: fc.constantFrom('x', ' ', '\n', '&lt;b&gt;', '&nbsp;', '<!--', '-->', '"', "'", '<', '>', '/'),
    },
    fc.constantFrom(
      '<img src=x onerror=pwned()>',
      '<a href="javascript:pwned()">',
      '<svg/onload=pwned()>',
      '<p title="',
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => expectInert(pieces.join(''))),
    { numRuns: 400 },
  )
})
