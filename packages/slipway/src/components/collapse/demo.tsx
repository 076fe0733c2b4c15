import { useState } from 'react'
import { Collapse, CollapsePanel } from 'slipway/components/collapse'

export default function CollapseDemo() {
  const [open, setOpen] = useState<readonly string[]>(['delivery'])
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">One at a time</h2>
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
        <h2 className="demo-title">Any number of them</h2>
        <div className="demo-card">
          <Collapse defaultValue={['long']}>
            <CollapsePanel
              value="long"
              title="A heading that is so long that it needs several lines on a phone, and keeps its sign in the middle of them"
            >
              Content of any height: the panel follows it while it opens and closes.
            </CollapsePanel>
            <CollapsePanel value="nested" title="With another one inside">
              <Collapse headingLevel={4}>
                <CollapsePanel value="inner" title="Inside">
                  It has its own state.
                </CollapsePanel>
              </Collapse>
            </CollapsePanel>
            <CollapsePanel value="lazy" title="Made when it is first opened" lazy>
              Find in page does not see it before.
            </CollapsePanel>
            <CollapsePanel value="disabled" title="Not available" disabled>
              It stays closed.
            </CollapsePanel>
          </Collapse>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From right to left</h2>
        <div className="demo-card" dir="rtl">
          <Collapse defaultValue={['rtl']}>
            <CollapsePanel value="rtl" title="From right to left">
              The sign is at the left end.
            </CollapsePanel>
          </Collapse>
        </div>
      </section>
    </>
  )
}
