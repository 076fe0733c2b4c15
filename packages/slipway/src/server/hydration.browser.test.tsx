import { type ReactNode, use, useEffect, useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { htmlFactsId } from '../base/html/htmlFacts.ts'
import type { RenderedPage } from '../base/html/rendered.ts'
import {
  addLocale,
  Button,
  Cell,
  createApp,
  Input,
  pageData,
  Switch,
  setLocale,
  Textarea,
  usePageData,
} from '../index.ts'
import { type AnyApp, page } from '../router/config/config.ts'
import { redirectTo } from '../router/guards/redirect.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import { NavigatorContext, PageContext } from '../router/react/contexts.ts'
import { showHtml, start } from '../testing/internal/apps/renderedApp.ts'
import { resetContexts, serverHtml } from '../testing/internal/apps/serverHtml.ts'
import { expectConsole } from '../testing/internal/environment/consoleGuard.ts'
import { render } from '../testing/internal/environment/render.tsx'
import { provideByteStreams } from '../testing/internal/fakes/byteStreams.ts'
import { renderPage } from './renderPage.tsx'

provideByteStreams()

const load = (Page: () => ReactNode) => async () => ({ default: Page })
/** The titles of the forms that were sent. */
const sent: string[] = []

function FormPage() {
  const [text, setText] = useState('')
  const [isOn, setOn] = useState(false)
  const [size, setSize] = useState('s')
  const [count, setCount] = useState(0)
  return (
    <form
      style={{ padding: 7 }}
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(text)
      }}
    >
      <Input name="text" aria-label="Text" value={text} onInput={({ detail }) => setText(detail.value)} />
      <Switch name="on" aria-label="On" checked={isOn} onChange={({ detail }) => setOn(detail.value)} />
      {['s', 'l'].map((value) => (
        <label key={value}>
          <input type="radio" name="size" value={value} checked={size === value} onChange={() => setSize(value)} />
          {value}
        </label>
      ))}
      <select name="fruit" defaultValue="fig">
        <option>fig</option>
        <option>plum</option>
      </select>
      <Textarea name="note" aria-label="Note" defaultValue="first" />
      <Button onClick={() => setCount((now) => now + 1)}>Count</Button>
      <Button formType="submit">Send</Button>
      <output>{JSON.stringify({ text, isOn, size, count })}</output>
    </form>
  )
}

const app: AnyApp = {
  pages: {
    '/': page({
      load: load(() => <Cell title="To the order" to="/order/:id" params={{ id: 1 } as never} />),
      title: 'Home',
    }),
    '/form': page({ load: load(FormPage), title: 'Form' }),
    '/order/:id': page({
      load: load(() => <p style={{ blockSize: 3_000 }}>Order</p>),
      params: { id: Number },
      under: '/',
    }),
    '/guarded': page({ load: load(() => <input aria-label="Text" />), guard: async () => true }),
    '/other': page({ load: load(() => <p>Other</p>) }),
  },
  locale: 'en',
}

interface HtmlOptions {
  readonly locale?: string
  readonly isOld?: boolean
  readonly replacesStyles?: boolean
}

/** A document that contains a rendered page, before its app has started. */
async function htmlOf(
  config: AnyApp,
  url: string,
  { locale = 'en', ...options }: HtmlOptions = {},
): Promise<HTMLElement> {
  return showHtml((await renderPage(config, url, { locale }).finally(resetContexts)) as RenderedPage, options)
}

/** Renders a page of the app to HTML and starts the app there. Returns whether the elements of the page are the same as before. */
async function keepsElements(url: string, { config = app, from = url, locale = 'en' } = {}): Promise<boolean> {
  const element = await htmlOf(config, from, { locale })
  const before = element.querySelector('.sw-page-body > *')
  await start(element, config, url)
  return before !== null && element.contains(before)
}

test.each([
  ['the same page', '/form', {}, true],
  ['a page with parameters and a page below', '/order/1', {}, true],
  ['a query that the page does not declare', '/other?utm=1', { from: '/other' }, true],
  ['a guard that lets the page be shown', '/guarded', {}, true],
  ['another page, as servers send the HTML of `/` for each address', '/form', { from: '/' }, false],
  ['other parameters', '/order/2', { from: '/order/1' }, false],
  ['an address without a page', '/nowhere', { from: '/' }, false],
  ['another language', '/form', { locale: 'fr' }, false],
])('%s: the app keeps or replaces the elements', async (_, url, options, isKept) => {
  document.documentElement.dataset.swWait = ''
  const stop = vi.fn()
  window.swEarly = { events: [], stop }
  onTestFinished(() => void delete window.swEarly)
  expect(await keepsElements(url, options)).toBe(isKept)
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(document.documentElement.dataset.swWait).toBeUndefined())
  expect(document.getElementById(htmlFactsId)).toBeNull()
})

