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
  const offerAtButton = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    offer({ itemList: ['Newest first', 'Oldest first'], popover: currentTarget.getBoundingClientRect() })
  return (
    <section className="demo-section">
      <h2 className="demo-title">Basic usage</h2>
      <Button onClick={() => offer({ itemList: ['Take a photo', 'Choose from the album'] })}>Two choices</Button>
      <Button onClick={() => offer({ itemList: countries, title: 'Where do you live?' })}>
        Long list with a title
      </Button>
      <Button onClick={() => offer({ itemList: ['Blue', 'Bluer'], itemColor: 'var(--sw-accent-label)' })}>
        Custom colour
      </Button>
      <Button onClick={offerAtButton}>Popover at this button</Button>
      <p className="demo-note" role="status">
        {answer}
      </p>
    </section>
  )
}
