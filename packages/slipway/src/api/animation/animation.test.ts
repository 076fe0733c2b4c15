import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setNavigator } from '../../router/current.ts'
import { startRouted } from '../../testing/internal/apps/routedApp.ts'
import { getCurrentPages } from '../navigation/index.ts'
import { type AnimationBuilder, type AnimationHost, createAnimation, playAnimation } from './index.ts'

const defaults = { duration: 400, timingFunction: 'linear', delay: 0, transformOrigin: '50% 50% 0' }
const stylesOf = (build: (animation: AnimationBuilder) => AnimationBuilder) =>
  build(createAnimation()).step().export().steps[0]?.styles

describe('createAnimation', () => {
  test.each<[string, string, (animation: AnimationBuilder) => AnimationBuilder]>([
    ['opacity', '0.5', (animation) => animation.opacity(0.5)],
    ['backgroundColor', 'red', (animation) => animation.backgroundColor('red')],
    ['width', '10px', (animation) => animation.width(10)],
    ['height', '50%', (animation) => animation.height('50%')],
    ['top', '-1.5px', (animation) => animation.top(-1.5)],
    ['right', '0px', (animation) => animation.right(0)],
    ['bottom', '1px', (animation) => animation.bottom(1)],
    ['left', 'auto', (animation) => animation.left('auto')],
    ['transform', 'rotate(45deg)', (animation) => animation.rotate(45)],
    ['transform', 'rotateX(1deg)', (animation) => animation.rotateX(1)],
    ['transform', 'rotateY(1deg)', (animation) => animation.rotateY(1)],
    ['transform', 'rotateZ(1deg)', (animation) => animation.rotateZ(1)],
    ['transform', 'rotate3d(1, 0, 0, 90deg)', (animation) => animation.rotate3d(1, 0, 0, 90)],
    ['transform', 'scale(2, 2)', (animation) => animation.scale(2)],
    ['transform', 'scale(2, 3)', (animation) => animation.scale(2, 3)],
    ['transform', 'scaleX(2)', (animation) => animation.scaleX(2)],
    ['transform', 'scaleY(2)', (animation) => animation.scaleY(2)],
    ['transform', 'scaleZ(2)', (animation) => animation.scaleZ(2)],
    ['transform', 'scale3d(1, 2, 3)', (animation) => animation.scale3d(1, 2, 3)],
    ['transform', 'translate(10px, 0px)', (animation) => animation.translate(10)],
    ['transform', 'translate(10px, 50%)', (animation) => animation.translate(10, '50%')],
    ['transform', 'translateX(10px)', (animation) => animation.translateX(10)],
    ['transform', 'translateY(10px)', (animation) => animation.translateY(10)],
    ['transform', 'translateZ(10px)', (animation) => animation.translateZ(10)],
    ['transform', 'translate3d(1px, 2px, 3px)', (animation) => animation.translate3d(1, 2, 3)],
    ['transform', 'skew(5deg, 0deg)', (animation) => animation.skew(5)],
    ['transform', 'skew(5deg, 6deg)', (animation) => animation.skew(5, 6)],
    ['transform', 'skewX(5deg)', (animation) => animation.skewX(5)],
    ['transform', 'skewY(5deg)', (animation) => animation.skewY(5)],
    ['transform', 'matrix(1, 0, 0, 1, 5, 6)', (animation) => animation.matrix(1, 0, 0, 1, 5, 6)],
    [
      'transform',
      'matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)',
      (animation) => animation.matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1),
    ],
  ])('%s becomes %s', (style, value, build) => {
    expect(stylesOf(build)).toEqual({ [style]: value })
  })

  test('each step continues from the previous one; transforms keep the order of their first call', () => {
    const animation = createAnimation({ duration: 100, delay: 5 })
      .rotate(10)
      .translateX(5)
      .opacity(0)
      .step()
      .rotate(20)
      .step({ timingFunction: 'ease', transformOrigin: '0 0', duration: 0 })
    const first = { ...defaults, duration: 100, delay: 5 }
    expect(animation.export()).toEqual({
      steps: [
        { ...first, styles: { opacity: '0', transform: 'rotate(10deg) translateX(5px)' } },
        {
          ...{ ...first, duration: 0, timingFunction: 'ease', transformOrigin: '0 0' },
          styles: { opacity: '0', transform: 'rotate(20deg) translateX(5px)' },
        },
      ],
    })
    expect(animation.export(), 'exported steps are removed').toEqual({ steps: [] })
    expect(animation.translateX(0).step().export().steps[0]?.styles.transform).toBe('rotate(20deg) translateX(0px)')
  })

  test('styles are exported only after a call of `step`', () => {
    const animation = createAnimation().opacity(0)
    expect(animation.export()).toEqual({ steps: [] })
    expect(animation.step().export()).toEqual({ steps: [{ ...defaults, styles: { opacity: '0' } }] })
  })

  test.each<[string, () => unknown]>([
    ['options must be an object', () => createAnimation(7 as never)],
    ['duration must be a finite number, 0 or more', () => createAnimation({ duration: -1 })],
    ['delay must be a finite number, 0 or more', () => createAnimation().step({ delay: '1' as never })],
    ['timingFunction must be a non-empty string', () => createAnimation({ timingFunction: '' })],
    ['transformOrigin must be a non-empty string', () => createAnimation({ transformOrigin: 1 as never })],
    ['opacity must be a finite number', () => createAnimation().opacity('1' as never)],
    ['backgroundColor must be a non-empty string', () => createAnimation().backgroundColor(0 as never)],
    ['width must be a finite number', () => createAnimation().width('')],
    ['translate must be a finite number', () => createAnimation().translate(1, Number.NaN)],
    ['rotate must be a finite number', () => createAnimation().rotate('1turn' as never)],
    ['matrix must be a finite number', () => createAnimation().matrix(1, 2, 3)],
  ])('%s', (detail, build) => {
    const refusal = { code: 'invalid-argument', errMsg: `createAnimation:fail ${detail}` }
    expect(build).toThrow(expect.objectContaining(refusal))
  })
})

