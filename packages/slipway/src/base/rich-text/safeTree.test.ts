import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RichTextNode, RichTextShown } from './richTextNode.ts'
import { safeTree } from './safeTree.ts'

/** A tree as readable text; void elements have no end tag. */
function written(nodes: readonly RichTextShown[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      const attrs = Object.entries(node.attrs).map(([name, value]) => ` ${name}="${value}"`)
      return `<${node.name}${attrs.sort().join('')}>${written(node.children)}${/^(?:br|col|hr|img|wbr)$/.test(node.name) ? '' : `</${node.name}>`}`
    })
    .join('')
}
const shown = (source: string | readonly RichTextNode[]) => written(safeTree(source))

/** The ratio of the time for 1 MB to the time for an eighth of it: 8 if the time is linear, 64 if it is quadratic. */
function growth(make: (length: number) => string): number {
  const timeOf = (length: number) => {
    const html = make(length)
    const begin = process.cpuUsage()
    safeTree(html)
    return process.cpuUsage(begin).user / 1_000
  }
  const eighth = Math.max(2, timeOf(125_000), timeOf(125_000))
  return Math.min(timeOf(1_000_000), timeOf(1_000_000)) / eighth
}

describe('tags', () => {
  test.each([
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['<p>one<div>two</div>three</p>', '<p>one</p><div>two</div>three'],
    ['<P CLASS=a>x</P>', '<p class="a">x</p>'],
    [
      '<ul><li>one<li>two<ul><li>in</ul><li>three</ul>',
      '<ul><li>one</li><li>two<ul><li>in</li></ul></li><li>three</li></ul>',
    ],
    ['<dl><dt>a<dd>b<dt>c</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>'],
    ['<h1>one<h2>two', '<h1>one</h1><h2>two</h2>'],
    ['<ruby>漢<rp>(<rt>kan<rp>)</ruby>x<rt>y', '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>xy'],
    ['<a href="/x">one<a href="/y">two</a>', '<a href="/x">one</a><a href="/y">two</a>'],
    ['<a href="/x"><table><td><a href="/y">in', '<a href="/x"><table><tbody><tr><td>in</td></tr></tbody></table></a>'],
    ['one<br>two<br/>three<hr>', 'one<br>two<br>three<hr>'],
    ['<b>bold', '<b>bold</b>'],
    ['x</b></p></table>y', 'xy'],
    ['<b>1<i>2</b>3</i>4', '<b>1<i>2</i></b><i>3</i>4'],
    ['<p><b>one<p>two</b>three', '<p><b>one</b></p><p><b>two</b>three</p>'],
    ['<pre>\n\n one\n</pre>', '<pre> one\n</pre>'],
    ['<div/>x', '<div>x</div>'],
    ['<main><form><button>x</button></form><custom-tag>y', 'xy'],
    ['x<script>1<b></script>y<svg><p>2</svg>z<textarea><b></textarea>', 'xyz'],
    ['x<svg/>y<video src=z>no</video>z', 'xyz'],
    ['<head><title>x</title><body>y<embed src=z><option>z', 'yz'],
    ['<script>never ends <b>x</b>', ''],
    ['1 < 2 <3 a<b', '1 < 2 <3 a'],
  ])('%j is %j', (html, tree) => {
    expect(shown(html)).toBe(tree)
  })
})

describe('tables', () => {
  const row = (cells: string) => `<table><tbody><tr>${cells}</tr></tbody></table>`
  test.each([
    [
      '<table><tr><td>a<td>b<tr><th>c</table>x',
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></tbody></table>x',
    ],
    ['<table><td>a', row('<td>a</td>')],
    ['<table> <tr> <td>a</td> </tr> </table>', row('<td>a</td>')],
    ['<table>text<b>bold</b></table>', row('<td>text<b>bold</b></td>')],
    [
      '<table><caption>a<colgroup><col><col span=2><thead><tr><th>b<tbody><tr><td>c<tfoot><tr><td>d</table>',
      '<table><caption>a</caption><colgroup><col><col span="2"></colgroup><thead><tr><th>b</th></tr></thead><tbody><tr><td>c</td></tr></tbody><tfoot><tr><td>d</td></tr></tfoot></table>',
    ],
    ['<table><td><table><td>in</table>out</table>', row(`<td>${row('<td>in</td>')}out</td>`)],
    ['<table><td><p>a</table>b', `${row('<td><p>a</p></td>')}b`],
    ['<p>a<table><td></p>b', `<p>a</p>${row('<td>b</td>')}`],
    ['<td>a<tr>b<caption>c<col>', 'abc'],
    ['<table><td><b>a<td>b', row('<td><b>a</b></td><td>b</td>')],
  ])('%j is %j', (html, tree) => {
    expect(shown(html)).toBe(tree)
  })
})

