import { navigateTo } from 'slipway/api/navigation'
import { previewImage } from 'slipway/api/preview-image'
import { Button } from 'slipway/components/button'

/** An image with a grid and its size as text, so that zooming is visible. */
function card(width: number, height: number, hue: number): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 70% 72%)"/><stop offset="1" stop-color="hsl(${hue + 60} 65% 48%)"/></linearGradient>
<pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M40 0H0V40" fill="none" stroke="#fff" stroke-opacity=".35"/></pattern>
<rect width="100%" height="100%" fill="url(#g)"/><rect width="100%" height="100%" fill="url(#p)"/>
<text x="50%" y="50%" fill="#fff" font-family="system-ui" font-size="64" font-weight="600" text-anchor="middle" dominant-baseline="central">${width} × ${height}</text></svg>`,
  )}`
}

const [wide, high, panorama, small] = [
  card(1600, 900, 200),
  card(900, 1600, 260),
  card(2400, 600, 320),
  card(480, 480, 20),
]
const long = card(780, 6000, 150)
const broken = 'data:image/png;base64,AAAA'

const captions = ['Wide: 1600 by 900', 'Tall: 900 by 1600', 'Panorama: rotate the phone', 'Small: enlarged to fit']

const openings = [
  ['With captions', () => previewImage({ urls: [wide, high, panorama, small], captions })],
  ['Long image', () => previewImage({ urls: [long, wide] })],
  ['Single image', () => previewImage({ urls: [high] })],
  ['Image that fails to load', () => previewImage({ urls: [wide, broken, high], current: 1 })],
  [
    'Many images',
    () => previewImage({ urls: Array.from({ length: 60 }, (_, at) => card(1200, 900, at * 6)), current: 29 }),
  ],
  ['Refused link', () => navigateTo({ url: '/preview-image?urls=javascript:alert(1)' })],
] as const

export default function PreviewImageScreenDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Examples</h2>
        <div className="demo-card">
          {openings.map(([text, open]) => (
            <div key={text} className="demo-row">
              <Button onClick={() => void open()}>{text}</Button>
            </div>
          ))}
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Gestures and keys</h2>
        <p>
          Swipe, drag, or press the arrow keys to change the image. Pinch, double-tap, turn the wheel, or press + and -
          to zoom; drag a zoomed image to move it. Use the buttons to save or share. A click, Escape or Back closes the
          viewer.
        </p>
      </section>
    </>
  )
}
