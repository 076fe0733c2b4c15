import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { Cell, CellGroup } from 'slipway/components/cell'
import { Spinner } from 'slipway/components/spinner'

export default function SpinnerDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Sizes</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Spinner size="small" label="Small" />
            <Spinner label="Medium" />
            <Spinner size="large" label="Large" />
            <Spinner size={48} label="48 px" />
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">With a text</h2>
        <div className="demo-card">
          <Spinner size="small">Loading orders</Spinner>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Colours</h2>
        <div className="demo-card">
          <div className="demo-row" style={{ color: 'var(--sw-accent-label)' }}>
            <Spinner label="Colour of the text around it" />
            <Spinner label="Green" style={{ color: 'var(--sw-success)' }} />
            <Spinner label="Red" style={{ color: 'var(--sw-danger)' }} />
          </div>
        </div>
      </section>
      <CellGroup title="In rows">
        <Cell title="Balance">
          <Spinner size="small" label="Loading the balance" />
        </Cell>
      </CellGroup>
      <section className="demo-section">
        <h2 className="demo-title">While something loads</h2>
        <Orders />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Right to left</h2>
        <div className="demo-card" dir="rtl">
          <Spinner>جارٍ التحميل</Spinner>
        </div>
      </section>
    </>
  )
}

function Orders() {
  const [isLoading, setLoading] = useState(false)
  return (
    <div className="demo-card">
      <Button onClick={() => setLoading(!isLoading)}>{isLoading ? 'Stop' : 'Load'}</Button>
      {isLoading && <Spinner>Loading orders</Spinner>}
    </div>
  )
}
