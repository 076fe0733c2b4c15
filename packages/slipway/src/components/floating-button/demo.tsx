import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { FloatingButton } from 'slipway/components/floating-button'
import { CopyIcon, ImageIcon, PlusIcon, TrashIcon } from 'slipway/components/icons'

const actions = [
  { label: 'Picture', icon: <ImageIcon /> },
  { label: 'A copy of the last one, with everything that is in it', icon: <CopyIcon /> },
  { label: 'Empty the bin', icon: <TrashIcon />, disabled: true },
]

const looks = ['Plain', 'With actions', 'Loading', 'Disabled'] as const

export default function FloatingButtonDemo() {
  const [look, setLook] = useState<(typeof looks)[number]>('With actions')
  const [said, setSaid] = useState('')
  return (
    <section className="demo-section">
      <h2 className="demo-title">In the corner of this page</h2>
      {looks.map((name) => (
        <Button key={name} onClick={() => setLook(name)}>
          {name}
        </Button>
      ))}
      <p className="demo-note" role="status">
        {said}
      </p>
      <FloatingButton
        label="New note"
        icon={<PlusIcon />}
        actions={look === 'With actions' ? actions : undefined}
        loading={look === 'Loading'}
        disabled={look === 'Disabled'}
        onClick={() => setSaid(look === 'Plain' ? 'A new note' : '')}
        onAction={({ detail }) => setSaid(`New: ${actions[detail.index]?.label}`)}
      />
    </section>
  )
}
