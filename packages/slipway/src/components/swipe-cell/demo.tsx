import { useState } from 'react'
import { SwipeCell, type SwipeCellAction } from 'slipway/components/swipe-cell'

interface Row {
  readonly text: string
  readonly actions: readonly SwipeCellAction[]
  readonly startActions?: readonly SwipeCellAction[]
  readonly off?: boolean
}

const rows: readonly Row[] = [
  {
    text: 'Swipe me, or press Tab',
    actions: [{ label: 'Archive' }, { label: 'Delete', tone: 'danger', confirm: true }],
  },
  { text: 'One that asks before it goes', actions: [{ label: 'Delete', tone: 'danger', confirm: true }] },
  {
    text: 'A long row, of which there is more to read than fits into one line of a phone that is held upright',
    actions: [{ label: 'Later' }, { label: 'Move', disabled: true }],
    startActions: [{ label: 'Flag' }, { label: 'Mark as read', color: 'var(--sw-accent)' }],
  },
  { text: 'One that stays', actions: [{ label: 'Delete' }], off: true },
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
              setSaid(`${chosen?.label}: ${text}`)
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
