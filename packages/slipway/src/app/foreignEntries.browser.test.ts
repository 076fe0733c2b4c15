import { describe, expect, test, vi } from 'vitest'
import type { ItemsApp } from '../testing/internal/apps/itemsApp.tsx'
import { blank, type OwnDocument, openDocument } from '../testing/internal/environment/ownDocument.ts'

type Frame = Window & { readonly items?: ItemsApp }

/** Opens the app in a document of its own, with one kind of addresses. */
async function openItems(kind: 'paths' | 'hash') {
  const frame = openDocument(kind === 'paths' ? `${blank}#paths` : `${blank}#/`, '../apps/itemsApp.tsx')
  const window = () => frame.window() as Frame
  const items = () => window().items ?? expect.unreachable('the app has not started')
  await frame.part('h2')
  window().dispatchEvent(new Event('pointerdown'))
  await vi.waitFor(() => expect(items().hasLaterCode()).toBe(true))
  return { frame, window, items, shows: (...urls: string[]) => showsIn(frame, urls) }
}

/** Waits until the app shows a stack and the browser shows its address. */
async function showsIn(frame: OwnDocument, urls: readonly string[]): Promise<void> {
  const window = frame.window() as Frame
  await vi.waitFor(() => expect(window.items?.urls()).toEqual(urls))
  await window.items?.settled()
  expect(window.items?.urls()).toEqual(urls)
  const address = window.location.pathname + window.location.hash
  expect(address.endsWith(urls.at(-1) ?? '')).toBe(true)
}

describe.each(['paths', 'hash'] as const)('history entries of another script, %s', (kind) => {
  test('Back skips an entry that was added before a call', async () => {
    const { window, items, shows } = await openItems(kind)
    await items().navigateTo('/item/1')
    window().history.pushState({ modal: true }, '')
    await items().navigateTo('/item/2')
    await shows('/', '/item/1', '/item/2')
    window().history.back()
    await shows('/', '/item/1')
    window().history.back()
    await shows('/')
    window().history.forward()
    await shows('/', '/item/1')
    window().history.forward()
    await shows('/', '/item/1', '/item/2')
  })

  test('Forward onto such an entry is reverted', async () => {
    const { window, items, shows } = await openItems(kind)
    await items().navigateTo('/item/1')
    window().history.pushState({ modal: true }, '')
    const states: unknown[] = []
    window().addEventListener('popstate', ({ state }) => states.push(state?.modal ?? 'own'))
    window().history.back()
    await vi.waitFor(() => expect(states).toEqual(['own']))
    window().history.forward()
    await vi.waitFor(() => expect(states).toEqual(['own', true, 'own']))
    await shows('/', '/item/1')
  })

  test.each([1, 2, 3])('calls work across %i such entries', async (count) => {
    const { window, items, shows } = await openItems(kind)
    const addForeign = async () => {
      for (let index = 0; index < count; index++) {
        // WebKit allows a hundred history changes in ten seconds.
        await vi.waitFor(() => window().history.pushState({ modal: index }, ''), { timeout: 15_000, interval: 250 })
      }
    }
    for (const id of [1, 2, 3]) {
      await items().navigateTo(`/item/${id}`)
      await addForeign()
    }
    await shows('/', '/item/1', '/item/2', '/item/3')
    await items().navigateBack(2)
    await shows('/', '/item/1')
    await addForeign()
    await items().reLaunch('/mine')
    await shows('/mine')
    window().history.forward()
    await shows('/mine')
  })

  test('a page whose entry was replaced by another script can still be reached', async () => {
    const { window, items, shows } = await openItems(kind)
    await items().navigateTo('/item/1')
    window().history.replaceState(null, '')
    await items().navigateTo('/item/2')
    window().history.back()
    await shows('/', '/item/1')
  })
})

describe('a link to a part of the page, with path history', () => {
  const scrollOf = (frame: OwnDocument) =>
    [...(frame.find('body')?.querySelectorAll('.sw-page-body') ?? [])].map(({ scrollTop }) => scrollTop > 500)

  test('scrolls the current page to the part, and opens no page', async () => {
    const { frame, window, items } = await openItems('paths')
    await items().navigateTo('/item/1')
    const links = [...(frame.find('body')?.querySelectorAll<HTMLElement>('a[href="#part"]') ?? [])]
    links.at(-1)?.click()
    await vi.waitFor(() => expect(scrollOf(frame).at(-1)).toBe(true))
    expect(window().location.hash).toBe('#part')
    await items().settled()
    expect(items().urls()).toEqual(['/', '/item/1#part'])
    window().history.back()
    await vi.waitFor(() => expect(window().location.hash).toBe(''))
    await items().settled()
    expect(items().urls()).toEqual(['/', '/item/1'])
  })

  test('keeps the scroll position after Back to its entry, and scrolls again after Forward', async () => {
    const { frame, window, items } = await openItems('paths')
    const scrolls: unknown[] = []
    const { Element: FrameElement } = window() as Window & typeof globalThis
    vi.spyOn(FrameElement.prototype, 'scrollIntoView').mockImplementation((options) => scrolls.push(options))
    frame.find('body')?.querySelector<HTMLElement>('a[href="#part"]')?.click()
    await vi.waitFor(() => expect(scrolls).toHaveLength(1))
    const goTo = async (way: 'back' | 'forward', hash: string) => {
      const arrived = new Promise((resolve) => window().addEventListener('popstate', resolve, { once: true }))
      window().history[way]()
      await arrived
      expect(window().location.hash).toBe(hash)
      await items().settled()
    }
    window().history.pushState({ modal: true }, '')
    await goTo('back', '#part')
    // Without the Navigation API the direction of the move is unknown.
    const before = 'navigation' in window() ? 1 : 2
    expect(scrolls).toHaveLength(before)
    await goTo('back', '')
    await goTo('forward', '#part')
    expect(scrolls).toHaveLength(before + 1)
  })

  test('remains in the address below the next page', async () => {
    const { frame, window, items, shows } = await openItems('paths')
    await items().navigateTo('/item/1')
    const links = [...(frame.find('body')?.querySelectorAll<HTMLElement>('a[href="#part"]') ?? [])]
    links.at(-1)?.click()
    await vi.waitFor(() => expect(window().location.hash).toBe('#part'))
    await items().navigateTo('/item/2')
    await shows('/', '/item/1#part', '/item/2')
    await items().navigateBack(1)
    await shows('/', '/item/1#part')
    await items().navigateBack(1)
    await shows('/')
  })
})
