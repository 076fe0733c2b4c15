import { useEffect, useState } from 'react'
import {
  canvasGetImageData,
  canvasPutImageData,
  canvasToTempFilePath,
  createCanvasContext,
  createOffscreenCanvas,
} from 'slipway/api/canvas'
import { releaseTempFile } from 'slipway/api/temp-file'
import { Button } from 'slipway/components/button'
import { Canvas } from 'slipway/components/canvas'

const canvasId = 'canvas-demo'
const [width, height] = [200, 100]

export default function CanvasApiDemo() {
  const [message, setMessage] = useState('')

  const run = (step: () => Promise<string>) => step().then(setMessage, (error: Error) => setMessage(error.message))

  useEffect(() => {
    drawCircles().catch(() => {})
  }, [])

  return (
    <section className="demo-section">
      <h2 className="demo-title">Commands and pixels</h2>
      <div className="demo-card">
        <Canvas canvasId={canvasId} aria-label="Circles" style={{ inlineSize: width, blockSize: height }} />
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={() => run(invert)}>
            Invert
          </Button>
          <Button size="mini" onClick={() => run(measurePicture)}>
            Picture
          </Button>
          <Button size="mini" onClick={() => run(drawCircles)}>
            Draw again
          </Button>
        </div>
        <output className="demo-row">{message}</output>
      </div>
    </section>
  )
}

async function drawCircles(): Promise<string> {
  const context = createCanvasContext(canvasId)
  context.setFillStyle('#fdf1d8')
  context.fillRect(0, 0, width, height)
  for (const [index, color] of ['#d1495b', '#edae49', '#00798c'].entries()) {
    context.setFillStyle(color)
    context.beginPath()
    context.arc(50 + index * 50, 50, 22, 0, 2 * Math.PI)
    context.fill()
  }
  context.drawImage(stamp(), 172, 72)
  await context.draw()
  return 'Drawn'
}

function stamp(): OffscreenCanvas {
  const canvas = createOffscreenCanvas({ width: 20, height: 20 })
  const context = canvas.getContext('2d')
  context?.strokeRect(2, 2, 16, 16)
  return canvas
}

async function invert(): Promise<string> {
  const area = { canvasId, x: 0, y: 0, width, height }
  const { data } = await canvasGetImageData(area)
  for (let at = 0; at < data.length; at++) if (at % 4 !== 3) data[at] = 255 - (data[at] ?? 0)
  await canvasPutImageData({ ...area, data })
  return 'Inverted'
}

async function measurePicture(): Promise<string> {
  const { tempFilePath, tempFile } = await canvasToTempFilePath({ canvasId })
  await releaseTempFile({ filePath: tempFilePath })
  return `${tempFile.type}, ${tempFile.size} bytes`
}
