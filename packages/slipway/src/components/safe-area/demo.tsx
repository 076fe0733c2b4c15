import type { CSSProperties } from 'react'
import { Button } from 'slipway/components/button'
import { SafeArea } from 'slipway/components/safe-area'

/** The insets of a phone with a notch. */
const insets = { '--sw-safe-top': '47px', '--sw-safe-bottom': '34px' } as CSSProperties
const sideways = { '--sw-safe-left': '47px', '--sw-safe-right': '47px', '--sw-safe-bottom': '21px' } as CSSProperties
const screen: CSSProperties = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  overflow: 'hidden',
  border: '1px solid var(--sw-separator)',
  borderRadius: 24,
  background: 'var(--sw-page)',
}
const bar: CSSProperties = { background: 'var(--sw-surface)' }
const inner: CSSProperties = { padding: '8px 16px' }

export default function SafeAreaDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Top and bottom bars</h2>
        <div style={{ ...screen, ...insets, blockSize: 280 }}>
          <SafeArea edges={['top']} style={bar}>
            <p style={inner}>Below the notch</p>
          </SafeArea>
          <p style={inner}>The content</p>
          <SafeArea edges={['bottom']} style={bar}>
            <div style={inner}>
              <Button type="primary">Order</Button>
            </div>
          </SafeArea>
        </div>
        <p className="demo-note">Shown with the insets of a phone with a notch.</p>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Landscape</h2>
        <div style={{ ...screen, ...sideways }}>
          <SafeArea edges={['left', 'right', 'bottom']} style={bar}>
            <p style={inner}>Next to the notch, on either side</p>
          </SafeArea>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Your device</h2>
        <SafeArea style={{ ...bar, borderRadius: 12 }}>
          <p style={inner}>The padding around this text is the safe area of your device.</p>
        </SafeArea>
      </section>
    </>
  )
}
