import { navigateTo } from 'slipway/api/navigation'
import { openLocation } from 'slipway/api/open-location'
import { Button } from 'slipway/components/button'

const openings = [
  [
    'Name and address',
    () =>
      openLocation({
        latitude: 48.8584,
        longitude: 2.2945,
        scale: 10,
        name: 'Eiffel Tower',
        address: '5 avenue Anatole France, Paris',
      }),
  ],
  ['Coordinates only', () => openLocation({ latitude: -22.9519, longitude: -43.2105, scale: 9 })],
  [
    'Long texts',
    () =>
      openLocation({
        latitude: 53.2274,
        longitude: -4.1293,
        scale: 8,
        name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch railway station',
        address:
          'Holyhead Road, on the island of Anglesey in the north-west of Wales, beside the bridge over the Menai Strait',
      }),
  ],
  ['The whole region', () => openLocation({ latitude: 35.6762, longitude: 139.6503, scale: 1, name: 'Tokyo' })],
  ['Link without coordinates', () => navigateTo({ url: '/open-location?name=Nowhere' })],
] as const

export default function OpenLocationScreenDemo() {
  return (
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
  )
}
