import { ChevronForwardIcon } from 'slipway/components/icons'
import { Navigator, type PrefetchTime, usePrefetch } from 'slipway/components/navigator'

const times: readonly PrefetchTime[] = ['intent', 'visible', 'idle']

const ahead = <ChevronForwardIcon width={20} height={20} style={{ color: 'var(--sw-label-3)' }} />

export default function NavigatorDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Open, in one way or another</h2>
        <div className="demo-card">
          <Navigator className="demo-link" url="/components/slider">
            On top of this page {ahead}
          </Navigator>
          <Navigator className="demo-link" url="/components/slider" openType="redirect">
            In the place of this page {ahead}
          </Navigator>
          <Navigator className="demo-link" url="/settings" openType="switchTab">
            A tab {ahead}
          </Navigator>
          <Navigator className="demo-link" openType="navigateBack">
            Back
          </Navigator>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">The page shown is marked</h2>
        <div className="demo-card">
          <Navigator className="demo-link" url="/components/navigator">
            This page: aria-current {ahead}
          </Navigator>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Loaded ahead</h2>
        <div className="demo-card">
          {times.map((time) => (
            <Navigator className="demo-link" key={time} url="/components/button" prefetch={time}>
              {`prefetch="${time}"`} {ahead}
            </Navigator>
          ))}
          <p className="demo-link" tabIndex={-1} {...usePrefetch('/components/image', {})}>
            Any element can load a page ahead
          </p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Pressed look</h2>
        <div className="demo-card">
          <Navigator className="demo-link" url="/components/text">
            Its own, 50 ms after the touch {ahead}
          </Navigator>
          <Navigator className="demo-link" url="/components/text" hoverClass="none">
            None {ahead}
          </Navigator>
        </div>
      </section>
    </>
  )
}
