import { type ReactNode, StrictMode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { page, resultOf } from '../config/config.ts'
import { createNavigator } from '../createNavigator.ts'
import { memoryHistory } from '../history/memoryHistory.ts'
import type { PageNavigator } from '../navigator.ts'
import { answersIn } from '../page-state/answers.ts'
import { NavigatorContext, PageContext } from './contexts.ts'
import { usePageResult } from './react.tsx'

const load = async () => ({})
const pageConfigs = { '/': page({ load }), '/choose': page({ load, result: resultOf<string>() }) }

beforeEach(() => sessionStorage.clear())

function Opener(): ReactNode {
  const [colour = 'none', setColour] = usePageResult('/choose')
  return (
    <button type="button" onClick={() => setColour(undefined)}>
      {String(colour)}
    </button>
  )
}

const received = vi.fn()

function Listener(): ReactNode {
  usePageResult('/choose', received)
  return null
}

/** Shows the root page of a navigator. */
function rootPage(pages: PageNavigator, content: ReactNode): ReactNode {
  return (
    <StrictMode>
      <NavigatorContext value={pages}>
        <PageContext value={pages.stack.get().pages[0]}>{content}</PageContext>
      </NavigatorContext>
    </StrictMode>
  )
}

/** Runs an app; `reload` ends it and runs it again on the same history, as a browser does with a new document. */
function start(content: ReactNode) {
  const history = memoryHistory()()
  const mount = () => {
    const pages = createNavigator({ pages: pageConfigs }, history)
    const { unmount } = render(rootPage(pages, content))
    return { pages, end: () => [unmount(), pages.stop()] }
  }
  let app = mount()
  onTestFinished(() => void app.end())
  return {
    reload() {
      app.end()
      app = mount()
    },
    async answer(value: unknown) {
      await app.pages.open('navigateTo', { path: '/choose', params: {} })
      await answersIn(app.pages).give({ path: '/choose', value })
    },
  }
}

const colour = () => screen.getByRole('button')

test('the result is a state of the page, which is restored after a reload', async () => {
  const { answer, reload } = start(<Opener />)
  await expect.element(colour()).toHaveTextContent('none')
  await answer('red')
  await expect.element(colour()).toHaveTextContent('red')
  reload()
  await expect.element(colour()).toHaveTextContent('red')
  await answer('blue')
  reload()
  await expect.element(colour()).toHaveTextContent('blue')
})

test('a value that the page itself has set is restored, not the result before it', async () => {
  const { answer, reload } = start(<Opener />)
  await answer('red')
  await userEvent.click(colour())
  await expect.element(colour()).toHaveTextContent('none')
  reload()
  await expect.element(colour()).toHaveTextContent('none')
})

test('a result that would not survive a reload is reported, and the value is unchanged', async () => {
  expectConsole('error', /cannot store this: value is a Date/)
  const reported = new Promise<ErrorEvent>((resolve) => {
    const onError = (event: ErrorEvent) => {
      event.preventDefault()
      resolve(event)
    }
    window.addEventListener('error', onError, { once: true, capture: true })
  })
  const { answer } = start(<Opener />)
  await answer(new Date(0))
  expect((await reported).message).toContain('cannot store this: value is a Date')
  await expect.element(colour()).toHaveTextContent('none')
})

test('a listener is called once for a result, and not again after a reload', async () => {
  received.mockClear()
  const { answer, reload } = start(<Listener />)
  await answer('red')
  reload()
  expect(received.mock.calls).toEqual([['red']])
})
