import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EditorDelta, EditorOp } from '../../../api/editor-context/contents.ts'
import { checkDelta } from './checkDelta.ts'
import { deltaToHtml, deltaToText } from './deltaToHtml.ts'
import { htmlToDelta } from './htmlToDelta.ts'

/** Joins neighbours with equal formats, as Quill does. */
function compact({ ops }: EditorDelta): readonly EditorOp[] {
  const joined: EditorOp[] = []
  for (const op of ops) {
    const before = joined.at(-1)
    const isSame = JSON.stringify(before?.attributes) === JSON.stringify(op.attributes)
    if (before && isSame && typeof before.insert === 'string' && typeof op.insert === 'string')
      joined[joined.length - 1] = { ...before, insert: before.insert + op.insert }
    else joined.push(op)
  }
  return joined
}

const read = (html: string) => compact(htmlToDelta(html))

describe('HTML becomes a delta', () => {
  test.each<[string, readonly EditorOp[]]>([
    ['', []],
    ['a', [{ insert: 'a\n' }]],
    ['<p>a</p><p>b</p>', [{ insert: 'a\nb\n' }]],
    ['<p>a</p>\n  <p>b</p>\n', [{ insert: 'a\nb\n' }]],
    ['a<br>b', [{ insert: 'a\nb\n' }]],
    ['<p>a<br></p><p><br></p><p>b</p>', [{ insert: 'a\n\nb\n' }]],
    ['a<br><p>b</p>', [{ insert: 'a\nb\n' }]],
    ['<div>a<div>b</div>c</div>', [{ insert: 'a\nb\nc\n' }]],
    ['<p> a  <b> b</b> c </p>', [{ insert: 'a ' }, { insert: 'b', attributes: { bold: true } }, { insert: ' c\n' }]],
    ['<p>&nbsp;a &nbsp;b 50&nbsp;%</p>', [{ insert: ' a  b 50\u00a0%\n' }]],
    ['<h2>T</h2>', [{ insert: 'T' }, { insert: '\n', attributes: { header: 2 } }]],
    [
      '<ul><li>a<ol><li>b</li></ol></li><li class="sw-checked">c</li></ul>',
      [
        { insert: 'a' },
        { insert: '\n', attributes: { list: 'bullet' } },
        { insert: 'b' },
        { insert: '\n', attributes: { list: 'ordered', indent: 1 } },
        { insert: 'c' },
        { insert: '\n', attributes: { list: 'checked' } },
      ],
    ],
    [
      '<blockquote><p>a</p><h1>b</h1></blockquote>',
      [
        { insert: 'a' },
        { insert: '\n', attributes: { blockquote: true } },
        { insert: 'b' },
        { insert: '\n', attributes: { header: 1 } },
      ],
    ],
    [
      '<pre>a\n  b</pre>',
      [
        { insert: 'a' },
        { insert: '\n', attributes: { 'code-block': true } },
        { insert: '  b' },
        { insert: '\n', attributes: { 'code-block': true } },
      ],
    ],
    ['a<hr>b', [{ insert: 'a\n' }, { insert: { divider: true } }, { insert: 'b\n' }]],
    [
      '<a href="https://a.example">a</a>',
      [{ insert: 'a', attributes: { link: 'https://a.example' } }, { insert: '\n' }],
    ],
    [
      '<img src="/a.png" alt="A" width="20">',
      [{ insert: { image: '/a.png' }, attributes: { alt: 'A', width: '20' } }, { insert: '\n' }],
    ],
    [
      '<p style="text-align: center; line-height: 2">a</p>',
      [{ insert: 'a' }, { insert: '\n', attributes: { align: 'center', lineHeight: '2' } }],
    ],
    [
      '<span style="font-weight:700;color:red">a</span>',
      [{ insert: 'a', attributes: { color: 'red', bold: true } }, { insert: '\n' }],
    ],
    ['<b style="font-weight:normal">a</b>', [{ insert: 'a\n' }]],
    ['<table><tr><td>a</td><td>b</td><td></td></tr><tr><td></td><td>c</td></tr></table>', [{ insert: 'a\tb\n\tc\n' }]],
    [
      '<span class="sw-mention sw-mention-7%2F8">@Ada</span>',
      [{ insert: { mention: { id: '7/8', label: '@Ada' } } }, { insert: '\n' }],
    ],
    ['<script>pwned()</script><a href="javascript:pwned()">a</a>', [{ insert: 'a\n' }]],
  ])('%s', (html, ops) => {
    expect(read(html)).toEqual(ops)
  })

  test('pasted content keeps its meaning and loses its look', () => {
    const html = '<p style="margin: 9px; color: red; text-align: right"><b style="font-size: 40px">a</b></p>'
    expect(compact(htmlToDelta(html, { isPasted: true }))).toEqual([
      { insert: 'a', attributes: { bold: true } },
      { insert: '\n', attributes: { align: 'right' } },
    ])
  })
})

