import { type CSSProperties, useState } from 'react'
import { Button } from 'slipway/components/button'
import { RootPortal } from 'slipway/components/root-portal'

const note: CSSProperties = {
  position: 'absolute',
  insetBlockEnd: 'calc(24px + var(--sw-safe-bottom))',
  insetInline: 24,
  maxInlineSize: 320,
  marginInline: 'auto',
  padding: 16,
  borderRadius: 16,
  background: 'var(--sw-surface-raised)',
  boxShadow: '0 8px 32px var(--sw-mask)',
}
const small: CSSProperties = {
  position: 'relative',
  contain: 'layout',
  overflow: 'hidden',
  blockSize: 96,
  border: '1px solid var(--sw-separator)',
  borderRadius: 12,
}

export default function RootPortalDemo() {
  const [shown, setShown] = useState(false)
  const [enable, setEnable] = useState(true)
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Escape a box that clips its content</h2>
        <div style={small}>
          {shown && (
            <RootPortal enable={enable}>
              <section style={note} aria-label="Note">
                <p style={{ marginBlockStart: 0 }}>{enable ? 'Above the page' : 'In the box'}</p>
                <Button size="mini" onClick={() => setShown(false)}>
                  Close
                </Button>
              </section>
            </RootPortal>
          )}
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Enable and disable the portal</h2>
        <Button
          onClick={() => {
            setEnable(true)
            setShown(true)
          }}
        >
          Above the page
        </Button>
        <Button
          onClick={() => {
            setEnable(false)
            setShown(true)
          }}
        >
          In the box
        </Button>
      </section>
    </>
  )
}
