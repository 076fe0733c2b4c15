import { useState } from 'react'
import { Cell } from 'slipway/components/cell'
import { InfiniteScroll } from 'slipway/components/infinite-scroll'
import { List } from 'slipway/components/list'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export default function InfiniteScrollDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">At the end of a list</h2>
        <Orders />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Its states</h2>
        <div className="demo-card">
          <InfiniteScroll hasMore={false} onLoad={() => {}} />
        </div>
        <div className="demo-card">
          <InfiniteScroll hasMore onLoad={() => Promise.reject(new Error('offline'))} onFail={() => {}} />
        </div>
        <div className="demo-card">
          <InfiniteScroll hasMore onLoad={() => new Promise(() => {})} loadingText="Loading orders" />
        </div>
      </section>
    </>
  )
}

/** A list of 40 orders. The second load fails at first. */
function Orders() {
  const [count, setCount] = useState(10)
  const [hasFailed, setFailed] = useState(false)
  const load = async () => {
    await wait(800)
    if (count === 20 && !hasFailed) {
      setFailed(true)
      throw new Error('offline')
    }
    setCount(count + 10)
  }
  return (
    <List
      aria-label="Orders"
      style={{ blockSize: 320 }}
      items={Array.from({ length: count }, (_, id) => ({ id }))}
      footer={<InfiniteScroll hasMore={count < 40} distance={0} onLoad={load} onFail={() => {}} />}
    >
      {({ id }) => <Cell title={`Order ${id + 1}`} />}
    </List>
  )
}
