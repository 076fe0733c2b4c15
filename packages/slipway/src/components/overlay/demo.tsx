import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { Overlay, type OverlayPlacement } from 'slipway/components/overlay'

const placements: readonly OverlayPlacement[] = ['center', 'bottom', 'top', 'start', 'end']

export default function OverlayDemo() {
  const [open, setOpen] = useState<OverlayPlacement>()
  const [shown, setShown] = useState<OverlayPlacement>('center')
  const [reason, setReason] = useState('')
  const close = () => setOpen(undefined)
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Placement</h2>
        {placements.map((placement) => (
          <Button
            key={placement}
            onClick={() => {
              setShown(placement)
              setOpen(placement)
            }}
          >
            Open: {placement}
          </Button>
        ))}
        <p className="demo-note" role="status">
          {reason && `Closed by: ${reason}`}
        </p>
      </section>
      <Overlay
        open={open !== undefined}
        placement={shown}
        aria-labelledby="overlay-title"
        onClose={({ detail }) => {
          setReason(detail.reason)
          close()
        }}
      >
        <section className="demo-section">
          <h2 className="demo-title" id="overlay-title">
            Above the page
          </h2>
          <p className="demo-note">Go back, press Escape, or click the mask to close.</p>
          <Button
            type="primary"
            onClick={() => {
              setReason('button')
              close()
            }}
          >
            Done
          </Button>
        </section>
      </Overlay>
    </>
  )
}