describe('a delta becomes HTML', () => {
  test.each<[string, readonly EditorOp[]]>([
    ['', []],
    ['', [{ insert: '\n' }]],
    ['<p>a</p><p><br></p><p>b</p>', [{ insert: 'a\n\nb\n' }]],
    ['<p>a &nbsp;b&nbsp;</p>', [{ insert: 'a  b \n' }]],
    ['<p>&lt;b&gt; &amp; &quot;</p>', [{ insert: '<b> & "\n' }]],
    [
      '<p><strong><em>a</em></strong></p>',
      [{ insert: 'a', attributes: { italic: true, bold: true } }, { insert: '\n' }],
    ],
    [
      '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul><ol><li>d</li></ol>',
      [
        { insert: 'a' },
        { insert: '\n', attributes: { list: 'bullet' } },
        { insert: 'b' },
        { insert: '\n', attributes: { list: 'ordered', indent: 1 } },
        { insert: 'c' },
        { insert: '\n', attributes: { list: 'bullet' } },
        { insert: 'd' },
        { insert: '\n', attributes: { list: 'ordered' } },
      ],
    ],
    ['<p>a</p><hr><p>b</p>', [{ insert: 'a' }, { insert: { divider: true } }, { insert: 'b\n' }]],
    [
      '<p><span class="sw-mention sw-mention-a%22%20b">@&lt;i&gt;</span></p>',
      [{ insert: { mention: { id: 'a" b', label: '@<i>' } } }, { insert: '\n' }],
    ],
  ])('%s', (html, ops) => {
    expect(deltaToHtml({ ops })).toBe(html)
  })

  test('its text has no embeds', () => {
    expect(deltaToText({ ops: [{ insert: 'a' }, { insert: { image: '/a.png' } }, { insert: 'b\n' }] })).toBe('ab\n')
  })
})

