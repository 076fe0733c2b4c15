import './rich-text.css'
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, use, useMemo } from 'react'
import type { RichTextItem, RichTextNode, RichTextShown } from '../../base/rich-text/richTextNode.ts'
import { safeTree } from '../../base/rich-text/safeTree.ts'
import { widenSpaces } from '../../base/rich-text/widenSpaces.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { isPlainClick } from '../../hooks/press/isPlainClick.ts'
import { NavigatorContext } from '../../router/react/contexts.ts'
import { appLink } from './appLink.ts'
import { toElements } from './toElements.ts'

/** Detail of `onItemClick`. */
export interface RichTextItemDetail {
  /** The link or the image as it is rendered: its name, its allowed attributes and its children. */
  readonly node: RichTextItem
}

/** A click on a link or an image; `target` is its element. */
export type RichTextItemEvent = ComponentEvent<RichTextItemDetail, HTMLElement>

/** Props of `RichText`, in addition to those of `<div>`. */
export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** The text: HTML, or nodes `{ name, attrs, children }` and `{ type: 'text', text }`. It may be from an untrusted source. */
  nodes: string | readonly RichTextNode[]
  /**
   * Keeps consecutive spaces, each half an em wide (`ensp`), one em wide (`emsp`), or with the width that the font defines
   * (`nbsp`).
   * @default spaces collapse into one
   */
  space?: 'ensp' | 'emsp' | 'nbsp'
  /**
   * Whether the reader can select the text.
   * @default false
   */
  selectable?: boolean
  /**
   * Called when a link, or an image outside links, is pressed. `preventDefault()` keeps a link from being followed.
   *
   * If set, images with an `alt` text are focusable and can be pressed by keys too.
   */
  onItemClick?(event: RichTextItemEvent): void
}

/**
 * Renders HTML from untrusted sources as React elements, on a server too. Only harmless tags, attributes, addresses and styles
 * are kept.
 *
 * @example
 * <RichText nodes="<p>Fresh <b>bread</b> every <a href='/days/monday'>Monday</a></p>" />
 */
export function RichText({ nodes, space, selectable = false, onItemClick, ...rest }: RichTextProps): ReactNode {
  const pages = use(NavigatorContext)
  const tree = useMemo(() => safeTree(nodes), [nodes])
  const areImagesPressed = onItemClick !== undefined
  const content = useMemo(() => {
    const href = (address: string) => appLink(pages, address)?.href ?? address
    return toElements(tree, { text: (text) => widenSpaces(text, space), href, areImagesPressed })
  }, [tree, pages, space, areImagesPressed])

  const own = {
    className: 'sw-rich-text',
    'data-selectable': selectable || undefined,
    'data-space': space,
    onClick(event: MouseEvent<HTMLDivElement>) {
      const element = itemAt(event)
      const node = element && itemsOf(tree)[[...event.currentTarget.querySelectorAll('a, img')].indexOf(element)]
      if (!node) return
      onItemClick?.(componentEvent('itemclick', element, { node }, event))
      if (!isPlainClick(event) || node.attrs.target) return
      const link = appLink(pages, node.attrs.href)
      if (!link) return
      event.preventDefault()
      link.follow()
    },
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      const element = event.target as HTMLElement
      if (!element.matches('img[role]') || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      element.click()
    },
  }
  return <div {...mergeProps(own, rest)}>{content}</div>
}

/** The link that was clicked, or the clicked image if it is in no link. */
function itemAt({ target, currentTarget }: MouseEvent): HTMLElement | undefined {
  const item = (target as Element).closest<HTMLElement>('a, img')
  const link = item?.closest('a')
  const found = link && currentTarget.contains(link) ? link : item
  return found && currentTarget.contains(found) ? found : undefined
}

/** Links and images in document order; an image in a link too. */
function itemsOf(nodes: readonly RichTextShown[]): RichTextItem[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return []
    const inside = itemsOf(node.children)
    return node.name === 'a' || node.name === 'img' ? [node, ...inside] : inside
  })
}