test('a page that its guard redirects is never shown', async () => {
  let isOpen = true
  const config: AnyApp = { ...app, guard: ({ path }) => isOpen || path === '/other' || redirectTo({ url: '/other' }) }
  const element = await htmlOf(config, '/form')
  isOpen = false
  await start(element, config, '/form')
  await expect.element(screen.getByText('Other')).toBeVisible()
  expect(element.querySelector('form')).toBeNull()
})

test('the key of the page and its navigation work as after any other start', async () => {
  const element = await htmlOf(app, '/')
  const cell = element.querySelector('a')
  await start(element, app, '/')
  await userEvent.click(cell as Element)
  await expect.element(screen.getByText('Order', { exact: true })).toBeVisible()
})

test('styles in the HTML are set through the object model', async () => {
  // The development build compares the texts, and browsers write a style in another form.
  expectConsole('error', /^A tree hydrated but some attributes/)
  const element = await htmlOf(app, '/form', { replacesStyles: true })
  expect(element.querySelector('form')?.getAttribute('style')).toBeNull()
  await start(element, app, '/form')
  expect(element.querySelector('form')?.style.padding).toBe('7px')
  expect(element.querySelector('[data-sw-style]')).toBeNull()
})

describe('input before the app has started', () => {
  const state = (element: Element) => JSON.parse(element.querySelector('output')?.textContent ?? '{}')
  const field = <Name extends string>(element: Element, name: Name) =>
    element.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement

  test('typed text, choices, focus and selection are kept, and the app gets their events', async () => {
    const element = await htmlOf(app, '/form')
    await userEvent.fill(field(element, 'text'), 'Ada')
    await userEvent.fill(field(element, 'note'), 'second')
    await userEvent.click(field(element, 'on'))
    await userEvent.click(element.querySelector('[value=l]') as Element)
    await userEvent.selectOptions(field(element, 'fruit'), 'plum')
    await userEvent.click(field(element, 'text'))
    field(element, 'text').setSelectionRange(1, 2)
    await start(element, app, '/form')
    await vi.waitFor(() => expect(state(element)).toEqual({ text: 'Ada', isOn: true, size: 'l', count: 0 }))
    const values = ['text', 'note', 'fruit'].map((name) => field(element, name).value)
    expect(values).toEqual(['Ada', 'second', 'plum'])
    expect(document.activeElement).toBe(field(element, 'text'))
    expect([field(element, 'text').selectionStart, field(element, 'text').selectionEnd]).toEqual([1, 2])
    // The next render of the app changes nothing.
    await userEvent.click(screen.getByRole('button', { name: 'Count' }))
    await vi.waitFor(() => expect(state(element).count).toBe(1))
    expect(['text', 'note', 'fruit'].map((name) => field(element, name).value)).toEqual(values)
  })

  test('recorded presses and submissions happen once', async () => {
    sent.splice(0)
    const element = await htmlOf(app, '/form')
    const events: Event[] = []
    const stop = vi.fn()
    window.swEarly = { events, stop }
    onTestFinished(() => void delete window.swEarly)
    await userEvent.fill(field(element, 'text'), 'Ada')
    const button = (name: string) => screen.getByRole('button', { name }).element() as HTMLButtonElement
    const [count, send] = [button('Count'), button('Send')]
    for (const [target, event] of [
      [count, new MouseEvent('click')],
      [count, new MouseEvent('click')],
      [send.form, new SubmitEvent('submit', { submitter: send })],
      [document.createElement('button'), new MouseEvent('click')],
    ] as const) {
      Object.defineProperty(event, 'target', { value: target })
      events.push(event)
    }
    await start(element, app, '/form')
    await vi.waitFor(() => expect(state(element)).toMatchObject({ text: 'Ada', count: 2 }))
    await vi.waitFor(() => expect(sent).toEqual(['Ada']))
    expect([stop.mock.calls.length, events]).toEqual([1, []])
  })

  test('the scroll position is kept', async () => {
    const element = await htmlOf(app, '/order/1')
    const body = element.querySelector('.sw-page-body') as Element
    body.scrollTop = 700
    await start(element, app, '/order/1')
    expect(body.scrollTop).toBe(700)
  })

  test('the focus within a page with a guard is kept', async () => {
    const element = await htmlOf(app, '/guarded')
    await userEvent.click(element.querySelector('input') as Element)
    await start(element, app, '/guarded')
    expect(document.activeElement).toBe(element.querySelector('input'))
  })
})

