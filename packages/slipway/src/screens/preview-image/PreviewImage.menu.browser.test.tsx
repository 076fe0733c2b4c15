import {
  createApp,
  defineApp,
  getCurrentPages,
  memoryHistory,
  type PreviewImageOptions,
  page,
  previewImage,
} from 'slipway'
import { removeSavedFile, saveFile } from 'slipway/api/saved-files'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { picture } from '../../testing/internal/apps/shownViewer.tsx'
import { laterCode } from '../../testing/internal/environment/laterCode.ts'
import { watchDownloads } from '../../testing/internal/environment/watchDownloads.ts'
import { stubNavigator } from '../../testing/internal/fakes/stubNavigator.ts'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'

const urls = [picture('tomato'), picture('gold')]

/** Options with which the page's thumbnail opens the viewer. */
let shown: PreviewImageOptions = { urls }

/** A page with a thumbnail. */
function Album() {
  return (
    <button type="button" onClick={({ currentTarget: from }) => void previewImage({ ...shown, from })}>
      Open
    </button>
  )
}

/** Starts an app, and opens the viewer from its page. */
async function start(given: readonly string[] = urls, showMenu = true): Promise<void> {
  shown = { urls: given, captions: ['A tomato'], showMenu }
  const element = document.body.appendChild(document.createElement('div'))
  const pages = { '/': page({ load: async () => ({ default: Album }) }) }
  const unmount = createApp(defineApp({ pages, history: memoryHistory('/') })).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await laterCode()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await expect.element(screen.getByRole('group', { name: /^Image 1 of \d$/ })).toHaveFocus()
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('opened from a thumbnail by keyboard, it returns the focus to the thumbnail', async () => {
  await start()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(getCurrentPages()).toHaveLength(1))
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('a screen reader finds the strip and the buttons in order', async () => {
  await start()
  const nodes = await keyboardWalk(document.querySelector('.sw-preview') as Element)
  // The arrow buttons are hidden on devices without a mouse.
  expect(nodes.filter((node) => !/^button Image/.test(node))).toEqual([
    'group Image 1 of 2',
    'button Close',
    'button Share',
    'button Save image',
  ])
  await expect.element(screen.getByRole('img', { name: 'A tomato' })).toBeVisible()
})

test('an image is saved, with a message', async () => {
  const downloads = watchDownloads()
  await start()
  await press('Save image')
  await expect.element(screen.getByText('Image saved')).toBeVisible()
  expect(await downloads()).toEqual([
    expect.objectContaining({ text: decodeURIComponent(urls[0]?.split(',')[1] ?? '') }),
  ])
  expect(getCurrentPages(), 'it is no click on the image').toHaveLength(2)
})

test('an image that cannot be saved shows a message', async () => {
  await start(['/nowhere/image.png'])
  await press('Save image')
  await expect.element(screen.getByText('Could not save the image')).toBeVisible()
})

test('an image with a public address is shared by its address', async () => {
  const share = vi.fn(async () => {})
  stubNavigator('share', share)
  stubNavigator('canShare', () => true)
  await start(['https://nowhere.invalid/image.png'])
  await press('Share')
  await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ url: 'https://nowhere.invalid/image.png' }))
})

test('an image with a local address, as in a native shell, is shared as a file', async () => {
  const share = vi.fn(async (_: ShareData) => {})
  stubNavigator('share', share)
  stubNavigator('canShare', () => true)
  const own = new URL('../../../docs/showcase.png', import.meta.url)
  expect(own.hostname).toBe('localhost')
  await start([own.href])
  await press('Share')
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1))
  const [file] = share.mock.lastCall?.[0].files ?? []
  expect([file?.name, share.mock.lastCall?.[0].url]).toEqual(['image.png', undefined])
})

test('an image without an address is shared as a file; cancelling shows no message', async () => {
  const share = vi.fn((_: ShareData) => Promise.reject(new DOMException('', 'AbortError')))
  stubNavigator('share', share)
  stubNavigator('canShare', () => true)
  const downloads = watchDownloads()
  await start()
  await press('Share')
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1))
  const [file] = share.mock.lastCall?.[0].files ?? []
  expect([file?.name, file?.type]).toEqual(['image.svg', 'image/svg+xml'])
  expect(await downloads()).toEqual([])
})

test('if files cannot be shared, the image is saved', async () => {
  stubNavigator('share', undefined)
  const downloads = watchDownloads()
  await start()
  await press('Share')
  await expect.element(screen.getByText('Image saved')).toBeVisible()
  expect(await downloads()).toHaveLength(1)
})

describe('a saved file', () => {
  async function savedPicture(): Promise<string> {
    const { savedFilePath } = await saveFile({ tempFilePath: picture('teal'), fileName: 'teal.svg' })
    onTestFinished(() => removeSavedFile({ filePath: savedFilePath }).catch(() => {}))
    return savedFilePath
  }

  test('is shown, and its address is released when the viewer closes', async () => {
    await start([await savedPicture()])
    const image = screen.getByRole('img', { name: 'A tomato' })
    await vi.waitFor(() => expect((image.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0))
    const { src } = image.element() as HTMLImageElement
    expect(src).toMatch(/^blob:/)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(getCurrentPages()).toHaveLength(1))
    await vi.waitFor(() => expect(fetch(src)).rejects.toBeInstanceOf(TypeError))
  })

  test('is saved for the user, and shared as a file', async () => {
    const share = vi.fn(async (_: ShareData) => {})
    stubNavigator('share', share)
    stubNavigator('canShare', () => true)
    const downloads = watchDownloads()
    await start([await savedPicture()])
    await press('Save image')
    // The toast of an earlier test may still be visible, so the download is what counts.
    await vi.waitFor(async () => expect(await downloads()).toMatchObject([{ name: 'teal.svg' }]))
    await press('Share')
    await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1))
    expect(share.mock.lastCall?.[0].files?.[0]?.name).toBe('image.svg')
  })

  test('that has been removed shows the message of a broken image', async () => {
    const filePath = await savedPicture()
    await removeSavedFile({ filePath })
    await start([filePath])
    await expect.element(screen.getByText('This image could not be loaded')).toBeVisible()
  })
})

test('`showMenu: false` removes the buttons', async () => {
  await start(urls, false)
  expect(screen.getByRole('button', { name: 'Save image' }).query()).toBeNull()
  expect(screen.getByRole('button', { name: 'Share' }).query()).toBeNull()
})
