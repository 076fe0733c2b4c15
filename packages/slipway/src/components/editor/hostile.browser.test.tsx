import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ShownEditor, showEditor } from '../../testing/internal/apps/shownEditor.tsx'
import { harmOf } from '../../testing/internal/hostile/inert.ts'
import { nodeVectors, vectors } from '../../testing/internal/hostile/vectors.ts'

const pwned = vi.fn()
let address: string

beforeAll(() => {
  performance.clearResourceTimings()
  address = location.href
  Object.assign(window, { pwned })
})

afterAll(async () => {
  // Once this request is answered, all earlier requests have been sent.
  await fetch('/?last')
  const requested = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /^\/pwned/.test(new URL(name).pathname))
  expect(requested.map(({ name }) => name)).toEqual([])
  expect(pwned).not.toHaveBeenCalled()
  expect(location.href).toBe(address)
})

/** What Quill adds to elements of the text. */
const own = /^(?:contenteditable|data-(?:list|mention|placeholder|upload)|spellcheck)$/

/** The parts of the document that could do harm: elements that the editor does not have, their attributes, and their positions. */
const harmIn = (text: Element) =>
  [...text.querySelectorAll('*')].flatMap((element) => {
    const attrs = [...element.attributes]
      .filter(({ name }) => !own.test(name))
      .map(({ name, value }) => [name, value] as const)
    const isForeign = element.namespaceURI !== 'http://www.w3.org/1999/xhtml'
    return [...harmOf(element.localName, attrs), ...(isForeign ? [element.localName] : [])]
  })

/** The harm in HTML that the editor returns, as a browser parses it. */
const harmInHtml = (html: string) => harmIn(new DOMParser().parseFromString(html, 'text/html').body)

const data = (type: string, text: string) => {
  const transfer = new DataTransfer()
  transfer.setData(type, text)
  return transfer
}

/**
 * A paste. Firefox ignores the data that the constructor gets, and WebKit parses the HTML of a real `DataTransfer`, which takes minutes for
 * a deep tree.
 */
const clipboardEvent = (type: string, text: string) =>
  Object.defineProperty(new ClipboardEvent('paste', { bubbles: true, cancelable: true }), 'clipboardData', {
    value: { getData: (wanted: string) => (wanted === type ? text : ''), files: [] },
  })

/** Ways in which foreign HTML gets into an editor. */
const entrances: readonly (readonly [string, (editor: ShownEditor, html: string) => unknown])[] = [
  ['paste', ({ text }, html) => text.dispatchEvent(clipboardEvent('text/html', html))],
  [
    'drop',
    ({ text }, html) =>
      text.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data('text/html', html) }),
      ),
  ],
  ['setContents', ({ context }, html) => context.setContents({ html })],
  [
    'the control of a form',
    ({ root }, html) => {
      ;(root.querySelector('textarea') as HTMLTextAreaElement).value = html
    },
  ],
]

async function expectInert({ text, context }: ShownEditor): Promise<void> {
  expect(harmIn(text)).toEqual([])
  const { html } = await context.getContents()
  expect(harmInHtml(html)).toEqual([])
  for (const link of text.querySelectorAll('a')) {
    expect(['http:', 'https:', 'mailto:', 'tel:', ':'], link.outerHTML).toContain(link.protocol)
    link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  }
  for (const picture of text.querySelectorAll('img')) picture.dispatchEvent(new Event('error'))
  await Promise.resolve()
  expect(pwned).not.toHaveBeenCalled()
}

test('there are more than 200 vectors', () => {
  expect(Object.values(vectors).flat().length).toBeGreaterThan(200)
})

describe.each(entrances)('by %s', (_, enter) => {
  test.each(Object.entries(vectors))('against %s', async (__, texts) => {
    const editor = await showEditor()
    for (const html of texts) {
      await editor.context.clear()
      await enter(editor, html)
      await expectInert(editor)
    }
  })
})

test('RTF and other types of a paste are ignored, whatever they contain', async () => {
  const editor = await showEditor()
  for (const type of [
    'text/rtf',
    'application/rtf',
    'image/svg+xml',
    'application/xhtml+xml',
    'chromium/x-web-custom-data',
  ]) {
    for (const html of Object.values(vectors).flat().slice(0, 60)) {
      editor.text.focus()
      editor.text.dispatchEvent(
        clipboardEvent(type, `{\\rtf1 {\\field{\\*\\fldinst HYPERLINK "javascript:pwned()"}} ${html}}`),
      )
    }
  }
  expect((await editor.context.getContents()).html).toBe('')
})

test.each(nodeVectors)('a delta with %s is refused, and changes nothing', async (_, node) => {
  const editor = await showEditor({ defaultValue: '<p>a</p>' })
  for (const op of [
    node,
    { insert: node },
    { insert: { image: node } },
    { insert: 'b', attributes: node },
    { insert: 'b', attributes: { link: node } },
  ]) {
    const change = editor.context.setContents({ delta: { ops: [op] } as never })
    await change.catch((error: unknown) => expect(error).toMatchObject({ code: 'invalid-argument' }))
    await expectInert(editor)
  }
})

test('addresses and styles of a delta are those that `RichText` allows', async () => {
  const editor = await showEditor({ defaultValue: '<p>a</p>' })
  const addresses = [
    'javascript:pwned()',
    'JaVaScRiPt:pwned()',
    'java\nscript:pwned()',
    ' javascript:pwned()',
    'vbscript:x',
    'data:text/html,x',
    '#x',
  ]
  for (const value of addresses) {
    for (const op of [
      { insert: 'b', attributes: { link: value } },
      { insert: { image: value === '#x' ? 'data:image/svg+xml,x' : value } },
    ]) {
      await expect(editor.context.setContents({ delta: { ops: [op] } as never })).rejects.toMatchObject({
        code: 'invalid-argument',
      })
    }
  }
  for (const value of [
    'url(/pwned)',
    'red; background: url(/pwned)',
    'expression(pwned())',
    'red !important',
    'u\\72l(/pwned)',
  ]) {
    for (const name of ['color', 'backgroundColor', 'fontFamily', 'lineHeight', 'marginTop']) {
      const delta = { ops: [{ insert: 'b', attributes: { [name]: value } }] }
      await expect(editor.context.setContents({ delta })).rejects.toMatchObject({ code: 'invalid-argument' })
    }
  }
  expect((await editor.context.getContents()).html).toBe('<p>a</p>')
})

test('a paste of 1 MB ends within seconds, and typing goes on', async () => {
  const editor = await showEditor()
  const line = '<p>Lorem ipsum <b>dolor</b> sit <a href="https://a.example">amet</a>, consectetur.</p>'
  const html = line.repeat(Math.ceil(1_000_000 / line.length))
  editor.text.focus()
  editor.text.dispatchEvent(clipboardEvent('text/html', html))
  expect(editor.text.children.length).toBeGreaterThan(11_000)
  await editor.context.insertText({ text: 'x' })
  expect((await editor.context.getContents()).text).toContain('x')
})

test.each(['<b><p>', '<ul><li>', '<table><td>', '<blockquote>', '<p style="mso-list:l0 level1">'])(
  'a paste of 1 MB of %s ends, too',
  async (piece) => {
    const editor = await showEditor()
    editor.text.focus()
    editor.text.dispatchEvent(clipboardEvent('text/html', piece.repeat(1_000_000 / piece.length)))
    expect(harmIn(editor.text)).toEqual([])
  },
)
