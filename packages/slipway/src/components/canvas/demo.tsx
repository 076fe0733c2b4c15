import { useEffect, useRef, useState } from 'react'
import { canvasToTempFilePath, createCanvasContext } from 'slipway/api/canvas'
import { releaseTempFile } from 'slipway/api/temp-file'
import { Button } from 'slipway/components/button'
import { Canvas, type CanvasTouchEvent } from 'slipway/components/canvas'

export default function CanvasDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Signature</h2>
        <Signature />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Chart</h2>
        <Chart />
      </section>
    </>
  )
}

/** Paper is white and ink is dark in a dark theme too, because the picture is used elsewhere. */
const [paper, ink] = ['#fff', '#16325c']

const pad = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: 160,
  border: '1px solid var(--sw-separator)',
  borderRadius: 8,
  background: paper,
  cursor: 'crosshair',
} as const

function Signature() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [context] = useState(() => createCanvasContext(canvas))
  const [picture, setPicture] = useState<string>()
  const [message, setMessage] = useState('')
  useEffect(() => () => void (picture && releaseTempFile({ filePath: picture })), [picture])

  const begin = ({ changedTouches: [touch] }: CanvasTouchEvent) => {
    if (!touch) return
    context.setStrokeStyle(ink)
    context.setLineWidth(3)
    context.setLineCap('round')
    context.setLineJoin('round')
    context.beginPath()
    context.moveTo(touch.x, touch.y)
    continueTo(touch)
  }
  const continueTo = ({ x, y }: { readonly x: number; readonly y: number }) => {
    context.lineTo(x, y)
    context.stroke()
    context.draw(true).catch((error: Error) => setMessage(error.message))
  }
  const save = async () => {
    const { tempFilePath, tempFile } = await canvasToTempFilePath({ canvasId: canvas, fileType: 'jpg', quality: 0.9 })
    setPicture(tempFilePath)
    setMessage(`${tempFile.type}, ${Math.ceil(tempFile.size / 1_000)} kB`)
  }
  const clear = async () => {
    await context.draw()
    setPicture(undefined)
    setMessage('')
  }

  return (
    <div className="demo-card">
      <Canvas
        ref={canvas}
        disableScroll
        aria-label="Signature pad"
        style={pad}
        onTouchStart={begin}
        onTouchMove={({ changedTouches: [touch] }) => touch && continueTo(touch)}
      />
      <div className="demo-row">
        <Button size="mini" type="primary" onClick={save}>
          Save as a picture
        </Button>
        <Button size="mini" onClick={clear}>
          Clear
        </Button>
      </div>
      {picture && <img src={picture} alt="The saved signature" style={{ inlineSize: 160, borderRadius: 8 }} />}
      <output>{message}</output>
    </div>
  )
}

const sales = [
  { month: 'Mar', sold: 12 },
  { month: 'Apr', sold: 18 },
  { month: 'May', sold: 9 },
  { month: 'Jun', sold: 24 },
]

/** The canvas has the colour and the font of its texts, which a canvas does not inherit. */
const chart = { inlineSize: 300, blockSize: 180, marginInline: 'auto', color: 'var(--sw-label-2)' } as const

function Chart() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    const context = createCanvasContext(canvas)
    const { color, fontFamily } = getComputedStyle(canvas.current)
    const bar = context.createLinearGradient(0, 20, 0, 150)
    bar.addColorStop(0, '#5ac8fa')
    bar.addColorStop(1, '#0062cc')
    context.font = `13px ${fontFamily}`
    context.setTextAlign('center')
    for (const [index, { month, sold }] of sales.entries()) {
      const x = 20 + index * 68
      const height = sold * 5
      context.setFillStyle(bar)
      context.fillRect(x, 150 - height, 44, height)
      context.setFillStyle(color)
      context.fillText(month, x + 22, 170)
      context.fillText(String(sold), x + 22, 142 - height)
    }
    // Rejects if the page is closed while a font loads.
    context.draw().catch(() => {})
  }, [])
  return (
    <div className="demo-card">
      <Canvas ref={canvas} style={chart}>
        <table>
          <caption>Boats sold</caption>
          <tbody>
            {sales.map(({ month, sold }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{sold}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Canvas>
    </div>
  )
}
