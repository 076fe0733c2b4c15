import { StrictMode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { render } from '../../testing/internal/environment/render.tsx'
import { playUrl, serverGate, serverUrl } from '../../testing/internal/environment/testServer.ts'
import { heldUploads } from '../../testing/internal/fakes/heldUploads.ts'
import { nextFrame } from '../../testing/internal/input/pointerInput.ts'
import { Uploader, type UploaderProps, type UploadItem } from './index.ts'

const note = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'text/plain' })
const status = () => page.getByRole('status')
const bars = () => page.getByRole('progressbar').elements()

function drop(...files: readonly File[]): void {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const zone = document.querySelector('.sw-uploader') as Element
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

/** The status of each file, in order. */
const statuses = () =>
  [...document.querySelectorAll<HTMLElement>('.sw-uploader-item[data-status]')].map(({ dataset }) => dataset.status)
const expectStatuses = (...expected: string[]) => vi.waitFor(() => expect(statuses()).toEqual(expected))

function show(props: UploaderProps) {
  const reported: UploadItem[] = []
  const view = render(
    <StrictMode>
      <Uploader aria-label="Notes" multiple onChange={({ detail }) => reported.push(...detail.value)} {...props} />
    </StrictMode>,
  )
  return { reported, ...view }
}

describe('to a real server', () => {
  const answer = (url: string) => playUrl({ text: JSON.stringify({ url }) })

  test('a file is posted, and its address is read from the response', async () => {
    const { reported } = show({ url: answer('/notes/1') })
    drop(note('a.txt'))
    await expect.element(status()).toHaveTextContent('a.txt has been uploaded')
    expect(reported.map((item) => item.status)).toEqual(
      expect.arrayContaining(['waiting', 'uploading', 'done']) as string[],
    )
    expect(reported.at(-1)).toMatchObject({ name: 'a.txt', url: '/notes/1', status: 'done', progress: 100 })
  })

  test('with `uploadOptions`, and an address that `readUrl` returns', async () => {
    let got: unknown
    show({
      url: serverUrl('/form'),
      uploadOptions: { name: 'note', formData: { album: 3 } },
      readUrl({ data }) {
        got = JSON.parse(data).fields
        return '/there'
      },
    })
    drop(note('a.txt'))
    await expectStatuses('done')
    expect(got).toMatchObject([
      { name: 'album', value: '3' },
      { name: 'note', fileName: 'a.txt' },
    ])
  })

  test('progress is reported, each percent once', async () => {
    const { reported } = show({ url: serverUrl('/count'), readUrl: () => '/there' })
    drop(note('large.bin', 8 * 2 ** 20))
    await expectStatuses('done')
    const progress = reported.filter((item) => item.status === 'uploading').map((item) => item.progress)
    expect(progress.length).toBeGreaterThan(1)
    expect(progress).toEqual([...new Set(progress)].sort((a, b) => a - b))
  })

  test.each([
    ['an error', () => playUrl({ head: 500 }, { text: '{"url":"/x"}' }), /status 500/],
    ['no answer', () => playUrl({ cut: 'reset' }), /uploadFile:fail/],
    ['no address', () => playUrl({ text: '{}' }), /readUrl/],
    ['no JSON', () => playUrl({ text: 'thanks' }), /JSON/],
  ])('%s fails the file', async (_, url, reason) => {
    const { reported } = show({ url: url() })
    drop(note('a.txt'))
    await expect.element(status()).toHaveTextContent('a.txt could not be uploaded')
    expect(String(reported.at(-1)?.error)).toMatch(reason)
    await expect.element(page.getByRole('button', { name: 'Try again: a.txt' })).toBeVisible()
  })

  test.each(['removing the file', 'unmounting the uploader'])('%s aborts an upload', async (what) => {
    const gate = serverGate()
    const { unmount, reported } = show({ url: playUrl({ gate: gate.name }) })
    drop(note('a.txt'))
    await gate.reached()
    const before = reported.length
    if (what === 'removing it') await userEvent.click(page.getByRole('button', { name: 'Remove a.txt' }))
    else unmount()
    await gate.lost()
    expect(reported.slice(before).map((item) => item.status)).not.toContain('failed')
  })
})

describe('a custom `upload`', () => {
  test('runs for three files at once; the others wait', async () => {
    const { begun, get, upload } = heldUploads()
    show({ upload })
    drop(...['1', '2', '3', '4', '5'].map((name) => note(name)))
    await expectStatuses('uploading', 'uploading', 'uploading', 'waiting', 'waiting')
    expect(bars()).toHaveLength(5)
    get(1).end('/2')
    await expectStatuses('uploading', 'done', 'uploading', 'uploading', 'waiting')
    get(0).fail(new Error('no'))
    await expectStatuses('failed', 'done', 'uploading', 'uploading', 'uploading')
    expect(begun.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5'])
  })

  test('shows its progress in a progress bar', async () => {
    const { get, upload } = heldUploads()
    show({ upload })
    drop(note('a.txt'))
    const bar = page.getByRole('progressbar', { name: 'Uploading a.txt' })
    await expectStatuses('uploading')
    await expect.element(bar).toHaveAttribute('aria-valuenow', '0')
    get(0).context.onProgress(41.9)
    await expect.element(bar).toHaveAttribute('aria-valuenow', '41')
    get(0).context.onProgress(Number.NaN)
    get(0).context.onProgress(12)
    get(0).context.onProgress(400)
    await expect.element(bar).toHaveAttribute('aria-valuenow', '100')
    get(0).end('/a')
    await expectStatuses('done')
    get(0).context.onProgress(50)
    expect(bars()).toEqual([])
  })

  test('is repeated by a tap after a failure', async () => {
    const { begun, get, upload } = heldUploads()
    const { reported } = show({ upload })
    drop(note('a.txt'))
    await expectStatuses('uploading')
    get(0).fail(new Error('busy'))
    await userEvent.click(page.getByRole('button', { name: 'Try again: a.txt' }))
    await expectStatuses('uploading')
    expect(reported.at(-1)?.error).toBeUndefined()
    get(1).end('/a')
    await expectStatuses('done')
    expect(begun).toHaveLength(2)
  })

  test('fails too if it throws synchronously', async () => {
    const { reported } = show({
      upload() {
        throw new Error('at once')
      },
    })
    drop(note('a.txt'))
    await expectStatuses('failed')
    expect(reported.at(-1)?.error).toEqual(new Error('at once'))
  })

  test('is aborted when the file is removed, and the next one begins', async () => {
    const { begun, get, upload } = heldUploads()
    show({ upload })
    drop(...['1', '2', '3', '4'].map((name) => note(name)))
    await expectStatuses('uploading', 'uploading', 'uploading', 'waiting')
    await userEvent.click(page.getByRole('button', { name: 'Remove 2' }))
    expect([0, 1, 2].map((index) => get(index).context.signal.aborted)).toEqual([false, true, false])
    await expectStatuses('uploading', 'uploading', 'uploading')
    get(1).end('/late')
    expect(begun).toHaveLength(4)
  })

  test('is aborted for all files when the uploader unmounts, and none begins', async () => {
    const { begun, get, upload } = heldUploads()
    const { unmount, reported } = show({ upload })
    drop(...['1', '2', '3', '4'].map((name) => note(name)))
    await expectStatuses('uploading', 'uploading', 'uploading', 'waiting')
    unmount()
    const before = reported.length
    expect(begun.map(({ context }) => context.signal.aborted)).toEqual([true, true, true])
    get(0).fail(new Error('given up'))
    get(1).end('/2')
    await Promise.resolve()
    expect([begun.length, reported.length]).toEqual([3, before])
  })

  test('continues while another page covers the page', async () => {
    const { begun, get, upload } = heldUploads()
    const reported: UploadItem[] = []
    await pageOf(
      <Uploader
        aria-label="Notes"
        multiple
        upload={upload}
        onChange={({ detail }) => reported.push(...detail.value)}
      />,
    )
    drop(...['1', '2', '3', '4'].map((name) => note(name)))
    await expectStatuses('uploading', 'uploading', 'uploading', 'waiting')
    await navigateTo({ url: '/other' })
    get(0).end('/1')
    await vi.waitFor(() => expect(begun).toHaveLength(4))
    expect(get(1).context.signal.aborted).toBe(false)
    expect(reported.some((item) => item.url === '/1')).toBe(true)
    await navigateBack()
    await expectStatuses('done', 'uploading', 'uploading', 'uploading')
  })
})

/** A controlled uploader that updates its list later, such as in a React transition. */
function Late({ upload, held }: { upload: UploaderProps['upload']; held: (() => void)[] }) {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const [count, setCount] = useState(0)
  return (
    <>
      <Uploader
        aria-label="Notes"
        multiple
        upload={upload}
        value={items}
        onChange={({ detail }) => {
          held.push(() => setItems(detail.value))
          setCount((before) => before + 1)
        }}
      />
      <output>Told {count} times</output>
    </>
  )
}

test('a late update of `value` loses no result of an upload, and starts no upload twice', async () => {
  const { begun, get, upload } = heldUploads()
  const held: (() => void)[] = []
  render(<Late upload={upload} held={held} />)
  const take = () => {
    for (const set of held.splice(0)) set()
  }
  drop(note('1'), note('2'))
  take()
  await vi.waitFor(() => expect(begun).toHaveLength(2))
  take()
  for (const index of [0, 1]) {
    const reported = held.length
    get(index).end(`/${index}`)
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(reported))
    await nextFrame()
  }
  await vi.waitFor(() => {
    take()
    expect(statuses()).toEqual(['done', 'done'])
  })
  expect(begun).toHaveLength(2)
})

test('the app may set a file to `waiting` to upload it again, or to `done`', async () => {
  const { begun, upload } = heldUploads()
  const item = { key: 'a', file: note('a.txt'), status: 'failed' as const }
  const { rerender } = render(<Uploader aria-label="Notes" upload={upload} value={[item]} />)
  rerender(<Uploader aria-label="Notes" upload={upload} value={[{ ...item, status: 'waiting' }]} />)
  await vi.waitFor(() => expect(begun).toHaveLength(1))
  rerender(<Uploader aria-label="Notes" upload={upload} value={[{ ...item, status: 'done', url: '/a' }]} />)
  await vi.waitFor(() => expect(begun[0]?.context.signal.aborted).toBe(true))
})
