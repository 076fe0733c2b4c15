import { host as platformHost } from '#host/canvas'
import { callApi } from '../../base/call/callApi.ts'
import { callNow } from '../../base/call/callNow.ts'
import { type ContextTarget, scopedTarget } from '../query-scope/scopedTarget.ts'
import type { CanvasContext, CanvasImage, CanvasRepetition } from './canvasContext.ts'
import { emptyQueue, kinds, type Paint, type Picture } from './commandQueue.state.ts'
import type { CanvasHost } from './host.ts'
import { queuedGradient, queuedPattern } from './paints.ts'
import { lengths, methods, properties } from './properties.ts'

/**
 * Creates a context whose commands draw on a `Canvas`, as in mini-programs: they are collected, and drawn by `draw`.
 *
 * An id is searched for in the page that is current now. The canvas may be rendered later; `draw` searches for it. In new code,
 * `type="2d"` with the browser's own context is an alternative.
 *
 * @param refOrId The `id` or `canvasId` of a canvas, a React ref to it, or its element.
 * @throws {ApiError} `invalid-argument` if `refOrId` is not an id, a ref or an element.
 * @platform web, capacitor
 *
 * @example
 * const context = createCanvasContext(canvas)
 * context.setFillStyle('tomato')
 * context.fillRect(10, 10, 100, 50)
 * await context.draw()
 */
export function createCanvasContext(refOrId: ContextTarget, host: CanvasHost = platformHost): CanvasContext {
  const canvas = scopedTarget('createCanvasContext', 'refOrId', refOrId)
  let queue = emptyQueue()
  let values: Record<string, unknown> = { ...properties }
  const saved: Record<string, unknown>[] = []
  let pictures = new Map<CanvasImage, Picture>()

  const command = (name: string | number, args: readonly unknown[]) => {
    queue.commands.push(name, args)
  }
  const set = (name: string, value: unknown) => {
    values[name] = value
    const paint = value as Partial<Paint> | null | undefined
    if (paint?.picture) queue.pictures.add(paint.picture)
    const kind = paint?.create ? kinds.paint : lengths.test(name) ? kinds.length : kinds.set
    command(kind, [name, value])
  }
  const pictureOf = (source: CanvasImage): Picture => {
    const picture = pictures.get(source) ?? { source }
    pictures.set(source, picture)
    return picture
  }
  const text =
    (name: string) =>
    (...args: readonly unknown[]) => {
      const font = values.font as string
      const texts = queue.texts.get(font) ?? []
      queue.texts.set(font, texts)
      texts.push(args[0])
      command(name, args)
    }

  const context = {
    setShadow(offsetX: number, offsetY: number, blur: number, color: string) {
      set('shadowOffsetX', offsetX)
      set('shadowOffsetY', offsetY)
      set('shadowBlur', blur)
      set('shadowColor', color)
    },
    setFontSize(size: number) {
      if (Number.isFinite(size)) set('font', String(values.font).replace(/[\d.]+px/, `${size}px`))
    },
    setTextBaseline: (baseline: string) => set('textBaseline', baseline === 'normal' ? 'alphabetic' : baseline),
    setLineDash(pattern: readonly number[], offset?: number) {
      command('setLineDash', [Array.isArray(pattern) ? [...pattern] : pattern])
      if (offset !== undefined) set('lineDashOffset', offset)
    },
    setTransform: (...matrix: readonly number[]) => command(kinds.transform, matrix),
    save() {
      saved.push(values)
      values = Object.create(values)
      command('save', [])
    },
    restore() {
      values = saved.pop() ?? values
      command('restore', [])
    },
    fillText: text('fillText'),
    strokeText: text('strokeText'),
    drawImage(image: CanvasImage, ...numbers: readonly number[]) {
      const picture = pictureOf(image)
      queue.pictures.add(picture)
      command(kinds.picture, [picture, ...numbers])
    },
    createLinearGradient: (x0: number, y0: number, x1: number, y1: number) =>
      queuedGradient((target) => target.createLinearGradient(x0, y0, x1, y1)),
    createCircularGradient: (x: number, y: number, r: number) =>
      queuedGradient((target) => target.createRadialGradient(x, y, 0, x, y, r)),
    createPattern: (image: CanvasImage, repetition: CanvasRepetition) => queuedPattern(pictureOf(image), repetition),
    measureText: (measured: string) =>
      callNow('measureText', () => host.measureText(values.font as string, String(measured))),
    draw(reserve = false) {
      const drawn = queue
      queue = emptyQueue()
      if (!reserve) pictures = new Map([...drawn.pictures].map((picture) => [picture.source, picture]))
      return callApi('draw', {}, () => host.draw(canvas, drawn, reserve))
    },
  } as unknown as CanvasContext & Record<string, unknown>
  for (const name of methods) context[name] = (...args: readonly unknown[]) => command(name, args)
  for (const name of Object.keys(properties)) {
    const setter = `set${name.charAt(0).toUpperCase()}${name.slice(1)}`
    context[setter] ??= (value: unknown) => set(name, value)
    Object.defineProperty(context, name, {
      get: () => values[name],
      set: (value) => set(name, value),
      enumerable: true,
    })
  }
  return context
}