describe('content that is no text', () => {
  test.each([
    ['a<!-- <b> -->b', 'ab'],
    ['a<!-->b', 'ab'],
    ['a<!--->b', 'ab'],
    ['a<!-- x --!>b', 'ab'],
    ['a<!-- x', 'a'],
    ['<!doctype html>a', 'a'],
    ['a<?xml version="1"?>b', 'ab'],
    ['a<![CDATA[ x ]]>b', 'ab'],
    ['a</ b>c</>d', 'acd'],
    ['a<p title="b', 'a'],
    ['a\0b\r\nc\rd', 'ab\nc\nd'],
  ])('%j is %j', (html, tree) => {
    expect(shown(html)).toBe(tree)
  })
})

describe('entities', () => {
  test.each([
    ['&lt;b&gt; &amp;amp; &quot;&apos;', '<b> &amp; "\''],
    ['&#65;&#x42;&#X43;&#68', 'ABCD'],
    ['&nbsp;&ensp;&emsp;&shy;&yuml;', '\u00a0\u2002\u2003\u00ad\u00ff'],
    ['&hellip;&mdash;&euro;&rarr;&infin;', '…—€→∞'],
    ['&Agrave;&agrave;&AElig;&aelig;&times;&divide;&THORN;&thorn;&szlig;&Oslash;&iquest;', 'ÀàÆæ×÷ÞþßØ¿'],
    ['&copy 2026 &copyright; &lt', '© 2026 &copyright; <'],
    ['&hellip &unknown; &; &', '&hellip &unknown; &; &'],
    ['&#0;&#xD800;&#x110000;&#128;&#x99;', '\ufffd\ufffd\ufffd€™'],
    ['&#x1F6A2;', '🚢'],
    ['<a href="/x?a=1&copy=2&amp;b=3">y</a>', '<a href="/x?a=1&copy=2&b=3">y</a>'],
  ])('%j is %j', (html, tree) => {
    expect(shown(html)).toBe(tree)
  })
})

describe('attributes', () => {
  test.each([
    ['<p title=\'a "b"\' lang=de dir=rtl class="x y">z', '<p class="x y" dir="rtl" lang="de" title="a "b"">z</p>'],
    ['<p id=a name=b onclick=c data-d=e hidden tabindex=1>z', '<p>z</p>'],
    ['<p title=a title=b>z', '<p title="a">z</p>'],
    ['<a href="https://example.com/a b" target=_blank>z', '<a href="https://example.com/a b" target="_blank">z</a>'],
    ['<a href="mailto:a@example.com" target=_top>z', '<a href="mailto:a@example.com">z</a>'],
    ['<a href="#top">z', '<a>z</a>'],
    ['<a href="x:y">z', '<a>z</a>'],
    ['<a href="/x:y">z', '<a href="/x:y">z</a>'],
    [
      '<img src="data:image/png;base64,AA" width=10 height=50% alt>',
      '<img alt="" height="50%" src="data:image/png;base64,AA" width="10">',
    ],
    ['<img src="data:image/svg+xml,<svg/>" width=wide>', '<img>'],
    ['<ol start=3 type=a reversed><li value=-1>z', '<ol reversed="" start="3" type="a"><li value="-1">z</li></ol>'],
    ['<details open><summary>z', '<details open=""><summary>z</summary></details>'],
    ['<font color=#f00 size=+1 face=serif>z', '<font color="#f00" face="serif" size="+1">z</font>'],
  ])('%j is %j', (html, tree) => {
    expect(shown(html)).toBe(tree)
  })

  test.each([
    ['color: red; FONT-SIZE : 2em !important;', 'color: red; font-size: 2em'],
    ['margin:0 auto;padding:calc(1px + 2%)', 'margin: 0 auto; padding: calc(1px + 2%)'],
    ['font-family:\'Noto Sans\', "宋体"', 'font-family: \'Noto Sans\', "宋体"'],
    ['position: fixed; inset: 0; z-index: 9', undefined],
    ['background: url(x); color: var(--sw-label-2)', 'color: var(--sw-label-2)'],
    ['color: "a; float: left', 'float: left'],
    ['color: rgb(1; float: left', 'float: left'],
    ['color: ) (; float: left', 'float: left'],
    ['--x: 1; color', undefined],
  ])('the style %j is reduced to %j', (style, safe) => {
    const [node] = safeTree([{ name: 'p', attrs: { style } }])
    expect(node).toEqual({ name: 'p', attrs: safe ? { style: safe } : {}, children: [] })
  })
})

