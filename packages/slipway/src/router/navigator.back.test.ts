import { expect, test, vi } from 'vitest'
import { refusalOf, startRouted } from '../testing/internal/apps/routedApp.ts'
import type { History } from './history/history.ts'
import { backPressIn } from './opening/backPress.ts'
import { openOverlayEntry } from './overlay-entries/openOverlayEntry.ts'

test('Back closes an overlay before it leaves the page', async () => {
  const { pages, history, urls } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  const closed: string[] = []
  openOverlayEntry(pages, () => closed.push('sheet'))
  openOverlayEntry(pages, () => closed.push('dialog'))
  await vi.waitFor(() => expect(pages.stack.get().overlayEntries).toHaveLength(2))
  expect(history.url()).toBe('/list')
  history.go(-1)
  await vi.waitFor(() => expect(closed).toEqual(['dialog']))
  await pages.back(1)
  expect(closed).toEqual(['dialog', 'sheet'])
  expect(urls()).toEqual(['/', '/list'])
  await pages.back(1)
  expect(urls()).toEqual(['/'])
})

test('closing an overlay with its own button does not change where Back leads', async () => {
  const { pages, history, urls } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  const onClose = vi.fn()
  const overlayEntry = openOverlayEntry(pages, onClose)
  await overlayEntry.close()
  await overlayEntry.close()
  expect(onClose).toHaveBeenCalledOnce()
  history.go(-1)
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
})

test('Forward does not open an overlay again', async () => {
  const { pages, history } = startRouted()
  const overlayEntry = openOverlayEntry(pages, () => {})
  await vi.waitFor(() => expect(pages.stack.get().overlayEntries).toHaveLength(1))
  await overlayEntry.close()
  const moves: number[] = []
  history.listen(() => moves.push(pages.stack.get().overlayEntries.length))
  history.go(1)
  await vi.waitFor(() => expect(moves).toEqual([0, 0]))
})

test('overlays are closed before a page is opened', async () => {
  const { pages, history, urls } = startRouted()
  const closed: string[] = []
  openOverlayEntry(pages, () => closed.push('sheet'))
  openOverlayEntry(pages, () => closed.push('dialog'))
  await pages.open('navigateTo', { url: '/list' })
  expect(closed).toEqual(['dialog', 'sheet'])
  expect(urls()).toEqual(['/', '/list'])
  history.go(-1)
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
})

test('a reload removes an overlay and its entry', async () => {
  const { pages, history } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  openOverlayEntry(pages, () => {})
  await vi.waitFor(() => expect(pages.stack.get().overlayEntries).toHaveLength(1))
  pages.stop()
  const { pages: reloaded, urls } = startRouted('/', history)
  expect(urls()).toEqual(['/', '/list'])
  await reloaded.back(1)
  expect(urls()).toEqual(['/'])
  expect(history.url()).toBe('/')
})

test('`navigateBack` does not leave a page whose Back listener returns `true`, and rejects with `cancelled`', async () => {
  const { pages, urls } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  const asked: string[] = []
  const key = pages.stack.get().pages[1]?.key ?? ''
  const stop = backPressIn(pages).onBack(key, async ({ from }) => {
    asked.push(from)
    return true
  })
  expect(await refusalOf(pages.back(1))).toMatchObject({
    code: 'cancelled',
    errMsg: 'navigateBack:fail onBackPress',
  })
  await refusalOf(pages.back(1, 'backbutton'))
  expect(asked).toEqual(['navigateBack', 'backbutton'])
  expect(urls()).toEqual(['/', '/list'])
  stop()
  await pages.back(1)
  expect(urls()).toEqual(['/'])
})

test('the browser’s Back does not leave a page whose Back listener returns `true`, only one that returns `false`', async () => {
  const { pages, history, urls } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  let answer = true
  let asked = 0
  backPressIn(pages).onBack(pages.stack.get().pages[1]?.key ?? '', () => {
    asked++
    return answer
  })
  history.go(-1)
  await vi.waitFor(() => expect(asked).toBe(1))
  expect(history.url()).toBe('/list')
  expect(urls()).toEqual(['/', '/list'])
  answer = false
  history.go(-1)
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
  expect(asked).toBe(2)
  expect(history.url()).toBe('/')
})

