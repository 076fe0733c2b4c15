import { type MouseEvent, useState } from 'react'
import { type ShowActionSheetOptions, showActionSheet } from 'slipway/api/action-sheet'
import { Button } from 'slipway/components/button'

const countries = Array.from({ length: 24 }, (_, index) => `Country ${index + 1}`)

export default function ActionSheetDemo() {
  const [answer, setAnswer] = useState('')
  const offer = (options: ShowActionSheetOptions) =>
    showActionSheet(options).then(
      ({ tapIndex }) => setAnswer(`${options.itemList[tapIndex]} (${tapIndex})`),
      (error: Error) => setAnswer(error.message),
    )
  const offerBeside = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    offer({ itemList: ['Newest first', 'Oldest first'], popover: currentTarget.getBoundingClientRect() })
  return (
    <section className="demo-section">
      <h2 className="demo-title">Choices</h2>
      <Button onClick={() => offer({ itemList: ['Take a photo', 'Choose from the album'] })}>Two</Button>
      <Button onClick={() => offer({ itemList: countries, title: 'Where do you live?' })}>Many, with a title</Button>
      <Button onClick={() => offer({ itemList: ['Blue', 'Bluer'], itemColor: 'var(--sw-accent-label)' })}>
        In a colour
      </Button>
      <Button onClick={offerBeside}>Beside this button</Button>
      <p className="demo-note" role="status">
        {answer}
      </p>
    </section>
  )
}
