import { MatchMedia } from 'slipway/components/match-media'

export default function MatchMediaDemo() {
  return (
    <section className="demo-section">
      <h2 className="demo-title">Window size and orientation</h2>
      <div className="demo-card">
        <MatchMedia minWidth={600} fallback={<p className="demo-row">The window is narrower than 600 px.</p>}>
          <p className="demo-row">The window is 600 px wide or more.</p>
        </MatchMedia>
        <MatchMedia maxHeight={700}>
          <p className="demo-row">The window is 700 px high or less.</p>
        </MatchMedia>
        <MatchMedia orientation="portrait">
          <p className="demo-row">The window is higher than wide.</p>
        </MatchMedia>
        <MatchMedia orientation="landscape">
          <p className="demo-row">The window is wider than high.</p>
        </MatchMedia>
      </div>
    </section>
  )
}