test('a Back listener may open an overlay: Back closes the overlay, and the listener is not called again', async () => {
  const { pages, history, urls } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  let asked = 0
  backPressIn(pages).onBack(pages.stack.get().pages[1]?.key ?? '', () => {
    asked++
    return new Promise((resolve) => {
      openOverlayEntry(pages, () => resolve(true))
    })
  })
  const closesTheQuestion = async () => {
    await vi.waitFor(() => expect(pages.stack.get().overlayEntries).toHaveLength(1))
    history.go(-1)
    await vi.waitFor(() => expect(pages.stack.get().overlayEntries).toHaveLength(0))
  }
  const refused = refusalOf(pages.back(1))
  await closesTheQuestion()
  expect(await refused).toMatchObject({ code: 'cancelled' })
  history.go(-1)
  await closesTheQuestion()
  expect(asked).toBe(2)
  expect([urls(), history.url()]).toEqual([['/', '/list'], '/list'])
})

test('a page is left if its listener agrees while its overlay is still open, and the overlay closes', async () => {
  const { pages, history, urls } = startRouted()
  for (const goBack of [() => pages.back(1), () => history.go(-1)]) {
    await pages.open('navigateTo', { url: '/list' })
    const ends: string[] = []
    let agree = () => {}
    backPressIn(pages).onBack(pages.stack.get().pages[1]?.key ?? '', () => {
      openOverlayEntry(pages, (end) => ends.push(end))
      return new Promise((resolve) => {
        agree = () => resolve(false)
      })
    })
    void goBack()
    await vi.waitFor(() => expect(pages.stack.get().overlayEntries).toHaveLength(1))
    agree()
    await vi.waitFor(() => expect(urls()).toEqual(['/']))
    expect(ends).toEqual(['navigation'])
    await vi.waitFor(() => expect(history.url()).toBe('/'))
  }
})

test('a second Back changes nothing while a listener is still pending', async () => {
  const { pages, history, urls } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  let asked = 0
  let agree = () => {}
  backPressIn(pages).onBack(pages.stack.get().pages[1]?.key ?? '', () => {
    asked++
    return new Promise((resolve) => {
      agree = () => resolve(false)
    })
  })
  const first = pages.back(1)
  expect(await refusalOf(pages.back(1))).toMatchObject({ code: 'cancelled' })
  const moved = new Promise((resolve) => history.listen(resolve))
  history.go(-1)
  await moved
  await vi.waitFor(() => expect(history.url()).toBe('/list'))
  agree()
  await first
  expect([asked, urls(), history.url()]).toEqual([1, ['/'], '/'])
})

test('Back does nothing if the page has been left in another way while its listener was pending', async () => {
  const { pages, urls } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  let agree = () => {}
  backPressIn(pages).onBack(pages.stack.get().pages[1]?.key ?? '', () => {
    return new Promise((resolve) => {
      agree = () => resolve(false)
    })
  })
  const back = pages.back(1)
  await vi.waitFor(async () => pages.open('navigateTo', { url: '/order/1' }))
  agree()
  await back
  expect(urls()).toEqual(['/', '/list', '/order/1'])
})

test('an error in a listener is reported and does not prevent Back', async () => {
  const { pages, urls } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  const reported = vi.spyOn(globalThis, 'queueMicrotask').mockImplementationOnce(() => {})
  backPressIn(pages).onBack(pages.stack.get().pages[1]?.key ?? '', () => {
    throw new Error('broken')
  })
  await pages.back(1)
  expect(() => reported.mock.calls[0]?.[0]()).toThrow('broken')
  expect(urls()).toEqual(['/'])
})

test('a jump in the history or a typed tab address calls the listeners of the dropped pages, topmost first', async () => {
  for (const [go, left] of [
    [(history: History) => history.go(-2), ['/']],
    [(history: History) => typeAddress(history, '/mine'), ['/mine']],
  ] as const) {
    const { pages, history, urls } = startRouted()
    await pages.open('navigateTo', { url: '/list' })
    await pages.open('navigateTo', { url: '/order/1' })
    const asked: string[] = []
    let stays = true
    for (const { key, url } of pages.stack.get().pages) {
      backPressIn(pages).onDrop(key, async ({ isBehind }) => {
        asked.push(`${url} ${isBehind}`)
        return url === '/list' && stays
      })
    }
    go(history)
    await vi.waitFor(() => expect(asked).toEqual(['/order/1 false', '/list true']))
    await vi.waitFor(() => expect(history.url()).toBe('/order/1'))
    expect(urls()).toEqual(['/', '/list', '/order/1'])
    stays = false
    go(history)
    await vi.waitFor(() => expect(urls()).toEqual(left))
    expect(asked).toHaveLength(4)
    await vi.waitFor(() => expect(history.url()).toBe(left[0]))
  }
})

/** Simulates the browser, which creates its own entry without the app's state and moves to it. */
function typeAddress(history: History, url: string): void {
  history.push(url, undefined)
  history.go(-1)
  history.go(1)
}
