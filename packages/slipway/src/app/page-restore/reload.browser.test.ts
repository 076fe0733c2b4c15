import { beforeEach, expect, test, vi } from 'vitest'
import { blank, openDocument } from '../../testing/internal/environment/ownDocument.ts'

const elsewhere = `${blank}?elsewhere`

/** Types a text and dispatches an event that React handles. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const isStored = () => Object.keys(sessionStorage).some((name) => name.startsWith('sw:page:'))

beforeEach(() => sessionStorage.clear())

test.each([
  ['a reload', (view: Window) => view.location.reload()],
  ['a visit to another site', (view: Window) => view.location.assign(elsewhere)],
])(
  '%s: stack, scroll position, text and state are restored, the password is not',
  async (_, leave) => {
    const { window, find, part } = openDocument(`${blank}#/form`, '../apps/rememberingApp.tsx')
    const field = await part<HTMLInputElement>('[name=text]')
    // The chunk of page restore is loaded when the field gets the focus. The page is saved for the first time then.
    field.focus()
    await vi.waitFor(() => {
      field.ownerDocument.defaultView?.dispatchEvent(new PageTransitionEvent('pagehide'))
      expect(isStored()).toBe(true)
    }, 10_000)
    type(field, 'unsent')
    type(await part('[name=password]'), 'p4ss')
    const button = await part('[aria-pressed]')
    button.click()
    const body = await part('.sw-page-body')
    body.scrollTop = 1_234

    const before = field.ownerDocument
    leave(window())
    await vi.waitFor(() => expect(find('body')?.ownerDocument).not.toBe(before))
    if (window().location.href === elsewhere) window().history.back()

    await vi.waitFor(() => expect(find<HTMLInputElement>('[name=text]')?.value).toBe('unsent'))
    await vi.waitFor(() => expect(find('.sw-page-body')?.scrollTop).toBe(1_234))
    expect(find('[aria-pressed]')?.ariaPressed).toBe('true')
    expect(find<HTMLInputElement>('[name=password]')?.value).toBe('')
    expect(Object.values(sessionStorage).join()).not.toContain('p4ss')
    // The page below is restored, too.
    window().history.back()
    await part('p')
  },
  30_000,
)

test('a list whose data a loader loads is scrolled to its position, once the list is rendered again', async () => {
  const { window, find, part } = openDocument(`${blank}#/list`, '../apps/rememberingApp.tsx')
  const row = await part('li')
  const body = await part('.sw-page-body')
  body.scrollTop = 1
  await vi.waitFor(() => {
    row.ownerDocument.defaultView?.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(isStored()).toBe(true)
  }, 10_000)
  body.scrollTop = 2_345
  window().location.reload()
  await vi.waitFor(() => expect(find('.sw-page-skeleton'), 'the list is on its way').not.toBeNull())
  expect(find('li')).toBeNull()
  await part('li')
  await vi.waitFor(() => expect(find('.sw-page-body')?.scrollTop).toBe(2_345))
}, 30_000)

test('a page that the user has scrolled before the code of page restore is loaded keeps its position', async () => {
  const late = ['../start/startLater.ts']
  const { window, find, part, holdLate } = openDocument(`${blank}#/form`, '../apps/rememberingApp.tsx', { late })
  const field = await part<HTMLInputElement>('[name=text]')
  field.focus()
  await vi.waitFor(() => {
    window().dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(isStored()).toBe(true)
  }, 10_000)
  type(field, 'unsent')
  const body = await part('.sw-page-body')
  body.scrollTop = 1_234
  const arrive = holdLate()
  window().location.reload()
  await vi.waitFor(() => expect(find('[name=text]')?.ownerDocument).toSatisfy((it) => it && it !== field.ownerDocument))
  const again = await part('.sw-page-body')
  again.scrollTop = 567
  arrive()
  await vi.waitFor(() => expect(find<HTMLInputElement>('[name=text]')?.value).toBe('unsent'))
  expect(again.scrollTop).toBe(567)
}, 30_000)
