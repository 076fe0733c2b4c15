import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { installFallbacks } from './installFallbacks.ts'

/** Removes some members of a browser object, and installs the fallbacks for them. Restores the browser when the test ends. */
function standIn(target: object, ...names: string[]): void {
  const before = names.map((name) => ({ name, descriptor: Object.getOwnPropertyDescriptor(target, name) }))
  for (const name of names) Reflect.deleteProperty(target, name)
  const remove = installFallbacks()
  onTestFinished(() => {
    remove()
    for (const { name } of before) expect(target, 'the fallback is removed').not.toHaveProperty(name)
    for (const { name, descriptor } of before) if (descriptor) Object.defineProperty(target, name, descriptor)
  })
}

function append<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.body.appendChild(document.createElement(name))
  onTestFinished(() => element.remove())
  return element
}

test('existing features are kept', () => {
  const { showModal } = HTMLDialogElement.prototype
  const { animate } = Element.prototype
  const remove = installFallbacks()
  expect(HTMLDialogElement.prototype.showModal).toBe(showModal)
  expect(Element.prototype.animate).toBe(animate)
  remove()
  expect(HTMLDialogElement.prototype.showModal).toBe(showModal)
})

describe.each([
  ['the browser', () => {}],
  ['the fallback', () => standIn(HTMLDialogElement.prototype, 'show', 'showModal', 'close', 'requestClose')],
])('a dialog of %s', (_, prepare) => {
  test('opens, refuses to open again, and closes with a value and one event', async () => {
    prepare()
    const dialog = append('dialog')
    const closed = vi.fn()
    dialog.addEventListener('close', closed)
    dialog.showModal()
    expect(dialog.open).toBe(true)
    dialog.setAttribute('data-test', '')
    dialog.close('yes')
    dialog.close('no')
    expect([dialog.open, dialog.returnValue]).toEqual([false, 'yes'])
    expect(closed).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
  })

  test('throws on opening outside a document', () => {
    prepare()
    expect(() => document.createElement('dialog').showModal()).toThrow(
      expect.objectContaining({ name: 'InvalidStateError' }),
    )
  })

  test('stays open if a listener cancels the `cancel` event', async () => {
    prepare()
    const dialog = append('dialog')
    dialog.show()
    dialog.addEventListener('cancel', (event) => event.preventDefault(), { once: true })
    dialog.requestClose()
    expect(dialog.open).toBe(true)
    dialog.requestClose('later')
    await vi.waitFor(() => expect([dialog.open, dialog.returnValue]).toEqual([false, 'later']))
  })
})

describe.each([
  ['the browser', () => {}],
  ['the fallback', () => standIn(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover')],
])('a popover of %s', (_, prepare) => {
  test('emits `toggle` when it opens and closes', async () => {
    prepare()
    const popover = append('div')
    popover.popover = 'manual'
    const states: string[] = []
    popover.addEventListener('toggle', (event) => states.push((event as ToggleEvent).newState))
    popover.showPopover()
    await vi.waitFor(() => expect(states).toEqual(['open']))
    popover.hidePopover()
    await vi.waitFor(() => expect(states).toEqual(['open', 'closed']))
    expect(popover.togglePopover()).toBe(true)
    expect(popover.togglePopover()).toBe(false)
  })
})

test('without a layout, an animation finishes at once', async () => {
  standIn(Element.prototype, 'animate', 'getAnimations')
  const element = append('div')
  const animation = element.animate({ opacity: 0 }, 300)
  const finished = vi.fn()
  animation.onfinish = finished
  await expect(animation.finished).resolves.toBe(animation)
  expect(finished).toHaveBeenCalledTimes(1)
  expect(element.getAnimations()).toEqual([])
})

test('without a layout, each observed element is reported as visible once, and no size changes', async () => {
  standIn(window, 'IntersectionObserver', 'ResizeObserver')
  const [seen, unwatched] = [append('div'), append('div')]
  const onIntersect = vi.fn((entries: IntersectionObserverEntry[]) => entries.map(({ target }) => target))
  const observer = new IntersectionObserver(onIntersect)
  observer.observe(seen)
  observer.observe(unwatched)
  observer.unobserve(unwatched)
  await vi.waitFor(() => expect(onIntersect).toHaveReturnedWith([seen]))
  expect(onIntersect).toHaveBeenCalledTimes(1)
  const resized = vi.fn()
  new ResizeObserver(resized).observe(seen)
  seen.style.width = '10px'
  expect(resized).not.toHaveBeenCalled()
})

test('without a layout, no media query matches', () => {
  standIn(window, 'matchMedia')
  const query = window.matchMedia('(min-width: 768px)')
  expect(query).toMatchObject({ matches: false, media: '(min-width: 768px)' })
  query.addEventListener('change', () => {})
})

test('a member with the value `undefined` gets a fallback, and is `undefined` again afterwards', () => {
  const before = Object.getOwnPropertyDescriptor(window, 'matchMedia') ?? {}
  Object.defineProperty(window, 'matchMedia', { ...before, value: undefined })
  const remove = installFallbacks()
  expect(window.matchMedia('print').matches).toBe(false)
  remove()
  expect(Object.getOwnPropertyDescriptor(window, 'matchMedia')).toMatchObject({ value: undefined })
  Object.defineProperty(window, 'matchMedia', before)
})

test('an element scrolls to a position at once', () => {
  standIn(Element.prototype, 'scrollTo', 'scrollIntoView')
  const element = append('div')
  element.style.cssText = 'width: 50px; height: 50px; overflow: auto'
  element.innerHTML = '<p style="width: 500px; height: 500px"></p>'
  element.scrollTo({ top: 30 })
  element.scrollTo(20, 40)
  expect([element.scrollLeft, element.scrollTop]).toEqual([20, 40])
})

test('a clipboard in memory keeps a text', async () => {
  standIn(Navigator.prototype, 'clipboard')
  await navigator.clipboard.writeText('copied')
  expect(await navigator.clipboard.readText()).toBe('copied')
})