function DataPage() {
  const [data, reload] = usePageData<() => { rows: string[] }>()
  return (
    <button type="button" onClick={() => void reload()}>
      {data.rows.join()}
    </button>
  )
}

describe('data', () => {
  const withLoader = (loader: () => unknown): AnyApp => ({
    ...app,
    pages: { '/': page({ load: load(DataPage), data: pageData(async () => ({ loader })) }) },
  })

  test('of a server is used without another call of the loader', async () => {
    const loader = vi.fn(() => ({ rows: ['a', 'b'] }))
    const config = withLoader(loader)
    const element = await htmlOf(config, '/')
    const button = element.querySelector('button')
    await start(element, config, '/')
    expect([element.querySelector('button') === button, button?.textContent, loader.mock.calls.length]).toEqual([
      true,
      'a,b',
      1,
    ])
    await userEvent.click(button as Element)
    await vi.waitFor(() => expect(loader).toHaveBeenCalledTimes(2))
  })

  test('of a build is shown at once, and replaced by newer data', async () => {
    const results = [{ rows: ['old'] }, { rows: ['new'] }]
    const config = withLoader(() => results.shift())
    const element = await htmlOf(config, '/', { isOld: true })
    const texts: (string | null)[] = []
    const button = element.querySelector('button') as Element
    const observer = new MutationObserver(() => texts.push(button.textContent))
    observer.observe(element, { subtree: true, childList: true, characterData: true })
    await start(element, config, '/')
    await expect.element(screen.getByRole('button', { name: 'new' })).toBeVisible()
    expect([element.contains(button), texts.includes('')]).toEqual([true, false])
  })

  test('of a build stays if the loader fails in the browser', async () => {
    let calls = 0
    const config = withLoader(() => {
      calls++
      if (calls > 1) throw new Error('offline')
      return { rows: ['old'] }
    })
    const element = await htmlOf(config, '/', { isOld: true })
    await start(element, config, '/')
    await vi.waitFor(() => expect(calls).toBe(2))
    await expect.element(screen.getByRole('button', { name: 'old' })).toBeVisible()
  })
})

test('right-to-left text and a dark theme', async () => {
  addLocale('ar', { 'app.back': 'رجوع' })
  const config: AnyApp = { ...app, locale: 'ar', theme: { mode: 'dark' } }
  onTestFinished(async () => {
    await setLocale('en')
    document.documentElement.removeAttribute('dir')
    delete document.documentElement.dataset.swTheme
    localStorage.clear()
  })
  const element = await htmlOf(config, '/order/1', { locale: 'ar' })
  const before = element.querySelector('p')
  await start(element, config, '/order/1')
  expect(element.contains(before)).toBe(true)
  expect([document.documentElement.dir, document.documentElement.dataset.swTheme]).toEqual(['rtl', 'dark'])
})

test('an app whose code for this start is lost replaces the page', async () => {
  const element = await htmlOf(app, '/other')
  const before = element.querySelector('p')
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const lost: AnyApp = { ...app, pages: { ...app.pages, '/other': page({ load }) } }
  await start(element, lost, '/other')
  await expect.element(screen.getByRole('button', { name: /Try again/ })).toBeVisible()
  expect(element.contains(before)).toBe(false)
})

const effects: string[] = []

function EffectPage() {
  useEffect(() => {
    effects.push('on')
    return () => void effects.push('off')
  }, [])
  return <p>Page</p>
}

test('effects run once, and a second app of the document starts without HTML', async () => {
  const config: AnyApp = { ...app, pages: { '/': page({ load: load(EffectPage) }) } }
  const element = await htmlOf(config, '/')
  const stop = createApp({ ...config, history: memoryHistory('/') }).mount(element)
  await vi.waitFor(() => expect(effects).toEqual(['on']))
  stop()
  expect([effects, element.childElementCount]).toEqual([['on', 'off'], 0])
  await start(element, config, '/')
  await vi.waitFor(() => expect(effects).toEqual(['on', 'off', 'on']))
})

const read: unknown[] = []

function Outside() {
  read.push(use(NavigatorContext), use(PageContext))
  return null
}

test('a render in the page of a test leaves no context behind', async () => {
  await htmlOf(app, '/form')
  render(<Outside />)
  serverHtml(
    <PageContext value={{ key: 'a', url: '/a' }}>
      <Outside />
    </PageContext>,
  )
  render(<Outside />)
  expect(read).toEqual([undefined, undefined, undefined, { key: 'a', url: '/a' }, undefined, undefined])
})