describe('playAnimation', () => {
  beforeEach(() => setNavigator(startRouted().pages))
  afterEach(() => setNavigator(undefined))

  const animation = createAnimation().opacity(0).step().export()
  const hostThat = (isEnded: boolean) => ({ play: vi.fn<AnimationHost['play']>(async () => isEnded) })

  test('passes the current page to the host for a selector', async () => {
    const host = hostThat(true)
    const { signal } = new AbortController()
    await playAnimation({ target: '#a', animation: JSON.parse(JSON.stringify(animation)), signal }, host)
    const scope = { key: getCurrentPages().at(-1)?.key }
    expect(host.play).toHaveBeenCalledWith('#a', scope, animation.steps, signal)
    setNavigator(undefined)
    const ref = { current: null }
    await playAnimation({ target: ref, animation }, host)
    expect(host.play).toHaveBeenLastCalledWith(ref, ref, animation.steps, undefined)
  })

  test('rejects if the host did not finish the animation', async () => {
    const call = playAnimation({ target: '#a', animation }, hostThat(false))
    await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'playAnimation:fail cancel' })
    const controller = new AbortController()
    const ending: AnimationHost = {
      async play() {
        controller.abort()
        return false
      },
    }
    const aborted = playAnimation({ target: '#a', animation, signal: controller.signal }, ending)
    await expect(aborted).rejects.toMatchObject({ code: 'cancelled', errMsg: 'playAnimation:fail abort' })
  })

  test.each<[string, unknown]>([
    ['target must be a selector, an element or a ref', { animation }],
    ['target must be a selector, an element or a ref', { target: '', animation }],
    ['animation must be a result of export()', { target: '#a' }],
    ['animation must be a result of export()', { target: '#a', animation: createAnimation() }],
    ['options must be an object', { target: '#a', animation: { steps: [1] } }],
    ['options must be an object', { target: '#a', animation: { steps: [{ ...defaults, styles: 1 }] } }],
    [
      'opacity must be a non-empty string',
      { target: '#a', animation: { steps: [{ ...defaults, styles: { opacity: 1 } }] } },
    ],
    ['delay must be a finite number, 0 or more', { target: '#a', animation: { steps: [{ ...defaults, delay: -1 }] } }],
  ])('rejects invalid options: %s', async (detail, options) => {
    const host = hostThat(true)
    const refusal = { code: 'invalid-argument', errMsg: `playAnimation:fail ${detail}` }
    await expect(playAnimation(options as never, host)).rejects.toMatchObject(refusal)
    expect(host.play).not.toHaveBeenCalled()
  })

  test('needs a document, and a running app for a selector', async () => {
    const unavailable = { api: 'playAnimation', code: 'unavailable' }
    await expect(playAnimation({ target: '#a', animation })).rejects.toMatchObject(unavailable)
    await expect(playAnimation({ target: { current: null }, animation })).rejects.toMatchObject(unavailable)
    setNavigator(undefined)
    await expect(playAnimation({ target: '#a', animation }, hostThat(true))).rejects.toMatchObject(unavailable)
  })
})
