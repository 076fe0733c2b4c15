import { Button } from 'slipway/components/button'
import { Empty } from 'slipway/components/empty'
import { SearchIcon } from 'slipway/components/icons'

export default function EmptyDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">With an action</h2>
        <div className="demo-card">
          <Empty title="No orders yet" description="Your orders will appear here.">
            <Button size="mini" type="primary">
              Browse products
            </Button>
          </Empty>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Description only</h2>
        <div className="demo-card">
          <Empty description="No messages today." />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">In the middle of the remaining height</h2>
        <div className="demo-card" style={{ minBlockSize: 280 }}>
          <p className="demo-note">All messages are read.</p>
          <Empty fill description="No messages today." />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Custom picture or no picture</h2>
        <div className="demo-card">
          <Empty image={<SearchIcon width={48} height={48} />} description="No results for “sprocket”." />
          <Empty image={null} description="No picture" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Long text</h2>
        <div className="demo-card">
          <Empty
            title="This folder is empty, and so are all the folders that it contains"
            description="Files that others add will appear here as soon as their devices are online again, which may take a few days while they are travelling."
          />
        </div>
      </section>
    </>
  )
}
