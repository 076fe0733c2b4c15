import { useState } from 'react'
import { type PreviewImageOptions, previewImage } from 'slipway/api/preview-image'
import { Button } from 'slipway/components/button'

interface Scene {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Colours of the sky, top to bottom. */
  readonly sky: readonly [string, string, string]
  /** Sun or moon: position and radius as fractions of the image, and colour. */
  readonly light: readonly [x: number, y: number, r: number, color: string]
  /** Colours of the ridges, far to near. */
  readonly ridges: readonly string[]
  readonly stars?: boolean
}

const scenes: readonly Scene[] = [
  {
    name: 'Dunes',
    width: 1200,
    height: 800,
    sky: ['#f7b267', '#f9d0a0', '#fdebd3'],
    light: [0.68, 0.36, 0.07, '#fff6e3'],
    ridges: ['#e8a06a', '#d4804f', '#b8613a', '#8f4529'],
  },
  {
    name: 'Fjord',
    width: 900,
    height: 1350,
    sky: ['#5b8fb9', '#a9cfe2', '#eef6f4'],
    light: [0.3, 0.24, 0.05, '#ffffff'],
    ridges: ['#9dbfcf', '#6f9db3', '#457792', '#28546e', '#143a50'],
  },
  {
    name: 'Aurora',
    width: 1400,
    height: 800,
    sky: ['#0b1030', '#123a5a', '#2fa38b'],
    light: [0.8, 0.2, 0.03, '#f4f1de'],
    ridges: ['#1b4f5c', '#123845', '#0a222e'],
    stars: true,
  },
  {
    name: 'Meadow',
    width: 1000,
    height: 1000,
    sky: ['#7cc6e8', '#bfe6ee', '#f6fbe9'],
    light: [0.5, 0.3, 0.06, '#fffbe0'],
    ridges: ['#a8d5a2', '#7dbb7d', '#549b60', '#337a4a', '#1d5a37'],
  },
  {
    name: 'Dusk',
    width: 1800,
    height: 700,
    sky: ['#3d2c6b', '#b0568f', '#f6a98d'],
    light: [0.35, 0.5, 0.09, '#ffe3c4'],
    ridges: ['#7d4482', '#57306b', '#351f50', '#1d1335'],
    stars: true,
  },
]

/** The path of a ridge: sine waves of three lengths; the shortest are stronger on the near ridges. */
function ridge({ width, height, ridges }: Scene, index: number): string {
  const base = height * (0.52 + (0.44 * index) / ridges.length)
  const points = Array.from({ length: 121 }, (_, step) => {
    const turn = (step / 120) * Math.PI * 2
    const hills = Math.sin(turn * 0.9 + index * 2.4) + 0.4 * Math.sin(turn * (1.7 + index * 0.3) + index * 1.3)
    const rocks = 0.06 * index * Math.sin(turn * (5 + index) + index)
    return `${((step / 120) * width).toFixed(1)} ${(base + height * 0.045 * (hills + rocks)).toFixed(1)}`
  })
  return `M${points.join('L')}V${height}H0Z`
}

function draw(scene: Scene): string {
  const { width, height, sky, light, ridges, stars } = scene
  const [x, y, r, color] = light
  const place = `cx="${x * width}" cy="${y * height}"`
  const stops = sky.map((stop, index) => `<stop offset="${index * 0.35}" stop-color="${stop}"/>`).join('')
  const hills = ridges.map((fill, index) => `<path fill="${fill}" d="${ridge(scene, index)}"/>`).join('')
  const sparks = Array.from({ length: stars ? 70 : 0 }, (_, index) => {
    const [across, down] = [(index * 0.6180339) % 1, ((index * 0.7548777) % 1) * 0.45]
    return `<circle cx="${across * width}" cy="${down * height}" r="${1 + (index % 3) * 0.6}" fill="#fff" opacity="${0.3 + (index % 5) * 0.12}"/>`
  }).join('')
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient>
<radialGradient id="glow"><stop stop-color="${color}" stop-opacity=".75"/><stop offset=".4" stop-color="${color}" stop-opacity=".22"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>
<rect width="100%" height="100%" fill="url(#sky)"/>${sparks}
<circle ${place} r="${r * height * 4}" fill="url(#glow)"/><circle ${place} r="${r * height}" fill="${color}"/>${hills}</svg>`,
  )}`
}

const urls = scenes.map(draw)
const captions = scenes.map(({ name }) => name)

export default function PreviewImageDemo() {
  const [outcome, setOutcome] = useState('No viewer opened yet')
  const open = (options: PreviewImageOptions) =>
    previewImage(options).then(
      () => setOutcome('The viewer was shown'),
      (error: Error) => setOutcome(error.message),
    )
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Album</h2>
        <div
          className="demo-card"
          style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' }}
        >
          {scenes.map(({ name }, current) => (
            <button
              key={name}
              type="button"
              aria-label={`Show ${name}`}
              onClick={({ currentTarget: from }) => open({ urls, captions, current, from })}
              style={{
                padding: 0,
                border: 0,
                borderRadius: 8,
                overflow: 'hidden',
                background: 'none',
                cursor: 'pointer',
              }}
            >
              <img
                src={urls[current]}
                alt=""
                style={{ display: 'block', inlineSize: '100%', aspectRatio: '1', objectFit: 'cover' }}
              />
            </button>
          ))}
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">First image</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Button size="mini" onClick={() => open({ urls })}>
              Default
            </Button>
            <Button size="mini" onClick={() => open({ urls, current: urls.at(-1) ?? 0 })}>
              By address
            </Button>
            <Button size="mini" onClick={() => open({ urls, current: 99 })}>
              Index out of range
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Captions and indicator</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Button size="mini" onClick={() => open({ urls, captions })}>
              Captions
            </Button>
            <Button size="mini" onClick={() => open({ urls, indicator: 'number' })}>
              Number
            </Button>
            <Button size="mini" onClick={() => open({ urls, indicator: 'none', showMenu: false })}>
              Images only
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Result and errors</h2>
        <div className="demo-card">
          <output className="demo-row">{outcome}</output>
          <div className="demo-row">
            <Button size="mini" onClick={() => open({ urls: [7 as unknown as string] })}>
              Wrong type
            </Button>
            <Button size="mini" onClick={() => open({ urls, signal: AbortSignal.abort() })}>
              Cancelled
            </Button>
          </div>
        </div>
      </section>
    </>
  )
}
