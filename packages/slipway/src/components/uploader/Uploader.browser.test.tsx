import { type ReactNode, useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { switchLocale } from '../../base/locale/locale.ts'
import { type AnyApp, page as routerPage } from '../../router/config/config.ts'
import { peekNavigator } from '../../router/current.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { emulateMedia } from '../../testing/internal/environment/emulateMedia.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { watchChoosers } from '../../testing/internal/fakes/fileChooser.ts'
import { makeImage } from '../../testing/internal/fakes/madeMedia.ts'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { renderApp } from '../../testing/renderApp.ts'
import { Uploader, type UploaderProps, type UploadItem } from './index.ts'

describeConformance((props) => <Uploader aria-label="Photos" {...props} />, { selector: '.sw-uploader' })

const add = () => page.getByRole('button', { name: 'Add files' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const zone = () => document.querySelector('.sw-uploader') as HTMLFieldSetElement
const names = () => [...document.querySelectorAll('.sw-uploader-name')].map(({ textContent }) => textContent)
const expectComplaint = (text: RegExp) =>
  vi.waitFor(() => expect(page.getByRole('alert').element().textContent).toMatch(text))
const note = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'text/plain' })
const some: readonly Partial<UploadItem>[] = ['a.txt', 'b.txt', 'c.txt'].map((name) => ({ url: `/${name}` }))

/** An uploader that records its events. */
function show(props: UploaderProps = {}) {
  const reported: (readonly UploadItem[])[] = []
  const refused: [string, string[]][] = []
  const view = (more: UploaderProps = {}) => (
    <Uploader
      aria-label="Notes"
      onChange={({ detail }) => reported.push(detail.value)}
      onReject={({ detail }) => refused.push([detail.reason, detail.files.map(({ name }) => name)])}
      {...props}
      {...more}
    />
  )
  const { rerender, unmount } = render(view())
  return { reported, refused, unmount, rerender: (more: UploaderProps) => rerender(view(more)) }
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

function drag(type: string, ...files: readonly File[]): DragEvent {
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transferOf(files) })
  zone().dispatchEvent(event)
  return event
}

describe('adding files', () => {
  test('with the file chooser, opened by mouse or touch', async () => {
    const opened = await watchChoosers()
    const { reported } = show({ accept: 'text/*,.md', multiple: true })
    await userEvent.click(add())
    const first = await opened()
    expect([first.input.accept, first.input.multiple]).toEqual(['text/*,.md', true])
    await first.choose(note('a.txt'), note('b.txt'))
    await vi.waitFor(() => expect(names()).toEqual(['a.txt', 'b.txt']))
    await touchTap(centerOf(add().element()))
    await (await opened()).choose(note('c.md'))
    await vi.waitFor(() => expect(reported).toHaveLength(2))
    expect(reported[1]).toMatchObject([
      { name: 'a.txt', status: 'waiting', progress: 0, url: '', size: 3, type: 'text/plain' },
      { name: 'b.txt' },
      { name: 'c.md' },
    ])
    expect(new Set(reported[1]?.map(({ key }) => key)).size).toBe(3)
  })

  test('with the camera of a phone if `capture` is set', async () => {
    const opened = await watchChoosers()
    show({ accept: 'image/*', capture: 'environment' })
    await userEvent.click(add())
    expect((await opened()).input.getAttribute('capture')).toBe('environment')
  })

  test('one at a time without `multiple`', async () => {
    const opened = await watchChoosers()
    show()
    await userEvent.click(add())
    expect((await opened()).input.multiple).toBe(false)
  })

  test('by drag and drop, with a visible drop target', async () => {
    const { reported } = show({ multiple: true })
    expect(drag('dragover', note('a.txt')).defaultPrevented).toBe(true)
    await vi.waitFor(() => expect(zone()).toHaveAttribute('data-over'))
    drag('dragleave')
    await vi.waitFor(() => expect(zone()).not.toHaveAttribute('data-over'))
    drag('drop', note('a.txt'), note('b.txt'))
    await vi.waitFor(() => expect(names()).toEqual(['a.txt', 'b.txt']))
    expect(reported).toHaveLength(1)
    expect(drag('dragover').defaultPrevented, 'what is no file is not its business').toBe(false)
  })

  test('by pasting', async () => {
    show()
    add().element().focus()
    const pasted = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    // Firefox ignores the files of synthetic paste events.
    Object.defineProperty(pasted, 'clipboardData', { value: transferOf([note('a.txt')]) })
    add().element().dispatchEvent(pasted)
    await vi.waitFor(() => expect(names()).toEqual(['a.txt']))
  })

  test.each([{ disabled: true }, { readOnly: true }, { max: 3 }])('not with %j', async (props) => {
    const { reported } = show({ ...props, defaultValue: some })
    expect(drag('dragover', note('a.txt')).defaultPrevented, 'the browser opens none').toBe(true)
    expect(drag('drop', note('a.txt')).defaultPrevented).toBe(true)
    expect(zone()).not.toHaveAttribute('data-over')
    if (props.disabled) await expect.element(add()).toBeDisabled()
    else expect(add().elements()).toEqual([])
    expect(reported).toEqual([])
  })

  test('not from a file chooser that is still open when the uploader unmounts', async () => {
    const opened = await watchChoosers()
    const { reported, unmount } = show()
    await userEvent.click(add())
    await opened()
    unmount()
    expect(document.querySelector('input')).toBeNull()
    expect(reported).toEqual([])
  })
})

