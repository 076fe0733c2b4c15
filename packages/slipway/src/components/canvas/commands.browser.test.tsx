import { createRef } from 'react'
import { expect, test } from 'vitest'
import { type CanvasContext, createCanvasContext } from '../../api/canvas/index.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Canvas } from './index.ts'

type Native = CanvasRenderingContext2D
type Draw = (context: CanvasContext) => void
type DrawNative = (context: Native) => void

/** A command, how the browser's context does the same, and the commands before and after both. */
type Row = readonly [name: string, draw: Draw, drawNative: DrawNative]

const star = (context: Native | CanvasContext) => {
  context.beginPath()
  context.moveTo(20, 60)
  context.lineTo(50, 10)
  context.lineTo(80, 60)
  context.lineTo(10, 25)
  context.lineTo(90, 25)
  context.closePath()
}
const corner = (context: Native | CanvasContext) => {
  context.beginPath()
  context.moveTo(10, 50)
  context.lineTo(50, 15)
  context.lineTo(60, 50)
}
const box = (context: Native | CanvasContext) => context.fillRect(10, 10, 40, 30)

/** A row whose command has the same name and arguments in both contexts. */
const same = (name: string, draw: (context: Native & CanvasContext) => void): Row => [
  name,
  draw as unknown as Draw,
  draw as unknown as DrawNative,
]
/** A row of a `set…` command and of the property that it sets. */
const sets = (name: string, draw: Draw, property: keyof Native, value: unknown, shape: Draw & DrawNative): Row => [
  name,
  (context) => {
    draw(context)
    shape(context)
  },
  (context) => {
    Object.assign(context, { [property]: value })
    shape(context)
  },
]
const strokeCorner = (context: Native | CanvasContext) => {
  corner(context)
  context.stroke()
}
const text = (context: Native | CanvasContext) => context.fillText('Agyß', 50, 40)

const stamp = new OffscreenCanvas(8, 8)
const stampContext = stamp.getContext('2d') as OffscreenCanvasRenderingContext2D
stampContext.fillStyle = 'teal'
stampContext.fillRect(0, 0, 8, 8)
stampContext.fillStyle = 'gold'
stampContext.fillRect(2, 2, 4, 3)