describe('nodes', () => {
  test('give the same tree as HTML', () => {
    const nodes: RichTextNode[] = [
      {
        name: 'P',
        attrs: { class: 'a', onclick: 'x' },
        children: [{ type: 'text', text: 'one &amp; ' }, { name: 'div' }],
      },
      { type: 'node', name: 'img', attrs: { src: '/x.png', width: 10, alt: null, title: undefined } },
      { name: 'ol', attrs: { reversed: true, start: 3 }, children: [{ name: 'script', children: [{ name: 'b' }] }] },
    ]
    const html =
      '<p class=a onclick=x>one &amp; <div></div></p><img src=/x.png width=10><ol reversed start=3><script><b></script></ol>'
    expect(safeTree(nodes)).toEqual(safeTree(html))
  })

  test('with a cycle do not loop forever', () => {
    const children: RichTextNode[] = [{ type: 'text', text: 'x' }]
    const circle = { name: 'p', children }
    children.push({ name: 'b', children }, circle)
    expect(shown([circle])).toBe('<p>x</p>')
  })

  test.each([undefined, null, 7, {}])('%j is no rich text, and renders nothing', (source) => {
    expect(safeTree(source as never)).toEqual([])
  })
})

describe('any input', () => {
  const tag = fc.constantFrom(...'p b i a ul li h1 table tr td caption ruby rt pre div span script svg'.split(' '))
  const soup = fc
    .array(
      fc.oneof(
        tag.map((name) => `<${name}>`),
        tag.map((name) => `</${name}>`),
        tag.map((name) => `<${name} style="color: red" href='/x' title=y`),
        fc.constantFrom('x', '&lt;', '&', '>', '"', "'", ' ', '\n', '<!--', '-->'),
        fc.string(),
      ),
    )
    .map((pieces) => pieces.join(''))
  const escaped = (node: RichTextShown): RichTextNode =>
    node.type === 'text'
      ? { type: 'text', text: node.text.replaceAll('&', '&amp;') }
      : { ...node, children: node.children.map(escaped) }

  test('sanitising twice gives the same result as sanitising once', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const tree = safeTree(html)
        expect(safeTree(tree.map(escaped))).toEqual(tree)
      }),
    )
  })

  test('any nodes are accepted', () => {
    fc.assert(fc.property(fc.array(fc.anything()), (nodes) => void safeTree(nodes as RichTextNode[])))
  })

  test('nesting is limited, and the text is kept', () => {
    const depthOf = (nodes: readonly RichTextShown[]): number =>
      Math.max(0, ...nodes.map((node) => (node.type === 'text' ? 0 : 1 + depthOf(node.children))))
    const tree = safeTree(`${'<div>'.repeat(100_000)}deep${'</div>'.repeat(100_000)}`)
    expect(depthOf(tree)).toBe(100)
    expect(written(tree)).toContain('deep')
    let nodes: RichTextNode[] = [{ type: 'text', text: 'deep' }]
    for (let depth = 0; depth < 100_000; depth++) nodes = [{ name: 'div', children: nodes }]
    expect(safeTree(nodes)).toEqual(tree)
  })

  test.each([
    '<',
    '<a',
    '<a ',
    '<a href="',
    "<p a='b",
    '<p a=b c',
    '</p',
    '<!--',
    '<!',
    '<!-->',
    '<script>',
    '</script ',
    '<script></script ',
    '<b><p>',
    '<a>',
    '<table><td>',
    '<svg>',
    '<svg/>',
    '&',
    '&#',
    '&a',
    'a<',
    '<p style="color:red;a:b">',
    '<p style="color:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa(">',
  ])('parsing 1 MB of %j takes about eight times as long as an eighth of it', (piece) => {
    expect(growth((length) => piece.repeat(length / piece.length))).toBeLessThan(32)
  })

  test.each([
    ['a style', (text: string) => `<p style="color:${text}">`, ['a', '(', ')', "'", ';', '!', ' ', 'a:', '! ', '/*']],
    ['an address', (text: string) => `<a href="${text}">`, [' ', ':', '\t', 'a', '&#9;', '/']],
    ['an attribute', (text: string) => `<td lang="${text}" width="${text}">`, ['1', 'a-', '0.', ' ']],
    ['the names of attributes', (text: string) => `<p ${text}>`, ['a ', '= ', '/', "a='' ", '\n', 'a =']],
  ])('parsing is linear for %s', (_, around, pieces) => {
    for (const piece of pieces) {
      expect(
        growth((length) => around(piece.repeat(length / piece.length))),
        piece,
      ).toBeLessThan(32)
    }
  })
})
