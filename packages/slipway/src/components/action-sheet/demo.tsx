import { useState } from 'react'
import { ActionSheet, type ActionSheetProps } from 'slipway/components/action-sheet'
import { Button } from 'slipway/components/button'

const sheets: readonly (Pick<ActionSheetProps, 'actions' | 'title'> & { readonly name: string })[] = [
  { name: 'Plain', actions: ['Take a photo', 'Choose from the album'] },
  {
    name: 'With a title and one that destroys',
    title: 'The photo is in two albums.',
    actions: ['Remove from this album', { label: 'Delete the photo', tone: 'danger' }],
  },
  {
    name: 'With descriptions, one disabled',
    actions: [
      { label: 'Copy', description: 'As a link' },
      { label: 'Share', description: 'Without a network there is nobody to share with', disabled: true },
    ],
  },
  { name: 'Long', title: 'A country', actions: Array.from({ length: 24 }, (_, index) => `Country ${index + 1}`) },
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
      <h2 className="demo-title">Choices</h2>
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
          onSelect={({ detail }) => close(`Choice ${detail.index + 1}`)}
          onCancel={({ detail }) => close(`None, by ${detail.reason}`)}
        />
      ))}
    </section>
  )
}
