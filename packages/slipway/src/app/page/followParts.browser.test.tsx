import { beforeEach, describe, expect, test, vi } from 'vitest'
import { blank, type OwnDocument, openDocument } from '../../testing/internal/environment/ownDocument.ts'

beforeEach(() => sessionStorage.clear())

const start = (hash: string) => openDocument(blank + hash, '../apps/fragmentApp.tsx')

/** Waits until the shown page has scrolled so that an element is at the top of its scroller. */
const whenAt = async ({ window }: OwnDocument, id: string) =>
  vi.waitFor(() => {
    const body = shownBody(window())
    const part = body?.querySelector(`#${id}`)
    if (!body || !part) throw new Error(`no #${id}`)
    expect(Math.abs(part.getBoundingClientRect().top - body.getBoundingClientRect().top)).toBeLessThan(1)
  }, 5_000)

const shownBody = (view: Window) =>
  [...view.document.querySelectorAll('.sw-page:not([data-behind]) > .sw-page-body')].at(-1)

const textOf = ({ window }: OwnDocument) => shownBody(window())?.querySelector('output')?.textContent

/** Dispatches a click with the focus that precedes it. */
const click = async ({ window }: OwnDocument, text: string) => {
  const link = [...(shownBody(window())?.querySelectorAll('a') ?? [])].find((one) => one.textContent === text)
  link?.focus({ preventScroll: true })
  link?.click()
}

describe.each([
  ['path history', '#', blank, '/package.json'],
  ['hash history', '#/?q=1#', `${blank}#/?q=1`, '/?q=1'],
])('%s', (_, from, address, url) => {
  test('the page starts at the part that the address names, and the fragment remains, also after a reload', async () => {
    const opened = start(`${from}part`)
    const { window, part, loads } = opened
    await part('output')
    await whenAt(opened, 'part')
    await vi.waitFor(() => expect(textOf(opened)).toBe(`#part of ${url}#part`))
    expect(window().location.href).toBe(`${address}#part`)
    expect(window().history.state, 'the app has written its entry').toHaveProperty('slipway')
    expect(window().document.activeElement?.id).toBe('part')
    window().location.reload()
    await vi.waitFor(() => expect(loads()).toBe(2))
    await part('output')
    await whenAt(opened, 'part')
    await vi.waitFor(() => expect(textOf(opened)).toBe(`#part of ${url}#part`))
    expect(window().location.href).toBe(`${address}#part`)
  })

  test('a part that the page renders later is scrolled to', async () => {
    const opened = start(`${from}late`)
    await opened.part('output')
    opened.window().dispatchEvent(new Event('render-late'))
    await whenAt(opened, 'late')
  })

  test('a fragment that names no element is part of the address', async () => {
    const opened = start(`${from}key=v&x=%7B1%7D`)
    await opened.part('output')
    await vi.waitFor(() => expect(opened.window().history.state).toHaveProperty('slipway'))
    await vi.waitFor(() => expect(textOf(opened)).toBe(`#key=v&x=%7B1%7D of ${url}#key=v&x=%7B1%7D`))
    expect(opened.window().location.href).toBe(`${address}#key=v&x=%7B1%7D`)
  })

  test('links lead to a part of the current page and of another one; Back returns to the scroll position', async () => {
    const opened = start(`${from}x`)
    const { window, part } = opened
    await part('output')
    await click(opened, 'to the part')
    await whenAt(opened, 'part')
    await vi.waitFor(() => expect(textOf(opened)).toBe(`#part of ${url}#part`))
    expect(window().location.href).toBe(`${address}#part`)
    const body = shownBody(window())
    if (body) body.scrollTop = 100
    await click(opened, 'to another page')
    await vi.waitFor(() => expect(textOf(opened)).toBe('#part of /other#part'))
    await whenAt(opened, 'part')
    window().history.back()
    await vi.waitFor(() => expect(textOf(opened)).toBe(`#part of ${url}#part`))
    expect(shownBody(window())?.scrollTop).toBe(100)
  })
})

test('after a reload the scroll position of the user is restored, not the part', async () => {
  const opened = start('#part')
  const { window, part, loads } = opened
  await part('output')
  await whenAt(opened, 'part')
  const body = shownBody(window())
  if (body) body.scrollTop = 700
  await vi.waitFor(() => {
    window().dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(Object.values(sessionStorage).join()).toContain('700')
  }, 5_000)
  window().location.reload()
  await vi.waitFor(() => expect(loads()).toBe(2))
  await part('output')
  await vi.waitFor(() => expect(shownBody(window())?.scrollTop).toBe(700))
  expect(window().location.hash).toBe('#part')
})

test('a link of the browser’s own changes the fragment of the page, and Back changes it again', async () => {
  const opened = start('#x')
  const { window, part } = opened
  await part('output')
  await click(opened, 'a link of the browser')
  await whenAt(opened, 'part')
  await vi.waitFor(() => expect(textOf(opened)).toBe('#part of /package.json#part'))
  window().history.back()
  await vi.waitFor(() => expect(textOf(opened)).toBe('#x of /package.json#x'))
})
