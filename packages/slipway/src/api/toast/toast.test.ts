import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaults } from '../../base/defaults/defaultsTable.ts'
import { overrideDefaults } from '../../base/defaults/overrideDefaults.ts'
import { switchLocale } from '../../base/locale/locale.ts'
import { overlayStore, type ToastRequest } from '../../base/overlay/overlays.ts'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { hideLoading, hideToast, showLoading, showToast } from './toast.ts'

const shown = () => overlayStore.get().find(({ kind }) => kind === 'toast')

beforeEach(() => {
  vi.stubGlobal('document', {})
  vi.useFakeTimers()
})
afterEach(async () => {
  vi.stubGlobal('document', {})
  // Takes the place of whatever is left, so that the next test begins with nothing shown and nothing owed.
  await showLoading()
  await hideLoading()
  vi.useRealTimers()
})

describe('what is shown', () => {
  test('a toast with nothing but a title', async () => {
    await showToast({ title: 'Saved' })
    expect(overlayStore.get()).toEqual<readonly Partial<ToastRequest>[]>([
      {
        kind: 'toast',
        id: expect.any(Number),
        title: 'Saved',
        icon: 'success',
        image: undefined,
        mask: false,
        pair: 'toast',
        lapse: expect.any(Function),
      },
    ])
  })

  test('a toast with everything', async () => {
    await showToast({ title: 'No network', icon: 'error', image: '/cloud.png', mask: true })
    expect(shown()).toMatchObject({ title: 'No network', icon: 'error', image: '/cloud.png', mask: true })
  })

  test('loading, with a title and without', async () => {
    await showLoading({ title: 'Sending', mask: true })
    expect(shown()).toMatchObject({ title: 'Sending', icon: 'loading', mask: true, pair: 'loading' })
    await showLoading()
    expect(shown()).toMatchObject({ title: '', icon: 'loading', mask: false, pair: 'loading' })
  })
})