const rows: readonly Row[] = [
  sets('setFillStyle', (context) => context.setFillStyle('tomato'), 'fillStyle', 'tomato', box),
  sets('setStrokeStyle', (context) => context.setStrokeStyle('#06f'), 'strokeStyle', '#06f', strokeCorner),
  sets('setLineWidth', (context) => context.setLineWidth(7), 'lineWidth', 7, strokeCorner),
  [
    'setLineCap',
    (context) => {
      context.setLineWidth(9)
      context.setLineCap('round')
      strokeCorner(context)
    },
    (context) => {
      context.lineWidth = 9
      context.lineCap = 'round'
      strokeCorner(context)
    },
  ],
  [
    'setLineJoin',
    (context) => {
      context.setLineWidth(9)
      context.setLineJoin('bevel')
      strokeCorner(context)
    },
    (context) => {
      context.lineWidth = 9
      context.lineJoin = 'bevel'
      strokeCorner(context)
    },
  ],
  [
    'setMiterLimit',
    (context) => {
      context.setLineWidth(9)
      context.setMiterLimit(1)
      strokeCorner(context)
    },
    (context) => {
      context.lineWidth = 9
      context.miterLimit = 1
      strokeCorner(context)
    },
  ],
  [
    'setLineDash',
    (context) => {
      context.setLineDash([5, 3], 2)
      strokeCorner(context)
    },
    (context) => {
      context.setLineDash([5, 3])
      context.lineDashOffset = 2
      strokeCorner(context)
    },
  ],
  sets('setGlobalAlpha', (context) => context.setGlobalAlpha(0.4), 'globalAlpha', 0.4, box),
  [
    'setShadow',
    (context) => {
      context.setShadow(4, 6, 3, 'red')
      box(context)
    },
    (context) => {
      const { a } = context.getTransform()
      Object.assign(context, { shadowOffsetX: 4 * a, shadowOffsetY: 6 * a, shadowBlur: 3 * a, shadowColor: 'red' })
      box(context)
    },
  ],
  sets('setFontSize', (context) => context.setFontSize(18), 'font', '18px sans-serif', text),
  sets('setTextAlign', (context) => context.setTextAlign('center'), 'textAlign', 'center', text),
  sets('setTextBaseline', (context) => context.setTextBaseline('top'), 'textBaseline', 'top', text),
  sets('setTextBaseline normal', (context) => context.setTextBaseline('normal'), 'textBaseline', 'alphabetic', text),
  [
    'setTransform',
    (context) => {
      context.translate(50, 50)
      context.setTransform(0.5, 0.2, 0, 1, 10, 5)
      box(context)
    },
    (context) => {
      context.transform(0.5, 0.2, 0, 1, 10, 5)
      box(context)
    },
  ],
  [
    'createLinearGradient',
    (context) => {
      const gradient = context.createLinearGradient(10, 10, 50, 30)
      gradient.addColorStop(0, 'red')
      gradient.addColorStop(1, 'blue')
      context.setFillStyle(gradient)
      box(context)
    },
    (context) => {
      const gradient = context.createLinearGradient(10, 10, 50, 30)
      gradient.addColorStop(0, 'red')
      gradient.addColorStop(1, 'blue')
      context.fillStyle = gradient
      box(context)
    },
  ],
  [
    'createCircularGradient',
    (context) => {
      const gradient = context.createCircularGradient(30, 25, 20)
      gradient.addColorStop(0, 'white')
      gradient.addColorStop(0.7, 'green')
      context.fillStyle = gradient
      box(context)
    },
    (context) => {
      const gradient = context.createRadialGradient(30, 25, 0, 30, 25, 20)
      gradient.addColorStop(0, 'white')
      gradient.addColorStop(0.7, 'green')
      context.fillStyle = gradient
      box(context)
    },
  ],
  [
    'createPattern',
    (context) => {
      context.setFillStyle(context.createPattern(stamp, 'repeat-x'))
      context.fillRect(0, 0, 90, 60)
    },
    (context) => {
      context.fillStyle = context.createPattern(stamp, 'repeat-x') ?? ''
      context.fillRect(0, 0, 90, 60)
    },
  ],
  same('rect', (context) => {
    context.rect(10, 10, 30, 20)
    context.fill()
  }),
  same('fillRect', (context) => context.fillRect(3.5, 4.25, 50, 20)),
  same('strokeRect', (context) => context.strokeRect(10, 10, 40, 20)),
  same('clearRect', (context) => {
    box(context)
    context.clearRect(20, 20, 10, 10)
  }),
  same('fill', (context) => {
    star(context)
    context.fill()
  }),
  same('fill evenodd', (context) => {
    star(context)
    context.fill('evenodd')
  }),
  same('stroke', (context) => {
    star(context)
    context.stroke()
  }),
  same('beginPath', (context) => {
    corner(context)
    context.beginPath()
    context.rect(60, 20, 10, 10)
    context.fill()
  }),
  same('closePath', (context) => {
    corner(context)
    context.closePath()
    context.stroke()
  }),
  same('moveTo', (context) => {
    context.moveTo(5, 5)
    context.lineTo(40, 40)
    context.moveTo(60, 5)
    context.lineTo(60, 50)
    context.stroke()
  }),
  same('lineTo', strokeCorner),
  same('quadraticCurveTo', (context) => {
    context.moveTo(10, 50)
    context.quadraticCurveTo(50, 0, 90, 50)
    context.stroke()
  }),
  same('bezierCurveTo', (context) => {
    context.moveTo(10, 50)
    context.bezierCurveTo(10, 0, 90, 70, 90, 10)
    context.stroke()
  }),
  same('arc', (context) => {
    context.arc(50, 35, 25, 0.2, 4.5)
    context.fill()
  }),
  same('arc counterclockwise', (context) => {
    context.arc(50, 35, 25, 0, 1.5, true)
    context.stroke()
  }),
  same('arcTo', (context) => {
    context.moveTo(10, 10)
    context.arcTo(80, 10, 80, 60, 20)
    context.stroke()
  }),
  same('clip', (context) => {
    star(context)
    context.clip()
    context.fillRect(0, 20, 100, 20)
  }),
  same('fillText', text),
  same('fillText maxWidth', (context) => context.fillText('A long text in little space', 5, 40, 60)),
  same('strokeText', (context) => context.strokeText('Agyß', 20, 40)),
  same('drawImage', (context) => context.drawImage(stamp, 10, 12)),
  same('drawImage in a rectangle', (context) => context.drawImage(stamp, 10, 12, 24, 16)),
  same('drawImage of a part', (context) => context.drawImage(stamp, 1, 1, 5, 5, 10, 12, 30, 20)),
  same('save and restore', (context) => {
    context.fillStyle = 'navy'
    context.save()
    context.fillStyle = 'red'
    context.translate(40, 0)
    box(context)
    context.restore()
    box(context)
  }),
  same('rotate', (context) => {
    context.rotate(0.3)
    box(context)
  }),
  same('scale', (context) => {
    context.scale(1.5, 0.5)
    box(context)
  }),
  same('translate', (context) => {
    context.translate(20.5, 10)
    box(context)
  }),
  same('transform', (context) => {
    context.transform(1, 0.2, 0.3, 1, 5, 5)
    box(context)
  }),
  same('globalCompositeOperation', (context) => {
    box(context)
    context.globalCompositeOperation = 'xor'
    context.fillRect(30, 20, 40, 40)
  }),
  same('font', (context) => {
    context.font = 'bold 24px serif'
    text(context)
  }),
  same('fillStyle', (context) => {
    context.fillStyle = 'hsl(120 60% 40% / 50%)'
    box(context)
  }),
  same('an invalid colour, which is ignored', (context) => {
    context.fillStyle = 'red'
    context.fillStyle = 'no colour'
    box(context)
  }),
  same('imageSmoothingEnabled', (context) => {
    context.imageSmoothingEnabled = false
    context.drawImage(stamp, 5, 5, 50, 50)
  }),
  same('a number that is not finite, which is ignored', (context) => {
    box(context)
    context.fillRect(0, Number.NaN, 100, 100)
  }),
]

