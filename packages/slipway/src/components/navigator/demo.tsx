import { Navigator, type PrefetchTime, usePrefetch } from 'slipway/components/navigator'

const times: readonly PrefetchTime[] = ['intent', 'visible', 'idle']

export default function NavigatorDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Open, in one way or another</h2>
        <div className="demo-card">
          <Navigator className="demo-row" url="/components/slider">
            On top of this page
          </Navigator>
          <Navigator className="demo-row" url="/components/slider" openType="redirect">
            In the place of this page
          </Navigator>
          <Navigator className="demo-row" url="/settings" openType="switchTab">
            A tab
          </Navigator>
          <Navigator className="demo-row" openType="navigateBack">
            Back
          </Navigator>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">The page shown is marked</h2>
        <div className="demo-card">
          <Navigator className="demo-row" url="/components/navigator">
            This page: aria-current
          </Navigator>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Loaded ahead</h2>
        <div className="demo-card">
          {times.map((time) => (
            <Navigator className="demo-row" key={time} url="/components/button" prefetch={time}>
              {`prefetch="${time}"`}
            </Navigator>
          ))}
          <p className="demo-row" tabIndex={-1} {...usePrefetch('/components/image', {})}>
            Any element can load a page ahead
          </p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Pressed look</h2>
        <div className="demo-card">
          <Navigator className="demo-row" url="/components/text">
            Its own, 50 ms after the touch
          </Navigator>
          <Navigator className="demo-row" url="/components/text" hoverClass="none">
            None
          </Navigator>
        </div>
      </section>
    </>
  )
}
