import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { NoticeBar } from 'slipway/components/notice-bar'

export default function NoticeBarDemo() {
  const [isClosed, setClosed] = useState(false)
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Tones</h2>
        <NoticeBar>The shop is closed on Monday.</NoticeBar>
        <NoticeBar tone="success">Your order is on its way.</NoticeBar>
        <NoticeBar tone="warning">Only two seats are left.</NoticeBar>
        <NoticeBar tone="danger">The payment was refused.</NoticeBar>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Scrolling text</h2>
        <NoticeBar>
          Because of works on the line between Zürich and Bern all trains leave ten minutes earlier until the end of the
          month.
        </NoticeBar>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Wrapped text</h2>
        <NoticeBar wrap tone="warning">
          Because of works on the line between Zürich and Bern all trains leave ten minutes earlier until the end of the
          month.
        </NoticeBar>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Closable</h2>
        {isClosed ? (
          <Button onClick={() => setClosed(false)}>Show it again</Button>
        ) : (
          <NoticeBar closable onClose={() => setClosed(true)}>
            A new version is available.
          </NoticeBar>
        )}
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Right to left</h2>
        <div dir="rtl">
          <NoticeBar closable>
            هذا نص طويل جدا لا يتسع له السطر الواحد ولذلك يتحرك من طرف إلى طرف حتى يمكن قراءته كله بهدوء
          </NoticeBar>
        </div>
      </section>
    </>
  )
}
