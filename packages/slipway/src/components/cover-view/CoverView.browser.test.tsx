import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { restingDrag } from '../../testing/internal/input/timedPress.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import CoverViewDemo from './demo.tsx'
import { CoverImage, CoverView } from './index.ts'

describeConformance((props) => <CoverView {...props}>Live</CoverView>, { selector: '.sw-cover-view' })
describeConformance((props) => <CoverImage {...props} />, { selector: '.sw-cover-image', ignoresChildren: true })

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const tall = <div style={{ blockSize: 400 }}>Tall</div>

test.each(['video', 'canvas', 'iframe'] as const)(
  'it is above a %s that follows it in the document, and receives clicks',
  async (Tag) => {
    const onClick = vi.fn()
    const { element } = render(
      <div style={{ position: 'relative', inlineSize: 200, blockSize: 100 }}>
        <CoverView style={{ position: 'absolute', inset: 10 }} onClick={onClick}>
          Live
        </CoverView>
        <Tag title="below" style={{ position: 'absolute', inset: 0, inlineSize: 200, blockSize: 100 }} />
      </div>,
    )
    await touchTap(centerOf(element))
    await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(1))
  },
)

test('overflowing content is clipped; with `scrollTop` it scrolls by touch and keys', async () => {
  const { element, rerender } = render(<CoverView style={{ blockSize: 100 }}>{tall}</CoverView>)
  element.scrollTop = 50
  expect([element.scrollTop, element.tabIndex]).toEqual([0, -1])
  const show = (scrollTop: number) =>
    rerender(
      <CoverView style={{ blockSize: 100 }} scrollTop={scrollTop}>
        {tall}
      </CoverView>,
    )
  show(70)
  expect(element.scrollTop).toBe(70)
  show(20)
  expect(element.scrollTop).toBe(20)
  const { x, y } = centerOf(element)
  await restingDrag({ x, y: y + 40 }, { x, y: y - 20 })
  await vi.waitFor(() => expect(element.scrollTop).toBeGreaterThan(40))
  element.focus()
  await userEvent.keyboard('{End}')
  await vi.waitFor(() => expect(element.scrollTop).toBe(300))
})

test('the picture emits `load` and `error`', async () => {
  const onLoad = vi.fn()
  const onError = vi.fn()
  render(
    <>
      <CoverImage src={dot} alt="A dot" onLoad={onLoad} onError={onError} />
      <CoverImage src="data:image/gif;base64,broken" onLoad={onLoad} onError={onError} />
    </>,
  )
  await vi.waitFor(() => expect([onLoad, onError].map(({ mock }) => mock.calls.length)).toEqual([1, 1]))
})

test('screen readers read its text, and a picture with `alt` as an image', async () => {
  const { container } = render(
    <>
      <CoverView>Live</CoverView>
      <CoverImage src={dot} alt="A dot" />
      <CoverImage src={dot} />
      <CoverView scrollTop={0} role="group" aria-label="Places">
        Harbour
      </CoverView>
    </>,
  )
  await expect(container).toMatchAriaInlineSnapshot(`
    - text: Live
    - img "A dot"
    - group "Places": Harbour
  `)
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
  const { container } = render(
    <div dir={dir}>
      <CoverViewDemo />
    </div>,
  )
  await expectNoAxeViolations(container)
})
