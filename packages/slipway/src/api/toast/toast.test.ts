import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaults } from '../../base/defaults/defaultsTable.ts'
import { overrideConstants } from '../../base/defaults/overrideConstants.ts'
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
  // Replaces the current toast, so that the next test starts without a toast and without a pending hide.
  await showLoading()
  await hideLoading()
  vi.useRealTimers()
})

describe('content', () => {
  test('a toast with only a title', async () => {
    await showToast({ title: 'Saved' })
    expect(overlayStore.get()).toEqual<readonly Partial<ToastRequest>[]>([
      {
        kind: 'toast',
        id: expect.any(Number),
        title: 'Saved',
        icon: 'success',
        image: undefined,
        position: 'center',
        mask: false,
        pair: 'toast',
        lapse: expect.any(Function),
      },
    ])
  })

  test('a toast with all options', async () => {
    await showToast({ title: 'No network', icon: 'error', image: '/cloud.png', mask: true })
    expect(shown()).toMatchObject({ title: 'No network', icon: 'error', image: '/cloud.png', mask: true })
  })

  test('loading, with and without a title', async () => {
    await showLoading({ title: 'Sending', mask: true })
    expect(shown()).toMatchObject({ title: 'Sending', icon: 'loading', mask: true, pair: 'loading' })
    await showLoading()
    expect(shown()).toMatchObject({ title: '', icon: 'loading', mask: false, pair: 'loading' })
  })
})

describe('duration', () => {
  test(`[S9.2] a toast is visible at 1499 ms and closed at 1500 ms`, async () => {
    await showToast({ title: 'Saved' })
    vi.advanceTimersByTime(1499)
    expect(shown()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(shown()).toBeUndefined()
  })

  test('the call and the app may set another duration', async () => {
    const undo = overrideConstants({ toast: { durationMs: 3000 } })
    await showToast({ title: 'By the app' })
    undo()
    vi.advanceTimersByTime(2999)
    expect(shown()).toBeDefined()
    await showToast({ title: 'By the call', duration: 0 })
    vi.advanceTimersByTime(0)
    expect(shown()).toBeUndefined()
  })

  test('a duration beyond the limit of timers does not end at once', async () => {
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

  test('a new toast replaces the old one and starts its own duration', async () => {
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

  test('loading that replaces a toast does not end with the toast’s duration', async () => {
    await showToast({ title: 'Saved' })
    await showLoading({ title: 'Sending' })
    vi.advanceTimersByTime(defaults.toast.durationMs)
    expect(shown()?.title).toBe('Sending')
  })
})

describe('an action', () => {
  test('is shown for at least 5 s, and longer by `duration`', async () => {
    await showToast({ title: 'Deleted', action: { label: 'Undo' } })
    vi.advanceTimersByTime(4999)
    expect(shown()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(shown()).toBeUndefined()
    await showToast({ title: 'Deleted', duration: 8000, action: { label: 'Undo' } })
    vi.advanceTimersByTime(7999)
    expect(shown()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(shown()).toBeUndefined()
  })

  test('closes the toast once, and `hideToast` afterwards is no mistake', async () => {
    const onPress = vi.fn()
    await showToast({ title: 'Deleted', action: { label: 'Undo', onPress } })
    const pressed = shown() as ToastRequest
    pressed.action?.press()
    pressed.action?.press()
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(shown()).toBeUndefined()
    await hideToast()
  })

  test.each([
    [{ action: null }, /action.label must be a non-empty string/],
    [{ action: { label: '' } }, /action.label must be a non-empty string/],
    [{ action: { label: 'Undo', onPress: 1 } }, /action.onPress must be a function/],
    [{ position: 'left' }, /position must be one of top, center, bottom/],
  ])('%j is rejected', async (options, message) => {
    const call = showToast({ title: 'Deleted', ...options } as unknown as Parameters<typeof showToast>[0])
    await expect(call).rejects.toMatchObject({ code: 'invalid-argument', message: expect.stringMatching(message) })
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

  test('[S4.7] hideLoading while a toast is shown warns, and keeps the toast and its duration', async () => {
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
  ])('[S4.7] %s without a toast warns', async (_, hide, text) => {
    expectConsole('warn', text)
    await hide()
  })

  test('[S4.7] the warning is in the language of the app', async () => {
    expectConsole('warn', /showLoading et hideLoading vont par deux/)
    await switchLocale('fr')
    await hideLoading()
    await switchLocale('en')
  })

  test('a toast that closed automatically may be hidden once', async () => {
    await showToast({ title: 'Saved' })
    vi.advanceTimersByTime(defaults.toast.durationMs)
    await hideToast()
    expectConsole('warn', /showToast must be paired/)
    await hideToast()
  })
})

describe('an abort', () => {
  test('closes the toast early, and allows one hide afterwards', async () => {
    const controller = new AbortController()
    await showToast({ title: 'Saved', signal: controller.signal })
    controller.abort()
    expect(shown()).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
    await hideToast()
  })

  test('closes loading', async () => {
    const controller = new AbortController()
    await showLoading({ signal: controller.signal })
    controller.abort()
    expect(shown()).toBeUndefined()
    await hideLoading()
  })

  test('of a replaced toast has no effect', async () => {
    const controller = new AbortController()
    await showToast({ title: 'First', signal: controller.signal })
    await showToast({ title: 'Second' })
    controller.abort()
    expect(shown()?.title).toBe('Second')
  })

  test('before the call rejects it', async () => {
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
  ])('showToast rejects %j', async (options, text) => {
    await expect(showToast(options as never)).rejects.toMatchObject({ code: 'invalid-argument', message: text })
    expect(shown()).toBeUndefined()
  })

  test('showLoading rejects a title that is not a string', async () => {
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
])('%s rejects with unavailable without a document, and no toast is queued', async (api, call) => {
  vi.unstubAllGlobals()
  await expect(call()).rejects.toMatchObject({ code: 'unavailable', errMsg: `${api}:fail no app is running` })
  expect(overlayStore.get()).toEqual([])
})
