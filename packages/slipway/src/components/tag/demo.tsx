import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { CheckIcon, HeartIcon } from 'slipway/components/icons'
import { Tag, type TagProps } from 'slipway/components/tag'

const tones: readonly [NonNullable<TagProps['tone']>, string][] = [
  ['neutral', 'Draft'],
  ['primary', 'New'],
  ['success', 'Paid'],
  ['warning', 'Late'],
  ['danger', 'Overdue'],
]
const fills: readonly [NonNullable<TagProps['fill']>, string][] = [
  ['soft', 'Soft'],
  ['solid', 'Solid'],
  ['outline', 'Outline'],
]
const topics = ['Travel', 'Food', 'Mountains', 'Trains', 'Photography']
const close = { gap: 8 }

export default function TagDemo() {
  return (
    <>
      {fills.map(([fill, title]) => (
        <section key={fill} className="demo-section">
          <h2 className="demo-title">{title}</h2>
          <div className="demo-row" style={close}>
            {tones.map(([tone, text]) => (
              <Tag key={tone} tone={tone} fill={fill}>
                {text}
              </Tag>
            ))}
          </div>
        </section>
      ))}
      <section className="demo-section">
        <h2 className="demo-title">Removable</h2>
        <Topics />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Round, icons and custom colour</h2>
        <div className="demo-row" style={close}>
          <Tag round>Round</Tag>
          <Tag tone="success" icon={<CheckIcon />}>
            Checked
          </Tag>
          <Tag round color="light-dark(#8a2be2, #c9a0f5)" icon={<HeartIcon />}>
            Liked
          </Tag>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Long text</h2>
        <div className="demo-row">
          <Tag tone="primary">
            Waits for the answer of the office that looks after all applications of this and of the past year
          </Tag>
        </div>
      </section>
    </>
  )
}

function Topics() {
  const [left, setLeft] = useState(topics)
  return (
    <div className="demo-row" style={close}>
      {left.map((topic) => (
        <Tag key={topic} round onClose={() => setLeft(left.filter((other) => other !== topic))}>
          {topic}
        </Tag>
      ))}
      {left.length < topics.length && (
        <Button size="mini" onClick={() => setLeft(topics)}>
          Reset
        </Button>
      )}
    </div>
  )
}
