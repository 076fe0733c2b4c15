import { useState } from 'react'
import { SwipeCell, type SwipeCellAction } from 'slipway/components/swipe-cell'

interface Row {
  readonly text: string
  readonly actions: readonly SwipeCellAction[]
  readonly startActions?: readonly SwipeCellAction[]
  readonly off?: boolean
}

const rows: readonly Row[] = [
  { text: 'Swipe me, or press Tab', actions: [{ text: 'Archive' }, { text: 'Delete', danger: true, confirm: true }] },
  { text: 'One that asks before it goes', actions: [{ text: 'Delete', danger: true, confirm: true }] },
  {
    text: 'A long row, of which there is more to read than fits into one line of a phone that is held upright',
    actions: [{ text: 'Later' }, { text: 'Move', disabled: true }],
    startActions: [{ text: 'Flag' }, { text: 'Mark as read', color: 'var(--sw-accent)' }],
  },
  { text: 'One that stays', actions: [{ text: 'Delete' }], off: true },
]

const line = '0.5px solid var(--sw-separator)'
const row = { padding: '11px 16px' }

export default function SwipeCellDemo() {
  const [said, setSaid] = useState('')
  return (
    <section className="demo-section">
      <h2 className="demo-title">Rows</h2>
      <div className="demo-card" style={{ gap: 0, padding: 0, overflow: 'clip' }}>
        {rows.map(({ text, actions, startActions, off }, index) => (
          <SwipeCell
            key={text}
            actions={actions}
            startActions={startActions}
            disabled={off}
            onAction={({ detail: { side, index } }) => {
              const chosen = side === 'start' ? startActions?.[index] : actions[index]
              setSaid(`${chosen?.text}: ${text}`)
            }}
          >
            <div style={{ ...row, borderBlockStart: index > 0 ? line : undefined }}>{text}</div>
          </SwipeCell>
        ))}
      </div>
      <p className="demo-note" role="status">
        {said}
      </p>
    </section>
  )
}
