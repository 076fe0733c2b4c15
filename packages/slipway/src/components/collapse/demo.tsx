import { useState } from 'react'
import { Collapse, CollapsePanel } from 'slipway/components/collapse'

export default function CollapseDemo() {
  const [open, setOpen] = useState<readonly string[]>(['delivery'])
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Accordion</h2>
        <div className="demo-card">
          <Collapse accordion value={open} onChange={({ detail }) => setOpen(detail.value)}>
            <CollapsePanel value="delivery" title="When does my order arrive?">
              Within two working days. You get a message with a time on the morning of the delivery.
            </CollapsePanel>
            <CollapsePanel value="returns" title="How can I return something?">
              Within a month, in any shop or by post. We pay for the parcel.
            </CollapsePanel>
            <CollapsePanel value="payment" title="How can I pay?">
              By card, by bank transfer, or at the door.
            </CollapsePanel>
          </Collapse>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Multiple panels</h2>
        <div className="demo-card">
          <Collapse defaultValue={['long']}>
            <CollapsePanel
              value="long"
              title="A long heading that needs several lines on a phone, with the chevron in the middle of them"
            >
              The animation follows the height of the content.
            </CollapsePanel>
            <CollapsePanel value="nested" title="Nested collapse">
              <Collapse headingLevel={4}>
                <CollapsePanel value="inner" title="Inner panel">
                  The inner collapse has its own state.
                </CollapsePanel>
              </Collapse>
            </CollapsePanel>
            <CollapsePanel value="lazy" title="Lazy content" lazy>
              The content is mounted when the panel first opens.
            </CollapsePanel>
            <CollapsePanel value="disabled" title="Disabled" disabled>
              This panel stays closed.
            </CollapsePanel>
          </Collapse>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Right to left</h2>
        <div className="demo-card" dir="rtl">
          <Collapse defaultValue={['rtl']}>
            <CollapsePanel value="rtl" title="Right to left">
              The chevron is at the left end.
            </CollapsePanel>
          </Collapse>
        </div>
      </section>
    </>
  )
}
