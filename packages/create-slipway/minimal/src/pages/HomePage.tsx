import { Button, Empty, showToast } from 'slipway'

export default function HomePage() {
  return (
    <Empty title="Your app starts here" description="Edit src/pages/HomePage.tsx to change this page.">
      <Button size="mini" type="primary" onClick={() => showToast({ title: 'Hello' })}>
        Say hello
      </Button>
    </Empty>
  )
}