test('events of the file chooser do not reach ancestors', async () => {
  const listener = vi.fn()
  const opened = await watchChoosers()
  render(
    // biome-ignore lint/a11y: it only listens.
    <div onClick={listener} onChange={listener} onInput={listener}>
      <Uploader aria-label="Notes" />
    </div>,
  )
  await userEvent.click(add())
  const { input, choose } = await opened()
  await choose(note('a.txt'))
  await vi.waitFor(() => expect(names()).toEqual(['a.txt']))
  const dialog = vi.fn()
  zone().addEventListener('cancel', dialog)
  input.dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(dialog).not.toHaveBeenCalled()
  expect(listener, 'only the click on the button reaches the container').toHaveBeenCalledOnce()
  expect(input.value, 'the same file can be chosen again').toBe('')
})

describe('rejected files', () => {
  test('call `onReject`, and are explained until the next attempt', async () => {
    const { refused } = show({ multiple: true, max: 2, maxSize: 1_500, accept: '.txt' })
    const files = [note('1.txt'), note('2.pdf'), note('3.txt', 2_000), note('4.txt'), note('5.txt')]
    drag('drop', ...files)
    await expectComplaint(/2\.pdf.*Larger than 1\.5 kB: 3\.txt.*limit is 2: 5/)
    expect(refused).toEqual([
      ['type', ['2.pdf']],
      ['size', ['3.txt']],
      ['count', ['5.txt']],
    ])
    expect(names()).toEqual(['1.txt', '4.txt'])
    await userEvent.click(button('Remove 1.txt'))
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  })

  test('are not explained if the app prevents the default', async () => {
    const onReject = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    show({ maxSize: 1, onReject })
    drag('drop', note('a.txt'))
    expect(onReject).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  })

  test('are detected in the chooser too, which users can switch to show all files', async () => {
    const opened = await watchChoosers()
    const { refused } = show({ accept: '.pdf' })
    await userEvent.click(add())
    await (await opened()).choose(note('a.txt'))
    await expectComplaint(/of this kind cannot be added: a\.txt/)
    expect(refused).toEqual([['type', ['a.txt']]])
  })

  test('closing the chooser has no effect', async () => {
    await watchChoosers(true)
    const { reported, refused } = show()
    await userEvent.click(add())
    await userEvent.click(add())
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
    expect([reported, refused]).toEqual([[], []])
  })
})

describe('removing', () => {
  test('by its button; the focus moves to the next file, or else the previous one, or else the add button', async () => {
    const { reported } = show({ defaultValue: some })
    await userEvent.click(button('Remove b.txt'))
    await expect.element(button('Remove c.txt')).toHaveFocus()
    await expect.element(page.getByRole('status')).toHaveTextContent('b.txt has been removed')
    await userEvent.keyboard('{Delete}')
    await expect.element(button('Remove a.txt')).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect.element(add()).toHaveFocus()
    expect(reported.map((list) => list.map(({ name }) => name))).toEqual([['a.txt', 'c.txt'], ['a.txt'], []])
  })

  test('only if `beforeRemove` returns `true`', async () => {
    const beforeRemove = vi.fn(async ({ name }: UploadItem) => name !== 'a.txt')
    const { reported } = show({ defaultValue: some, beforeRemove })
    await userEvent.click(button('Remove a.txt'))
    await userEvent.click(button('Remove b.txt'))
    await vi.waitFor(() => expect(names()).toEqual(['a.txt', 'c.txt']))
    expect(beforeRemove).toHaveBeenCalledTimes(2)
    expect(reported).toHaveLength(1)
  })

  test('can be refused by a controlled uploader', async () => {
    const { reported, rerender } = show({ value: some })
    await userEvent.click(button('Remove a.txt'))
    await userEvent.click(button('Remove b.txt'))
    expect(reported.map((list) => list.map(({ name }) => name))).toEqual([
      ['b.txt', 'c.txt'],
      ['a.txt', 'c.txt'],
    ])
    expect(names()).toEqual(['a.txt', 'b.txt', 'c.txt'])
    rerender({ value: some.slice(2) })
    expect(names()).toEqual(['c.txt'])
  })
})

