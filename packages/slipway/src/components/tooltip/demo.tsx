import { Button } from 'slipway/components/button'
import { CopyIcon, HeartIcon, TrashIcon } from 'slipway/components/icons'
import { Tooltip } from 'slipway/components/tooltip'

const row = { display: 'flex', gap: 12, justifyContent: 'center' }

export default function TooltipDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Buttons with icons</h2>
        <div className="demo-card">
          <div style={row}>
            <Tooltip content="Copy the link">
              <Button aria-label="Copy">
                <CopyIcon />
              </Button>
            </Tooltip>
            <Tooltip content="Add to your favourites">
              <Button aria-label="Like">
                <HeartIcon />
              </Button>
            </Tooltip>
            <Tooltip content="Delete for everyone. This cannot be undone." placement="bottom-end">
              <Button aria-label="Delete">
                <TrashIcon />
              </Button>
            </Tooltip>
          </div>
          <p className="demo-note">Point at a button, focus it with the keyboard, or press it for a while.</p>
        </div>
      </section>
      <section className="demo-section" dir="rtl">
        <h2 className="demo-title">من اليمين إلى اليسار</h2>
        <div className="demo-card">
          <div style={row}>
            <Tooltip content="نسخ الرابط" placement="start">
              <Button aria-label="نسخ">
                <CopyIcon />
              </Button>
            </Tooltip>
          </div>
        </div>
      </section>
    </>
  )
}
