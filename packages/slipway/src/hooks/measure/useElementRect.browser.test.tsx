import { createRef, type ReactNode, type RefObject, StrictMode } from 'react'
import { navigateBack, navigateTo } from 'slipway'
import { expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { useElementRect } from './useElementRect.ts'

const box = createRef<HTMLDivElement>()
let renders: (string | undefined)[] = []

/** The results of each render of a component. */
function Watch({ of = box }: { of?: RefObject<Element | null> }): ReactNode {
  const rect = useElementRect(of)
  renders.push(rect && [rect.left, rect.top, rect.width, rect.height].join(' '))
  return null
}

const last = () => renders.at(-1)
const Content = () => (
  <div>
    <div data-part="above" style={{ blockSize: 100 }} />
    <div data-part="scroller" style={{ blockSize: 200, overflow: 'auto' }}>
      <div ref={box} style={{ blockSize: 50, inlineSize: 60, marginBlockEnd: 1_000 }} />
    </div>
    <Watch />
    <div style={{ blockSize: 3_000 }} />
  </div>
)
const part = (scroller: HTMLElement, name: string) => scroller.querySelector(`[data-part=${name}]`) as HTMLElement

/** Shows a page and waits until it has settled. */
async function show() {
  renders = []
  const shown = await pageOf(<Content />)
  await expect.poll(last).toBe('0 100 60 50')
  return shown
}

test('measures before the first paint', () => {
  renders = []
  render(<Content />)
  expect([renders[0], last()]).toEqual([undefined, '0 100 60 50'])
})

test('follows the element’s size and that of its siblings', async () => {
  const { scroller } = await show()
  ;(box.current as HTMLElement).style.blockSize = '70px'
  await expect.poll(last).toBe('0 100 60 70')
  part(scroller, 'above').style.blockSize = '30px'
  await expect.poll(last).toBe('0 30 60 70')
})

test('follows scrolling ancestors and the page', async () => {
  const { scroller } = await show()
  part(scroller, 'scroller').scrollTop = 20
  await expect.poll(last).toBe('0 80 60 50')
  scroller.scrollTop = 30
  await expect.poll(last).toBe('0 50 60 50')
})

test('does not render if nothing has changed', async () => {
  const { scroller } = await show()
  const other = scroller.appendChild(document.createElement('div'))
  other.style.cssText = 'block-size: 100px; overflow: auto'
  other.innerHTML = '<div style="block-size: 500px"></div>'
  const before = renders.length
  other.scrollTop = 50
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  expect(renders).toHaveLength(before)
})

test('pauses while the page is covered, and measures again when it is shown', async () => {
  const { scroller } = await show()
  await navigateTo({ url: '/other' })
  part(scroller, 'above').style.blockSize = '10px'
  await navigateBack()
  await expect.poll(last).toBe('0 10 60 50')
})

test('outside of pages, positions count from the window', async () => {
  renders = []
  render(
    <>
      <div
        ref={box}
        style={{ position: 'fixed', insetInlineEnd: 0, insetBlockStart: 5, inlineSize: 60, blockSize: 50 }}
      />
      <Watch />
    </>,
  )
  expect(last()).toBe('330 5 60 50')
  await screen.viewport(500, 844)
  await expect.poll(last).toBe('440 5 60 50')
  await screen.viewport(390, 844)
})

test('stops measuring when the element unmounts', async () => {
  render(null)
  const leftovers = watchLeftovers()
  const tree = (isThere: boolean) => (
    <StrictMode>
      {isThere && <div ref={box} style={{ blockSize: 50, inlineSize: 60 }} />}
      <Watch />
    </StrictMode>
  )
  const { rerender, unmount } = render(tree(true))
  expect(last()).toBe('0 0 60 50')
  rerender(tree(false))
  expect(last()).toBeUndefined()
  rerender(tree(true))
  expect(last()).toBe('0 0 60 50')
  unmount()
  expect(leftovers()).toEqual([])
})

test('supports an element that is later in the tree', async () => {
  renders = []
  render(
    <>
      <Watch />
      <div ref={box} style={{ blockSize: 50, inlineSize: 60 }} />
    </>,
  )
  await expect.poll(last).toBe('0 0 60 50')
})

test('returns `undefined` on a server', () => {
  renders = []
  serverHtml(<Watch />)
  expect(renders).toEqual([undefined])
})
