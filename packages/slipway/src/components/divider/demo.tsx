import { Divider } from 'slipway/components/divider'

export default function DividerDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Basic</h2>
        <div className="demo-card">
          <p>Text above the line.</p>
          <Divider style={{ margin: 0 }} />
          <p>Text below the line.</p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">With text</h2>
        <div className="demo-card">
          <Divider>or</Divider>
          <Divider placement="start">Yesterday</Divider>
          <Divider placement="end">12 more</Divider>
          <Divider>All messages below this line are older than six months and have been moved to the archive</Divider>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Vertical</h2>
        <div className="demo-card">
          <p>
            Paris
            <Divider orientation="vertical" />
            14:30
            <Divider orientation="vertical" />
            Platform 4
          </p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Right to left</h2>
        <div className="demo-card" dir="rtl">
          <Divider placement="start">أمس</Divider>
        </div>
      </section>
    </>
  )
}
