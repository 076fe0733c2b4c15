import { useRef, useState } from 'react'
import { createCanvasContext } from 'slipway/api/canvas'
import { Canvas } from 'slipway/components/canvas'
import { animate, barsAt } from '../drawing.ts'
import '../canvas.css'

export default function CanvasPage() {
  const [runs, setRuns] = useState(0)
  const element = useRef<HTMLCanvasElement>(null)
  const [context] = useState(() => createCanvasContext(element))
  const draw = (frame: number) => {
    for (const { x, y, height, color } of barsAt(frame)) {
      context.setFillStyle(color)
      context.fillRect(x, y - height, 20, height)
      context.setLineWidth(1.5)
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x + 28, y)
      context.stroke()
      context.beginPath()
      context.arc(x + 24, y - height, 4, 0, 6.3)
      context.fill()
    }
    void context.draw()
  }
  return (
    <>
      <Canvas className="bench-canvas" ref={element} aria-label="Bars" />
      <button type="button" data-bench="start" onClick={() => animate(draw, () => setRuns((before) => before + 1))}>
        Start
      </button>
      {runs > 0 && <output data-bench={`runs ${runs}`}>{runs}</output>}
    </>
  )
}