describe('images', () => {
  const objectUrls = () => {
    const released = vi.spyOn(URL, 'revokeObjectURL')
    return () => released.mock.calls.flat()
  }
  const srcs = () => [...document.querySelectorAll<HTMLImageElement>('.sw-uploader-picture')].map(({ src }) => src)

  test('are shown, and their object URLs are revoked after removal', async () => {
    const released = objectUrls()
    const { unmount } = show({ multiple: true })
    drag('drop', await makeImage(), await makeImage({ name: 'other.png' }), note('a.txt'))
    await vi.waitFor(() => expect(srcs()).toHaveLength(2))
    const [first = '', second = ''] = srcs()
    await vi.waitFor(() => expect(document.querySelector('img')?.naturalWidth).toBe(40))
    expect(released()).toEqual([])
    await userEvent.click(button('Remove photo.png'))
    await vi.waitFor(() => expect(released()).toEqual([first]))
    expect(srcs()).toEqual([second])
    unmount()
    expect(released()).toEqual([first, second])
  })

  test('that the browser cannot show are displayed as other files', async () => {
    show({ accept: 'image/*' })
    drag('drop', new File(['no picture'], 'photo.heic', { type: 'image/heic' }))
    await vi.waitFor(() => expect(names()).toEqual(['photo.heic']))
  })

  test('open in the viewer, which can still show them while it covers the page', async () => {
    const released = objectUrls()
    const previewed: string[] = []
    const uploader = (
      <Uploader
        aria-label="Photos"
        multiple
        defaultValue={[{ url: '/first.png' }, { url: '/notes.txt' }]}
        onPreview={(event) => {
          previewed.push(event.detail.item.name)
          if (event.detail.item.name === 'first.png') event.preventDefault()
        }}
      />
    )
    const view = (node: ReactNode) => routerPage({ load: async () => ({ default: () => node }) })
    const app = { pages: { '/': view(uploader), '/preview-image': view('Viewer') } }
    const screen = await renderApp(app as unknown as AnyApp)
    onTestFinished(screen.unmount)
    drag('drop', await makeImage())
    await vi.waitFor(() => expect(srcs().at(-1)).toMatch('blob:'))
    const own = srcs().at(-1)
    for (const name of ['first.png', 'notes.txt', 'photo.png']) await userEvent.click(button(`Show ${name}`))
    await expect.element(page.getByText('Viewer')).toBeVisible()
    expect(previewed).toEqual(['first.png', 'notes.txt', 'photo.png'])
    expect(peekNavigator()?.stack.get().pages.at(-1)?.state).toEqual({ urls: ['/first.png', own], current: 1 })
    expect(released()).toEqual([])
  })
})

const states: readonly Partial<UploadItem>[] = [
  { url: '/a.png', status: 'uploading', progress: 40 },
  { name: 'b.txt', status: 'failed' },
  { url: '/c.txt' },
]

test('it can be operated by keyboard', async () => {
  render(
    <div className="tree">
      <Uploader aria-label="Notes" defaultValue={states} />
    </div>,
  )
  expect(await keyboardWalk(document.querySelector('.tree') as Element)).toEqual([
    'button Show a.png',
    'button Remove a.png',
    'button Try again: b.txt',
    'button Remove b.txt',
    'button Remove c.txt',
    'button Add files',
  ])
})

test('it is exposed as a group with a list and the progress of each file', async () => {
  show({ defaultValue: states, readOnly: true })
  await expect.element(page.getByRole('group', { name: 'Notes' })).toMatchAriaInlineSnapshot(`
    - group "Notes":
      - list:
        - listitem:
          - button "Show a.png": a.png
          - progressbar "Uploading a.png"
        - listitem: b.txt b.txt could not be uploaded
        - listitem: c.txt
      - alert
      - status
  `)
})

test('it uses the language of the app', async () => {
  show({ defaultValue: some.slice(0, 1) })
  await switchLocale('fr')
  await expect.element(page.getByRole('button', { name: 'Retirer a.txt' })).toBeVisible()
  await switchLocale('en')
})

/** A controlled uploader that keeps only the last file. */
function LastOnly() {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  return <Uploader aria-label="Last" value={items} onChange={({ detail }) => setItems(detail.value.slice(-1))} />
}

test('a controlled uploader may set a list other than that of `onChange`', async () => {
  render(<LastOnly />)
  drag('drop', note('a.txt'))
  await vi.waitFor(() => expect(names()).toEqual(['a.txt']))
  drag('drop', note('b.txt'))
  await vi.waitFor(() => expect(names()).toEqual(['b.txt']))
})

test('the progress ring has no transition with reduced motion, and the highlight colour in forced colours', async () => {
  show({ defaultValue: states })
  const ring = () => getComputedStyle(document.querySelectorAll('.sw-uploader-ring > circle')[1] as Element)
  const before = ring().stroke
  expect(ring().transitionDuration).toBe('0.2s')
  await lessMotion()
  expect(ring().transitionDuration).toBe('0s')
  await emulateMedia('forced-colors', 'active')
  await vi.waitFor(() => expect(ring().stroke).not.toBe(before))
})
