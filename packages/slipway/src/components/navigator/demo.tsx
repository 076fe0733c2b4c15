import { ChevronForwardIcon } from 'slipway/components/icons'
import { Link, type PrefetchTime, usePrefetch } from 'slipway/components/navigator'

const times: readonly PrefetchTime[] = ['intent', 'visible', 'idle']

const ahead = <ChevronForwardIcon width={20} height={20} style={{ color: 'var(--sw-label-3)' }} />

export default function NavigatorDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Open types</h2>
        <div className="demo-card">
          <Link className="demo-link" url="/components/slider">
            Open on top of this page {ahead}
          </Link>
          <Link className="demo-link" url="/components/slider" openType="redirect">
            Replace this page {ahead}
          </Link>
          <Link className="demo-link" url="/settings" openType="switchTab">
            Switch to a tab {ahead}
          </Link>
          <Link className="demo-link" openType="navigateBack">
            Back
          </Link>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Current page</h2>
        <div className="demo-card">
          <Link className="demo-link" url="/components/navigator">
            This page (aria-current) {ahead}
          </Link>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Prefetch</h2>
        <div className="demo-card">
          {times.map((time) => (
            <Link className="demo-link" key={time} url="/components/button" prefetch={time}>
              {`prefetch="${time}"`} {ahead}
            </Link>
          ))}
          <p className="demo-link" tabIndex={-1} {...usePrefetch('/components/image', {})}>
            Any element can prefetch a page
          </p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Pressed state</h2>
        <div className="demo-card">
          <Link className="demo-link" url="/components/text">
            Default, 50 ms after the touch {ahead}
          </Link>
          <Link className="demo-link" url="/components/text" hoverClass="none">
            None {ahead}
          </Link>
        </div>
      </section>
    </>
  )
}
