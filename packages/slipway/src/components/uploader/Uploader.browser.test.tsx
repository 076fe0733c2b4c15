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
import { type GivenUploadItem, Uploader, type UploaderProps, type UploadItem } from './index.ts'

describeConformance((props) => <Uploader aria-label="Photos" {...props} />, { selector: '.sw-uploader' })

const add = () => page.getByRole('button', { name: 'Add files' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const zone = () => document.querySelector('.sw-uploader') as HTMLFieldSetElement
const names = () => [...document.querySelectorAll('.sw-uploader-name')].map(({ textContent }) => textContent)
const expectComplaint = (text: RegExp) =>
  vi.waitFor(() => expect(page.getByRole('alert').element().textContent).toMatch(text))
const note = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'text/plain' })
const some: readonly GivenUploadItem[] = ['a.txt', 'b.txt', 'c.txt'].map((name) => ({ url: `/${name}` }))

/** An uploader that notes what it tells. */
function show(props: UploaderProps = {}) {
  const told: (readonly UploadItem[])[] = []
  const refused: [string, string[]][] = []
  const view = (more: UploaderProps = {}) => (
    <Uploader
      aria-label="Notes"
      onChange={({ detail }) => told.push(detail.value)}
      onReject={({ detail }) => refused.push([detail.reason, detail.files.map(({ name }) => name)])}
      {...props}
      {...more}
    />
  )
  const { rerender, unmount } = render(view())
  return { told, refused, unmount, rerender: (more: UploaderProps) => rerender(view(more)) }
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

describe('files come', () => {
  test('by the chooser, opened by mouse or finger', async () => {
    const opened = await watchChoosers()
    const { told } = show({ accept: 'text/*,.md', multiple: true })
    await userEvent.click(add())
    const first = await opened()
    expect([first.input.accept, first.input.multiple]).toEqual(['text/*,.md', true])
    await first.choose(note('a.txt'), note('b.txt'))
    await vi.waitFor(() => expect(names()).toEqual(['a.txt', 'b.txt']))
    await touchTap(centerOf(add().element()))
    await (await opened()).choose(note('c.md'))
    await vi.waitFor(() => expect(told).toHaveLength(2))
    expect(told[1]).toMatchObject([
      { name: 'a.txt', status: 'waiting', progress: 0, url: '', size: 3, type: 'text/plain' },
      { name: 'b.txt' },
      { name: 'c.md' },
    ])
    expect(new Set(told[1]?.map(({ key }) => key)).size).toBe(3)
  })

  test('by the camera, where a phone is asked for it', async () => {
    const opened = await watchChoosers()
    show({ accept: 'image/*', capture: 'environment' })
    await userEvent.click(add())
    expect((await opened()).input.getAttribute('capture')).toBe('environment')
  })

  test('one at a time, unless several may be added', async () => {
    const opened = await watchChoosers()
    show()
    await userEvent.click(add())
    expect((await opened()).input.multiple).toBe(false)
  })

  test('by dragging them over it, which shows', async () => {
    const { told } = show({ multiple: true })
    expect(drag('dragover', note('a.txt')).defaultPrevented).toBe(true)
    await vi.waitFor(() => expect(zone()).toHaveAttribute('data-over'))
    drag('dragleave')
    await vi.waitFor(() => expect(zone()).not.toHaveAttribute('data-over'))
    drag('drop', note('a.txt'), note('b.txt'))
    await vi.waitFor(() => expect(names()).toEqual(['a.txt', 'b.txt']))
    expect(told).toHaveLength(1)
    expect(drag('dragover').defaultPrevented, 'what is no file is not its business').toBe(false)
  })

  test('by pasting them', async () => {
    show()
    add().element().focus()
    const pasted = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    // Firefox takes none from those who make the event.
    Object.defineProperty(pasted, 'clipboardData', { value: transferOf([note('a.txt')]) })
    add().element().dispatchEvent(pasted)
    await vi.waitFor(() => expect(names()).toEqual(['a.txt']))
  })

  test.each([{ disabled: true }, { readOnly: true }, { max: 3 }])('not with %j', async (props) => {
    const { told } = show({ ...props, defaultValue: some })
    expect(drag('dragover', note('a.txt')).defaultPrevented, 'the browser opens none').toBe(true)
    expect(drag('drop', note('a.txt')).defaultPrevented).toBe(true)
    expect(zone()).not.toHaveAttribute('data-over')
    if (props.disabled) await expect.element(add()).toBeDisabled()
    else expect(add().elements()).toEqual([])
    expect(told).toEqual([])
  })

  test('not from a chooser that is open when the uploader goes', async () => {
    const opened = await watchChoosers()
    const { told, unmount } = show()
    await userEvent.click(add())
    await opened()
    unmount()
    expect(document.querySelector('input')).toBeNull()
    expect(told).toEqual([])
  })
})

test('nobody outside hears of the chooser', async () => {
  const heard = vi.fn()
  const opened = await watchChoosers()
  render(
    // biome-ignore lint/a11y: it only listens.
    <div onClick={heard} onChange={heard} onInput={heard}>
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
  expect(heard, 'the button is pressed, and nothing else').toHaveBeenCalledOnce()
  expect(input.value, 'so that the same one can be chosen again').toBe('')
})

describe('what is not taken', () => {
  test('is told, and said in words, until the next try', async () => {
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

  test('is said by the app where it prevents the event', async () => {
    const onReject = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    show({ maxSize: 1, onReject })
    drag('drop', note('a.txt'))
    expect(onReject).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  })

  test('is told also by the chooser, which can be made to show all files', async () => {
    const opened = await watchChoosers()
    const { refused } = show({ accept: '.pdf' })
    await userEvent.click(add())
    await (await opened()).choose(note('a.txt'))
    await expectComplaint(/of this kind cannot be added: a\.txt/)
    expect(refused).toEqual([['type', ['a.txt']]])
  })

  test('a chooser that is closed is nothing', async () => {
    await watchChoosers(true)
    const { told, refused } = show()
    await userEvent.click(add())
    await userEvent.click(add())
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
    expect([told, refused]).toEqual([[], []])
  })
})

describe('removing', () => {
  test('by its button, and the focus goes to the next, at the end to the one before, and to where files are added', async () => {
    const { told } = show({ defaultValue: some })
    await userEvent.click(button('Remove b.txt'))
    await expect.element(button('Remove c.txt')).toHaveFocus()
    await expect.element(page.getByRole('status')).toHaveTextContent('b.txt has been removed')
    await userEvent.keyboard('{Delete}')
    await expect.element(button('Remove a.txt')).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect.element(add()).toHaveFocus()
    expect(told.map((list) => list.map(({ name }) => name))).toEqual([['a.txt', 'c.txt'], ['a.txt'], []])
  })

  test('only where the answer is yes', async () => {
    const beforeRemove = vi.fn(async ({ name }: UploadItem) => name !== 'a.txt')
    const { told } = show({ defaultValue: some, beforeRemove })
    await userEvent.click(button('Remove a.txt'))
    await userEvent.click(button('Remove b.txt'))
    await vi.waitFor(() => expect(names()).toEqual(['a.txt', 'c.txt']))
    expect(beforeRemove).toHaveBeenCalledTimes(2)
    expect(told).toHaveLength(1)
  })

  test('is its owner’s decision', async () => {
    const { told, rerender } = show({ value: some })
    await userEvent.click(button('Remove a.txt'))
    await userEvent.click(button('Remove b.txt'))
    expect(told.map((list) => list.map(({ name }) => name))).toEqual([
      ['b.txt', 'c.txt'],
      ['a.txt', 'c.txt'],
    ])
    expect(names()).toEqual(['a.txt', 'b.txt', 'c.txt'])
    rerender({ value: some.slice(2) })
    expect(names()).toEqual(['c.txt'])
  })
})

describe('pictures', () => {
  const objectUrls = () => {
    const released = vi.spyOn(URL, 'revokeObjectURL')
    return () => released.mock.calls.flat()
  }
  const srcs = () => [...document.querySelectorAll<HTMLImageElement>('.sw-uploader-picture')].map(({ src }) => src)

  test('show themselves, and what they hold is given back once they are gone', async () => {
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

  test('that the browser cannot show are files like others', async () => {
    show({ accept: 'image/*' })
    drag('drop', new File(['no picture'], 'photo.heic', { type: 'image/heic' }))
    await vi.waitFor(() => expect(names()).toEqual(['photo.heic']))
  })

  test('open in the viewer, which still shows them while the page is covered', async () => {
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

const states: readonly GivenUploadItem[] = [
  { url: '/a.png', status: 'uploading', progress: 40 },
  { name: 'b.txt', status: 'failed' },
  { url: '/c.txt' },
]

test('the keyboard walks through it', async () => {
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

test('screen readers hear a group, its list, and how far each file is', async () => {
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

test('it speaks the language of the app', async () => {
  show({ defaultValue: some.slice(0, 1) })
  await switchLocale('fr')
  await expect.element(page.getByRole('button', { name: 'Retirer a.txt' })).toBeVisible()
  await switchLocale('en')
})

/** An uploader whose owner keeps only the last file. */
function LastOnly() {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  return <Uploader aria-label="Last" value={items} onChange={({ detail }) => setItems(detail.value.slice(-1))} />
}

test('an owner may take another list than it was told', async () => {
  render(<LastOnly />)
  drag('drop', note('a.txt'))
  await vi.waitFor(() => expect(names()).toEqual(['a.txt']))
  drag('drop', note('b.txt'))
  await vi.waitFor(() => expect(names()).toEqual(['b.txt']))
})

test('with less motion the ring jumps, and with forced colours it is a highlight', async () => {
  show({ defaultValue: states })
  const ring = () => getComputedStyle(document.querySelectorAll('.sw-uploader-ring > circle')[1] as Element)
  const before = ring().stroke
  expect(ring().transitionDuration).toBe('0.2s')
  await lessMotion()
  expect(ring().transitionDuration).toBe('0s')
  await emulateMedia('forced-colors', 'active')
  await vi.waitFor(() => expect(ring().stroke).not.toBe(before))
})
