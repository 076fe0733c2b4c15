import { Divider } from 'slipway/components/divider'

export default function DividerDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">A hairline</h2>
        <div className="demo-card">
          <p>What comes first.</p>
          <Divider style={{ margin: 0 }} />
          <p>What comes after it.</p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">With a few words</h2>
        <div className="demo-card">
          <Divider>or</Divider>
          <Divider placement="start">Yesterday</Divider>
          <Divider placement="end">12 more</Divider>
          <Divider>Everything below this line was written before the summer, and nobody has looked at it since</Divider>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Upright</h2>
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
        <h2 className="demo-title">From right to left</h2>
        <div className="demo-card" dir="rtl">
          <Divider placement="start">أمس</Divider>
        </div>
      </section>
    </>
  )
}
