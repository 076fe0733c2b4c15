import { type ReactNode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { showActionSheet } from '../../api/action-sheet/index.ts'
import { showModal } from '../../api/modal/index.ts'
import { ActionSheet } from '../../components/action-sheet/index.ts'
import { BottomSheet } from '../../components/bottom-sheet/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { Overlay } from '../../components/overlay/index.ts'
import { Picker } from '../../components/picker/index.ts'
import { Popup } from '../../components/popup/index.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true }))
const expectFocused = (name: string) =>
  vi.waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent).toBe(name),
  )

/** Rows with a button each; `ask` resolves with whether to remove the row. */
function Rows({ names, ask }: { readonly names: readonly string[]; ask(name: string): Promise<unknown> }): ReactNode {
  const [rows, setRows] = useState(names)
  return (
    <ul>
      {rows.map((name) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => void ask(name).then(() => setRows((now) => now.filter((each) => each !== name)))}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

const deletes = () => showModal({ title: 'Delete?', confirmText: 'Yes' })

describe('a row that is removed after a question', () => {
  test.each([
    ['the next row', 'B', 'C'],
    ['the row before, if it was the last one', 'C', 'B'],
  ])('leaves the focus to %s', async (_what, removed, focused) => {
    await pageOf(<Rows names={['A', 'B', 'C']} ask={deletes} />)
    await press(removed)
    await press('Yes')
    await expectFocused(focused)
  })

  test('leaves the focus to the page if there is no other control', async () => {
    const { scroller } = await pageOf(<Rows names={['A']} ask={deletes} />)
    await press('A')
    await press('Yes')
    await vi.waitFor(() => expect(document.activeElement).toBe(scroller))
  })

  test('leaves the focus to the next row also after an action sheet, and later than the sheet closes', async () => {
    let finish = () => {}
    const sent = new Promise<void>((resolve) => {
      finish = resolve
    })
    const ask = async () => {
      await showActionSheet({ itemList: ['Delete'] })
      await sent
    }
    await pageOf(<Rows names={['A', 'B', 'C']} ask={ask} />)
    await press('B')
    await press('Delete')
    await expectFocused('B')
    finish()
    await expectFocused('C')
  })

  test('does not take the focus that the user has moved', async () => {
    let finish = () => {}
    const sent = new Promise<void>((resolve) => {
      finish = resolve
    })
    await pageOf(<Rows names={['A', 'B', 'C']} ask={() => deletes().then(() => sent)} />)
    await press('B')
    await press('Yes')
    await expectFocused('B')
    screen.getByRole('button', { name: 'A' }).element().focus()
    finish()
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'B' }).query()).toBeNull())
    await expectFocused('A')
  })
})

const overlays: Record<string, (open: boolean, close: () => void) => ReactNode> = {
  Overlay: (open, close) => <Overlay aria-label="Box" open={open} onClose={close} />,
  Popup: (open, close) => (
    <Popup aria-label="Box" open={open} onClose={close}>
      <input aria-label="Name" />
    </Popup>
  ),
  Dialog: (open, close) => <Dialog title="Box" open={open} onCancel={close} />,
  BottomSheet: (open, close) => (
    <BottomSheet aria-label="Box" open={open} onClose={close}>
      <input aria-label="Name" />
    </BottomSheet>
  ),
  ActionSheet: (open, close) => (
    <ActionSheet aria-label="Box" open={open} onCancel={close} actions={[{ label: 'One' }]} />
  ),
}

/** A button that the event that opens the overlay removes, between two others. */
function Vanishing({ overlay }: { readonly overlay: (open: boolean, close: () => void) => ReactNode }): ReactNode {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <button type="button">Before</button>
      {open === undefined && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      <button type="button">After</button>
      {overlay(open === true, () => setOpen(false))}
    </>
  )
}

test.each(Object.entries(overlays))(
  'a button that opens a %s and is removed leaves the focus to the next one',
  async (_name, overlay) => {
    await pageOf(<Vanishing overlay={overlay} />)
    await press('Open')
    await vi.waitFor(() => expect(document.activeElement?.closest('dialog')).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await expectFocused('After')
  },
)

let remove = () => {}

/** A Picker that is removed by `remove`, before a button. */
function Fields(): ReactNode {
  const [isThere, setThere] = useState(true)
  remove = () => setThere(false)
  return (
    <>
      {isThere && <Picker aria-label="Field" range={['One', 'Two']} />}
      <button type="button">After</button>
    </>
  )
}

test('a Picker that is removed while it is open leaves the focus to the next control', async () => {
  await pageOf(<Fields />)
  await userEvent.click(screen.getByRole('button', { name: /Field/ }))
  await vi.waitFor(() => expect(document.activeElement?.closest('dialog')).not.toBeNull())
  remove()
  await expectFocused('After')
})
