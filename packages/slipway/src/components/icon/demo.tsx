import { Icon, type IconType } from 'slipway/components/icon'

const types: IconType[] = [
  'success',
  'success_no_circle',
  'info',
  'warn',
  'waiting',
  'cancel',
  'download',
  'search',
  'clear',
]

export default function IconDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Types</h2>
        <div className="demo-card">
          {types.map((type) => (
            <div key={type} className="demo-row">
              <Icon type={type} /> {type}
            </div>
          ))}
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Sizes</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Icon type="success" size={16} />
            <Icon type="success" />
            <Icon type="success" size={32} />
            <Icon type="success" size={48} />
            <Icon type="success" size="4em" />
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Colours</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Icon type="info" size={32} color="var(--sw-label)" />
            <Icon type="info" size={32} color="var(--sw-success)" />
            <Icon type="info" size={32} color="var(--sw-danger)" />
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Custom icon and accessible name</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Icon size={32} color="var(--sw-accent)" aria-label="Flagged">
              <path d="M6 21V4h11.5l-2.5 4 2.5 4H6" />
            </Icon>
            <Icon type="waiting" size={32} aria-label="Waiting for an answer" />
          </div>
        </div>
      </section>
    </>
  )
}
