import { useState } from 'react'
import { RichText, type RichTextNode } from 'slipway/components/rich-text'

/** A small image as a data URL: the sun over the sea, in 32 × 16 pixels. */
const evening =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAQCAIAAAD4YuoOAAAAfElEQVR42mPwzdtCU8SQUL6WpoihuGE5TRFDe+cCmiKGWZNm0hQxrJ01maaI4cDiHpoihitrWilB/19sgSBcChieb60nG8FNhyCsahh+7asgD6GZDkGYyhhsonpoihjMgpppihgMvKpoihi0nAppihhUrDJoihjkjOJpigAq+/kOf2Th+QAAAABJRU5ErkJggg=='

const article = `
  <h3>Down to the water</h3>
  <p>A <b>slipway</b> is a ramp on the shore by which ships are moved <em>to and from</em> the water &mdash; and some are
  older than the town around them.
  <blockquote>Ships are built to leave.</blockquote>
  <ol><li>Grease the ways<li>Knock out the wedges<li>Let go</ol>
  <p><img src="${evening}" alt="Evening over the harbour" width="320" height="160">
  <p>More about <a href="https://en.wikipedia.org/wiki/Slipway" target="_blank">slipways</a>.`

const stranger = `
  <p onclick="alert(1)" style="color: var(--sw-success); position: fixed">The colour is kept, the fixed position is not.</p>
  <script>alert(1)</script><iframe src="https://example.com"></iframe>
  <p>A link <a href="java&#10;script:alert(1)">without its address</a>, and an image without its event handler:
  <img src="x" onerror="alert(1)" alt=""></p>
  <svg><script>alert(1)</script></svg><form action="https://example.com"><input> The text of a form is kept.</form>`

const price: RichTextNode[] = [
  {
    name: 'table',
    children: [
      { name: 'caption', children: [{ type: 'text', text: 'Berths' }] },
      ...[
        ['Length', 'Night', 'Week', 'Year'],
        ['up to 8 m', '12 €', '70 €', '900 €'],
        ['up to 12 m', '18 €', '105 €', '1 350 €'],
      ].map((row, index) => ({
        name: 'tr',
        children: row.map((text) => ({
          name: index === 0 ? 'th' : 'td',
          attrs: { style: 'padding: 8px; text-align: start; white-space: nowrap' },
          children: [{ type: 'text' as const, text }],
        })),
      })),
    ],
  },
]

export default function RichTextDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">HTML</h2>
        <div className="demo-card">
          <RichText nodes={article} selectable />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From nodes</h2>
        <div className="demo-card">
          <RichText nodes={price} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Clicks on links and images</h2>
        <Pressed />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Untrusted HTML</h2>
        <div className="demo-card">
          <RichText nodes={stranger} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Consecutive spaces</h2>
        <div className="demo-card">
          <RichText nodes="<p>Collapsed    spaces" />
          <RichText space="nbsp" nodes="<p>Kept    spaces" />
          <RichText space="emsp" nodes="<p>Wide    spaces" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From right to left</h2>
        <div className="demo-card" dir="rtl">
          <RichText nodes="<p>المنحدر <b>طريق</b> إلى الماء.<ul><li>سفينة<li>مرساة</ul>" />
        </div>
      </section>
    </>
  )
}

function Pressed() {
  const [message, setMessage] = useState('Press the link or the image')
  return (
    <div className="demo-card">
      <RichText
        nodes={`<p>Call <a href="tel:+49401234">the harbour</a>, or look at it:
          <p><img src="${evening}" alt="The harbour" width="120" height="60">`}
        onItemClick={(event) => {
          event.preventDefault()
          const { name, attrs } = event.detail.node
          setMessage(name === 'a' ? `The link to ${attrs.href}` : `The image “${attrs.alt}”`)
        }}
      />
      <output>{message}</output>
    </div>
  )
}
