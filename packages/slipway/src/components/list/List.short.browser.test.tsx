import { expect, test, vi } from 'vitest'
import { letterRow, letters } from '../../testing/internal/apps/longList.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { nextFrame } from '../../testing/internal/input/pointerInput.ts'
import { List } from './index.ts'

const shown = (root: Element) => root.querySelectorAll('[data-letter]').length

/** A chat with a bar above it, which makes it smaller. */
const chat = (count: number, hasBar: boolean) => (
  <div style={{ display: 'flex', flexDirection: 'column', blockSize: 300, inlineSize: 320 }}>
    {hasBar && <div style={{ blockSize: 100 }}>No connection</div>}
    <List reverse items={letters(0, count)} style={{ flex: 1, minBlockSize: 0 }}>
      {letterRow}
    </List>
  </div>
)

test('a reversed list that is shorter than its view shows each added item, also after the view has become smaller', async () => {
  const { container, rerender } = render(chat(1, false))
  await vi.waitFor(() => expect(container.querySelector('[data-initial]')).toBeNull())
  rerender(chat(1, true))
  await nextFrame()
  await nextFrame()
  for (const count of [2, 3, 4]) {
    rerender(chat(count, true))
    await vi.waitFor(() => expect(shown(container)).toBe(count))
  }
})

test('it shows all items if several are added at once', async () => {
  const { container, rerender } = render(chat(1, false))
  await vi.waitFor(() => expect(container.querySelector('[data-initial]')).toBeNull())
  rerender(chat(4, false))
  await vi.waitFor(() => expect(shown(container)).toBe(4))
})