test('what becomes HTML is read again as the same document', () => {
  const text = fc.stringMatching(/^[a-z<>&" \u00a0é-]{1,12}$/)
  const textFormats = fc.record(
    {
      bold: fc.constant(true),
      italic: fc.constant(true),
      strike: fc.constant(true),
      code: fc.constant(true),
      script: fc.constantFrom('sub', 'super'),
      link: fc.constantFrom('https://a.example/?b=1&c=2', '/page', 'mailto:a@b.example'),
      color: fc.constantFrom('#ff0000', 'red', 'rgb(1, 2, 3)'),
    },
    { requiredKeys: [] },
  )
  const block = fc.constantFrom<object>(
    {},
    { header: 3 },
    { blockquote: true },
    { list: 'ordered' },
    { list: 'checked' },
    { 'code-block': true },
  )
  const line = fc.record(
    {
      align: fc.constantFrom('center', 'right'),
      direction: fc.constant('rtl'),
      indent: fc.integer({ min: 1, max: 4 }),
      lineHeight: fc.constant('1.5'),
    },
    { requiredKeys: [] },
  )
  const document = fc.array(
    fc.tuple(fc.array(fc.tuple(text, textFormats), { maxLength: 4 }), block, line).map(([pieces, kind, more]) => {
      const isCode = 'code-block' in kind
      // A no-break space beside a space is one of those that keep HTML from collapsing it.
      const clean = (value: string) => value.replaceAll('\u00a0', '')
      const ops = pieces.map(([insert, attributes]) => ({
        insert: clean(insert),
        ...(!isCode && Object.keys(attributes).length > 0 && { attributes }),
      }))
      const formats = isCode ? kind : { ...kind, ...more }
      return [
        ...ops.filter(({ insert }) => insert),
        { insert: '\n', ...(Object.keys(formats).length > 0 && { attributes: formats }) },
      ]
    }),
    { minLength: 1, maxLength: 8 },
  )
  const sorted = (ops: readonly EditorOp[]) =>
    compact({
      ops: ops
        .flatMap((op) => (typeof op.insert === 'string' ? [...op.insert].map((insert) => ({ ...op, insert })) : [op]))
        .map(({ insert, attributes }) => ({
          insert,
          attributes: Object.fromEntries(Object.entries(attributes ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))),
        })),
    })
  fc.assert(
    fc.property(document, (lines) => {
      const ops = lines.flat() as readonly EditorOp[]
      fc.pre(deltaToHtml({ ops }) !== '')
      expect(sorted(htmlToDelta(deltaToHtml({ ops })).ops)).toEqual(sorted(ops))
    }),
    { numRuns: 300 },
  )
})

describe('a delta of a wrong shape is refused', () => {
  test.each<[unknown, string]>([
    [null, 'delta must be an object with a list `ops`'],
    ['text', 'delta must be an object with a list `ops`'],
    [{ ops: {} }, 'delta must be an object with a list `ops`'],
    [{ ops: [null] }, 'delta.ops[0] must insert something'],
    [{ ops: [{ insert: 'a' }, { retain: 1 }] }, 'delta.ops[1] must insert something'],
    [{ ops: [{ insert: 7 }] }, 'delta.ops[0].insert must be a text, or one image, divider or mention'],
    [{ ops: [{ insert: { video: '/a' } }] }, 'delta.ops[0].insert must be a text, or one image, divider or mention'],
    [
      { ops: [{ insert: { image: 'javascript:pwned()' } }] },
      'delta.ops[0].insert must be a text, or one image, divider or mention',
    ],
    [{ ops: [{ insert: 'a', attributes: [] }] }, 'delta.ops[0].attributes must be an object'],
    [{ ops: [{ insert: 'a', attributes: { bold: 'yes' } }] }, '`bold`'],
    [{ ops: [{ insert: 'a', attributes: { constructor: true } }] }, '`constructor`'],
    [{ ops: [{ insert: 'a', attributes: { link: ' javascript:pwned()' } }] }, '`link`'],
    [{ ops: [{ insert: 'a', attributes: { color: 'red; background: url(/a)' } }] }, '`color`'],
  ])('%j', (delta, detail) => {
    expect(() => checkDelta(delta)).toThrow(
      expect.objectContaining({ code: 'invalid-argument', message: expect.stringContaining(detail) }),
    )
  })

  test('a delta of another version, with `unsupported`', () => {
    expect(() => checkDelta({ version: 2, ops: [] })).toThrow(expect.objectContaining({ code: 'unsupported' }))
  })
})

describe('content of Word and of other sources, pasted', () => {
  const word = (level: number, marker: string, text: string) =>
    `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'>` +
    `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`
  const pasted = (html: string) => deltaToHtml(htmlToDelta(html, { isPasted: true }))

  test('paragraphs that Word shows as lists become lists', () => {
    const html =
      `<html xmlns:o="urn:x"><head><style>p.MsoListParagraph { margin: 0 }</style></head><body><!--StartFragment-->` +
      `<h1>Plan<o:p></o:p></h1>${word(1, '·', 'one')}${word(2, 'o', 'deep <b>er</b>')}${word(1, '1.', 'first')}${word(1, 'b)', 'second')}` +
      `<p class=MsoNormal><span lang=EN-US style='font-size:14.0pt;color:red'>End</span><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`
    expect(pasted(html)).toBe(
      '<h1>Plan</h1><ul><li>one<ul><li>deep <strong>er</strong></li></ul></li></ul><ol><li>first</li><li>second</li></ol><p>End&nbsp;</p>',
    )
  })

  test.each([
    [
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">a</span></p></b>',
      '<p><strong>a</strong></p>',
    ],
    [
      '<meta charset="utf-8"><div class="post"><nav>menu</nav><article><h2 id="x" onclick="y()">T</h2><p>a</p></article></div>',
      '<p>menu</p><h2>T</h2><p>a</p>',
    ],
    ['<p>a</p><p class=MsoNormal>&nbsp;</p><p>b</p>', '<p>a</p><p><br></p><p>b</p>'],
    ['<p style="mso-list: l0">a</p>', '<p>a</p>'],
  ])('%s', (html, result) => {
    expect(pasted(html)).toBe(result)
  })

  test('hostile lists of Word end', () => {
    for (const html of [
      '<p style="mso-list:l0 level1">',
      `${word(1, '·', '').repeat(50)}</ul></li></p>`,
      '<span style="mso-list:Ignore"><p>a',
    ])
      expect(pasted(html)).not.toMatch(/<(?!\/?(?:ul|li|br|p)\b)/)
  })
})
