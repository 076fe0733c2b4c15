import { useState } from 'react'
import { CopyIcon, HeartIcon, TrashIcon } from 'slipway/components/icons'
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
  { text: 'Delete with confirmation', actions: [{ label: 'Delete', tone: 'danger', confirm: true }] },
  {
    text: 'Actions on both sides, and a text that is too long for one line on a phone in portrait',
    actions: [{ label: 'Later' }, { label: 'Move', disabled: true }],
    startActions: [{ label: 'Flag' }, { label: 'Mark as read', color: 'var(--sw-accent)' }],
  },
  {
    text: 'Icons above the labels. A row of two lines has enough space for them.',
    actions: [
      { label: 'Copy', icon: <CopyIcon /> },
      { label: 'Remove', icon: <TrashIcon />, tone: 'danger' },
    ],
    startActions: [{ label: 'Like', icon: <HeartIcon />, color: 'var(--sw-accent)' }],
  },
  { text: 'Disabled', actions: [{ label: 'Delete' }], off: true },
]

const line = '0.5px solid var(--sw-separator)'
const row = { padding: '11px 16px' }

export default function SwipeCellDemo() {
  const [message, setMessage] = useState('')
  return (
    <section className="demo-section">
      <h2 className="demo-title">Actions in a list</h2>
      <div className="demo-card" style={{ gap: 0, padding: 0, overflow: 'clip' }}>
        {rows.map(({ text, actions, startActions, off }, index) => (
          <SwipeCell
            key={text}
            actions={actions}
            startActions={startActions}
            disabled={off}
            onAction={({ detail: { side, index } }) => {
              const chosen = side === 'start' ? startActions?.[index] : actions[index]
              setMessage(`${chosen?.label}: ${text}`)
            }}
          >
            <div style={{ ...row, borderBlockStart: index > 0 ? line : undefined }}>{text}</div>
          </SwipeCell>
        ))}
      </div>
      <p className="demo-note" role="status">
        {message}
      </p>
    </section>
  )
}
