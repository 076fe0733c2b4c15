import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Button } from 'slipway/components/button'
import { CoverImage, CoverView } from 'slipway/components/cover-view'

const frame: CSSProperties = { position: 'relative', overflow: 'hidden', borderRadius: 12, blockSize: 220 }
const caption: CSSProperties = {
  position: 'absolute',
  insetBlockEnd: 12,
  insetInline: 12,
  padding: '10px 14px',
  borderRadius: 8,
  background: 'rgb(0 0 0 / 75%)',
  color: '#fff',
}
const mark: CSSProperties = { position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12, inlineSize: 32 }
const sun =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="#fff8"/><circle cx="12" cy="12" r="6" fill="#f7b500"/></svg>',
  )
const places = ['Harbour', 'Old bridge', 'Market', 'Lighthouse', 'Mill', 'Station', 'Baths', 'North gate']

export default function CoverViewDemo() {
  const [scrollTop, setScrollTop] = useState(0)
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Above a canvas</h2>
        <div style={frame}>
          <Waves />
          <CoverImage src={sun} alt="Sunny" style={mark} />
          <CoverView style={caption}>High tide at 18:40</CoverView>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Scrolling</h2>
        <div style={frame}>
          <Waves />
          <CoverView aria-label="Places" role="group" scrollTop={scrollTop} style={{ ...caption, blockSize: 96 }}>
            {places.map((place) => (
              <div key={place}>{place}</div>
            ))}
          </CoverView>
        </div>
        <Button onClick={() => setScrollTop(scrollTop === 0 ? 100 : 0)}>
          {scrollTop === 0 ? 'Scroll to the end' : 'Scroll to the start'}
        </Button>
      </section>
    </>
  )
}

function Waves() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    for (let line = 0; line < 12; line++) {
      context.fillStyle = `hsl(${195 + line * 3} 60% ${62 - line * 3}%)`
      context.beginPath()
      for (let x = 0; x <= 400; x += 4) context.lineTo(x, line * 20 + 8 * Math.sin(x / 40 + line))
      context.lineTo(400, 240)
      context.lineTo(0, 240)
      context.fill()
    }
  }, [])
  return (
    <canvas
      ref={canvas}
      width={400}
      height={220}
      role="img"
      aria-label="Waves"
      style={{ display: 'block', inlineSize: '100%', blockSize: '100%', background: 'hsl(195 60% 80%)' }}
    />
  )
}
