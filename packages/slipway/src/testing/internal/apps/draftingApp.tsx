import { type ReactNode, StrictMode, useLayoutEffect, useState } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { createApp } from '../../../app/createApp.tsx'
import { tabBar } from '../../../app/tab-bar/tabBarConfig.ts'
import { Overlay } from '../../../components/overlay/index.ts'
import { type AnyApp, page } from '../../../router/config/config.ts'
import { peekNavigator } from '../../../router/current.ts'
import type { History } from '../../../router/history/history.ts'
import { memoryHistory } from '../../../router/history/memoryHistory.ts'

function Controlled(): ReactNode {
  const [text, setText] = useState('')
  const [likes, setLikes] = useState(false)
  const [size, setSize] = useState('s')
  const [city, setCity] = useState('rome')
  return (
    <>
      <input name="text" aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        type="checkbox"
        name="likes"
        aria-label="likes"
        checked={likes}
        onChange={(event) => setLikes(event.target.checked)}
      />
      {['s', 'm'].map((value) => (
        <input
          key={value}
          type="radio"
          name="size"
          aria-label={`size ${value}`}
          value={value}
          checked={size === value}
          onChange={() => setSize(value)}
        />
      ))}
      <select name="city" aria-label="city" value={city} onChange={(event) => setCity(event.target.value)}>
        <option value="rome">Rome</option>
        <option value="oslo">Oslo</option>
      </select>
      <output aria-label="state">{JSON.stringify({ text, likes, size, city })}</output>
    </>
  )
}

function FormPage(): ReactNode {
  return (
    <StrictMode>
      <form onSubmit={(event) => event.preventDefault()}>
        <Controlled />
        <textarea name="note" aria-label="note" defaultValue="Dear all" />
        <button type="submit">Send</button>
        <button type="reset">Reset</button>
      </form>
      <input name="search" aria-label="search" />
    </StrictMode>
  )
}

function LongPage({ title }: { title: string }): ReactNode {
  return (
    <>
      <h2>{title}</h2>
      <div id={`${title}-box`} className="box" style={{ blockSize: 100, overflow: 'auto' }}>
        <div style={{ blockSize: 1_000 }} />
      </div>
      <div data-scroll-key="row" className="row" style={{ inlineSize: 200, overflow: 'auto' }}>
        <div style={{ inlineSize: 1_000, blockSize: 20 }} />
      </div>
      <div style={{ blockSize: 3_000 }} />
    </>
  )
}

/** Loads the rows of the slow page. */
export let arrive: () => void = () => {}

/** A list whose rows load later, as from a server. */
function SlowPage(): ReactNode {
  const [rows, setRows] = useState(0)
  useLayoutEffect(() => {
    arrive = () => setRows(100)
  }, [])
  return (
    <ul>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
        <li key={row} style={{ blockSize: 50 }}>
          <input name={`row-${row}`} aria-label={`row ${row}`} />
        </li>
      ))}
    </ul>
  )
}

const view = (Page: () => ReactNode, title: string) => page({ load: async () => ({ default: Page }), title })

const app = {
  pages: {
    '/': view(() => <LongPage title="home" />, 'Home'),
    '/mine': view(() => <LongPage title="mine" />, 'Mine'),
    '/form': view(FormPage, 'Form'),
    '/a': view(() => <LongPage title="a" />, 'A'),
    '/b': view(() => <LongPage title="b" />, 'B'),
    '/slow': view(SlowPage, 'Slow'),
    '/dialog': view(
      () => (
        <>
          <Overlay open aria-label="over it" />
          <LongPage title="dialog" />
        </>
      ),
      'Dialog',
    ),
  },
  tabBar: tabBar({
    items: [
      { path: '/', text: 'Home' },
      { path: '/mine', text: 'Mine' },
    ],
  }),
  motion: false,
} as unknown as AnyApp

/** Runs the app; `reload` ends it and runs it again on the same history, as a browser does with a new document. */
export async function start(url = '/', more: Partial<AnyApp> = {}) {
  const history: History = memoryHistory(url)()
  const mount = async () => {
    const element = document.body.appendChild(document.createElement('div'))
    const unmount = createApp({ ...app, ...more, history: () => history } as AnyApp).mount(element)
    await vi.waitFor(() => expect(peekNavigator()?.painted.get()).toBeDefined())
    await remembering()
    return () => {
      window.dispatchEvent(new PageTransitionEvent('pagehide'))
      unmount()
      element.remove()
    }
  }
  let end = await mount()
  onTestFinished(() => end())
  return {
    history,
    async reload() {
      end()
      end = await mount()
    },
  }
}

/** Sends the app to the background for a moment. */
export function saveAll(): void {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
}

/**
 * Scrolls, which loads the code of page restore, and waits until this code has restored the page. A newly saved state of the page
 * proves this.
 */
export async function remembering(): Promise<void> {
  const began = Date.now()
  window.dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => {
    saveAll()
    const top = peekNavigator()?.stack.get().pages.at(-1)?.key
    const { seenAt = 0 } = JSON.parse(sessionStorage.getItem(`sw:page:%2F:${top}`) ?? '{}')
    expect(seenAt).toBeGreaterThanOrEqual(began)
  }, 10_000)
}

export async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

export const stored = () => Object.keys(sessionStorage).filter((name) => name.startsWith('sw:page:'))
export const shownKey = () => peekNavigator()?.stack.get().pages.at(-1)?.key ?? ''

export function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-layer="${shownKey()}"] ${selector}`)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
/** The state of the app, as a message for a test that fails rarely. */
export function describeApp(): string {
  const pages = peekNavigator()
  const { painted, mounted, pageGates } = pages ?? {}
  const { clientHeight, scrollHeight, parentElement } = body()
  return JSON.stringify({
    stack: pages?.stack.get(),
    painted: painted?.get(),
    mounted: [...(mounted?.get() ?? [])],
    gates: [...(pageGates?.store.get() ?? [])],
    heights: [clientHeight, scrollHeight],
    page: parentElement?.outerHTML,
  })
}

export const body = () => part('.sw-page-body')
export const state = () => screen.getByLabelText('state')
