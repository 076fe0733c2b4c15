import { type ReactNode, StrictMode, useState } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import {
  getCurrentPages,
  navigateBack,
  navigateTo,
  Overlay,
  redirectTo,
  reLaunch,
  setLocale,
  switchTab,
  tabBar,
} from '../../index.ts'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { renderApp } from '../../testing/renderApp.ts'
import { type AnyApp, page } from '../config/config.ts'
import { type UnsavedChangesOptions, useUnsavedChanges } from './useUnsavedChanges.ts'

const button = (name: string) => screen.getByRole('button', { name })
const urls = () => getCurrentPages().map(({ url }) => url)

function Form({ name = 'text', options }: { name?: string; options?: UnsavedChangesOptions }): ReactNode {
  const [text, setText] = useState('')
  useUnsavedChanges(text !== '', options)
  return <input aria-label={name} value={text} onChange={(event) => setText(event.target.value)} />
}

function FormWithDialog(): ReactNode {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<{ give(mayLeave: boolean): void }>()
  useUnsavedChanges(text !== '', {
    ask: () => new Promise((resolve) => setAnswer({ give: resolve })),
  })
  const close = (mayLeave: boolean) => {
    answer?.give(mayLeave)
    setAnswer(undefined)
  }
  return (
    <>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <Overlay open={answer !== undefined} onClose={() => close(false)} aria-label="Leave?">
        <button type="button" onClick={() => close(true)}>
          leave
        </button>
        <button type="button" onClick={() => close(false)}>
          stay
        </button>
      </Overlay>
    </>
  )
}

function SavingForm(): ReactNode {
  const [isDirty, setIsDirty] = useState(true)
  useUnsavedChanges(isDirty)
  const save = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    setIsDirty(false)
    await redirectTo({ url: '/other' })
  }
  return (
    <button type="button" onClick={() => void save()}>
      save
    </button>
  )
}

/** Opens a page over another one, in a separate app. */
async function open(content: ReactNode) {
  const view = (node: ReactNode) => page({ load: async () => ({ default: () => <StrictMode>{node}</StrictMode> }) })
  const app = await renderApp({
    pages: {
      '/': view('home'),
      '/form': view(content),
      '/second': view(<Form name="second" options={{ message: 'Leave the second?' }} />),
      '/other': view('other'),
      '/tab': view('tab'),
    },
    tabBar: tabBar({ items: ['/', '/tab'].map((path) => ({ path, text: path })) }),
  } as unknown as AnyApp)
  onTestFinished(app.unmount)
  await navigateTo({ url: '/form' })
  return app
}

const type = (text: string, name = 'text') => screen.getByLabelText(name).fill(text)
const confirming = vi.fn<(message?: string) => boolean>()

beforeEach(() => {
  confirming.mockReset()
  vi.spyOn(window, 'confirm').mockImplementation(confirming)
})

test('a page without changes is left at once; a page with changes asks first', async () => {
  await open(<Form />)
  await navigateBack()
  expect(urls()).toEqual(['/'])
  await navigateTo({ url: '/form' })
  await type('draft')
  confirming.mockReturnValueOnce(false)
  await expect(navigateBack()).rejects.toMatchObject({ code: 'cancelled' })
  expect([urls(), confirming.mock.calls]).toEqual([['/', '/form'], [['Leave without saving?']]])
  await type('')
  await type('draft 2')
  confirming.mockReturnValueOnce(true)
  await button('Back').click()
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
  expect(confirming).toHaveBeenCalledTimes(2)
})

test('the browser’s Back asks, too, but not after the changes are saved', async () => {
  const app = await open(<Form />)
  await type('draft')
  confirming.mockReturnValueOnce(false)
  await app.back()
  await vi.waitFor(() => expect(confirming).toHaveBeenCalledOnce())
  expect(urls()).toEqual(['/', '/form'])
  await type('')
  await app.back()
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
  expect(confirming).toHaveBeenCalledOnce()
})

test('the dialog has a text in the language of the app, or the given message', async () => {
  await open(<Form />)
  await type('draft')
  await setLocale('fr')
  onTestFinished(async () => {
    await setLocale('en')
  })
  await expect(navigateBack()).rejects.toMatchObject({ code: 'cancelled' })
  expect(confirming).toHaveBeenLastCalledWith('Quitter sans enregistrer ?')
})

test('the `ask` of the latest render is called', async () => {
  await open(<Form options={{ message: 'Throw the draft away?' }} />)
  await type('draft')
  await expect(navigateBack()).rejects.toMatchObject({ code: 'cancelled' })
  expect(confirming).toHaveBeenLastCalledWith('Throw the draft away?')
})

test('two forms in one page ask once when the user agrees', async () => {
  const asks = { a: vi.fn(() => true), b: vi.fn(async () => true) }
  await open(
    <>
      <Form name="a" options={{ ask: asks.a }} />
      <Form name="b" options={{ ask: asks.b }} />
    </>,
  )
  await type('x', 'a')
  await type('y', 'b')
  await navigateBack()
  expect([asks.a.mock.calls.length, asks.b.mock.calls.length]).toEqual([0, 1])
})

