import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { animate, barsAt, size } from './drawing.ts'
import './canvas.css'

/** The browser's own context, with the same calls in each frame. */
function PlainCanvas() {
  const [runs, setRuns] = useState(0)
  const element = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = element.current
    if (!canvas) return
    canvas.width = size.width * devicePixelRatio
    canvas.height = size.height * devicePixelRatio
  }, [])
  const draw = (frame: number) => {
    const context = element.current?.getContext('2d')
    if (!context) return
    context.reset()
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
    for (const { x, y, height, color } of barsAt(frame)) {
      context.fillStyle = color
      context.fillRect(x, y - height, 20, height)
      context.lineWidth = 1.5
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x + 28, y)
      context.stroke()
      context.beginPath()
      context.arc(x + 24, y - height, 4, 0, 6.3)
      context.fill()
    }
  }
  return (
    <main>
      <canvas className="bench-canvas" ref={element} aria-label="Bars" />
      <button type="button" data-bench="start" onClick={() => animate(draw, () => setRuns((before) => before + 1))}>
        Start
      </button>
      {runs > 0 && <output data-bench={`runs ${runs}`}>{runs}</output>}
    </main>
  )
}

createRoot(document.body).render(<PlainCanvas />)
