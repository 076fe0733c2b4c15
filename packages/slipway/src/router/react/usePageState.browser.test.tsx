import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { page } from '../config/config.ts'
import { createNavigator } from '../createNavigator.ts'
import { memoryHistory } from '../history/memoryHistory.ts'
import type { PageNavigator } from '../navigator.ts'
import { NavigatorContext, PageContext } from './contexts.ts'
import { usePageState } from './react.tsx'

const seen: number[] = []

function Counter({ label = 'count', name = 'count' }: { label?: string; name?: string }): ReactNode {
  const [count, setCount] = usePageState(name, 0)
  seen.push(count)
  return (
    <button type="button" aria-label={label} onClick={() => setCount((now) => now + 1)}>
      {count}
    </button>
  )
}

function Since({ onError }: { onError: (error: unknown) => void }): ReactNode {
  const [since, setSince] = usePageState<Date | null>('since', null)
  const set = () => {
    try {
      setSince(new Date(0))
    } catch (error) {
      onError(error)
    }
  }
  return (
    <button type="button" onClick={set}>
      {String(since)}
    </button>
  )
}

const start = (history = memoryHistory()()) =>
  createNavigator({ pages: { '/': page({ load: async () => ({}) }) } }, history)

function inPage(pages: PageNavigator, content: ReactNode): ReactNode {
  return (
    <StrictMode>
      <NavigatorContext value={pages}>
        <PageContext value={pages.stack.get().pages.at(-1)}>{content}</PageContext>
      </NavigatorContext>
    </StrictMode>
  )
}

beforeEach(() => {
  sessionStorage.clear()
  seen.length = 0
})

test('the first render after a reload has the stored value', async () => {
  const history = memoryHistory()()
  const before = start(history)
  const first = render(inPage(before, <Counter />))
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByRole('button'))
  await expect.element(screen.getByRole('button')).toHaveTextContent('2')
  first.unmount()
  before.stop()
  seen.length = 0
  render(inPage(start(history), <Counter />))
  expect(new Set(seen)).toEqual(new Set([2]))
})

test('components of a page share the state of a name, and the setter is stable', async () => {
  const pages = start()
  const tree = (
    <>
      <Counter label="one" />
      <div>
        <Counter label="two" />
      </div>
      <Counter label="other" name="other" />
    </>
  )
  render(inPage(pages, tree))
  await userEvent.click(screen.getByRole('button', { name: 'two' }))
  await expect.element(screen.getByRole('button', { name: 'one' })).toHaveTextContent('1')
  await expect.element(screen.getByRole('button', { name: 'other' })).toHaveTextContent('0')
})

test('another name is another state', async () => {
  const pages = start()
  const view = render(inPage(pages, <Counter name="a" />))
  await userEvent.click(screen.getByRole('button'))
  await expect.element(screen.getByRole('button')).toHaveTextContent('1')
  view.rerender(inPage(pages, <Counter name="b" />))
  await expect.element(screen.getByRole('button')).toHaveTextContent('0')
  view.rerender(inPage(pages, <Counter name="a" />))
  await expect.element(screen.getByRole('button')).toHaveTextContent('1')
})

test('the setter throws for a value that cannot be stored', async () => {
  const onError = vi.fn()
  render(inPage(start(), <Since onError={onError} />))
  await userEvent.click(screen.getByRole('button'))
  expect(String(onError.mock.lastCall)).toContain("usePageState('since') cannot store this: value is a Date")
  await expect.element(screen.getByRole('button')).toHaveTextContent('null')
})

test('server-rendered markup has the initial value, and hydration shows the stored one', async () => {
  const pages = start()
  const { key = '' } = pages.stack.get().pages[0] ?? {}
  sessionStorage.setItem(`sw:state:%2F:${key}`, '{"count":[7]}')
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = serverHtml(inPage(pages, <Counter />))
  expect(element).toHaveTextContent('0')
  const root = hydrateRoot(element, inPage(pages, <Counter />))
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  await expect.element(screen.getByRole('button')).toHaveTextContent('7')
})

test('without a storage the state lasts as long as the page', async () => {
  const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  render(inPage(start(), <Counter />))
  await userEvent.click(screen.getByRole('button'))
  await expect.element(screen.getByRole('button')).toHaveTextContent('1')
  expect(forbidden).toHaveBeenCalled()
})
