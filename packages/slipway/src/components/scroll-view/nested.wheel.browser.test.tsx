import { expect, test, vi } from 'vitest'
import { turnWheel } from '../../testing/setup/mouse.ts'
import { render } from '../../testing/setup/render.tsx'
import { ScrollView } from './index.ts'

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const ids = ['#page', '#list', '#row']
const places = () => ids.map((id) => find(id).scrollTop + find(id).scrollLeft > 20)

/** Whatever was turned has come to rest: nothing scrolls from one frame to the tenth. */
async function still(): Promise<void> {
  const exact = () => ids.map((id) => find(id).scrollTop + find(id).scrollLeft).join()
  await vi.waitFor(async () => {
    const before = exact()
    for (let count = 0; count < 10; count++) await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(exact()).toBe(before)
  }, 4_000)
}

// In a file of its own: in one document with a finger's scrolling of what is gone, whichever came second moved nothing. Why is not known.
test('a row in a list in a page: the wheel moves what it goes along, and the page where the list has come to its end', async () => {
  render(
    <div id="page" style={{ blockSize: 400, overflow: 'auto' }}>
      <ScrollView scrollY id="list" style={{ blockSize: 260, inlineSize: 300 }}>
        <ScrollView scrollX id="row">
          <div style={{ inlineSize: 1_500, blockSize: 150 }} />
        </ScrollView>
        <div style={{ blockSize: 800 }} />
      </ScrollView>
      <div style={{ blockSize: 800 }} />
    </div>,
  )
  await still()
  const at = { x: 160, y: 120 }
  await turnWheel(at, { x: 100 })
  await vi.waitFor(() => expect(places()).toEqual([false, false, true]))
  await still()
  await turnWheel(at, { y: 100 })
  await vi.waitFor(() => expect(places()).toEqual([false, true, true]))
  await still()
  find('#list').scrollTop = 5_000
  await still()
  await turnWheel(at, { y: 100 })
  await vi.waitFor(() => expect(places()).toEqual([true, true, true]))
})
