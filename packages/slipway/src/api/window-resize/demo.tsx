import { useEffect, useState } from 'react'
import { onWindowResize, type WindowResizeEvent } from 'slipway/api/window-resize'

export default function WindowResizeDemo() {
  const [last, setLast] = useState<WindowResizeEvent>()
  const [count, setCount] = useState(0)
  useEffect(
    () =>
      onWindowResize((event) => {
        setLast(event)
        setCount((before) => before + 1)
      }),
    [],
  )

  return (
    <section className="demo-section">
      <h2 className="demo-title">Window and screen size</h2>
      <output className="demo-card">
        {last ? (
          <>
            <span className="demo-row">
              Page {last.size.windowWidth} × {last.size.windowHeight}
            </span>
            <span className="demo-row">
              Screen {last.size.screenWidth} × {last.size.screenHeight}, {last.deviceOrientation}
            </span>
            <span className="demo-row">{count} changes</span>
          </>
        ) : (
          <span className="demo-row">Resize the window, or turn the device</span>
        )}
      </output>
    </section>
  )
}
