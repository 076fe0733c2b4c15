import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const script = new URL('../../testing/setup/rememberingApp.tsx', import.meta.url).href
// Any file that a browser shows will do: the app is put into the document that it makes.
const blank = new URL('../../../package.json', import.meta.url).href
const elsewhere = `${blank}?elsewhere`

/** A document of its own that runs an app each time it is loaded, and where the user can go elsewhere. */
function openDocument(url: string) {
  const frame = document.createElement('iframe')
  frame.style.cssText = 'inline-size: 390px; block-size: 600px'
  const inside = () => {
    const { contentDocument, contentWindow } = frame
    if (!contentDocument || !contentWindow) throw new Error('the frame has no document')
    return { document: contentDocument, window: contentWindow }
  }
  frame.addEventListener('load', () => {
    const { body, URL: shown } = inside().document
    if (shown === elsewhere) return
    body.replaceChildren()
    // Vitest has written its own call around each dynamic import.
    Object.assign(inside().window, {
      __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() },
    })
    const element = inside().document.createElement('script')
    element.type = 'module'
    element.src = script
    body.append(element)
  })
  frame.src = url
  document.body.append(frame)
  onTestFinished(() => frame.remove())

  return {
    window: () => inside().window,
    find: <Type extends HTMLElement>(selector: string) => inside().document.querySelector<Type>(selector),
    async part<Type extends HTMLElement>(selector: string): Promise<Type> {
      return vi.waitFor(
        () => inside().document.querySelector<Type>(selector) ?? expect.unreachable(`no ${selector}`),
        10_000,
      )
    },
  }
}

/** Types as React hears it. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const isStored = () => Object.keys(sessionStorage).some((name) => name.startsWith('sw:page:'))

beforeEach(() => sessionStorage.clear())

test.each([
  ['a reload', (view: Window) => view.location.reload()],
  ['a visit elsewhere', (view: Window) => view.location.assign(elsewhere)],
])(
  '%s: stack, scroll position, text and state are there again, the password is not',
  async (_, leave) => {
    const { window, find, part } = openDocument(`${blank}#/form`)
    const field = await part<HTMLInputElement>('[name=text]')
    // It is saved for the first time once the chunk that remembers is there.
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
    await vi.waitFor(() => expect(find('body')?.ownerDocument).not.toBe(before), 10_000)
    if (window().location.href === elsewhere) window().history.back()

    await vi.waitFor(() => expect(find<HTMLInputElement>('[name=text]')?.value).toBe('unsent'), 10_000)
    await vi.waitFor(() => expect(find('.sw-page-body')?.scrollTop).toBe(1_234))
    expect(find('[aria-pressed]')?.ariaPressed).toBe('true')
    expect(find<HTMLInputElement>('[name=password]')?.value).toBe('')
    expect(Object.values(sessionStorage).join()).not.toContain('p4ss')
    // The page that lies under it is still there, too.
    window().history.back()
    await part('p')
  },
  30_000,
)
