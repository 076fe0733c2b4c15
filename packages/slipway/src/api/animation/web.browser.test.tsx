import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import AnimationDemo from './demo.tsx'
import { createAnimation, playAnimation } from './index.ts'

const box = createRef<HTMLDivElement>()
const show = () => {
  render(<div id="box" ref={box} style={{ inlineSize: 100, blockSize: 100, opacity: 1 }} />)
  return box.current as HTMLDivElement
}
const animationsOf = (element: Element) => element.getAnimations()

/** Waits for the running animation, pauses it and sets its time, so that a slow machine does not affect the test. */
async function at(element: Element, ms: number): Promise<void> {
  await vi.waitFor(() => expect(animationsOf(element)).toHaveLength(1))
  const animation = animationsOf(element)[0] as Animation
  animation.pause()
  animation.currentTime = ms
}
const minute = { duration: 60_000 }

test('steps play one after another, and the last styles remain', async () => {
  const element = show()
  const played: (string | null)[] = []
  const animate = vi.spyOn(element, 'animate').mockImplementation(function (this: Element, ...args) {
    // Firefox always includes the third value of the origin, which is 0 here.
    const [x, y] = element.style.transformOrigin.split(' ')
    played.push(`${JSON.stringify(args[0])} from ${element.style.transform} ${x} ${y}`)
    return Element.prototype.animate.apply(element, args)
  })
  const animation = createAnimation({ duration: 30 })
    .translateX(20)
    .opacity(0.5)
    .step()
    .width(50)
    .step({ transformOrigin: '0px 0px', delay: 10, timingFunction: 'ease' })
    .export()
  await playAnimation({ target: box, animation })
  expect(played).toEqual([
    '[{"opacity":"0.5","transform":"translateX(20px)"}] from  50% 50%',
    '[{"opacity":"0.5","width":"50px","transform":"translateX(20px)"}] from translateX(20px) 0px 0px',
  ])
  expect(animate.mock.calls[1]?.[1]).toMatchObject({ duration: 30, delay: 10, easing: 'ease' })
  expect(element.style.cssText).toContain('opacity: 0.5')
  expect(getComputedStyle(element).width).toBe('50px')
  expect(getComputedStyle(element).transform).toBe('matrix(1, 0, 0, 1, 20, 0)')
  expect(animationsOf(element), 'no animation is left').toEqual([])
})

test('the animation starts from the current styles and follows the timing function', async () => {
  const element = show()
  const animation = createAnimation(minute).opacity(0).translateX(100).step().export()
  const call = playAnimation({ target: element, animation })
  await at(element, 15_000)
  expect(Number(getComputedStyle(element).opacity)).toBeCloseTo(0.75)
  expect(getComputedStyle(element).transform).toBe('matrix(1, 0, 0, 1, 25, 0)')
  animationsOf(element)[0]?.finish()
  await call
  expect(element.style.opacity).toBe('0')
})

test('aborting the signal stops the animation at its current styles', async () => {
  const element = show()
  const controller = new AbortController()
  const animation = createAnimation(minute).opacity(0).step().opacity(1).step().export()
  const call = playAnimation({ target: box, animation, signal: controller.signal })
  await at(element, 15_000)
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'playAnimation:fail abort' })
  expect(animationsOf(element)).toEqual([])
  expect(Number(element.style.opacity)).toBeCloseTo(0.75)
})

test('a second animation starts from the current styles of the first', async () => {
  const element = show()
  const first = playAnimation({ target: box, animation: createAnimation(minute).opacity(0).step().export() })
  await at(element, 30_000)
  const second = playAnimation({ target: box, animation: createAnimation(minute).opacity(1).step().export() })
  await expect(first).rejects.toMatchObject({ code: 'cancelled', errMsg: 'playAnimation:fail cancel' })
  await at(element, 0)
  expect(Number(getComputedStyle(element).opacity)).toBeCloseTo(0.5)
  animationsOf(element)[0]?.finish()
  await second
  expect(element.style.opacity).toBe('1')
})

test('animations of two elements are independent', async () => {
  const { container } = render(
    <>
      <p className="a">a</p>
      <p className="b">b</p>
    </>,
  )
  const animation = createAnimation({ duration: 30 }).opacity(0).step().export()
  const targets = [...container.querySelectorAll('p')]
  await Promise.all(targets.map((target) => playAnimation({ target, animation })))
  expect(targets.map((target) => target.style.opacity)).toEqual(['0', '0'])
})

test('rejects if other code cancels the animation', async () => {
  const element = show()
  const call = playAnimation({ target: box, animation: createAnimation(minute).opacity(0).step().export() })
  await at(element, 0)
  animationsOf(element)[0]?.cancel()
  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
})

test('calls settle for an element that is not displayed', async () => {
  const element = show()
  element.style.display = 'none'
  const animation = createAnimation(minute).opacity(0).step().export()
  const first = playAnimation({ target: box, animation })
  const second = playAnimation({
    target: box,
    animation: createAnimation({ duration: 0 }).opacity(0.3).step().export(),
  })
  await expect(first).rejects.toMatchObject({ code: 'cancelled' })
  await second
  expect(element.style.opacity).toBe('0.3')
})

test('with reduced motion the final styles are set immediately', async () => {
  await lessMotion()
  const element = show()
  await playAnimation({ target: box, animation: createAnimation(minute).opacity(0).step().width(5).step().export() })
  expect([element.style.opacity, element.style.width]).toEqual(['0', '5px'])
  expect(animationsOf(element)).toEqual([])
})

test('the final styles are set immediately when the document becomes hidden', async () => {
  const element = show()
  const call = playAnimation({ target: box, animation: createAnimation(minute).opacity(0).step().export() })
  await vi.waitFor(() => expect(animationsOf(element)).toHaveLength(1))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await call
  expect(element.style.opacity).toBe('0')
  vi.restoreAllMocks()
})

test('a selector matches elements in the current page', async () => {
  const { scroller } = await pageOf(<p className="target">x</p>)
  const animation = createAnimation({ duration: 0 }).height('10%').step().export()
  await playAnimation({ target: '.target', animation })
  expect(scroller.querySelector<HTMLElement>('.target')?.style.height).toBe('10%')
  await expect(playAnimation({ target: '.nowhere', animation })).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'playAnimation:fail element not found',
  })
})

test.each([
  [{ current: null }, 'linear', 'not-found', 'element not found'],
  [box, 'no function', 'invalid-argument', 'timingFunction is not valid'],
])('rejects %j with %s', async (target, timingFunction, code, detail) => {
  show()
  const animation = createAnimation({ timingFunction }).opacity(0).step().export()
  await expect(playAnimation({ target, animation })).rejects.toMatchObject({
    code,
    errMsg: `playAnimation:fail ${detail}`,
  })
})

test('the demo plays and has no axe violations', async () => {
  await lessMotion()
  const { container } = render(<AnimationDemo />)
  container.querySelector('button')?.click()
  await expect.poll(() => container.textContent).toContain('Finished')
  await expectNoAxeViolations(container)
})
