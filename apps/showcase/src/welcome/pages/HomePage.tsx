import { navigateTo } from 'slipway'
import { Button } from 'slipway/components/button'

export default function HomePage() {
  return <Button onClick={() => navigateTo({ url: '/order/1' })}>Your order</Button>
}
