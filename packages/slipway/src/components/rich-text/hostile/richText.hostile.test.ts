import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { serverHtml } from '../../../testing/internal/apps/serverHtml.ts'
import { harmOf } from '../../../testing/internal/hostile/inert.ts'
import { nodeVectors, vectors } from '../../../testing/internal/hostile/vectors.ts'
import { RichText, type RichTextNode } from '../index.ts'

/** React's markup is regular: names, quoted values, and no markup characters in text. */
const tag = /<\/?([^\s/>]+)((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g
const attribute = /\s([^\s=>]+)(?:="([^"]*)")?/g

const characters: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
const decoded = (text = '') => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => characters[entity] ?? entity)

function expectInertMarkup(nodes: string | readonly RichTextNode[]): void {
  const markup = serverHtml(createElement(RichText, { nodes }))
  const harm = [...markup.matchAll(tag)].flatMap(([, name = '', attrs = '']) => {
    return harmOf(
      name,
      [...attrs.matchAll(attribute)].map(([, key = '', value]) => [key, decoded(value)]),
    )
  })
  expect(harm).toEqual([])
  expect(markup.replace(tag, ''), 'text is text').not.toMatch(/[<>]/)
}

test('there are many vectors', () => {
  expect(Object.values(vectors).flat().length).toBeGreaterThanOrEqual(150)
})

describe.each(Object.entries(vectors))('the markup of a server against %s', (_, texts) => {
  test.each(texts)('%j', (text) => {
    expectInertMarkup(text)
  })
})

test.each(nodeVectors)('the markup of a server against %s in nodes', (_, node) => {
  expectInertMarkup([node as RichTextNode, { name: 'p', children: [node as RichTextNode] }])
})