test('the table has at least fifty commands', () => {
  expect(rows.length).toBeGreaterThanOrEqual(50)
})

const canvas = createRef<HTMLCanvasElement>()

test.each(rows)('%s draws the same pixels as the browser’s own context', async (_, draw, drawNative) => {
  render(<Canvas ref={canvas} style={{ inlineSize: 100, blockSize: 70 }} />)
  const context = createCanvasContext(canvas)
  // A former drawing, whose state and pixels must be gone.
  context.setFillStyle('lime')
  context.rotate(1)
  context.fillRect(0, 0, 50, 50)
  context.rect(0, 0, 10, 10)
  await context.draw()
  draw(context)
  await context.draw()

  const element = canvas.current as HTMLCanvasElement
  const reference = document.createElement('canvas')
  reference.width = element.width
  reference.height = element.height
  const native = reference.getContext('2d') as Native
  native.scale(element.width / 100, element.height / 70)
  drawNative(native)
  const pixels = native.getImageData(0, 0, element.width, element.height).data
  expect(pixels.some((value) => value > 0)).toBe(true)
  const drawn = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? []
  expect(Buffer.compare(drawn, pixels)).toBe(0)
})

const Buffer = {
  compare: (a: ArrayLike<number>, b: ArrayLike<number>) =>
    Array.from(b).findIndex((value, index) => value !== a[index]) + 1,
}
