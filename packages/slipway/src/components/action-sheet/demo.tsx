import { useState } from 'react'
import { ActionSheet, type ActionSheetProps } from 'slipway/components/action-sheet'
import { Button } from 'slipway/components/button'
import { CopyIcon, HeartIcon, TrashIcon } from 'slipway/components/icons'

const sheets: readonly (Pick<ActionSheetProps, 'actions' | 'title'> & { readonly name: string })[] = [
  { name: 'Basic', actions: ['Take a photo', 'Choose from the album'] },
  {
    name: 'With a title and a destructive action',
    title: 'The photo is in two albums.',
    actions: ['Remove from this album', { label: 'Delete the photo', tone: 'danger' }],
  },
  {
    name: 'With descriptions and a disabled action',
    actions: [
      { label: 'Copy', description: 'As a link' },
      { label: 'Share', description: 'Needs a network connection', disabled: true },
    ],
  },
  {
    name: 'With icons',
    actions: [
      { label: 'Copy', icon: <CopyIcon /> },
      { label: 'Like', description: 'Ada will be notified', icon: <HeartIcon /> },
      { label: 'Delete', icon: <TrashIcon />, tone: 'danger' },
    ],
  },
  { name: 'Long list', title: 'Country', actions: Array.from({ length: 24 }, (_, index) => `Country ${index + 1}`) },
]

export default function ActionSheetDemo() {
  const [open, setOpen] = useState<string>()
  const [answer, setAnswer] = useState('')
  const close = (text: string) => {
    setOpen(undefined)
    setAnswer(text)
  }
  return (
    <section className="demo-section">
      <h2 className="demo-title">Action sheets</h2>
      {sheets.map(({ name }) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <p className="demo-note" role="status">
        {answer}
      </p>
      {sheets.map(({ name, ...sheet }) => (
        <ActionSheet
          key={name}
          {...sheet}
          open={open === name}
          onSelect={({ detail }) => close(`Chosen: action ${detail.index + 1}`)}
          onCancel={({ detail }) => close(`Cancelled: ${detail.reason}`)}
        />
      ))}
    </section>
  )
}
