import { expect, onTestFinished, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { atRest, components, showDemo, stillWorld } from '../testing/demoApp.tsx'
import { withShowcaseLook } from './showcaseLook.ts'

// Users set the text size in the browser. It is the size of `1rem`.
withShowcaseLook()

test.for(components)('texts of %s grow with the text size of the browser, and none is cut', async (name) => {
  await stillWorld()
  await browser.viewport(390, 844)
  const screen = await showDemo(name, 'light')
  const root = screen.visiblePage()
  const sizes = sizesIn(root)
  const cut = cutIn(root)
  document.documentElement.style.fontSize = '32px'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  await atRest(() => root.querySelector('.demo-body')?.getBoundingClientRect().height ?? 0)
  const wrong = [...sizesIn(root)].filter(([key, nowPx]) => {
    const before = sizes.get(key) ?? nowPx.map((px) => px / 2)
    return !nowPx.every((px) => before.some((each) => Math.abs(px / each - 2) < 0.02))
  })
  expect(wrong).toEqual([])
  expect([...cutIn(root)].filter((text) => !cut.has(text))).toEqual([])
})

/** Texts whose size is a share of a box, or whose box limits it. */
const otherSizes = '.sw-avatar-fallback, .sw-picker-view-row, .sw-calendar-day'

interface ShownText {
  readonly node: Node
  readonly parent: HTMLElement
  readonly key: string
  readonly sizePx: number
}

function textsIn(root: HTMLElement): ShownText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: ShownText[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest(`.sw-hidden, ${otherSizes}`)) continue
    const sizePx = Number.parseFloat(getComputedStyle(parent).fontSize)
    texts.push({ node, parent, key: `${parent.className} ${node.nodeValue}`, sizePx })
  }
  return texts
}

/** Sizes of the texts, by text and class; the same text can be drawn in several sizes. */
function sizesIn(root: HTMLElement): Map<string, number[]> {
  const sizes = new Map<string, number[]>()
  for (const { key, sizePx } of textsIn(root)) sizes.set(key, [...(sizes.get(key) ?? []), sizePx])
  return sizes
}

/** Texts that are higher than a box around them, or that leave a box that cuts its content. */
function cutIn(root: HTMLElement): Set<string> {
  return new Set(textsIn(root).flatMap((text) => (isCut(text, root) ? [text.key] : [])))
}

function isCut({ node, parent, sizePx }: ShownText, root: HTMLElement): boolean {
  const range = document.createRange()
  range.selectNodeContents(node)
  const text = range.getBoundingClientRect()
  if (text.width < 2 || text.height < 2) return false
  // The box of a text can be higher than its line.
  const slackPx = sizePx * 0.2
  for (let box: HTMLElement | null = parent; box && box !== root; box = box.parentElement) {
    const { display, overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(box)
    if (display === 'inline' || display === 'contents') continue
    const rect = box.getBoundingClientRect()
    // A point at which its content is placed, such as the name of a town on a map.
    if (position === 'absolute' && rect.height === 0) return false
    if (/auto|scroll/.test(`${overflowY} ${overflowX}`)) return false
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
    if (text.top < rect.top - slackPx || text.bottom > rect.bottom + slackPx) return true
    if (/hidden|clip/.test(overflowY) && (text.left < rect.left - 1 || text.right > rect.right + 1)) return true
    // It may hang over the edge of the boxes around it.
    if (position === 'absolute') return false
  }
  return false
}
