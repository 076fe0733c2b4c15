import { Button } from 'slipway/components/button'
import { Empty } from 'slipway/components/empty'
import { SearchIcon } from 'slipway/components/icons'

export default function EmptyDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">With something to do</h2>
        <div className="demo-card">
          <Empty title="No orders yet" description="What you buy will be here.">
            <Button size="mini" type="primary">
              Look around
            </Button>
          </Empty>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">One sentence</h2>
        <div className="demo-card">
          <Empty description="Nobody has written to you today." />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">A picture of your own, or none</h2>
        <div className="demo-card">
          <Empty image={<SearchIcon width={48} height={48} />} description="Nothing was found for “sprocket”." />
          <Empty image={null} description="No picture at all" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Long texts</h2>
        <div className="demo-card">
          <Empty
            title="There is nothing in this folder, nor in any of the folders that are inside it"
            description="What others put here comes as soon as they have a connection again, which on a journey may take until the evening of the next day."
          />
        </div>
      </section>
    </>
  )
}
