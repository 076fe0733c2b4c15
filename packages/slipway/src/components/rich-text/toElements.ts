import { createElement, type ReactNode } from 'react'
import type { RichTextItem, RichTextShown } from '../../base/rich-text/richTextNode.ts'

/** Options of `toElements`. */
export interface ShowOptions {
  /** Changes each piece of text. */
  text(text: string): string
  /** Returns the `href` for the address of a link. */
  href(address: string): string
  /** Whether images can be pressed: images with an `alt` text get the role, the focus and the keys of a button. */
  areImagesPressed: boolean
}

/** Attributes that have a different name in React. */
const reactNames: Readonly<Record<string, string>> = {
  cellpadding: 'cellPadding',
  cellspacing: 'cellSpacing',
  class: 'className',
  colspan: 'colSpan',
  datetime: 'dateTime',
  rowspan: 'rowSpan',
}

/** Renders a safe tree as React elements. */
export function toElements(nodes: readonly RichTextShown[], options: ShowOptions, isInLink = false): ReactNode {
  return nodes.map((node, key) => {
    if (node.type === 'text') return options.text(node.text)
    const { name, children } = node
    const content = children.length > 0 ? toElements(children, options, isInLink || name === 'a') : undefined
    return createElement(name, { key, ...propsOf(node, options, isInLink) }, content)
  })
}

function propsOf({ name, attrs }: RichTextItem, options: ShowOptions, isInLink: boolean): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [attr, value] of Object.entries(attrs)) {
    props[reactNames[attr] ?? attr] =
      attr === 'style' ? styleOf(value) : attr === 'open' || attr === 'reversed' || value
  }
  if (name === 'a' && attrs.href)
    Object.assign(props, { href: options.href(attrs.href) }, attrs.target && { rel: 'noopener' })
  if (name === 'img') {
    const isPressed = options.areImagesPressed && !isInLink && attrs.alt
    Object.assign(props, { alt: attrs.alt ?? '', loading: 'lazy' }, isPressed && { role: 'button', tabIndex: 0 })
  }
  // A wide table scrolls, so it must be focusable for the keyboard.
  if (name === 'table') props.tabIndex = 0
  const look = name === 'a' && !attrs.href ? undefined : looks[name]
  if (look) props.className = props.className ? `${look} ${props.className}` : look
  return props
}

const looks: Readonly<Record<string, string>> = {
  a: 'sw-rich-text-link',
  img: 'sw-rich-text-image',
  table: 'sw-rich-text-table',
}

/** A safe style is simple enough to be split at `; ` and `: `. */
function styleOf(style: string): Record<string, string> {
  const entries = style.split('; ').map((declaration) => {
    const [name = '', value = ''] = declaration.split(': ')
    return [name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]
  })
  return Object.fromEntries(entries)
}
