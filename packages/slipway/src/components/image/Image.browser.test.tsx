import { type ReactElement, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { emulateMedia } from '../../testing/internal/environment/emulateMedia.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { Image, type ImageMode, type ImageProps } from './index.ts'

describeConformance((props) => <Image {...props} />, { selector: 'img', ignoresChildren: true })

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`
const wide = picture(60, 30)
const tall = picture(20, 50)
/** Returns a new address without a picture. The request goes over the network, so that its response takes some time. */
const slow = () => `/no-picture.png?${performance.now()}`
/** A bitmap, because WebKit loses the natural size of an SVG once it is painted. */
const wideBitmap = Object.assign(document.createElement('canvas'), { width: 60, height: 30 }).toDataURL()
const broken = 'data:image/png;base64,AAAA'

const element = () => document.querySelector('img') as HTMLImageElement
const expectState = (state: string) => vi.waitFor(() => expect(element().dataset.state).toBe(state))

function listeners() {
  const events: unknown[] = []
  return {
    events,
    props: {
      onLoad: ({ type, detail, target }) => events.push([type, detail, target === element()]),
      onError: ({ type, detail, target }) => events.push([type, detail, target === element()]),
    } satisfies ImageProps,
  }
}

describe('loading', () => {
  test('it renders only an `<img>`, with its state in `data-state`', async () => {
    const { container } = render(<Image src={wide} alt="A line" />)
    expect(container.innerHTML).toMatch(/^<img [^>]*data-state="loading"[^>]*>$/)
    await expectState('loaded')
    expect(container.childElementCount).toBe(1)
  })

  test('a loaded picture emits its natural size, once', async () => {
    const { events, props } = listeners()
    render(
      <StrictMode>
        <Image src={wide} {...props} />
      </StrictMode>,
    )
    await expectState('loaded')
    expect(events).toEqual([['load', { width: 60, height: 30 }, true]])
  })

  test('a picture that fails to load emits its address, once', async () => {
    const { events, props } = listeners()
    render(
      <StrictMode>
        <Image src={broken} {...props} />
      </StrictMode>,
    )
    await expectState('error')
    expect(events).toEqual([['error', { errMsg: `GET ${broken} failed` }, true]])
  })

  test('a new address starts a new load, and so does a return to the former one', async () => {
    const { events, props } = listeners()
    const { rerender } = render(<Image src={wide} {...props} />)
    await expectState('loaded')
    for (const src of [broken, tall, wide]) {
      rerender(<Image src={src} {...props} />)
      expect(element().dataset.state).toBe('loading')
      await expectState(src === broken ? 'error' : 'loaded')
    }
    expect(events.map((entry) => (entry as unknown[])[0])).toEqual(['load', 'error', 'load', 'load'])
  })

  test('late events of the former address are ignored', async () => {
    const { events, props } = listeners()
    const { rerender } = render(<Image src={wide} {...props} />)
    await expectState('loaded')
    events.length = 0
    rerender(<Image src={slow()} {...props} />)
    element().dispatchEvent(new Event('load'))
    element().dispatchEvent(new Event('error'))
    expect(element().dataset.state).toBe('loading')
    expect(events).toEqual([])
    rerender(<Image src={tall} {...props} />)
    await expectState('loaded')
    expect(events).toEqual([['load', { width: 20, height: 50 }, true]])
  })

  test('an event that occurs twice before React has rendered is emitted once', async () => {
    const { events, props } = listeners()
    const { element } = render(<Image src={tall} {...props} />)
    await expectState('loaded')
    element.dispatchEvent(new Event('error'))
    element.dispatchEvent(new Event('error'))
    expect(events.map((entry) => (entry as unknown[])[0])).toEqual(['load', 'error'])
  })

  test('without an address it stays `loading`, and no frame is visible', () => {
    const { events, props } = listeners()
    const { element } = render(<Image src="" {...props} />)
    expect(element).not.toHaveAttribute('src')
    expect(element.dataset.state).toBe('loading')
    expect(events).toEqual([])
  })

  test.each([
    ['loaded', wideBitmap, ['load', { width: 60, height: 30 }, true]],
    ['error', broken, ['error', { errMsg: `GET ${broken} failed` }, true]],
  ])('a picture that was %s before hydration emits its event, once', async (state, src, expected) => {
    const { events, props } = listeners()
    const example = (
      <StrictMode>
        <Image src={src} {...props} />
      </StrictMode>
    )
    hydrate(example, () => vi.waitFor(() => expect(element().complete).toBe(true)))
    await expectState(state)
    await vi.waitFor(() => expect(events).toEqual([expected]))
  })
})

describe('size', () => {
  const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight]

  test('is 320 × 240 before, while and after loading, and when it fails', async () => {
    const { rerender, element } = render(<Image />)
    expect(sizeOf(element)).toEqual([320, 240])
    rerender(<Image src={wide} />)
    expect(sizeOf(element)).toEqual([320, 240])
    await expectState('loaded')
    expect(sizeOf(element)).toEqual([320, 240])
    rerender(<Image src={broken} />)
    await expectState('error')
    expect(sizeOf(element)).toEqual([320, 240])
  })

  test.each<[string, ImageProps, [number, number]]>([
    ['style', { style: { width: 80, height: 50 } }, [80, 50]],
    ['custom properties', { style: { '--sw-image-width': '90px' } as ImageProps['style'] & object }, [90, 240]],
    ['attributes', { width: 70, height: 40 }, [70, 40]],
  ])('its size can be set by %s', (_, props, size) => {
    const { element, rerender } = render(<Image {...props} />)
    expect(sizeOf(element)).toEqual(size)
    rerender(<Image {...props} placeholder="…" />)
    expect(sizeOf(document.querySelector('.sw-image-box') as HTMLElement)).toEqual(size)
    expect(sizeOf(document.querySelector('img') as HTMLElement)).toEqual(size)
  })

  test('is not wider than its container', () => {
    render(
      <div style={{ inlineSize: 200 }}>
        <Image />
      </div>,
    )
    expect(element().offsetWidth).toBe(200)
  })

  test.each([false, true])('its height or width follows the picture (framed: %s)', async (framed) => {
    const frame = framed ? { fallback: '!' } : {}
    const { rerender } = render(<Image src={slow()} mode="widthFix" {...frame} style={{ width: 120 }} />)
    expect(sizeOf(element()), 'in the shape of the default size until its own is known').toEqual([120, 90])
    rerender(<Image src={wide} mode="widthFix" {...frame} style={{ width: 120 }} />)
    await expectState('loaded')
    expect(sizeOf(element())).toEqual([120, 60])
    rerender(<Image src={tall} mode="heightFix" {...frame} style={{ height: 100 }} />)
    await expectState('loaded')
    expect(sizeOf(element())).toEqual([40, 100])
  })

  test('`widthFix` with `width` and `height` has its aspect ratio from the start, even if loading fails', async () => {
    const { rerender } = render(<Image src={slow()} mode="widthFix" width={600} height={200} style={{ width: 120 }} />)
    expect(sizeOf(element())).toEqual([120, 40])
    rerender(<Image src={broken} mode="widthFix" width={600} height={200} style={{ width: 120 }} />)
    await expectState('error')
    expect(sizeOf(element())).toEqual([120, 40])
  })

  test.each<[ImageMode, string, string]>([
    ['scaleToFill', 'fill', '50% 50%'],
    ['aspectFit', 'contain', '50% 50%'],
    ['aspectFill', 'cover', '50% 50%'],
    ['top', 'none', '50% 0%'],
    ['bottom', 'none', '50% 100%'],
    ['center', 'none', '50% 50%'],
    ['left', 'none', '0% 50%'],
    ['right', 'none', '100% 50%'],
    ['top left', 'none', '0% 0%'],
    ['top right', 'none', '100% 0%'],
    ['bottom left', 'none', '0% 100%'],
    ['bottom right', 'none', '100% 100%'],
  ])('in mode %s the picture is %s at %s', (mode, fit, position) => {
    const { objectFit, objectPosition } = getComputedStyle(render(<Image mode={mode} />).element)
    expect([objectFit, objectPosition]).toEqual([fit, position])
  })
})

describe('placeholder and fallback', () => {
  test('the placeholder is shown while loading, the fallback after an error, neither after success', async () => {
    const texts = { placeholder: 'Soon', fallback: 'No picture' }
    const { container, rerender } = render(<Image src={slow()} alt="A line" {...texts} />)
    const first = element()
    expect(container.textContent).toBe('Soon')
    rerender(<Image src={broken} alt="A line" {...texts} />)
    await expect.element(page.getByText('No picture')).toBeVisible()
    expect(container.textContent).toBe('No picture')
    rerender(<Image src={wide} alt="A line" {...texts} />)
    await expectState('loaded')
    expect(container.textContent).toBe('')
    expect(element(), 'the img stayed the same').toBe(first)
  })

  test('`className` and `style` are set on the box, other props on the `<img>`', () => {
    const { element: box } = render(<Image fallback="!" className="given" style={{ opacity: 0.9 }} id="given" />)
    expect(box).toHaveClass('sw-image-box', 'given')
    expect(box.style.opacity).toBe('0.9')
    expect(element()).toHaveAttribute('id', 'given')
    expect(element()).not.toHaveClass('given')
  })

  test('without a fallback a built-in icon is shown, and the picture keeps its name', async () => {
    render(<Image src={broken} alt="A line" />)
    await expectState('error')
    expect(getComputedStyle(element()).content).toMatch(/^url\("data:image\/svg/)
    await expect.element(page.getByRole('img', { name: 'A line' })).toBeVisible()
  })

  test('with a fallback or without an address no `data:` URL is loaded, which the CSP’s `img-src` may block', async () => {
    const { rerender } = render(<Image src={broken} fallback="No picture" />)
    await expectState('error')
    expect(getComputedStyle(element()).content).toMatch(/^linear-gradient/)
    rerender(<Image />)
    expect(getComputedStyle(element()).content).toMatch(/^linear-gradient/)
  })
})

test('the defaults suit most pictures', () => {
  const { element, rerender } = render(<Image src={wide} />)
  expect(element).toHaveAttribute('alt', '')
  expect(element).toHaveAttribute('draggable', 'false')
  expect(element).not.toHaveAttribute('loading')
  rerender(<Image src={wide} lazyLoad draggable alt="A line" />)
  expect(element).toHaveAttribute('alt', 'A line')
  expect(element).toHaveAttribute('draggable', 'true')
  expect(element).toHaveAttribute('loading', 'lazy')
})

test('native attributes of `<img>` are passed on', () => {
  const { element } = render(
    <Image
      src={wide}
      srcSet={`${wide} 1x, ${tall} 2x`}
      sizes="100vw"
      decoding="async"
      fetchPriority="low"
      crossOrigin="anonymous"
    />,
  )
  expect(element.getAttributeNames()).toEqual(
    expect.arrayContaining(['src', 'srcset', 'sizes', 'decoding', 'fetchpriority', 'crossorigin']),
  )
})

test('a lazy picture is loaded only when it is near the viewport', async () => {
  const { events, props } = listeners()
  const src = new URL('./Image.browser.test.tsx?lazy', import.meta.url).href
  render(
    <div style={{ paddingBlockStart: 20_000 }}>
      <Image src={src} lazyLoad {...props} />
    </div>,
  )
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(events).toEqual([])
  expect(element().dataset.state).toBe('loading')
  element().scrollIntoView()
  await expectState('error')
})

test('it is not focusable, and screen readers read `alt` in each state, or nothing', async () => {
  const { container } = render(
    <>
      <Image src={wide} alt="A line" />
      <Image src={broken} alt="No line" fallback="Broken" />
      <Image alt="A line soon" placeholder="Soon" />
      <Image src={tall} />
      <button type="button">Next</button>
    </>,
  )
  expect(await keyboardWalk(container)).toEqual(['button Next'])
  for (const name of ['A line', 'No line', 'A line soon']) {
    await expect.element(page.getByRole('img', { name, exact: true })).toBeInTheDocument()
  }
  expect(page.getByRole('img').elements()).toHaveLength(3)
})

test('a missing picture has an outline in forced colours', async () => {
  const { rerender } = render(<Image src={broken} />)
  await expectState('error')
  await emulateMedia('forced-colors', 'active')
  await vi.waitFor(() => expect(getComputedStyle(element()).outlineStyle).toBe('solid'))
  rerender(<Image src={wide} />)
  await expectState('loaded')
  expect(getComputedStyle(element()).outlineStyle).toBe('none')
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in any state, %s', async (dir) => {
  const { element } = render(
    <div dir={dir}>
      <Image alt="" />
      <Image src={wide} alt="A line" />
      <Image src={broken} alt="A line" />
      <Image src={broken} alt="A line" fallback="No picture" />
      <Image alt="A line" placeholder="Soon" />
    </div>,
  )
  await vi.waitFor(() => expect(element.querySelectorAll('img[data-state="error"]')).toHaveLength(2))
  await expectNoAxeViolations(element)
})

/** Inserts server-rendered HTML, waits, and hydrates it. */
async function hydrate(node: ReactElement, wait: () => Promise<unknown>): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = serverHtml(node)
  await wait()
  const root = hydrateRoot(container, node)
  onTestFinished(() => root.unmount())
}

test('screen readers read an image with `alt`, and skip one without', async () => {
  const { container } = render(
    <>
      <Image src={wide} alt="A line" />
      <Image src={wide} alt="" />
    </>,
  )
  await expect(container).toMatchAriaInlineSnapshot(`- img "A line"`)
})
