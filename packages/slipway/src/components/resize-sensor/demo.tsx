import { useRef, useState } from 'react'
import { ResizeSensor } from 'slipway/components/resize-sensor'
import { Slider } from 'slipway/components/slider'
import { useElementRect } from 'slipway/hooks'

export default function ResizeSensorDemo() {
  const [width, setWidth] = useState(60)
  const [size, setSize] = useState('Not measured yet')
  const note = useRef<HTMLParagraphElement>(null)
  const rect = useElementRect(note)
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Size of an element</h2>
        <Slider
          aria-label="Width"
          min={20}
          defaultValue={width}
          onChanging={({ detail }) => setWidth(detail.value)}
          onChange={({ detail }) => setWidth(detail.value)}
        />
        <ResizeSensor
          initial
          className="demo-card"
          style={{ inlineSize: `${width}%` }}
          onResize={({ detail }) => setSize(`${detail.width} × ${detail.height} px`)}
        >
          <p className="demo-row">The slider sets the width of this card. Its text sets the height.</p>
        </ResizeSensor>
        <p className="demo-note" role="status">
          {size}
        </p>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Position of an element</h2>
        <p className="demo-note" ref={note}>
          {rect &&
            `This note is ${Math.round(rect.top)} px below the navigation bar. Scroll the page, or make the card higher.`}
        </p>
        <div style={{ blockSize: 600 }} />
      </section>
    </>
  )
}
