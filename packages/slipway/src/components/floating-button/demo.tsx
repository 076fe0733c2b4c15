import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { FloatingButton } from 'slipway/components/floating-button'
import { CopyIcon, ImageIcon, PlusIcon, TrashIcon } from 'slipway/components/icons'

const actions = [
  { label: 'Picture', icon: <ImageIcon /> },
  { label: 'A copy of the last note, with all of its pictures', icon: <CopyIcon /> },
  { label: 'Empty the trash', icon: <TrashIcon />, disabled: true },
]

const looks = ['Basic', 'With actions', 'Loading', 'Disabled'] as const

export default function FloatingButtonDemo() {
  const [look, setLook] = useState<(typeof looks)[number]>('With actions')
  const [status, setStatus] = useState('')
  return (
    <section className="demo-section">
      <h2 className="demo-title">Floating button</h2>
      {looks.map((name) => (
        <Button key={name} onClick={() => setLook(name)}>
          {name}
        </Button>
      ))}
      <p className="demo-note" role="status">
        {status}
      </p>
      <FloatingButton
        label="New note"
        icon={<PlusIcon />}
        actions={look === 'With actions' ? actions : undefined}
        loading={look === 'Loading'}
        disabled={look === 'Disabled'}
        onClick={() => setStatus(look === 'Basic' ? 'New note' : '')}
        onAction={({ detail }) => setStatus(`New: ${actions[detail.index]?.label}`)}
      />
    </section>
  )
}