test('`ask` may open a dialog of the app: its buttons decide, and Back closes it and keeps the page', async () => {
  const app = await open(<FormWithDialog />)
  await type('draft')
  const asked = async (goBack: () => unknown) => {
    void goBack()
    await expect.element(button('stay')).toBeVisible()
  }
  const stays = async () => {
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    expect(urls()).toEqual(['/', '/form'])
  }
  await asked(() => app.back())
  await button('stay').click()
  await stays()
  await asked(() => (button('Back').element() as HTMLElement).click())
  await app.back()
  await stays()
  await asked(() => navigateBack())
  await button('leave').click()
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
})

test('opening a page on top does not ask, and the covered page has no `beforeunload` listener', async () => {
  const leftovers = watchLeftovers()
  const holding = () => leftovers().filter((left) => left.includes('beforeunload')).length
  await open(<Form />)
  expect(holding(), 'nothing is dirty').toBe(0)
  await type('draft')
  await vi.waitFor(() => expect(holding(), 'dirty').toBe(1))
  await navigateTo({ url: '/other' })
  expect([holding(), confirming.mock.calls.length]).toEqual([0, 0])
  await navigateBack()
  await vi.waitFor(() => expect(holding(), 'shown again').toBe(1))
  await type('')
  await vi.waitFor(() => expect(holding(), 'saved').toBe(0))
  await type('draft')
  confirming.mockReturnValueOnce(true)
  await navigateBack()
  await vi.waitFor(() => expect(holding(), 'gone').toBe(0))
})

describe('a change that drops several pages', () => {
  /** Two forms with changes, the second over the first, and a page on top. */
  async function openForms(options?: UnsavedChangesOptions) {
    await open(<Form {...(options && { options })} />)
    await type('draft')
    await navigateTo({ url: '/second' })
    await type('draft', 'second')
    await navigateTo({ url: '/other' })
  }

  const questions = () => confirming.mock.calls.flat()

  const ways: readonly [string, () => Promise<unknown>, string[]][] = [
    ['Back by several pages', () => navigateBack({ delta: 3 }), ['/']],
    ['a tab switch', () => switchTab('/tab'), ['/tab']],
    ['reLaunch', () => reLaunch({ url: '/other' }), ['/other']],
  ]

  test.each(ways)('%s asks for each page with changes, the topmost first', async (_, leave, left) => {
    await openForms()
    confirming.mockReturnValueOnce(true).mockReturnValueOnce(true)
    await leave()
    expect(urls()).toEqual(left)
    expect(questions()).toEqual(['Leave the second?', 'Leave without saving?'])
  })

  test.each(ways)('%s changes nothing if the user keeps one of them', async (_, leave) => {
    await openForms()
    confirming.mockReturnValueOnce(true).mockReturnValueOnce(false)
    await expect(leave()).rejects.toMatchObject({ code: 'cancelled' })
    expect(urls()).toEqual(['/', '/form', '/second', '/other'])
    // Pages that could have been left ask again, because they still have changes.
    confirming.mockReturnValue(false)
    await expect(navigateBack({ delta: 2 })).rejects.toMatchObject({ code: 'cancelled' })
    expect(questions()).toEqual(['Leave the second?', 'Leave without saving?', 'Leave the second?'])
  })

  test('asks only for pages that would be dropped', async () => {
    await openForms()
    confirming.mockReturnValueOnce(true)
    await navigateBack({ delta: 2 })
    expect([urls(), questions()]).toEqual([['/', '/form'], ['Leave the second?']])
  })

  test('asks for a covered page with the browser’s dialog, because its own would be invisible', async () => {
    const ask = vi.fn(() => false)
    await openForms({ ask, message: 'Leave the first?' })
    confirming.mockReturnValueOnce(true).mockReturnValueOnce(false)
    await expect(reLaunch({ url: '/other' })).rejects.toMatchObject({ code: 'cancelled' })
    expect(questions()).toEqual(['Leave the second?', 'Leave the first?'])
    expect(ask).not.toHaveBeenCalled()
  })

  test('does not ask for pages that were saved or left meanwhile', async () => {
    await openForms()
    await navigateBack()
    await type('', 'second')
    await navigateBack()
    await type('')
    await navigateTo({ url: '/other' })
    await reLaunch({ url: '/other' })
    expect([urls(), questions()]).toEqual([['/other'], []])
  })
})

test('`redirectTo` asks before it replaces a page, but not if the page was saved just before the call', async () => {
  await open(<SavingForm />)
  await expect(redirectTo({ url: '/other' })).rejects.toMatchObject({ code: 'cancelled' })
  expect(confirming).toHaveBeenCalledOnce()
  await button('save').click()
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/other']))
  expect(confirming).toHaveBeenCalledOnce()
})