describe('time', () => {
  test(`[S9.2] a toast is there at 1499 ms and gone at 1500 ms`, async () => {
    await showToast({ title: 'Saved' })
    vi.advanceTimersByTime(1499)
    expect(shown()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(shown()).toBeUndefined()
  })

  test('the call and the app may choose another time', async () => {
    const undo = overrideDefaults({ toast: { durationMs: 3000 } })()
    await showToast({ title: 'By the app' })
    undo()
    vi.advanceTimersByTime(2999)
    expect(shown()).toBeDefined()
    await showToast({ title: 'By the call', duration: 0 })
    vi.advanceTimersByTime(0)
    expect(shown()).toBeUndefined()
  })

  test('a time longer than timers can hold does not end at once', async () => {
    await showToast({ title: 'For ever', duration: 2 ** 40 })
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(shown()?.title).toBe('For ever')
  })

  test('loading stays until it is hidden', async () => {
    await showLoading({ title: 'Sending' })
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(shown()).toBeDefined()
    await hideLoading()
    expect(shown()).toBeUndefined()
  })

  test('a new toast takes the place of the old one and starts its own time', async () => {
    await showToast({ title: 'First' })
    const first = shown()
    vi.advanceTimersByTime(1000)
    await showToast({ title: 'Second' })
    expect(overlayStore.get()).toMatchObject([{ id: first?.id, title: 'Second' }])
    vi.advanceTimersByTime(1499)
    expect(shown()?.title).toBe('Second')
    vi.advanceTimersByTime(1)
    expect(shown()).toBeUndefined()
  })

  test('loading that takes a toast’s place does not end with the toast’s time', async () => {
    await showToast({ title: 'Saved' })
    await showLoading({ title: 'Sending' })
    vi.advanceTimersByTime(defaults.toast.durationMs)
    expect(shown()?.title).toBe('Sending')
  })
})

describe('pairs', () => {
  test('[S4.7] toast and loading are shown and hidden in pairs', async () => {
    await showToast({ title: 'Saved' })
    await hideToast()
    expect(shown()).toBeUndefined()
    await showLoading({ title: 'Sending' })
    await hideLoading()
    expect(shown()).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[S4.7] hideToast while loading is shown warns and hides nothing', async () => {
    expectConsole('warn', /showToast must be paired with hideToast/)
    await showLoading({ title: 'Sending' })
    await hideToast()
    expect(shown()?.title).toBe('Sending')
  })

  test('[S4.7] hideLoading while a toast is shown warns and hides nothing, also not its time', async () => {
    expectConsole('warn', /showLoading must be paired with hideLoading/)
    await showLoading({ title: 'Sending' })
    await showToast({ title: 'Sent' })
    await hideLoading()
    expect(shown()?.title).toBe('Sent')
    vi.advanceTimersByTime(defaults.toast.durationMs)
    expect(shown()).toBeUndefined()
  })

  test.each([
    ['hideToast', hideToast, /showToast must be paired/],
    ['hideLoading', hideLoading, /showLoading must be paired/],
  ])('[S4.7] %s with nothing shown warns', async (_, hide, text) => {
    expectConsole('warn', text)
    await hide()
  })

  test('[S4.7] the warning speaks the language of the app', async () => {
    expectConsole('warn', /showLoading et hideLoading vont par deux/)
    await switchLocale('fr')
    await hideLoading()
    await switchLocale('en')
  })

  test('a toast that left by itself may be hidden, once', async () => {
    await showToast({ title: 'Saved' })
    vi.advanceTimersByTime(defaults.toast.durationMs)
    await hideToast()
    expectConsole('warn', /showToast must be paired/)
    await hideToast()
  })
})

describe('an abort', () => {
  test('closes the toast early, and its hide may still come', async () => {
    const leave = new AbortController()
    await showToast({ title: 'Saved', signal: leave.signal })
    leave.abort()
    expect(shown()).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
    await hideToast()
  })

  test('closes loading', async () => {
    const leave = new AbortController()
    await showLoading({ signal: leave.signal })
    leave.abort()
    expect(shown()).toBeUndefined()
    await hideLoading()
  })

  test('of a toast that has been replaced changes nothing', async () => {
    const leave = new AbortController()
    await showToast({ title: 'First', signal: leave.signal })
    await showToast({ title: 'Second' })
    leave.abort()
    expect(shown()?.title).toBe('Second')
  })

  test('before the call refuses it', async () => {
    const signal = AbortSignal.abort()
    await expect(showToast({ title: 'Saved', signal })).rejects.toMatchObject({ code: 'cancelled' })
    await expect(showLoading({ signal })).rejects.toMatchObject({ message: 'showLoading:fail abort' })
    expect(shown()).toBeUndefined()
  })
})

describe('arguments', () => {
  test.each([
    [{}, 'showToast:fail title must be a string'],
    [{ title: 404 }, 'showToast:fail title must be a string'],
    [{ title: '', icon: 'fail' }, 'showToast:fail icon must be one of success, error, loading, none'],
    [{ title: '', duration: '2000' }, 'showToast:fail duration must be a finite number, 0 or more'],
    [{ title: '', duration: -1 }, 'showToast:fail duration must be a finite number, 0 or more'],
    [{ title: '', duration: Infinity }, 'showToast:fail duration must be a finite number, 0 or more'],
    [undefined, 'showToast:fail options must be an object'],
  ])('showToast refuses %j', async (options, text) => {
    await expect(showToast(options as never)).rejects.toMatchObject({ code: 'invalid-argument', message: text })
    expect(shown()).toBeUndefined()
  })

  test('showLoading refuses a title that is no string', async () => {
    await expect(showLoading({ title: null } as never)).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'showLoading:fail title must be a string',
    })
  })
})

test.each([
  ['showToast', () => showToast({ title: 'Saved' })],
  ['hideToast', hideToast],
  ['showLoading', showLoading],
  ['hideLoading', hideLoading],
])('%s is unavailable without a document, and nothing piles up', async (api, call) => {
  vi.unstubAllGlobals()
  await expect(call()).rejects.toMatchObject({ code: 'unavailable', errMsg: `${api}:fail no app is running` })
  expect(overlayStore.get()).toEqual([])
})
